import { defaultLocale } from '../../locales.config'
import type { CmsDocument } from '../cms/document'
import { textOf, type Fields } from '../cms/fields'
import { globalStringKeys, type GlobalStrings } from './globalStrings'

/** The strings of a content language; a key it lacks comes from the default locale. */
export function buildGlobalStrings(
  documents: readonly CmsDocument[],
  contentLanguage: string,
): GlobalStrings {
  const stringsOf = (lang: string): Fields =>
    documents.find((document) => document.type === 'global_strings' && document.lang === lang)?.data ?? {}
  const own = stringsOf(contentLanguage)
  const fallback = stringsOf(defaultLocale().contentLanguage)
  return Object.fromEntries(
    globalStringKeys.map((key) => [key, textOf(own[key]) || textOf(fallback[key])]),
  ) as GlobalStrings
}
