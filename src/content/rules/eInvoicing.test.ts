/** The page about e-invoices: every market has its country in it, in every language that has the page, each with its source. */
import { existsSync, readdirSync } from 'node:fs'
import type { Content } from '@prismicio/client'
import { locales } from '../../../locales.config'
import { readJson } from '../../core/values/readJson'

type Page = Content.PageDocument['data']
type Block = { type: string; text: string; spans: { type: string; data?: { url?: string } }[] }

const folder = 'content/documents'
const fileOf = (lang: string): string => `${folder}/${lang}/page.e-invoicing.json`
const languages = readdirSync(folder).filter((lang) => existsSync(fileOf(lang)))
const countries = [...new Set(locales.map(({ country }) => country))]
/** Countries without a market that the English pages have too: readers trade with them. */
const others = ['GR', 'HR', 'LV', 'PL', 'RO', 'SK']

/** The rows of the table, and the blocks of the part that goes country by country, by the name of the country. */
function contentOf(lang: string) {
  const { slices } = (readJson(fileOf(lang)) as { data: Page }).data
  const rows = slices.flatMap((slice) => (slice.slice_type === 'comparison_table' ? slice.primary.rows : []))
  const events = slices.flatMap((slice) => (slice.slice_type === 'timeline' ? slice.primary.events : []))
  const details = new Map<string, Block[]>()
  for (const slice of slices) {
    if (slice.slice_type !== 'rich_text') continue
    let country = ''
    for (const block of slice.primary.body as unknown as Block[]) {
      if (block.type === 'heading3') country = block.text
      else details.set(country, [...(details.get(country) ?? []), block])
    }
  }
  return { rows, events, details }
}

it('is there in every language but that of the US', () => {
  expect(languages).toEqual(readdirSync(folder).filter((lang) => lang !== 'en-us'))
})

describe.each(languages)('in %s', (lang) => {
  const { rows, events, details } = contentOf(lang)
  const htmlLang = lang.replace(/-\w+$/, (region) => region.toUpperCase())
  const nameOf = new Intl.DisplayNames([htmlLang], { type: 'region' })
  const shown = [...countries, ...others]
  const names = shown.map((country) => nameOf.of(country) ?? country)

  it('the table has a row for the country of every market, with something in every cell', () => {
    expect(rows.map(({ feature }) => feature).sort()).toEqual([...names].sort())
    for (const { value_1, value_2, value_3 } of rows)
      for (const value of [value_1, value_2, value_3]) expect(value).toMatch(/\S/)
  })

  it('says at the top on which days it was checked: those that the countries name', () => {
    const daysBefore2026 = (text: string): string[] => text.match(/\b\d{1,2}\b/g) ?? []
    const top = (details.get('') ?? []).find(({ text }) => text.includes('2026'))?.text ?? ''
    const named = names.flatMap((name) =>
      (details.get(name) ?? []).flatMap(({ text }) => daysBefore2026(/\(([^()]*)2026\)\.$/.exec(text)?.[1] ?? '')),
    )
    expect(daysBefore2026(top.slice(0, top.indexOf('2026')))).toEqual([...new Set(named)].sort())
  })

  it('the timeline has every country whose table names a day of its own', () => {
    const inTimeline = events.map(({ title }) => title)
    for (const country of ['BE', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NO', 'PT'])
      expect(inTimeline).toContain(nameOf.of(country))
  })

  it('exempts the invoices by small businesses in Germany, not those to them, and binds the ETI in France', () => {
    expect(details.get(nameOf.of('DE') ?? '')?.[0]?.text).toContain('§ 19 UStG')
    expect(details.get(nameOf.of('FR') ?? '')?.[0]?.text).toContain('ETI')
  })

  it.each(names)('%s has a text, a source and the day on which it was checked', (name) => {
    const [text, sources, ...others] = details.get(name) ?? []
    expect(others).toEqual([])
    expect(text?.text).toMatch(/\p{L}{3}/u)
    const links = sources?.spans.filter(({ type }) => type === 'hyperlink') ?? []
    expect(links.length).toBeGreaterThan(0)
    // A page about the subject, not the home page of an authority.
    for (const { data } of links) expect(data?.url).toMatch(/^https:\/\/[^/]+\/./)
    expect(sources?.text).toMatch(/\b20\d\d\)\.$/)
  })
})
