import type { LinkField } from '@prismicio/client'
import { defaultLocale, localeOfPath, type Locale, type UrlCode } from '../../../locales.config'
import { patternFinding } from '../../core/routing/pathPattern'
import type { PathTest } from '../../core/routing/pathTests'
import type { Redirect } from '../../core/routing/redirects'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf, type Fields } from '../cms/fields'
import { linkOf } from '../cms/links'
import { localizeDocument } from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import { toolWordsOf, toolWordsParts, toolWordsType } from '../cms/toolWords'
import { chatTextKeys, type ChatTextKey, type ChatTexts } from './chatTexts'
import { toolWordsFolder, type LocaleFile, type RedirectSources } from './localeFile'
import { isTypeformId, surveyTextKeys, type Survey, type SurveyTexts } from './survey'

type LocaleFilesInput = {
  documents: readonly CmsDocument[]
  locale: Locale
  market: Market
  redirects: readonly Redirect[]
  pathTests: readonly PathTest[]
  pathOf: (documentId: string, urlCode: UrlCode) => string | undefined
}

const textsOf = <Key extends string>(keys: readonly Key[], data: Fields): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, textOf(data[key]).trim()])) as Record<Key, string>

function chatTextsOf(data: Fields): ChatTexts {
  const contact = linkOf(data['contact_link'] as LinkField | undefined)
  return { ...textsOf<ChatTextKey>(chatTextKeys, data), ...(contact ? { contact } : {}) }
}

/** The survey of a document; undefined without the id of a form. Patterns that match nothing are left out. */
export function surveyOf(data: Fields): Survey | undefined {
  const typeformId = textOf(data['typeform_id']).trim()
  if (!isTypeformId(typeformId)) return undefined
  const paths = entriesOf(data['hidden_survey_paths']).map((entry) => textOf(entry['path']).trim())
  return {
    typeformId,
    isStagingOnly: data['is_staging_only'] === true,
    hiddenPaths: paths.filter((path) => patternFinding(path) === undefined),
    texts: textsOf<keyof SurveyTexts>(surveyTextKeys, data),
  }
}

/**
 * The addresses that the server leads elsewhere: the application leaves links to them to the browser. Apart from the site
 * data, which every page names by its digest: a new redirect would render all pages of its locale.
 */
function redirectSourcesOf({
  locale: { urlCode },
  redirects,
  pathTests,
}: Pick<LocaleFilesInput, 'locale' | 'redirects' | 'pathTests'>): RedirectSources {
  return {
    sources: [
      ...redirects
        .filter((redirect) => redirect.locale === 'all' || redirect.locale === urlCode)
        .map(({ source }) => `/${urlCode}${source}`),
      ...pathTests
        .map(({ pages }) => pages.original)
        .filter((path) => localeOfPath(path)?.urlCode === urlCode),
    ],
  }
}

/**
 * What a locale has in its own files: the sources of its redirects, the texts of the chat, of the default locale where its language has none, its
 * survey, if it has one, and the words of the free tools that its language has.
 */
export function buildLocaleFiles(input: LocaleFilesInput): LocaleFile[] {
  const { documents, locale, market, pathOf } = input
  const { urlCode, htmlLang, contentLanguage } = locale
  const fieldsOf = (type: string, lang: string, uid?: string): Fields | undefined => {
    const found = documents.find(
      (document) =>
        document.type === type && document.lang === lang && (uid === undefined || document.uid === uid),
    )
    return (
      found && localizeDocument(found, { market, htmlLang, pathOf: ({ id }) => pathOf(id, urlCode) }).data
    )
  }
  const chat = fieldsOf('chat', contentLanguage) ?? fieldsOf('chat', defaultLocale().contentLanguage)
  const survey = surveyOf(fieldsOf('survey', contentLanguage) ?? {})
  return [
    { folder: 'redirect-sources', urlCode, content: redirectSourcesOf(input) },
    ...(chat ? [{ folder: 'chat' as const, urlCode, content: chatTextsOf(chat) }] : []),
    ...(survey ? [{ folder: 'survey' as const, urlCode, content: survey }] : []),
    ...toolWordsParts.flatMap((part) => {
      const words = fieldsOf(toolWordsType, contentLanguage, part)
      return words ? [{ folder: toolWordsFolder(part), urlCode, content: toolWordsOf(words) }] : []
    }),
  ]
}
