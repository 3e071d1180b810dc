import { bestLocale } from './bestLocale'

it.each([
  [{ stored: 'fi', acceptLanguage: 'de' }, 'fi'],
  [{ stored: 'AT ', acceptLanguage: 'de' }, 'at'],
  [{ stored: '../etc', acceptLanguage: 'de' }, 'de'],
  [{ stored: '', acceptLanguage: 'de' }, 'de'],
  [{ stored: 'xx', acceptLanguage: 'de-AT,de;q=0.9' }, 'at'],
  [{ acceptLanguage: 'de-CH,de;q=0.9' }, 'de'],
  [{ acceptLanguage: 'fr;q=0.2, nl-BE;q=0.9' }, 'nl-be'],
  [{ acceptLanguage: 'no' }, 'no'],
  [{ acceptLanguage: 'nn-NO' }, 'no'],
  [{ acceptLanguage: 'en-US,en;q=0.5' }, 'us'],
  [{ acceptLanguage: 'fr' }, 'fr'],
  [{ acceptLanguage: 'fr-CH' }, 'fr'],
  [{ acceptLanguage: 'nl' }, 'nl'],
  [{ acceptLanguage: 'en-AU' }, 'en'],
  [{ acceptLanguage: 'ja' }, 'en'],
  [{ acceptLanguage: 'es;q=0, it' }, 'it'],
  [{ acceptLanguage: 'es;q=0' }, 'en'],
  [{ acceptLanguage: 'es; q=0.2,it ; q=0.9' }, 'it'],
  [{ acceptLanguage: ';;;q=x,,' }, 'en'],
  [{}, 'en'],
])('%j leads to %s', (visitor, urlCode) => {
  expect(bestLocale(visitor).urlCode).toBe(urlCode)
})
