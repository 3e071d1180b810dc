import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby'
import { defaultLocale, localeOfPath, type UrlCode } from '../../locales.config'
import { messageParts, type MessagePart } from '../content/cms/messageParts'
import type { PageContext } from '../content/cms/pageContext'
import { localizedFields } from '../content/nodes/localizedFields'
import type { PlannedPageNode } from '../content/nodes/nodeTypes'
import {
  contentNodeOf,
  plannedPageNodes,
  routingNode,
  siteDataNodes,
  siteDigestOf,
  type NodeReader,
} from '../content/nodes/readNodes'
import { headContexts } from './headContext'
import { signUpPlace } from './signUpPlace'

const siteDigests = (nodes: NodeReader): Map<UrlCode, string> =>
  new Map(siteDataNodes(nodes).map((node) => [node.urlCode, siteDigestOf(node)]))

/** The message of a planned page's document for the notification banner, as the page's market shows it. */
function notificationOf(nodes: NodeReader, page: PlannedPageNode): MessagePart[] {
  const stored = contentNodeOf(nodes, page).raw?.data['notification_message']
  // As the CMS gives an empty field; few documents have a message.
  if (stored === undefined || (Array.isArray(stored) && stored.length === 0)) return []
  return messageParts(localizedFields(nodes, page, ['notification_message'])?.notification_message)
}

/** A page of a document or job with everything that is passed to it. */
export type PlannedPageContext = { page: PlannedPageNode; context: PageContext & { listingId?: string } }

/** The pages of documents and jobs, as planned, with their contexts. */
export function plannedPageContexts(nodes: NodeReader): PlannedPageContext[] {
  const digests = siteDigests(nodes)
  const heads = headContexts(nodes)
  const pages = plannedPageNodes(nodes)
  const listing = pages.find(
    ({ documentType, locale }) => documentType === 'job_listing' && locale === defaultLocale().urlCode,
  )
  return pages.map((page) => {
    const notificationMessage = notificationOf(nodes, page)
    const context: PlannedPageContext['context'] = {
      id: page.nodeId,
      locale: page.locale,
      alternates: page.alternates,
      siteDigest: digests.get(page.locale) ?? '',
      indexable: heads.isListed(page.path),
      ...heads.ofDocument(page),
      ...signUpPlace(page.template),
      ...(notificationMessage.length > 0 ? { notificationMessage } : {}),
      ...(page.documentType === 'job' && listing ? { listingId: listing.nodeId } : {}),
    }
    return { page, context }
  })
}

/** Creates them: one `createPage` per planned page. */
export function createPages(api: CreatePagesArgs): void {
  for (const { page, context } of plannedPageContexts(api)) {
    const component = path.resolve('src/templates', `${page.template}.tsx`)
    if (!existsSync(component)) throw new Error(`The template ${component} of ${page.path} does not exist`)
    api.actions.createPage({
      path: page.path,
      component,
      context,
      ...(page.matchPath ? { matchPath: page.matchPath } : {}),
    })
  }
}

/** The context of the page of all slices, by locale. */
export const allSlicesContexts = (nodes: NodeReader): PageContext[] =>
  [...siteDigests(nodes)].map(([locale, siteDigest]) => ({
    locale,
    alternates: {},
    siteDigest,
    indexable: false,
  }))

/** The page of all slices in each locale: for review and checks, hidden from search engines. */
export function createAllSlicesPages(api: CreatePagesArgs): void {
  const component = path.resolve('src/templates/AllSlices.tsx')
  for (const context of allSlicesContexts(api)) {
    api.actions.createPage({ path: `/${context.locale}/all-slices`, component, context })
  }
}

/**
 * Gives the context that every page has, of the page of code at a path. Pages outside every locale use the default one.
 * It is of the nodes as they are when this is called.
 */
export function codePageContexts(nodes: NodeReader): (pagePath: string) => PageContext {
  const heads = headContexts(nodes)
  const digests = siteDigests(nodes)
  const codeAlternates = routingNode(nodes)?.codeAlternates ?? {}
  return (pagePath) => {
    const locale = localeOfPath(pagePath) ?? defaultLocale()
    const path = pagePath.length > 1 ? pagePath.replace(/\/$/, '') : pagePath
    const alternates = codeAlternates[path] ?? {}
    return {
      locale: locale.urlCode,
      alternates,
      siteDigest: digests.get(locale.urlCode) ?? '',
      indexable: heads.isListed(path),
      ...signUpPlace(path),
      ...heads.ofCode(path, locale.urlCode, alternates),
    }
  }
}

/** Adds it to the pages of code (`src/pages`). */
export function completeCodePage(api: CreatePageArgs): void {
  const { page, actions } = api
  if (page.context && 'locale' in page.context) return
  const context = codePageContexts(api)(page.path)
  actions.deletePage(page)
  actions.createPage({ ...page, context })
}
