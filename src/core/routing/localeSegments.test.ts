import { localeCookie, locales } from '../../../locales.config'
import { bestLocale } from './bestLocale'
import { localeChoice, localeSegments } from './localeSegments'

it('every market is meant by its url code and its language tag in both orders', () => {
  const segments = localeSegments()
  for (const { urlCode, code, country, language } of locales) {
    expect(segments[urlCode]).toEqual([urlCode])
    expect(segments[code]).toEqual([urlCode])
    expect(segments[`${country.toLowerCase()}-${language}`]).toEqual([urlCode])
    expect(segments[country.toLowerCase()]).toContain(urlCode)
    expect(segments[language]).toBeDefined()
  }
})

it('languages mean their main market, a country all of its markets, a url code itself', () => {
  expect(localeSegments()).toMatchObject({
    'at-de': ['at'],
    'be-fr': ['fr-be'],
    'gb-en': ['en'],
    'uk-en': ['en'],
    de: ['de'],
    fr: ['fr'],
    at: ['at'],
    sv: ['se'],
    nb: ['no'],
    gb: ['en'],
    uk: ['en'],
    dk: ['da'],
    et: ['ee'],
    be: ['fr-be', 'nl-be'],
  })
})

it('the names are sorted, so that two builds write the same manifest', () => {
  const names = Object.keys(localeSegments())
  expect(names).toEqual(names.toSorted())
  const { languages } = localeChoice(localeCookie)
  expect(Object.keys(languages)).toEqual(Object.keys(languages).toSorted())
})

it('no name of a first folder of the site means a market', () => {
  const segments = localeSegments()
  for (const name of ['api', 'static', 'media', 'page-data', 'preview', 'chat', 'fonts', 'xx', '404'])
    expect(segments[name]).toBeUndefined()
})

/** The first accepted language of the list, as a host applies it that runs no code of ours. */
function byData(header: string): string {
  const { languages, default: fallback } = localeChoice(localeCookie)
  const tags = header
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';q='))
    .map(([tag = '', quality = '1']) => ({ tag, quality: Number(quality) }))
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of tags) {
    const market = languages[tag] ?? languages[tag.split('-')[0] ?? '']
    if (market) return market
  }
  return fallback
}

it.each([
  'en-GB,en;q=0.9',
  'de-AT',
  'de-CH,fr;q=0.9',
  'nn-NO',
  'no',
  'fr-BE,fr;q=0.8',
  'nl;q=0.5,fr;q=0.9',
  'pt-BR',
  'ja,en-US;q=0.7',
  'sv-FI',
  'xx',
])('the choice as data is that of the site for %s', (header) => {
  expect(byData(header)).toBe(bestLocale({ acceptLanguage: header }).urlCode)
})
