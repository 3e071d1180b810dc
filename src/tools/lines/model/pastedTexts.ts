import { fill } from '../../../core/i18n/fill'
import { formatNumber } from '../../../core/i18n/formatNumber'
import { pluralForm } from '../../../core/i18n/plural'
import type { LineWords } from './lineWordKeys'
import type { PastedTable } from './tableShape'

/** How many cells are named; there may be one in every row. */
const maxNamed = 5

type PastedTextsOptions = {
  words: LineWords & { paste_days?: string }
  htmlLang: string
  /** How many lines there is room for, and how many lines the tool takes. */
  room: number
  max: number
  /** Whether the lines were added; otherwise they are only found. */
  isAdded: boolean
}

/** What is said of a pasted table: its lines, and each part of it that is in no line. The first text is about the lines. */
export function pastedTexts(
  { lines, skipped, totals, credits, unknown, unread }: PastedTable<unknown>,
  { words, htmlLang, room, max, isAdded }: PastedTextsOptions,
): string[] {
  const number = (value: number): string => formatNumber(value, htmlLang)
  const counted = (count: number, name: 'paste_found' | 'paste_skipped' | 'pasted'): string =>
    fill(pluralForm(count, htmlLang, { one: words[`${name}_one`], other: words[`${name}_other`] }), {
      count: number(count),
    })
  const named = (texts: readonly string[]): string => {
    const different = [...new Set(texts)]
    return different.slice(0, maxNamed).join(', ') + (different.length > maxNamed ? ' …' : '')
  }
  const found = lines.length
  if (found === 0) return [words.paste_none]
  // A tool may have its own text for days that the calendar does not have.
  const days = unread.filter(({ field }) => words.paste_days !== undefined && field === 'date')
  const others = unread.filter((cell) => !days.includes(cell))
  const cellsOf = (cells: typeof unread): string => named(cells.map(({ cell }) => cell))
  return [
    isAdded ? counted(Math.min(found, room), 'pasted') : counted(found, 'paste_found'),
    skipped > 0 ? counted(skipped, 'paste_skipped') : '',
    totals.length > 0 ? fill(words.paste_totals, { rows: named(totals) }) : '',
    credits > 0 ? fill(words.paste_credits, { count: number(credits) }) : '',
    unknown.length > 0 ? fill(words.paste_unknown, { names: named(unknown) }) : '',
    days.length > 0 ? fill(words.paste_days ?? '', { days: cellsOf(days) }) : '',
    others.length > 0 ? fill(words.paste_unread, { cells: cellsOf(others) }) : '',
    found > room ? fill(words.paste_cut, { count: number(room), max: number(max) }) : '',
  ].filter(Boolean)
}

/** Texts one after the other; the last one may be without a full stop. */
export const asSentences = (texts: readonly string[]): string =>
  texts.map((text, index) => (index < texts.length - 1 && !/[.!?]$/.test(text) ? `${text}.` : text)).join(' ')
