import { localeByUrlCode } from '../../../locales.config'
import { localeSegmentKey } from '../../core/routing/localeSegments'
import { segmentKey, writtenAddresses } from '../../core/routing/writtenAddress'
import type { IndexedPage, PageIndex } from './pageIndex'

/** As many pages as are offered: the likely ones, read at a glance. */
const maximumFound = 4

/** Limits of what is looked for, so that no address costs much. */
const maximumWords = 6
const maximumLength = 30

/** Below this part of the words, weighed by how rare they are, a page is no match. */
const leastShare = 0.4

/** A word of more pages than this is no reason to offer one of them. */
const mostPages = 500

const wordsOf = (text: string): string[] =>
  segmentKey(text)
    .split('-')
    .filter((word) => word !== '')

/** The words of an address that say which page was meant: `/en/VatCalcluator.html` → `vat calcluator`. */
export function wordsOfAddress(pathname: string): string {
  const forms = writtenAddresses(pathname)
  const segments = forms.at(-1)?.segments ?? []
  const [first = '', ...rest] = segments
  const isLocale =
    localeByUrlCode(first.toLowerCase()) !== undefined || /^[a-z]{2}-[a-z]{2}$/.test(localeSegmentKey(first))
  return (isLocale ? rest : segments)
    .map((segment) => segment.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[^\p{L}\p{N}]+/gu, ' '))
    .join(' ')
    .trim()
    .slice(0, 100)
}

/** Three rows of the table below, used again for every pair of words. */
const rows = [0, 1, 2].map(() => new Uint8Array(maximumLength + 1)) as [Uint8Array, Uint8Array, Uint8Array]

/**
 * The number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment); more than
 * `limit` is `limit + 1`. For words up to `maximumLength`.
 */
function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let [beforeLast, last, current] = rows
  for (let column = 0; column <= to.length; column++) last[column] = column
  for (let row = 1; row <= from.length; row++) {
    current[0] = row
    let least = row
    for (let column = 1; column <= to.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced)
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (isSwapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = best
      least = Math.min(least, best)
    }
    if (least > limit) return limit + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return last[to.length] ?? limit + 1
}

/** How likely one word means another, from 0 to 1: the same, its beginning, or with a typing error. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1
  if (asked.length >= 3 && word.startsWith(asked)) return 0.8
  if (word.length >= 4 && asked.startsWith(word)) return 0.7
  const limit = asked.length >= 7 ? 2 : asked.length >= 3 ? 1 : 0
  const errors = limit > 0 ? distance(asked, word, limit) : 1
  return errors <= limit ? 0.85 - 0.15 * errors : 0
}

export type PageSearch = (text: string) => IndexedPage[]

/**
 * Makes a search through the pages of a locale, which finds words with typing errors too. Asked for a text, it gives the
 * likeliest pages first, none where nothing is likely.
 */
export function pageSearch({ pages }: PageIndex): PageSearch {
  /** Each word with the pages that have it, and how much it says about each. */
  const pagesOfWord = new Map<string, Map<number, number>>()
  /** The words by their first letter, which nearly every typing error leaves. */
  const wordsByLetter = new Map<string, string[]>()
  pages.forEach(({ path, name, title = '' }, index) => {
    const segments = path.split('/').slice(2)
    const weighed: [text: string, weight: number][] = [
      [segments.at(-1) ?? '', 1],
      [name, 1],
      [segments.slice(0, -1).join(' '), 0.5],
      [title, 0.5],
    ]
    for (const [text, weight] of weighed)
      for (const word of wordsOf(text)) {
        if (word.length > maximumLength) continue
        const known = pagesOfWord.get(word) ?? new Map<number, number>()
        known.set(index, Math.max(weight, known.get(index) ?? 0))
        pagesOfWord.set(word, known)
      }
  })
  for (const word of pagesOfWord.keys()) {
    const letter = word.charAt(0)
    const words = wordsByLetter.get(letter)
    if (words) words.push(word)
    else wordsByLetter.set(letter, [word])
  }

  /** How well each page fits one word that is looked for. */
  function fitting(asked: string): Map<number, number> {
    const fits = new Map<number, number>()
    // The first two letters may be swapped.
    for (const letter of new Set([asked.charAt(0), asked.charAt(1)]))
      for (const word of wordsByLetter.get(letter) ?? []) {
        const like = likeness(asked, word)
        if (like === 0) continue
        for (const [index, weight] of pagesOfWord.get(word) ?? [])
          fits.set(index, Math.max(like * weight, fits.get(index) ?? 0))
        // So many pages have it that it says nothing.
        if (fits.size > mostPages) return new Map()
      }
    return fits
  }

  return (text) => {
    const asked = [...new Set(wordsOf(text).filter((word) => word.length <= maximumLength))].slice(
      0,
      maximumWords,
    )
    const scores = new Map<number, number>()
    let whole = 0
    for (const word of asked) {
      const fits = fitting(word)
      // A word that many pages have says little.
      const rarity = 1 / (1 + Math.log2(1 + fits.size))
      whole += fits.size > 0 ? rarity : 0.25
      for (const [index, fit] of fits) scores.set(index, (scores.get(index) ?? 0) + fit * rarity)
    }
    const lengthOf = (index: number): number => pages[index]?.path.length ?? 0
    return [...scores]
      .filter(([, score]) => score / whole >= leastShare)
      .sort(([a, first], [b, second]) => second - first || lengthOf(a) - lengthOf(b) || a - b)
      .slice(0, maximumFound)
      .flatMap(([index]) => pages[index] ?? [])
  }
}
