import { defaultLocale, localeByCode, type Locale } from '../../../locales.config'
import { findingIn, type ContentFinding } from './contentFinding'
import type { CmsDocument } from './document'
import { textOf } from './fields'

type Named = Pick<CmsDocument, 'type' | 'lang' | 'data'>

/** The locale that a document restricts itself to, as its text: `de-at`; empty for a document of its whole language. */
const codeOf = ({ data }: Named): string => textOf(data['localeCode']).trim()

const keyOf = (type: string, lang: string, code: string): string => `${type} ${lang} ${code}`

/**
 * Finds, among documents of these types, the document of a type that a locale shows on all its pages: the one with its `localeCode`, else the one of its
 * language, else the one of the default locale's language. The first of two in the order of the documents.
 */
export function documentsOfLocales<Document extends Named>(
  documents: readonly Document[],
  types: readonly string[],
): (type: string, locale: Locale) => Document | undefined {
  const found = new Map<string, Document>()
  for (const document of documents) {
    if (!types.includes(document.type)) continue
    const key = keyOf(document.type, document.lang, codeOf(document))
    if (!found.has(key)) found.set(key, document)
  }
  return (type, { contentLanguage, code }) =>
    found.get(keyOf(type, contentLanguage, code)) ??
    found.get(keyOf(type, contentLanguage, '')) ??
    found.get(keyOf(type, defaultLocale().contentLanguage, ''))
}

/**
 * What keeps the documents of a type from being told apart by locale: an unknown `localeCode`, one whose locale reads another
 * language, two documents for one place, a language with documents of single locales and none for the others.
 */
export function documentOfLocaleFindings(
  documents: readonly CmsDocument[],
  wanted: string,
): ContentFinding[] {
  const all = documents.filter(({ type }) => type === wanted)
  return all.flatMap((document) => {
    const code = codeOf(document)
    const report = (message: string): ContentFinding => findingIn(document, 'data.localeCode', message)
    const findings: ContentFinding[] = []
    const locale = localeByCode(code)
    if (code && !locale)
      findings.push(report(`"${code}" is no locale: enter one such as de-at, or nothing for the whole language`))
    else if (locale && locale.contentLanguage !== document.lang)
      findings.push(
        report(
          `"${code}" reads its documents in ${locale.contentLanguage}, not in ${document.lang}: make the document in that language`,
        ),
      )
    const others = all.filter((other) => other !== document && other.lang === document.lang)
    const same = others.filter((other) => codeOf(other) === code)
    if (same.length > 0) {
      const names = same.map(({ id }) => id).join(', ')
      findings.push(
        report(
          code
            ? `"${code}" has ${names} too: remove one of the documents`
            : `${document.lang} has ${names} too: give one of the documents the localeCode of its market, or remove it`,
        ),
      )
    }
    if (code && !others.some((other) => codeOf(other) === ''))
      findings.push(
        report(
          `the other markets of ${document.lang} have no document of this type: publish one without a localeCode`,
        ),
      )
    return findings
  })
}
