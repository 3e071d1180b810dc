import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CreatePageArgs, CreatePagesArgs, Node } from 'gatsby'
import { defaultLocale, localeByUrlCode, localeOfPath, type UrlCode } from '../../locales.config'
import type { CmsDocument } from '../cms/document'
import type { PageContext } from '../cms/localizedDocument'
import type { PlannedPage } from '../cms/pagePlan/plannedPage'
import type { SiteData } from '../cms/siteData'
import type { Market } from '../cms/siteDataOf'
import { headContexts, isListedCodePage } from './headContext'
import { notificationMessageOf } from './notificationMessage'
import { signUpPlace } from './signUpPlace'

type PlannedPageNode = Node & PlannedPage & { nodeId: string }
type SiteDataNode = Node & { urlCode: UrlCode; site: SiteData }
type RoutingNode = Node & { codeAlternates: Record<string, PageContext['alternates']> }
type DocumentNode = Node & { raw?: CmsDocument }
type MarketNode = Node & { market: Market }
type GetNode = CreatePagesArgs['getNode']
type GetNodesByType = CreatePagesArgs['getNodesByType']

const siteDigests = (getNodesByType: GetNodesByType): Map<UrlCode, string> =>
  new Map(
    (getNodesByType('SiteData') as SiteDataNode[]).map(({ urlCode, internal }) => [
      urlCode,
      internal.contentDigest.slice(0, 12),
    ]),
  )

/** The message of a planned page's document for the notification banner, as the page's market shows it. */
function messageOf(getNode: GetNode, { nodeId, locale: urlCode }: PlannedPageNode): string | undefined {
  const document = (getNode(nodeId) as DocumentNode | undefined)?.raw
  const market = (getNode(`market:${urlCode}`) as MarketNode | undefined)?.market
  const locale = localeByUrlCode(urlCode)
  return document && market && locale && notificationMessageOf(document, market, locale)
}

/** Pages of documents and jobs, as planned: one `createPage` per planned page. */
export function createPages({ actions, getNode, getNodesByType }: CreatePagesArgs): void {
  const digests = siteDigests(getNodesByType)
  const heads = headContexts({ getNode, getNodesByType })
  const pages = getNodesByType('PlannedPage') as PlannedPageNode[]
  const listing = pages.find(
    ({ documentType, locale }) => documentType === 'job_listing' && locale === defaultLocale().urlCode,
  )
  for (const page of pages) {
    const component = path.resolve('src/templates', `${page.template}.tsx`)
    if (!existsSync(component)) throw new Error(`The template ${component} of ${page.path} does not exist`)
    const notificationMessage = messageOf(getNode, page)
    const context: PageContext & { listingId?: string } = {
      id: page.nodeId,
      locale: page.locale,
      alternates: page.alternates,
      siteDigest: digests.get(page.locale) ?? '',
      indexable: page.indexable,
      ...heads.ofDocument(page),
      ...signUpPlace(page.template),
      ...(notificationMessage ? { notificationMessage } : {}),
      ...(page.documentType === 'job' && listing ? { listingId: listing.nodeId } : {}),
    }
    actions.createPage({
      path: page.path,
      component,
      context,
      ...(page.matchPath ? { matchPath: page.matchPath } : {}),
    })
  }
}

/** The page of all slices in each locale: for review and checks, never listed. */
export function createAllSlicesPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const component = path.resolve('src/templates/AllSlices.tsx')
  for (const [locale, siteDigest] of siteDigests(getNodesByType)) {
    const context: PageContext = { locale, alternates: {}, siteDigest, indexable: false }
    actions.createPage({ path: `/${locale}/all-slices`, component, context })
  }
}

/**
 * Gives the pages of code (`src/pages`) the context every page has, and `us/404` its wildcard. Pages outside every
 * locale speak the default one.
 */
export function completeCodePage({ page, actions, getNode, getNodesByType }: CreatePageArgs): void {
  if (page.context && 'locale' in page.context) return
  const locale = localeOfPath(page.path) ?? defaultLocale()
  const routing = getNode('routing') as RoutingNode | undefined
  const pagePath = page.path.length > 1 ? page.path.replace(/\/$/, '') : page.path
  const isLocaleNotFound = pagePath === `/${locale.urlCode}/404`
  const alternates = routing?.codeAlternates[pagePath] ?? {}
  const context: PageContext = {
    locale: locale.urlCode,
    alternates,
    siteDigest: siteDigests(getNodesByType).get(locale.urlCode) ?? '',
    indexable: isListedCodePage(pagePath),
    ...signUpPlace(pagePath),
    ...headContexts({ getNode, getNodesByType }).ofCode(pagePath, locale.urlCode, alternates),
  }
  actions.deletePage(page)
  actions.createPage({ ...page, context, ...(isLocaleNotFound ? { matchPath: `/${locale.urlCode}/*` } : {}) })
}
