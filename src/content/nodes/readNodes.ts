import type { NodePluginArgs } from 'gatsby'
import type { UrlCode } from '../../../locales.config'
import {
  marketNodeId,
  nodeTypes,
  productScreensNodeId,
  routingNodeId,
  type ConsentBannerNode,
  type DemoDataNode,
  type DocumentNode,
  type FormsDataNode,
  type OfflinePageNode,
  type JobNode,
  type LocaleFileNode,
  type MarketNode,
  type PlannedPageNode,
  type ProductScreensNode,
  type RoutingNode,
  type SiteDataNode,
} from './nodeTypes'

/** The part of Gatsby's API that reads nodes. */
export type NodeReader = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>
type ById = Pick<NodeReader, 'getNode'>
type ByType = Pick<NodeReader, 'getNodesByType'>

/** The nodes of the planned pages. */
export const plannedPageNodes = ({ getNodesByType }: ByType): PlannedPageNode[] =>
  getNodesByType(nodeTypes.plannedPage) as PlannedPageNode[]

/** The document or job that a planned page shows. */
export const contentNodeOf = (
  { getNode }: ById,
  { nodeId }: Pick<PlannedPageNode, 'nodeId'>,
): Partial<DocumentNode> & Partial<JobNode> =>
  (getNode(nodeId) as (Partial<DocumentNode> & Partial<JobNode>) | undefined) ?? {}

/** The market of a locale; undefined when the content has none. */
export const marketNode = ({ getNode }: ById, urlCode: UrlCode): MarketNode | undefined =>
  getNode(marketNodeId(urlCode)) as MarketNode | undefined

/** The product screens of a locale; undefined when the content has none. */
export const productScreensNode = ({ getNode }: ById, urlCode: UrlCode): ProductScreensNode | undefined =>
  getNode(productScreensNodeId(urlCode)) as ProductScreensNode | undefined

/** The markets of all locales. */
export const marketNodes = ({ getNodesByType }: ByType): MarketNode[] =>
  getNodesByType(nodeTypes.market) as MarketNode[]

/** The site data of all locales. */
export const siteDataNodes = ({ getNodesByType }: ByType): SiteDataNode[] =>
  getNodesByType(nodeTypes.siteData) as SiteDataNode[]

/** The digest that names a locale's site data file. */
export const siteDigestOf = ({ internal }: Pick<SiteDataNode, 'internal'>): string =>
  internal.contentDigest.slice(0, 12)

/** The forms data of all locales. */
export const formsDataNodes = ({ getNodesByType }: ByType): FormsDataNode[] =>
  getNodesByType(nodeTypes.formsData) as FormsDataNode[]

/** The interactive demos, of the locales that have one. */
export const demoDataNodes = ({ getNodesByType }: ByType): DemoDataNode[] =>
  getNodesByType(nodeTypes.demoData) as DemoDataNode[]

/** The consent banners, of the locales that have one. */
export const consentBannerNodes = ({ getNodesByType }: ByType): ConsentBannerNode[] =>
  getNodesByType(nodeTypes.consentBanner) as ConsentBannerNode[]

/** The further files of all locales. */
export const localeFileNodes = ({ getNodesByType }: ByType): LocaleFileNode[] =>
  getNodesByType(nodeTypes.localeFile) as LocaleFileNode[]
/** The pages without a connection, of the locales that have one. */
export const offlinePageNodes = ({ getNodesByType }: ByType): OfflinePageNode[] =>
  getNodesByType(nodeTypes.offlinePage) as OfflinePageNode[]

/** Redirects, and the alternates and names of the pages of code; undefined before the content is read. */
export const routingNode = ({ getNode }: ById): RoutingNode | undefined =>
  getNode(routingNodeId) as RoutingNode | undefined
