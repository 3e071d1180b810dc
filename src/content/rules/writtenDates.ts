import { memoize } from '../cms/memoize'

/** The names of the months in a language, in lower case, with their number. */
const monthsOf = (htmlLang: string): Map<string, number> => {
  const names = new Map<string, number>()
  for (const style of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(htmlLang, { day: 'numeric', month: style, timeZone: 'UTC' })
    for (let month = 0; month < 12; month++) {
      const part = format.formatToParts(new Date(Date.UTC(2026, month, 1))).find(({ type }) => type === 'month')
      if (part) names.set(part.value.toLowerCase(), month + 1)
    }
  }
  // Austria writes January and February as its neighbours do not.
  if (htmlLang.startsWith('de')) for (const [name, month] of [['jänner', 1], ['januar', 1], ['feber', 2]] as const) names.set(name, month)
  return names
}

const patternOf = memoize(({ htmlLang }: { htmlLang: string }) => {
  const months = monthsOf(htmlLang)
  const names = [...months.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace('.', '\\.'))
  return {
    months,
    pattern: new RegExp(
      `(?:(?<![\\d.,])(\\d{1,2})(?:er|[.º°])?\\s(?:de\\s|den\\s)?)?(${names.join('|')})(?:,?\\s(?:de\\s)?)(\\d{4})(?!\\d)`,
      'giu',
    ),
    american: new RegExp(`(${names.join('|')})\\s(\\d{1,2}),\\s(\\d{4})(?!\\d)`, 'giu'),
  }
})

const languages = new Map<string, { htmlLang: string }>()

/** The same object for a language each time. */
function languageOf(htmlLang: string): { htmlLang: string } {
  const language = languages.get(htmlLang) ?? { htmlLang }
  languages.set(htmlLang, language)
  return language
}

const two = (number: number): string => String(number).padStart(2, '0')

/** The days that a text of a language writes out, or names by a token (`{day:2026-01-01}`), as `2026-09-01`; `2029-04` for a month alone. */
export function datesIn(text: string, htmlLang: string): string[] {
  const { months, pattern, american } = patternOf(languageOf(htmlLang))
  const dates = [...text.matchAll(pattern)].map(([, day, month = '', year = '']) => {
    const number = months.get(month.toLowerCase()) ?? 0
    return `${year}-${two(number)}${day === undefined ? '' : `-${two(Number(day))}`}`
  })
  const more = [...text.matchAll(american)].map(
    ([, month = '', day, year = '']) => `${year}-${two(months.get(month.toLowerCase()) ?? 0)}-${two(Number(day))}`,
  )
  const tokens = [...text.matchAll(/\{day:(\d{4}-\d{2}-\d{2})\}/g)].map(([, day = '']) => day)
  return [...dates, ...more, ...tokens]
}
