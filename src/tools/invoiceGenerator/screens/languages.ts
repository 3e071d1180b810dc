import { locales, type UrlCode } from '../../../../locales.config'
import type { InvoiceLanguage } from '../model/invoice'

const localeOf = (language: InvoiceLanguage) =>
  locales.find(({ contentLanguage, isPrimary }) => isPrimary && contentLanguage === language)

/** The locale whose file has the words of an invoice in a language. */
export const urlCodeOf = (language: InvoiceLanguage): UrlCode => localeOf(language)?.urlCode ?? 'en'

/** Languages by the name they have in themselves, with the country where one is written in several. */
export const languageNames = (languages: readonly InvoiceLanguage[]) =>
  languages.map((value) => {
    const { languageName = value, countryName = '' } = localeOf(value) ?? {}
    const isShared = locales.filter((other) => other.isPrimary && other.languageName === languageName).length
    return { value, text: isShared > 1 ? `${languageName} (${countryName})` : languageName }
  })
