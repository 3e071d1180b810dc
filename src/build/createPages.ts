import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby'
import { defaultLocale, localeOfPath, type UrlCode } from '../../locales.config'
import type { PageContext } from '../cms/pageContext'
import type { PlannedPageNode } from '../contentNodes/nodeTypes'
import {
  plannedPageNodes,
  routingNode,
  siteDataNodes,
  siteDigestOf,
  type NodeReader,
} from '../contentNodes/readNodes'
import { shownFields } from '../contentNodes/shownFields'
import { headContexts, isListedCodePage } from './headContext'
import { signUpPlace } from './signUpPlace'

const siteDigests = (nodes: NodeReader): Map<UrlCode, string> =>
  new Map(siteDataNodes(nodes).map((node) => [node.urlCode, siteDigestOf(node)]))

/** The message of a planned page's document for the notification banner, as the page's market shows it. */
function messageOf(nodes: NodeReader, page: PlannedPageNode): string | undefined {
  const message = shownFields(nodes, page, ['notification_message'])?.notification_message
  return typeof message === 'string' && message.trim() !== '' ? message : undefined
}

/** Pages of documents and jobs, as planned: one `createPage` per planned page. */
export function createPages(api: CreatePagesArgs): void {
  const digests = siteDigests(api)
  const heads = headContexts(api)
  const pages = plannedPageNodes(api)
  const listing = pages.find(
    ({ documentType, locale }) => documentType === 'job_listing' && locale === defaultLocale().urlCode,
  )
  for (const page of pages) {
    const component = path.resolve('src/templates', `${page.template}.tsx`)
    if (!existsSync(component)) throw new Error(`The template ${component} of ${page.path} does not exist`)
    const notificationMessage = messageOf(api, page)
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
    api.actions.createPage({
      path: page.path,
      component,
      context,
      ...(page.matchPath ? { matchPath: page.matchPath } : {}),
    })
  }
}

/** The page of all slices in each locale: for review and checks, hidden from search engines. */
export function createAllSlicesPages(api: CreatePagesArgs): void {
  const component = path.resolve('src/templates/AllSlices.tsx')
  for (const [locale, siteDigest] of siteDigests(api)) {
    const context: PageContext = { locale, alternates: {}, siteDigest, indexable: false }
    api.actions.createPage({ path: `/${locale}/all-slices`, component, context })
  }
}

/**
 * Adds the context that every page has to the pages of code (`src/pages`). Pages outside every locale use the default
 * one.
 */
export function completeCodePage(api: CreatePageArgs): void {
  const { page, actions } = api
  if (page.context && 'locale' in page.context) return
  const locale = localeOfPath(page.path) ?? defaultLocale()
  const pagePath = page.path.length > 1 ? page.path.replace(/\/$/, '') : page.path
  const alternates = routingNode(api)?.codeAlternates[pagePath] ?? {}
  const context: PageContext = {
    locale: locale.urlCode,
    alternates,
    siteDigest: siteDigests(api).get(locale.urlCode) ?? '',
    indexable: isListedCodePage(pagePath),
    ...signUpPlace(pagePath),
    ...headContexts(api).ofCode(pagePath, locale.urlCode, alternates),
  }
  actions.deletePage(page)
  actions.createPage({ ...page, context })
}
