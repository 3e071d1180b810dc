import { Parser } from 'htmlparser2'
import { formatDuration } from '../../src/core/i18n/formatDuration'
import { policyEntries } from '../../src/visitor/consent/policyEntries'
import type { Lifetime } from '../../src/visitor/consent/registry'
import type { Finding } from './checks'

/** A built cookie policy: its path, its language and its HTML. */
export type CookiePolicyPage = { path: string; htmlLang: string; html: string }

/** The rows of the tables in a page, by the id of the element that each table is in. */
function tablesIn(html: string): Map<string, string[][]> {
  const tables = new Map<string, string[][]>()
  const sections: (string | undefined)[] = []
  let row: string[] | undefined
  let isCell = false
  const parser = new Parser({
    onopentag(name, { id }) {
      if (name === 'section') sections.push(id)
      if (name === 'tr') row = []
      if (name === 'th' || name === 'td') {
        isCell = true
        row?.push('')
      }
    },
    ontext(text) {
      if (isCell && row) row[row.length - 1] += text
    },
    onclosetag(name) {
      if (name === 'th' || name === 'td') isCell = false
      if (name === 'tr' && row) {
        const section = sections.at(-1) ?? ''
        tables.set(section, [...(tables.get(section) ?? []), row])
        row = undefined
      }
      if (name === 'section') sections.pop()
    },
  })
  parser.write(html)
  parser.end()
  return tables
}

/** A lifetime as the policy of a language shows it; undefined for one that the policy has its own words for. */
function formatted(lifetime: Lifetime, htmlLang: string): string | undefined {
  if (typeof lifetime === 'string') return undefined
  if ('months' in lifetime) return formatDuration(lifetime.months, 'month', htmlLang)
  if ('days' in lifetime) return formatDuration(lifetime.days, 'day', htmlLang)
  return formatDuration(lifetime.minutes, 'minute', htmlLang)
}

/**
 * What the built cookie policies lack of the registry of stored values: each entry of the policies must be a row in the table
 * of its category, with its provider, a purpose, the words of its condition and its lifetime. Read from the HTML, as visitors get it.
 */
export const cookiePolicyFindings = (policies: readonly CookiePolicyPage[]): Finding[] =>
  policies.flatMap(({ path, htmlLang, html }) => {
    const tables = tablesIn(html)
    /** The words for a lifetime that is no time; one for all of a page. */
    const words = new Map<Lifetime, string>()
    /** The words for a condition; one for all of a page, and no two with the same. */
    const conditions = new Map<string, string>()
    return policyEntries.flatMap(({ names, kind, category, provider, when, lifetime }) => {
      const name = names.join(', ')
      const finding = (detail: string): Finding[] => [
        { path, check: 'cookie policy', detail: `${name}: ${detail}` },
      ]
      const isRow = ([first = '']: string[]): boolean =>
        kind === 'cookie' ? first === name : first.startsWith(`${name} (`)
      const row = tables.get(category)?.find(isRow)
      if (!row) return finding(`no row in the table of ${category}`)
      const [, shownProvider = '', purpose = '', condition = '', shownLifetime = ''] = row
      const wanted = formatted(lifetime, htmlLang) ?? words.get(lifetime) ?? shownLifetime
      words.set(lifetime, wanted)
      if (!conditions.has(when) && ![...conditions.values()].includes(condition))
        conditions.set(when, condition)
      return [
        ...(shownProvider === provider
          ? []
          : finding(`the provider "${shownProvider}" instead of "${provider}"`)),
        ...(purpose.trim() ? [] : finding('no purpose')),
        ...(condition.trim() && conditions.get(when) === condition
          ? []
          : finding(`the condition "${condition}" instead of the words for "${when}"`)),
        ...(wanted.trim() && shownLifetime === wanted
          ? []
          : finding(`the lifetime "${shownLifetime}" instead of "${wanted}"`)),
      ]
    })
  })
