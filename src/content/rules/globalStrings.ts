import { locales } from '../../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { textOf } from '../cms/fields'
import { globalStringKeys } from '../site/globalStrings'

const type = 'global_strings'

/** Global strings that a language lacks: its pages show them in English, which no other check notices. */
export function globalStringFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  const all = documents.filter((document) => document.type === type)
  const languages = [...new Set(locales.map(({ contentLanguage }) => contentLanguage))]
  const isContent = (lang: string): boolean => documents.some((document) => document.lang === lang)
  const without = languages.filter(
    (lang) => isContent(lang) && !all.some((document) => document.lang === lang),
  )
  return [
    ...all.flatMap((document) =>
      globalStringKeys
        .filter((key) => textOf(document.data[key]).trim() === '')
        .map((key) =>
          findingIn(
            document,
            `data.${key}`,
            `the text is missing, pages in "${document.lang}" show it in English: write it`,
          ),
        ),
    ),
    ...all
      .slice(0, 1)
      .flatMap((document) =>
        without.map((lang) =>
          findingIn(document, 'lang', `"${lang}" has no document of the type "${type}": write one`),
        ),
      ),
  ]
}
