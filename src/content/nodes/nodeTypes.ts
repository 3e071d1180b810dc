/**
 * The content in Gatsby's data layer: types, ids and shapes of its nodes, for the code that writes them, the schema
 * and the code that reads them.
 */
import type { Node } from 'gatsby'
import type { UrlCode } from '../../../locales.config'
import type { Redirect } from '../../core/routing/redirects'
import type { DemoContent } from '../../product/demo/content'
import type { BannerTexts } from '../../visitor/consentBanner/texts'
import type { CmsDocument } from '../cms/document'
import type { Job } from '../cms/job'
import type { Market } from '../cms/markets'
import type { PageContext } from '../cms/pageContext'
import type { ProductScreens } from '../cms/productScreens'
import type { OfflineTexts } from '../offlinePage/texts'
import type { PlannedPage } from '../plan/plannedPage'
import type { FormsData } from '../site/formsData'
import type { LocaleFile } from '../site/localeFile'
import type { SiteData } from '../site/siteData'

export const nodeTypes = {
  codeDocument: 'CodeDocument',
  job: 'GreenhouseJob',
  market: 'MarketValues',
  siteData: 'SiteData',
  formsData: 'FormsData',
  demoData: 'DemoData',
  consentBanner: 'ConsentBanner',
  localeFile: 'LocaleFile',
  offlinePage: 'OfflinePage',
  plannedPage: 'PlannedPage',
  productScreens: 'ProductScreens',
  routing: 'SiteRouting',
  buildDay: 'BuildDay',
} as const

/** Type of the nodes of a custom type, the name the previews plugin expects: `customer_case` → `PrismicCustomerCase`. */
export const documentNodeType = (type: string): string =>
  `Prismic${type
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`

export const documentNodeId = (documentId: string): string => `document:${documentId}`
/** The content of a page of code. */
export const codeDocumentNodeId = (uid: string): string => `code-document:${uid}`
export const jobNodeId = (jobId: number): string => `job:${jobId}`
export const marketNodeId = (urlCode: string): string => `market:${urlCode}`
export const productScreensNodeId = (urlCode: string): string => `product-screens:${urlCode}`
export const siteDataNodeId = (urlCode: string): string => `site-data:${urlCode}`
export const formsDataNodeId = (urlCode: string): string => `forms-data:${urlCode}`
export const demoDataNodeId = (urlCode: string): string => `demo-data:${urlCode}`
export const consentBannerNodeId = (urlCode: string): string => `consent-banner:${urlCode}`
export const localeFileNodeId = ({ folder, urlCode }: Pick<LocaleFile, 'folder' | 'urlCode'>): string =>
  `locale-file:${folder}:${urlCode}`
export const offlinePageNodeId = (urlCode: string): string => `offline-page:${urlCode}`
/** The first page of a document, the one its links are resolved through. */
export const firstPageNodeId = (documentId: string): string => `page:${documentId}`
/** Any further page of a document, by the key of the planned page. */
export const furtherPageNodeId = (key: string): string => `page:${key}`
export const routingNodeId = 'routing'
export const buildDayNodeId = 'build-day'

export type DocumentFields = {
  _previewable: string
  prismicId: string
  uid: string | null
  lang: string
  type: string
  raw: CmsDocument
}
/** `uid` is the one of the content in src/content/us. */
export type CodeDocumentFields = { uid: string; raw: CmsDocument }
export type JobFields = { jobId: number; job: Job }
export type MarketFields = { urlCode: UrlCode; market: Market }
export type ProductScreensFields = { urlCode: UrlCode; screens: ProductScreens }
export type SiteDataFields = { urlCode: UrlCode; site: SiteData }
export type FormsDataFields = { urlCode: UrlCode; forms: FormsData }
export type DemoDataFields = { urlCode: UrlCode; demo: DemoContent }
export type ConsentBannerFields = { urlCode: UrlCode; texts: BannerTexts }
export type OfflinePageFields = { urlCode: UrlCode; texts: OfflineTexts }
/** `nodeId` is the node of the document or job that the page shows; of closed jobs, that of the list of jobs. */
export type PlannedPageFields = PlannedPage & { nodeId: string }
export type RoutingFields = {
  redirects: readonly Redirect[]
  codeAlternates: Record<string, PageContext['alternates']>
  codeNames: Record<string, string>
}

/** The day of the build (UTC, `2027-03-18`), on which the queries of coming dates depend. */
export type BuildDayFields = { day: string }

export type DocumentNode = Node & DocumentFields
export type JobNode = Node & JobFields
export type MarketNode = Node & MarketFields
export type ProductScreensNode = Node & ProductScreensFields
export type SiteDataNode = Node & SiteDataFields
export type FormsDataNode = Node & FormsDataFields
export type DemoDataNode = Node & DemoDataFields
export type ConsentBannerNode = Node & ConsentBannerFields
export type LocaleFileNode = Node & LocaleFile
export type OfflinePageNode = Node & OfflinePageFields
export type PlannedPageNode = Node & PlannedPageFields
export type RoutingNode = Node & RoutingFields
