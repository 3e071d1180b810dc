import { createHash } from 'node:crypto'
import { asDate } from '@prismicio/client'
import { defaultLocale, isLaunched, localeByUrlCode, localeOfPath, type UrlCode } from '../../locales.config'
import type { CmsDocument } from '../content/cms/document'
import { entriesOf, textOf, type Fields } from '../content/cms/fields'
import { localizeDocument } from '../content/cms/localizeDocument'
import type { Market } from '../content/cms/markets'
import { memoize, memoizeByText } from '../content/cms/memoize'
import { showsOffer } from '../content/cms/offer'
import type { PageContext, TrailEntry } from '../content/cms/pageContext'
import { showsPlans } from '../content/cms/productPlans'
import { toolWordsPartsOf } from '../content/cms/toolWords'
import { localizedFields } from '../content/nodes/localizedFields'
import type { DocumentNode, JobNode, PlannedPageNode } from '../content/nodes/nodeTypes'
import {
  contentNodeOf,
  marketNode,
  marketNodes,
  plannedPageNodes,
  routingNode,
  siteDataNodes,
  type NodeReader,
} from '../content/nodes/readNodes'
import { originalOf } from '../core/routing/pathTests'
import { isRecord } from '../core/values/record'
import { pageNames } from '../seo/pageNames'
import { pathTests } from '../visitor/experiments/declarations'
import { usablePathTests } from './usablePathTests'

type Alternates = PageContext['alternates']

/** The part of a page's context that only its head reads. */
export type HeadContext = Pick<
  PageContext,
  'original' | 'copyOf' | 'unlisted' | 'trail' | 'currency' | 'published' | 'modified'
>

/** Pages of code that search engines must not list. */
const unlistedCodePages = /^\/(404|500|preview|dev-404-page)|\/404$|\/thankyou/

/** True when a page of code is in a launched locale and is no error, preview or thank-you page. */
export function isListedCodePage(path: string): boolean {
  const locale = localeOfPath(path)
  return locale !== undefined && isLaunched(locale) && !unlistedCodePages.test(path)
}

/** Paths above a path, the locale's root first: `/en/a/b` → `/en`, `/en/a`. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

/** When a document or job was published first and changed last. */
const momentsOf = memoize(
  ({ raw, job }: Partial<DocumentNode> & Partial<JobNode>): Pick<HeadContext, 'published' | 'modified'> => {
    const published = isoMoment(raw?.first_publication_date ?? job?.first_published)
    const modified = isoMoment(raw?.last_publication_date ?? job?.updated_at)
    return { ...(published ? { published } : {}), ...(modified ? { modified } : {}) }
  },
)

const isoMoment = (timestamp: string | undefined): string | undefined =>
  asDate(timestamp || null)?.toISOString()

/**
 * Digests of a document's texts as markets show them, whatever its links lead to. Kept with the document: a preview reads
 * thousands of them again that are as they were.
 */
const textDigests = memoize((raw: CmsDocument) => {
  const digests = new WeakMap<Market, string>()
  return (market: Market, htmlLang: string): string => {
    const known = digests.get(market)
    if (known !== undefined) return known
    const { data } = localizeDocument(raw, { market, htmlLang })
    const digest = createHash('sha256').update(JSON.stringify(data)).digest('base64')
    digests.set(market, digest)
    return digest
  }
})

/** Whether a slice shows the official rates of countries that its document names: the same ones in every market. */
const showsNamedCountries = (slice: Fields): boolean => {
  const primary: Fields = isRecord(slice['primary']) ? slice['primary'] : {}
  const isMileage = slice['slice_type'] === 'tool_table' && textOf(primary['table']).startsWith('mileage')
  return isMileage && textOf(primary['countries']) !== ''
}

/** Whether a page shows what is in no text of its document and differs by market: prices and tools. */
function showsMarket(raw: CmsDocument): boolean {
  const slices = entriesOf(raw.data['slices']).filter((slice) => !showsNamedCountries(slice))
  return (
    showsPlans(raw) ||
    showsOffer(raw) ||
    toolWordsPartsOf({ type: raw.type, data: { ...raw.data, slices } }).length > 0
  )
}

/** The digest of what a page says; undefined for one that says more than its document. */
function textDigestOf(nodes: NodeReader, page: PlannedPageNode): string | undefined {
  const { raw } = contentNodeOf(nodes, page)
  const market = marketNode(nodes, page.locale)?.market
  const htmlLang = localeByUrlCode(page.locale)?.htmlLang
  return raw && market && htmlLang && !showsMarket(raw) ? textDigests(raw)(market, htmlLang) : undefined
}

/** What the head of every page needs beyond its own document, from the nodes of one build. */
export function headContexts(nodes: NodeReader): {
  ofDocument: (page: PlannedPageNode) => HeadContext
  ofCode: (path: string, urlCode: UrlCode, alternates: Alternates) => HeadContext
  /** True when search engines may list the page at a path. A variant of an experiment is not listed. */
  isListed: (path: string) => boolean
} {
  const pages = new Map(plannedPageNodes(nodes).map((page) => [page.path, page]))
  const currencies = new Map(
    marketNodes(nodes).map(({ urlCode, market }) => [urlCode, market.values.currency]),
  )
  const { codeNames, codeAlternates = {}, redirects = [] } = routingNode(nodes) ?? {}
  const tests = usablePathTests(pathTests, {
    hasPage: (path) => pages.has(path) || Object.hasOwn(codeAlternates, path),
    redirects,
  })
  const sites = new Map(siteDataNodes(nodes).map(({ urlCode, site }) => [urlCode, site]))

  /** The name of a document's page as its market shows it. */
  function nameOf(page: PlannedPageNode): string | undefined {
    const fields = localizedFields(nodes, page, ['title', 'meta_title'])
    return fields && pageNames(fields).name
  }

  /** The name of a listed page of a document or of code; undefined where a trail names none. Many pages are below one. */
  const nameAt = memoizeByText((path: string): string | undefined => {
    const page = pages.get(path)
    if (page) return page.indexable ? nameOf(page) : undefined
    return isListed(path) ? codeNames?.[path] : undefined
  })

  function trailOf(path: string, urlCode: UrlCode): TrailEntry[] {
    const root = `/${urlCode}`
    return pathsAbove(path).flatMap((above): TrailEntry[] => {
      if (above === root) return [{ path: root, name: sites.get(urlCode)?.strings.home ?? '' }]
      const name = nameAt(above)
      return name ? [{ path: above, name }] : []
    })
  }

  const isListed = (path: string): boolean => {
    const page = pages.get(path)
    return (page ? page.indexable : isListedCodePage(path)) && originalOf(tests, path) === undefined
  }

  /** The page of the default locale with the same document and the same words; undefined for every other page. */
  const copyOf = memoizeByText((path: string): string | undefined => {
    const page = pages.get(path)
    const locale = page && localeByUrlCode(page.locale)
    if (!page?.indexable || !locale || locale.default) return undefined
    const shared = pages.get(page.alternates[defaultLocale().urlCode] ?? '')
    if (!shared?.indexable || shared.documentId !== page.documentId) return undefined
    const digest = textDigestOf(nodes, page)
    return digest !== undefined && digest === textDigestOf(nodes, shared) ? shared.path : undefined
  })

  // The pages of a cluster have their alternates in common.
  const unlistedOf = memoize((alternates: Alternates): UrlCode[] =>
    (Object.entries(alternates) as [UrlCode, string][])
      .filter(([, alternate]) => !isListed(alternate) || copyOf(alternate))
      .map(([code]) => code),
  )

  function common(path: string, urlCode: UrlCode, alternates: Alternates): HeadContext {
    const unlisted = unlistedOf(alternates)
    const currency = currencies.get(urlCode)
    const original = originalOf(tests, path)
    const copied = copyOf(path)
    return {
      ...(original ? { original } : {}),
      ...(copied ? { copyOf: copied } : {}),
      ...(unlisted.length > 0 ? { unlisted } : {}),
      trail: trailOf(path, urlCode),
      ...(currency ? { currency } : {}),
    }
  }

  return {
    ofDocument(page) {
      return { ...common(page.path, page.locale, page.alternates), ...momentsOf(contentNodeOf(nodes, page)) }
    },
    ofCode: common,
    isListed,
  }
}
