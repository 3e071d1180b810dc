import type { Node, NodeInput, SourceNodesArgs } from 'gatsby'
import type { CmsDocument } from '../../src/cms/document'
import type { Content } from './content'

/** GraphQL type of a custom type, the name the previews plugin expects: `customer_case` → `PrismicCustomerCase`. */
export const nodeTypeOf = (type: string): string =>
  `Prismic${type
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`

export const documentNodeId = (documentId: string): string => `document:${documentId}`
export const jobNodeId = (jobId: number): string => `job:${jobId}`
export const marketNodeId = (urlCode: string): string => `market:${urlCode}`
export const siteDataNodeId = (urlCode: string): string => `site-data:${urlCode}`
export const formsDataNodeId = (urlCode: string): string => `forms-data:${urlCode}`
/** The first page of a document, the one its links are resolved through. */
export const documentPageNodeId = (documentId: string): string => `page:${documentId}`

type Fields = Record<string, unknown>

const documentFields = (document: CmsDocument): Fields => ({
  _previewable: document.id,
  prismicId: document.id,
  uid: document.uid,
  lang: document.lang,
  type: document.type,
  raw: document,
})

function* nodesOf(content: Content): Generator<{ id: string; type: string; fields: Fields }> {
  for (const document of content.documents) {
    yield {
      id: documentNodeId(document.id),
      type: nodeTypeOf(document.type),
      fields: documentFields(document),
    }
  }
  for (const job of content.jobs) {
    yield { id: jobNodeId(job.id), type: 'GreenhouseJob', fields: { jobId: job.id, job } }
  }
  for (const [urlCode, market] of content.markets) {
    yield { id: marketNodeId(urlCode), type: 'MarketValues', fields: { urlCode, market } }
  }
  for (const site of content.siteData) {
    yield { id: siteDataNodeId(site.urlCode), type: 'SiteData', fields: { urlCode: site.urlCode, site } }
  }
  for (const [urlCode, forms] of content.forms) {
    yield { id: formsDataNodeId(urlCode), type: 'FormsData', fields: { urlCode, forms } }
  }
  const linked = new Set<string>()
  for (const page of content.pages) {
    const isFirst = !linked.has(page.documentId)
    linked.add(page.documentId)
    yield {
      id: isFirst ? documentPageNodeId(page.documentId) : `page:${page.key}`,
      type: 'PlannedPage',
      fields: { ...page, nodeId: nodeIdOfPage(page.documentType, page.documentId) },
    }
  }
  yield {
    id: 'routing',
    type: 'SiteRouting',
    fields: { redirects: content.redirects, codeAlternates: Object.fromEntries(content.codeAlternates) },
  }
}

const nodeIdOfPage = (documentType: string, documentId: string): string =>
  documentType === 'job' ? jobNodeId(Number(documentId.split('.')[1])) : documentNodeId(documentId)

const isOurs = (node: Node): boolean => node.internal.owner === 'gatsby-source-prismic-raw'

/** Keeps every node of an unchanged repository alive. */
export function touchNodes({ getNodes, actions }: SourceNodesArgs): number {
  const ours = getNodes().filter(isOurs)
  for (const node of ours) actions.touchNode(node)
  return ours.length
}

/**
 * Creates what is new or changed, touches the rest, deletes what vanished. `codeDigest` takes part in each node's
 * digest, so that a change of the code that reads the content runs the queries again.
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
    const node: NodeInput = { ...fields, id, parent: null, children: [], internal: { type, contentDigest } }
    actions.createNode(node)
  }
  for (const node of getNodes()) if (isOurs(node) && !seen.has(node.id)) actions.deleteNode(node)
  return { total: seen.size, changed }
}
