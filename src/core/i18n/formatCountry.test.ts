import { formatCountry } from './formatCountry'

it('a country has its name in the language of the page', () => {
  expect(['de-AT', 'fr-FR'].map((htmlLang) => formatCountry('GB', htmlLang))).toEqual([
    'Vereinigtes Königreich',
    'Royaume-Uni',
  ])
})

it('the names of a language are made once', () => {
  const { DisplayNames } = Intl
  const made = jest
    .spyOn(Intl, 'DisplayNames')
    .mockImplementation((...options) => new DisplayNames(...options))
  for (const country of ['DE', 'AT', 'DE']) formatCountry(country, 'nl-NL')
  expect(made).toHaveBeenCalledTimes(1)
})
