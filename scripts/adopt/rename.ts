import { isRecord } from '../../src/core/values/record'

/** What a brand is called in texts, in identifiers and in addresses. */
export type Identity = {
  /** `Outlay` */
  name: string
  /** The name in identifiers, file names and addresses: small letters and digits. */
  slug: string
  siteHost: string
  appHost: string
  blogHost: string
  /** The domain that the hosts share. */
  parentDomain: string
  /** What follows the @ of e-mail addresses. */
  emailDomain: string
}

type Edit = { start: number; end: number; text: string }
type Rule = { pattern: RegExp; replacement: (match: RegExpExecArray) => string }

/** A host in plain text and in a pattern, where its dots have backslashes. */
const hostPattern = (host: string): string => host.split('.').map(escaped).join('(?:\\\\{0,2})\\.')

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Writes a host with as many backslashes as the replaced one had before its dots. */
const hostLike = (matched: string, host: string): string => {
  const [backslashes = ''] = /\\{0,2}(?=\.)/.exec(matched) ?? []
  return host.replaceAll('.', `${backslashes}.`)
}

const hostRule = (from: string, to: string): Rule => ({
  pattern: new RegExp(hostPattern(from), 'i'),
  replacement: ([matched]) => hostLike(matched, to),
})

const capitalised = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1)

const startsWithVowel = (name: string): boolean => /^[aeiouàâäéèêëîïôöûü]/i.test(name)

/** Words before the name whose form depends on its first letter: before a vowel, before a consonant. */
const articles: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['an ', 'a '],
    ['An ', 'A '],
  ],
  fr: [
    ['d’', 'de '],
    ['D’', 'De '],
    ['qu’', 'que '],
    ['Qu’', 'Que '],
  ],
}

function articleRules(from: Identity, to: Identity, language: string): Rule[] {
  const [before, after] = [startsWithVowel(from.name), startsWithVowel(to.name)]
  if (before === after) return []
  return (articles[language] ?? []).map(([vowel, consonant]) => {
    const [old, current] = after ? [consonant, vowel] : [vowel, consonant]
    return {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(old)}${escaped(from.name)}`, 'u'),
      replacement: () => `${current}${to.name}`,
    }
  })
}

function rulesOf(from: Identity, to: Identity, language: string): Rule[] {
  const plain = (text: string, current: string): Rule => ({
    pattern: new RegExp(escaped(text)),
    replacement: () => current,
  })
  const identifier = capitalised(from.slug)
  return [
    {
      pattern: new RegExp(`(?<=@|%40)${hostPattern(from.emailDomain)}`, 'i'),
      replacement: ([matched]) => hostLike(matched, to.emailDomain),
    },
    hostRule(from.siteHost, to.siteHost),
    hostRule(from.appHost, to.appHost),
    hostRule(from.blogHost, to.blogHost),
    hostRule(from.parentDomain, to.parentDomain),
    ...articleRules(from, to, language),
    // In an identifier: `whyOutlay`.
    {
      pattern: new RegExp(`(?<=[A-Za-z0-9_])${escaped(identifier)}`),
      replacement: () => capitalised(to.slug),
    },
    plain(from.name, to.name),
    plain(from.slug.toUpperCase(), to.slug.toUpperCase()),
    plain(from.name.toUpperCase(), to.name.toUpperCase()),
    plain(from.slug, to.slug),
  ]
}

export type Renamer = {
  /** The text with the new name. */
  text: (text: string) => string
  /** A value of JSON with the new name in every text and key; the spans of rich text stay on their words. */
  value: (value: unknown) => unknown
}

/** Where a position of a text is after its edits. */
function moved(position: number, edits: readonly Edit[]): number {
  let shift = 0
  for (const { start, end, text } of edits) {
    if (position <= start) break
    if (position < end) return start + shift + text.length
    shift += text.length - (end - start)
  }
  return position + shift
}

/**
 * Replaces the names and hosts of one brand by those of another, in every case that a text or an identifier has. `before`:
 * phrases that are replaced first, such as a legal name. `language` decides about articles.
 */
export function renamer(
  from: Identity,
  to: Identity,
  { language = 'en', before = [] as readonly (readonly [string, string])[] } = {},
): Renamer {
  const rules: Rule[] = [
    ...before.map(([old, current]): Rule => ({
      pattern: new RegExp(escaped(old)),
      replacement: () => current,
    })),
    ...rulesOf(from, to, language),
  ]
  // One pass: a new name is never read as an old one.
  const any = new RegExp(rules.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'giu')

  const editsOf = (text: string): Edit[] => {
    const edits: Edit[] = []
    any.lastIndex = 0
    for (let match = any.exec(text); match; match = any.exec(text)) {
      const start = match.index
      any.lastIndex = start + 1
      for (const { pattern, replacement } of rules) {
        const exact = new RegExp(pattern.source, pattern.flags.includes('i') ? 'iuy' : 'uy')
        exact.lastIndex = start
        const found = exact.exec(text)
        if (!found) continue
        edits.push({ start, end: start + found[0].length, text: replacement(found) })
        any.lastIndex = start + found[0].length
        break
      }
    }
    return edits
  }
  const edited = (text: string, edits: readonly Edit[]): string => {
    let position = 0
    let result = ''
    for (const { start, end, text: current } of edits) {
      result += text.slice(position, start) + current
      position = end
    }
    return result + text.slice(position)
  }
  const renamed = (text: string): string => edited(text, editsOf(text))

  const value = (given: unknown): unknown => {
    if (typeof given === 'string') return renamed(given)
    if (Array.isArray(given)) return given.map(value)
    if (!isRecord(given)) return given
    const result = Object.fromEntries(Object.entries(given).map(([key, part]) => [renamed(key), value(part)]))
    const { text, spans } = given
    if (typeof text !== 'string' || !Array.isArray(spans)) return result
    const edits = editsOf(text)
    result['spans'] = spans.map((span: unknown) => {
      if (!isRecord(span) || typeof span['start'] !== 'number' || typeof span['end'] !== 'number') {
        return value(span)
      }
      const rest = value(span)
      return {
        ...(isRecord(rest) ? rest : {}),
        start: startOf(span['start'], edits),
        end: moved(span['end'], edits),
      }
    })
    return result
  }
  return { text: renamed, value }
}

/** A span that begins inside a replaced name begins with the new one. */
function startOf(position: number, edits: readonly Edit[]): number {
  const inside = edits.find(({ start, end }) => position > start && position < end)
  return inside ? moved(inside.start, edits) : moved(position, edits)
}

/** A form of the name that depends on grammar, and how often it stands in a language. */
export type InflectedForm = { form: string; language: string; count: number; place: string }

/** The name with letters, an apostrophe or a hyphen after it, or an article before it: what a person must check. */
export function inflectedForms(
  name: string,
  texts: readonly { text: string; language: string; place: string }[],
): InflectedForm[] {
  const pattern = new RegExp(
    `(?:[\\p{L}]+[’']|(?<![\\p{L}\\p{N}])[Aa]n? )${escaped(name)}(?:[’'-]?\\p{L}+)*|(?<![\\p{L}\\p{N}])${escaped(name)}(?:[’'-]?\\p{L}+)+`,
    'gu',
  )
  const found = new Map<string, InflectedForm>()
  for (const { text, language, place } of texts) {
    for (const [form] of text.matchAll(pattern)) {
      const key = `${language} ${form}`
      const known = found.get(key)
      if (known) known.count += 1
      else found.set(key, { form, language, count: 1, place })
    }
  }
  return [...found.values()].sort((a, b) => a.language.localeCompare(b.language) || b.count - a.count)
}
