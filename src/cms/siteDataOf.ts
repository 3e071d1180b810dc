import type { LinkField } from '@prismicio/client'
import { defaultLocale, type Locale, type UrlCode } from '../../locales.config'
import { patternProblem } from '../routing/pathPattern'
import type { Redirect } from '../routing/redirects'
import { isDocumentLink, mapDeep, type CmsDocument, type ContentProblem } from './document'
import { linkOf } from './links'
import { localizeDocument, type MarketOverride } from './localizeDocument'
import { unknownTokens } from './marketTokens'
import type { PlannedPage } from './pagePlan/plannedPage'
import {
  globalStringKeys,
  type GlobalStrings,
  type LinkData,
  type MarketValues,
  type Navigation,
  type SiteData,
} from './siteData'

type Fields = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const groupOf = (value: unknown): Fields[] => (Array.isArray(value) ? (value as Fields[]) : [])
const link = (value: unknown): LinkData | undefined => linkOf(value as LinkField | undefined)
const links = (value: unknown): LinkData[] => groupOf(value).flatMap((entry) => link(entry['link']) ?? [])

const problem = (document: CmsDocument, field: string, message: string): ContentProblem => ({
  documentId: document.id,
  type: document.type,
  lang: document.lang,
  field,
  message,
})

/** Values and overrides of one market, from its `market` document. */
export type Market = { values: MarketValues; overrides: MarketOverride[] }

/** The market values of each locale, by url code, and what is missing for a locale to be built. */
export function marketsOf(
  documents: readonly CmsDocument[],
  locales: readonly Locale[],
): { markets: Map<UrlCode, Market>; problems: ContentProblem[] } {
  const markets = new Map<UrlCode, Market>()
  const problems: ContentProblem[] = []
  const byId = new Set(documents.map(({ id }) => id))
  for (const locale of locales) {
    const document = documents.find(
      ({ type, data }) => type === 'market' && data['localeCode'] === locale.code,
    )
    if (!document) {
      problems.push({
        documentId: '(none)',
        type: 'market',
        lang: locale.contentLanguage,
        field: 'data.localeCode',
        message: `no market values for "${locale.code}": publish a document of the type "market" with this localeCode`,
      })
      continue
    }
    const { data } = document
    const values: MarketValues = {
      localeCode: locale.code,
      currency: text(data['currency']),
      vat: text(data['vat_word']),
      vat_number: text(data['vat_number_label']),
      phone: text(data['phone']),
      country: text(data['country_name']),
      in_country: text(data['in_country']),
      legal_form: text(data['legal_form']),
      register: text(data['company_register']),
      city: text(data['example_city']),
      date: text(data['date_example']),
    }
    if (!/^[A-Z]{3}$/.test(values.currency))
      problems.push(problem(document, 'data.currency', `"${values.currency}" is not an ISO 4217 currency`))
    const overrides = groupOf(data['overrides']).flatMap((entry, index): MarketOverride[] => {
      const target = entry['document']
      if (!isDocumentLink(target)) return []
      if (!byId.has(target.id))
        problems.push(
          problem(
            document,
            `data.overrides.${index}.document`,
            `unknown document ${target.id} is overridden`,
          ),
        )
      return [{ documentId: target.id, field: text(entry['field']), text: text(entry['text']) }]
    })
    markets.set(locale.urlCode, { values, overrides })
  }
  return { markets, problems }
}

/** Tokens of the documents that no market answers for (`{market.vatt}`), each with its place. */
export function tokenProblems(documents: readonly CmsDocument[], market: MarketValues): ContentProblem[] {
  const problems: ContentProblem[] = []
  for (const document of documents) {
    mapDeep(
      document.data,
      (value, field) => {
        if (typeof value !== 'string') return undefined
        for (const token of unknownTokens(value, market)) {
          problems.push(problem(document, field, `unknown market value ${token}`))
        }
        return value
      },
      'data',
    )
  }
  return problems
}

/** The redirects of the content, in order, and what is wrong with them. */
export function redirectsOf(documents: readonly CmsDocument[]): {
  redirects: Redirect[]
  problems: ContentProblem[]
} {
  const problems: ContentProblem[] = []
  const redirects = documents
    .filter(({ type }) => type === 'redirects')
    .flatMap((document) =>
      groupOf(document.data['redirects']).flatMap((entry, index): Redirect[] => {
        const source = text(entry['source'])
        const fault = patternProblem(source)
        if (fault) {
          problems.push(problem(document, `data.redirects.${index}.source`, fault))
          return []
        }
        return [
          {
            source,
            target: text(entry['target']),
            permanent: entry['permanent'] === true,
            locale: (text(entry['locale']) || 'all') as Redirect['locale'],
          },
        ]
      }),
    )
  return { redirects, problems }
}

/** The strings of a content language; a key it lacks comes from the default locale (§3.6). */
export function globalStringsOf(documents: readonly CmsDocument[], contentLanguage: string): GlobalStrings {
  const stringsOf = (lang: string): Fields =>
    documents.find((document) => document.type === 'global_strings' && document.lang === lang)?.data ?? {}
  const own = stringsOf(contentLanguage)
  const fallback = stringsOf(defaultLocale().contentLanguage)
  return Object.fromEntries(
    globalStringKeys.map((key) => [key, text(own[key]) || text(fallback[key])]),
  ) as GlobalStrings
}

function navigationOf(data: Fields): Navigation {
  const logIn = link(data['log_in_link'])
  const signUp = link(data['sign_up_link'])
  const demo = link(data['demo_link'])
  return {
    menus: groupOf(data['menus']).map((menu) => {
      const own = link(menu['link'])
      return {
        label: text(menu['label']),
        ...(own ? { link: own } : {}),
        entries: groupOf(menu['entries']).flatMap((entry) => {
          const target = link(entry['link'])
          return target ? [{ link: target, text: text(entry['text']), icon: text(entry['icon']) }] : []
        }),
      }
    }),
    ...(logIn ? { logIn } : {}),
    ...(signUp ? { signUp } : {}),
    ...(demo ? { demo } : {}),
    footerColumns: groupOf(data['columns']).map((column) => ({
      title: text(column['title']),
      links: links(column['entries']),
    })),
    legalLinks: links(data['legal_links']),
    closingLine: text(data['closing_line']),
  }
}

type SiteDataInput = {
  documents: readonly CmsDocument[]
  locale: Locale
  market: Market
  redirects: readonly Redirect[]
  pathOf: (documentId: string, urlCode: UrlCode) => string | undefined
}

/** The path of a document's page in a locale, by its cluster; its own path where the locale has none. */
export function pathLookup(pages: readonly PlannedPage[]): SiteDataInput['pathOf'] {
  const first = new Map<string, PlannedPage>()
  for (const page of pages) if (!first.has(page.documentId)) first.set(page.documentId, page)
  return (documentId, urlCode) => {
    const page = first.get(documentId)
    return page ? (page.alternates[urlCode] ?? page.path) : undefined
  }
}

/** The reduced, shared data of one locale: only what pages use, so that other edits re-render nothing. */
export function siteDataOf({ documents, locale, market, redirects, pathOf }: SiteDataInput): SiteData {
  const { urlCode, contentLanguage, htmlLang } = locale
  const localized = (document: CmsDocument | undefined): Fields =>
    document
      ? localizeDocument(document, {
          market: market.values,
          overrides: market.overrides,
          htmlLang,
          pathOf: ({ id }) => pathOf(id, urlCode),
        }).data
      : {}
  const find = (type: string, lang: string) =>
    documents.find((document) => document.type === type && document.lang === lang)
  const navigation =
    find('navigation', contentLanguage) ?? find('navigation', defaultLocale().contentLanguage)
  const strings: CmsDocument | undefined = find('global_strings', contentLanguage)
  const filled = globalStringsOf(
    strings
      ? documents.map((document) =>
          document === strings ? { ...strings, data: localized(strings) } : document,
        )
      : documents,
    contentLanguage,
  )
  return {
    urlCode,
    strings: filled,
    market: market.values,
    navigation: navigationOf(localized(navigation)),
    redirectSources: redirects
      .filter((redirect) => redirect.locale === 'all' || redirect.locale === urlCode)
      .map(({ source }) => `/${urlCode}${source}`),
  }
}
