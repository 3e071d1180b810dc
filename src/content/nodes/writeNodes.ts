import type { Node, NodeInput, SourceNodesArgs } from 'gatsby'
import type { CmsDocument } from '../cms/document'
import { memoize } from '../cms/memoize'
import type { PlannedPage } from '../plan/plannedPage'
import type { LocaleFile } from '../site/localeFile'
import type { Content } from '../source/readContent'
import {
  buildDayNodeId,
  codeDocumentNodeId,
  consentBannerNodeId,
  demoDataNodeId,
  documentNodeId,
  documentNodeType,
  firstPageNodeId,
  formsDataNodeId,
  furtherPageNodeId,
  jobNodeId,
  localeFileNodeId,
  marketNodeId,
  nodeTypes,
  offlinePageNodeId,
  productScreensNodeId,
  routingNodeId,
  siteDataNodeId,
  type BuildDayFields,
  type CodeDocumentFields,
  type ConsentBannerFields,
  type DemoDataFields,
  type DocumentFields,
  type FormsDataFields,
  type OfflinePageFields,
  type JobFields,
  type MarketFields,
  type PlannedPageFields,
  type ProductScreensFields,
  type RoutingFields,
  type SiteDataFields,
} from './nodeTypes'

const documentFields = memoize((document: CmsDocument): DocumentFields => ({
  _previewable: document.id,
  prismicId: document.id,
  uid: document.uid,
  lang: document.lang,
  type: document.type,
  raw: document,
}))

const plannedPageFields = memoize((page: PlannedPage): PlannedPageFields => ({
  ...page,
  nodeId: nodeIdOfPage(page),
}))

/** What is stored of the content in one node. `fields` are the same object as long as what they are made of is. */
export type ContentNode<Fields extends object> = { id: string; type: string; fields: Fields }

const node = <Fields extends object>(id: string, type: string, fields: Fields): ContentNode<Fields> => ({
  id,
  type,
  fields,
})

/** The nodes of some content, apart from the day of the build. */
export function* nodesOf(content: Content): Generator<ContentNode<object>> {
  for (const document of content.documents) {
    yield node(documentNodeId(document.id), documentNodeType(document.type), documentFields(document))
  }
  for (const document of content.codeDocuments) {
    const uid = document.uid ?? document.id
    yield node<CodeDocumentFields>(codeDocumentNodeId(uid), nodeTypes.codeDocument, { uid, raw: document })
  }
  for (const job of content.jobs) {
    yield node<JobFields>(jobNodeId(job.id), nodeTypes.job, { jobId: job.id, job })
  }
  for (const [urlCode, market] of content.markets) {
    yield node<MarketFields>(marketNodeId(urlCode), nodeTypes.market, { urlCode, market })
  }
  for (const [urlCode, screens] of content.productScreens) {
    yield node<ProductScreensFields>(productScreensNodeId(urlCode), nodeTypes.productScreens, {
      urlCode,
      screens,
    })
  }
  for (const site of content.siteData) {
    const { urlCode } = site
    yield node<SiteDataFields>(siteDataNodeId(urlCode), nodeTypes.siteData, { urlCode, site })
  }
  for (const [urlCode, forms] of content.formsData) {
    yield node<FormsDataFields>(formsDataNodeId(urlCode), nodeTypes.formsData, { urlCode, forms })
  }
  for (const [urlCode, demo] of content.demoContents) {
    yield node<DemoDataFields>(demoDataNodeId(urlCode), nodeTypes.demoData, { urlCode, demo })
  }
  for (const [urlCode, texts] of content.consentBanners) {
    yield node<ConsentBannerFields>(consentBannerNodeId(urlCode), nodeTypes.consentBanner, { urlCode, texts })
  }
  for (const file of content.localeFiles) {
    yield node<LocaleFile>(localeFileNodeId(file), nodeTypes.localeFile, file)
  }
  for (const [urlCode, texts] of content.offlinePages) {
    yield node<OfflinePageFields>(offlinePageNodeId(urlCode), nodeTypes.offlinePage, { urlCode, texts })
  }
  const linked = new Set<string>()
  for (const page of content.pages) {
    const isFirst = !linked.has(page.documentId)
    linked.add(page.documentId)
    yield node<PlannedPageFields>(
      isFirst ? firstPageNodeId(page.documentId) : furtherPageNodeId(page.key),
      nodeTypes.plannedPage,
      plannedPageFields(page),
    )
  }
  yield node<RoutingFields>(routingNodeId, nodeTypes.routing, {
    redirects: content.redirects,
    codeAlternates: Object.fromEntries(content.codeAlternates),
    codeNames: Object.fromEntries(content.codeNames),
  })
}

/** A page of closed jobs has no document: it shows that of the list of jobs. */
function nodeIdOfPage({ documentType, documentId, ids: [shown = ''] }: PlannedPage): string {
  if (documentType === 'job') return jobNodeId(Number(documentId.split('.')[1]))
  return documentNodeId(documentType === 'closed_job' ? shown : documentId)
}

/** The day of a build (UTC). */
export const buildDayFields = (now: number): BuildDayFields => ({
  day: new Date(now).toISOString().slice(0, 10),
})

/** Stores the day of the build (UTC), also when the content is unchanged: what is over depends on it. */
export function writeBuildDay({ actions, createContentDigest, getNode }: SourceNodesArgs, now: number): void {
  const fields = buildDayFields(now)
  const contentDigest = createContentDigest(fields)
  const existing = getNode(buildDayNodeId)
  if (existing?.internal.contentDigest === contentDigest) {
    actions.touchNode(existing)
    return
  }
  const internal = { type: nodeTypes.buildDay, contentDigest }
  void actions.createNode({ ...fields, id: buildDayNodeId, parent: null, children: [], internal })
}

const isOurs = ({ internal }: Node): boolean => internal.owner === 'gatsby-source-prismic-raw'

/** Tells Gatsby to keep every node of an unchanged repository. */
export function touchNodes({ getNodes, actions }: SourceNodesArgs): number {
  const ours = getNodes().filter(isOurs)
  for (const existing of ours) actions.touchNode(existing)
  return ours.length
}

/**
 * Creates the new and changed nodes, touches the rest, deletes the vanished ones. `codeDigest` is part of
 * each node's digest, so that a change of the code that reads the content runs the queries again.
 */
export function writeNodes(
  api: SourceNodesArgs,
  content: Content,
  codeDigest: string,
): { total: number; changed: number } {
  const { actions, createContentDigest, getNode, getNodes } = api
  const seen = new Set<string>()
  let changed = 0
  for (const { id, type, fields } of nodesOf(content)) {
    seen.add(id)
    const contentDigest = createContentDigest({ fields, codeDigest })
    const existing = getNode(id)
    if (existing?.internal.contentDigest === contentDigest) {
      actions.touchNode(existing)
      continue
    }
    changed += 1
    const input: NodeInput = { ...fields, id, parent: null, children: [], internal: { type, contentDigest } }
    void actions.createNode(input)
  }
  for (const existing of getNodes()) {
    if (isOurs(existing) && existing.id !== buildDayNodeId && !seen.has(existing.id))
      actions.deleteNode(existing)
  }
  return { total: seen.size, changed }
}
