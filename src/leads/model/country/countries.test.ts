/** The names of every language of the site, from the library itself. */
import { locales } from '../../../../locales.config'
import { countriesIn } from './countries'
import { countryOptions } from './countryOptions'
import { usualNames, type CountryNames } from './names/usualNames'

const languages = [...new Set(locales.map(({ language }) => language))]
const namesIn = (language: string): CountryNames =>
  jest.requireActual<{ names: CountryNames }>(`./names/${language}`).names

it('a country has all its codes', () => {
  expect(countriesIn('de', namesIn('de'))).toContainEqual({
    alpha2: 'AT',
    alpha3: 'AUT',
    numeric: '040',
    subdivisions: 'ISO 3166-2:AT',
    name: 'Österreich',
  })
})

it('of several names the first is used, or the one at a place, unless it is corrected', () => {
  const library = { GB: ['United Kingdom', 'UK'], FR: 'France', DE: 'Germany' }
  expect(usualNames(library, { DE: 'Deutschland' })).toEqual({
    GB: 'United Kingdom',
    FR: 'France',
    DE: 'Deutschland',
  })
  expect(usualNames(library, {}, 1)).toEqual({ GB: 'UK', FR: 'France', DE: 'Germany' })
})

it.each([
  ['nl', 'BE', 'België'],
  ['nl', 'DE', 'Duitsland'],
  ['nl', 'CA', 'Canada'],
  ['de', 'CZ', 'Tschechien'],
  ['de', 'UM', 'Amerikanische Überseeinseln'],
  ['en', 'MD', 'Moldova'],
  ['pt', 'CG', 'Congo'],
  ['pt', 'CD', 'República Democrática do Congo'],
])('in %s, %s is %s', (language, alpha2, name) => {
  expect(countriesIn(language, namesIn(language)).find((country) => country.alpha2 === alpha2)?.name).toBe(
    name,
  )
})

describe.each(languages)('in the language %s', (language) => {
  const countries = countriesIn(language, namesIn(language))

  it('every country of a market has a name', () => {
    const codes = countries.map(({ alpha2 }) => alpha2)
    expect(codes).toEqual(expect.arrayContaining(locales.map(({ country }) => country)))
    expect(codes.length).toBeGreaterThan(240)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('no two countries have the same name, and none has the one of treaties', () => {
    const names = countries.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(
      names.filter((name) =>
        /, (?:Republic|Province|Vereinigte|Arabische)|^Koninkrijk|^Republiek/.test(name),
      ),
    ).toEqual([])
  })

  it('the order is the one of a dictionary', () => {
    const collator = new Intl.Collator(language)
    // A dictionary treats a hyphen as a space; the collator does not.
    const words = ({ name }: { name: string }) => name.replaceAll('-', ' ')
    const sorted = [...countries].sort((a, b) => collator.compare(words(a), words(b)))
    expect(countries.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name))
  })
})

it('the options begin with the country of the page, have each country once, and end with "Other"', () => {
  const options = countryOptions({ language: 'de', names: namesIn('de'), first: 'LU', other: 'Anderes Land' })
  expect(options[0]).toEqual({ value: 'LU', text: 'Luxemburg' })
  expect(options[1]).toEqual({ value: 'AF', text: 'Afghanistan' })
  expect(options.at(-1)).toEqual({ value: 'Other', text: 'Anderes Land' })
  expect(options.filter(({ value }) => value === 'LU')).toHaveLength(1)
})

it('a country without a name is left out, and the first of the page may be none of the list', () => {
  expect(countriesIn('en', usualNames({ GB: 'United Kingdom', XX: 'Nowhere', FR: [] }, {}))).toMatchObject([
    { alpha2: 'GB', numeric: '826' },
  ])
  expect(
    countryOptions({ language: 'en', names: { GB: 'United Kingdom' }, first: 'FR', other: 'Elsewhere' }),
  ).toEqual([
    { value: 'GB', text: 'United Kingdom' },
    { value: 'Other', text: 'Elsewhere' },
  ])
})
