import {
  contentLanguages,
  defaultLocale,
  localeByCode,
  localeOfPath,
  localeFindings,
  locales,
  localesOfContentLanguage,
} from './locales.config'

describe('the locale table', () => {
  it('has the 18 markets and no findings', () => {
    expect(locales.map(({ urlCode }) => urlCode).sort()).toEqual([
      'at',
      'da',
      'de',
      'ee',
      'en',
      'es',
      'fi',
      'fr',
      'fr-be',
      'ie',
      'it',
      'lu',
      'nl',
      'nl-be',
      'no',
      'pt',
      'se',
      'us',
    ])
    expect(localeFindings(locales)).toEqual([])
    expect(defaultLocale().urlCode).toBe('en')
  })

  it('builds lu, ee and at on a language they share', () => {
    expect(localesOfContentLanguage('en-gb').map(({ urlCode }) => urlCode)).toEqual(['en', 'ee', 'lu'])
    expect(localesOfContentLanguage('de-de').map(({ urlCode }) => urlCode)).toEqual(['de', 'at'])
    expect(contentLanguages()).toHaveLength(15)
  })

  it('reports every finding of a table at once', () => {
    const [first] = locales
    if (!first) throw new Error('no locale')
    const none = locales.map((locale) => ({ ...locale, default: false }))
    expect(localeFindings(none)).toEqual(['Default locale not found!'])
    expect(() => defaultLocale(none)).toThrow('Default locale not found!')
    const invalid = [...locales, { ...first, htmlLang: 'en_GB!' }]
    expect(localeFindings(invalid)).toEqual([
      'Two default locales: en, en. Keep one.',
      'Repeated urlCode "en". Each locale needs its own.',
      'Repeated code "en-gb". Each locale needs its own.',
      'htmlLang "en_GB!" of "en" is not a valid BCP 47 tag.',
    ])
  })
})

describe('which locale', () => {
  it('reads it from a path', () => {
    expect(localeOfPath('/fr-be/pricing?x=1')?.code).toBe('fr-be')
    expect(localeOfPath('/pricing')).toBeUndefined()
    expect(localeByCode('de-at')?.urlCode).toBe('at')
  })
})
