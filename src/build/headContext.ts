import { asDate, type TimestampField } from '@prismicio/client'
import type { Node, NodePluginArgs } from 'gatsby'
import { isLaunched, localeByUrlCode, localeOfPath, type UrlCode } from '../../locales.config'
import type { CmsDocument } from '../cms/document'
import { localizeDocument } from '../cms/localizeDocument'
import type { PageContext, TrailEntry } from '../cms/localizedDocument'
import type { PlannedPage } from '../cms/pagePlan/plannedPage'
import type { Job } from '../cms/pagePlan/jobs'
import type { SiteData } from '../cms/siteData'
import type { Market } from '../cms/siteDataOf'

type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>
type PlannedPageNode = Node & PlannedPage & { nodeId: string }
type MarketNode = Node & { urlCode: UrlCode; market: Market }
type SiteDataNode = Node & { urlCode: UrlCode; site: SiteData }
type ContentNode = Node & { raw?: CmsDocument; job?: Job }
type Alternates = PageContext['alternates']

/** The part of a page's context that only its head reads. */
export type HeadContext = Pick<PageContext, 'unlisted' | 'trail' | 'currency' | 'published' | 'modified'>

/** Pages of code that no search engine shall list. */
const unlistedCodePages = /^\/(404|500|preview|dev-404-page)|\/404$|\/thankyou/

/** True when search engines may list a page of code: it stands in a launched locale and is no page of state. */
export function isListedCodePage(path: string): boolean {
  const locale = localeOfPath(path)
  return locale !== undefined && isLaunched(locale) && !unlistedCodePages.test(path)
}

/** Paths above a path, the locale's root first: `/en/a/b` → `/en`, `/en/a`. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

const isoMoment = (timestamp: string | undefined): string | undefined =>
  asDate((timestamp || null) as TimestampField)?.toISOString()

/** Answers for every page what its head needs beyond its own document, from the nodes of one build. */
export function headContexts({ getNode, getNodesByType }: Nodes): {
  ofDocument: (page: PlannedPageNode) => HeadContext
  ofCode: (path: string, urlCode: UrlCode, alternates: Alternates) => HeadContext
} {
  const pages = new Map((getNodesByType('PlannedPage') as PlannedPageNode[]).map((page) => [page.path, page]))
  const markets = new Map(
    (getNodesByType('MarketValues') as MarketNode[]).map(({ urlCode, market }) => [urlCode, market]),
  )
  const sites = new Map(
    (getNodesByType('SiteData') as SiteDataNode[]).map(({ urlCode, site }) => [urlCode, site]),
  )
  const contentOf = (page: PlannedPageNode) => getNode(page.nodeId) as ContentNode | undefined

  /** The title of a page as its market shows it. */
  function nameOf(page: PlannedPageNode): string | undefined {
    const raw = contentOf(page)?.raw
    const market = markets.get(page.locale)
    const htmlLang = localeByUrlCode(page.locale)?.htmlLang
    if (!raw || !market || !htmlLang || typeof raw.data['title'] !== 'string') return undefined
    const { values, overrides } = market
    const document = { ...raw, data: { title: raw.data['title'] } }
    const { data } = localizeDocument(document, {
      market: values,
      overrides,
      htmlLang,
      pathOf: () => undefined,
    })
    return String(data['title'])
  }

  function trailOf(path: string, urlCode: UrlCode): TrailEntry[] {
    const root = `/${urlCode}`
    return pathsAbove(path).flatMap((above): TrailEntry[] => {
      if (above === root) return [{ path: root, name: sites.get(urlCode)?.strings.home ?? '' }]
      const page = pages.get(above)
      const name = page?.indexable ? nameOf(page) : undefined
      return name ? [{ path: above, name }] : []
    })
  }

  const isListed = (path: string): boolean => pages.get(path)?.indexable ?? isListedCodePage(path)

  function common(path: string, urlCode: UrlCode, alternates: Alternates): HeadContext {
    const unlisted = (Object.entries(alternates) as [UrlCode, string][])
      .filter(([, alternate]) => !isListed(alternate))
      .map(([code]) => code)
    const currency = markets.get(urlCode)?.values.currency
    return {
      ...(unlisted.length > 0 ? { unlisted } : {}),
      trail: trailOf(path, urlCode),
      ...(currency ? { currency } : {}),
    }
  }

  return {
    ofDocument(page) {
      const content = contentOf(page)
      const published = isoMoment(content?.raw?.first_publication_date ?? content?.job?.first_published)
      const modified = isoMoment(content?.raw?.last_publication_date ?? content?.job?.updated_at)
      return {
        ...common(page.path, page.locale, page.alternates),
        ...(published ? { published } : {}),
        ...(modified ? { modified } : {}),
      }
    },
    ofCode: common,
  }
}
