/**
 * Reads addresses as people and programs write them: copied with the punctuation around them, escaped twice, with a query
 * that lost its `?`, with the name of a file. Pure; the work is linear in the length of an address.
 */

/** What an address can mean: its segments as they were written, without what does not belong to them. */
export type WrittenAddress = {
  /** Each with its letters as they are, for parts of an address that no page names. */
  segments: string[]
  /** The query that was part of the path, with its `?`, or empty. */
  search: string
  /** The hash that was part of the path, with its `#`, or empty. */
  hash: string
}

/** Longer paths than this are no page of ours, and not worth the work. */
export const longestAddress = 1000

/** Endings of file names under which other hosts, and earlier sites, serve pages. */
export const pageEndings = ['html', 'htm', 'xhtml', 'shtml', 'php', 'asp', 'aspx', 'jsp'] as const

/** File names that mean the folder they are in. */
export const indexNames = ['index', 'default'] as const

const fileName = new RegExp(String.raw`^(.+)\.(?:${pageEndings.join('|')})[^\p{L}\p{N}]*$`, 'iu')

/** True for the name of a file that may be a page: `pricing.html`. */
export const hasPageEnding = (path: string): boolean =>
  path.length <= longestAddress && fileName.test(path.slice(path.lastIndexOf('/') + 1))

/** Decodes what is encoded in UTF-8, and reads the rest as Latin-1, as old programs wrote it (`%FC`). Never throws. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes)
      } catch {
        return escapes.replace(/%([0-9a-f]{2})/gi, (_, digits: string) =>
          String.fromCharCode(parseInt(digits, 16)),
        )
      }
    })
  }
}

/** Some programs escape an address that is escaped already. */
const decodeTwice = (text: string): string => {
  const once = decode(text)
  return /%[0-9a-f]{2}/i.test(once) ? decode(once) : once
}

/**
 * The key by which two spellings of a path segment are the same: without accents and invisible characters, in lower case,
 * everything but letters and digits as single hyphens, none at either end.
 */
export const segmentKey = (segment: string): string =>
  segment
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** From the first letter or digit to the last, without invisible characters. */
const cleaned = (segment: string): string =>
  /[\p{L}\p{N}].*[\p{L}\p{N}]|[\p{L}\p{N}]/su.exec(segment.replace(/\p{C}/gu, ''))?.[0] ?? ''

/** A query as it may stand in an address: other characters than those of an address are escaped. */
const asQuery = (text: string): string =>
  `?${text.replace(/[^\x21-\x7e]+|["#<>\\^`{|}]/g, (characters) => encodeURIComponent(characters))}`

const beginsLikeQuery = (text: string): boolean => /^[\w.~-]{1,60}(?:\[\])?=/.test(text)

/** Splits a path where a query begins: `&` or an escaped `?` or `&`, before `name=` or at the end. */
function splitQuery(pathname: string): { path: string; search: string } {
  for (const mark of pathname.matchAll(/&|%26|%3f/gi)) {
    const path = pathname.slice(0, mark.index)
    const rest = pathname.slice(mark.index + mark[0].length)
    // An escaped mark means that the whole query was escaped with it.
    const text = (mark[0] === '&' ? rest : decode(rest)).replace(/(^|&)amp;/g, '$1')
    if (text === '') return { path, search: '' }
    if (beginsLikeQuery(text)) return { path, search: asQuery(text) }
  }
  return { path: pathname, search: '' }
}

/** Splits an escaped hash from a path: `/en/pricing%23plans`. */
function splitHash(path: string): { path: string; hash: string } {
  const [before = '', hash] = path.split(/#(.*)/s, 2)
  return { path: before, hash: hash && /^[\w-]+$/.test(hash) ? `#${hash}` : '' }
}

/** What follows an address in HTML or Markdown: `pricing" target=`, `pricing](https:…`. */
const markup = /([\p{L}\p{N}])(?:["<>`]|\]\().*/su

/**
 * What an address can mean, the likeliest first: as it is, without the markup after it, without the name of a file. None for
 * an address that is too long. `pathname` is escaped, as `URL` gives it.
 */
export function writtenAddresses(pathname: string): WrittenAddress[] {
  if (pathname.length > longestAddress) return []
  const { path: withoutQuery, search } = splitQuery(pathname)
  const { path, hash } = splitHash(decodeTwice(withoutQuery))
  const found = new Map<string, WrittenAddress>()
  const add = (segments: string[]): void => {
    const known = segments.map(cleaned).filter((segment) => segment !== '')
    const text = known.join('/')
    if (!found.has(text)) found.set(text, { segments: known, search, hash })
  }
  for (const form of [path, path.replace(markup, '$1')]) {
    const segments = form.split(/[/\\]+/)
    add(segments)
    const last = cleaned(segments.filter((segment) => cleaned(segment) !== '').pop() ?? '')
    const others = segments
      .map(cleaned)
      .filter((segment) => segment !== '')
      .slice(0, -1)
    const name = fileName.exec(last)?.[1] ?? last
    if (indexNames.some((index) => index === name.toLowerCase())) add(others)
    else if (name !== last) add([...others, name])
  }
  return [...found.values()]
}
