import { memoizeByText } from '../cms/memoize'
import { boundWords, measures, ofWords, partWords } from './countContext'
import { numberWordsOf } from './numberWords'

/** A number with what it counts, as a text writes it. */
export type WrittenCount = {
  written: string
  stated: number
  /** Whether it says no more than that: `exactly` four, `above` thirty. */
  bound: 'exactly' | 'above' | 'atLeast' | 'atMost' | 'below'
  /** Where it begins and ends in the text. */
  start: number
  end: number
}

const wordsBefore = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})\\s+$`, 'iu')

/** What separates a number from its noun or the word before that. */
const gap = String.raw`[\s\u00a0\u202f\u2011-]`
const wordEnd = String.raw`(?![\p{L}\p{N}])`

/** A noun as it follows a number or a word; most texts have none, and are read no further. */
const nounPattern = memoizeByText((nouns) => new RegExp(`${gap}(?:${nouns})${wordEnd}`, 'iu'))

/** The patterns of a language, without its nouns. */
const patternsOf = memoizeByText((lang) => {
  const code = lang.split('-')[0] ?? ''
  const [numbers, bounds, parts] = [numberWordsOf(lang), boundWords[code], partWords[code]]
  if (!numbers || !bounds || parts === undefined) return undefined
  return {
    numbers,
    bounds,
    // "Thirty minutes of questions" counts minutes.
    part: new RegExp(
      `(?<![\\p{L}])(?:${parts}|${ofWords[code] ?? parts}|${measures[code] ?? parts})(?![\\p{L}])`,
      'iu',
    ),
    partBefore: wordsBefore(parts),
    countOf: memoizeByText(
      (nouns) =>
        new RegExp(
          `(?<![\\p{L}\\p{N}.,:/{%*–-])(${numbers.source})${gap}((?:\\p{L}[\\p{L}’'-]*\\s){0,2}?)(?:${nouns})${wordEnd}`,
          'giu',
        ),
    ),
    range: new RegExp(
      `${numbers.source}\\s(?:or|to|oder|bis|o|a|u|tai|ou|à|eller|til|till|of|tot)\\s$`,
      'iu',
    ),
  }
})

/** Whether a text of a content language may have a number: most have none, and are read no further. */
export const hasNumber = (text: string, lang: string): boolean => numberWordsOf(lang)?.isIn(text) ?? false

/**
 * The counts of a thing in a text of a content language: a number from two on, up to two words (`four short`, `fünf echte`),
 * then one of the nouns. Not the numbers of a range, of a part (`the first two steps`), or after a token.
 */
export function countsIn(text: string, lang: string, nouns: string): WrittenCount[] {
  if (!hasNumber(text, lang) || !nounPattern(nouns).test(text)) return []
  const patterns = patternsOf(lang)
  if (!patterns) return []
  const { numbers, bounds, part, partBefore, countOf, range } = patterns
  return [...text.matchAll(countOf(nouns))].flatMap(({ index, 0: written, 1: number = '', 2: between = '' }) => {
    const before = text.slice(0, index)
    if (part.test(between) || partBefore.test(before) || range.test(before)) return []
    const bound = (['above', 'atLeast', 'atMost', 'below'] as const).find((one) =>
      wordsBefore(bounds[one]).test(before),
    )
    const stated = numbers.valueOf(number)
    if (stated < 2) return []
    return [{ written, stated, bound: bound ?? 'exactly', start: index, end: index + written.length }]
  })
}

/** Whether so many things make the count true. */
export function isTrueOf({ stated, bound }: WrittenCount, actual: number): boolean {
  if (bound === 'above') return actual > stated
  if (bound === 'atLeast') return actual >= stated
  if (bound === 'atMost') return actual <= stated
  if (bound === 'below') return actual < stated
  return actual === stated
}
