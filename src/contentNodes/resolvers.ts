import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import { localeByUrlCode } from '../../locales.config'
import { documentLinks, type CmsDocument } from '../cms/document'
import type { Job } from '../cms/job'
import { type LocalizedDocument, localizeDocument } from '../cms/localizeDocument'
import type { PageSummary } from '../cms/pageQuery'
import { sliceSamples, type StoredSlice } from '../cms/sliceSamples'
import { pathIn } from '../pagePlan/pathLookup'
import {
  documentNodeType,
  firstPageNodeId,
  marketNodeId,
  nodeTypes,
  type DocumentFields,
  type JobFields,
  type MarketFields,
  type PlannedPageFields,
} from './nodeTypes'

type NodeModel = {
  getNodeById: <Fields>(args: { id: string; type?: string }) => Promise<Fields | null>
  findAll: <Fields>(args: {
    type: string
    query: Record<string, unknown>
  }) => Promise<{ entries: Iterable<Fields> }>
}
type Context = { nodeModel: NodeModel }
/** What a resolver of a document reads of its node. */
type RawDocument = Pick<DocumentFields, 'raw'>

/**
 * A document as a market shows it. Looks up only the pages it links, so that it depends on no other address.
 */
async function localized(
  { raw }: RawDocument,
  { locale: urlCode }: { locale: string },
  { nodeModel }: Context,
): Promise<LocalizedDocument> {
  const locale = localeByUrlCode(urlCode)
  const node = await nodeModel.getNodeById<MarketFields>({
    id: marketNodeId(urlCode),
    type: nodeTypes.market,
  })
  if (!locale || !node) throw new Error(`No market values for the locale "${urlCode}"`)
  const paths = new Map<string, string>()
  for (const id of new Set(documentLinks(raw.data).map(({ link }) => link.id))) {
    const page = await nodeModel.getNodeById<PlannedPageFields>({
      id: firstPageNodeId(id),
      type: nodeTypes.plannedPage,
    })
    if (page) paths.set(id, pathIn(page, locale.urlCode))
  }
  return localizeDocument(raw, {
    market: node.market,
    htmlLang: locale.htmlLang,
    pathOf: ({ id }) => paths.get(id),
  })
}

type SummaryValue = string | number | boolean | string[]

const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= 400

const summaryValue = (value: unknown): value is SummaryValue =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  isShortText(value) ||
  (Array.isArray(value) && value.length > 0 && value.every(isShortText))

const summaryFields = (data: Record<string, unknown>): Record<string, SummaryValue> =>
  Object.fromEntries(
    Object.entries(data).filter(
      (entry): entry is [string, SummaryValue] => summaryValue(entry[1]) && !entry[0].startsWith('meta_'),
    ),
  )

/** What a list shows of a job: its places and its employment by their names. */
const listedJob = (job: Job): Record<string, unknown> => ({
  ...job,
  places: job.places.map(({ name }) => name),
  employment: job.employment?.text,
})

type SummaryArgs = { type: string; locale: string }

async function pageSummaries(
  _root: unknown,
  { type, locale }: SummaryArgs,
  context: Context,
): Promise<PageSummary[]> {
  const { nodeModel } = context
  const { entries } = await nodeModel.findAll<PlannedPageFields>({
    type: nodeTypes.plannedPage,
    query: { filter: { documentType: { eq: type }, locale: { eq: locale } }, sort: { path: 'ASC' } },
  })
  return Promise.all(
    [...entries].map(async ({ documentId, nodeId, uid, path: pagePath }) => {
      const node = await nodeModel.getNodeById<Partial<RawDocument & JobFields>>({ id: nodeId })
      const data = node?.job
        ? listedJob(node.job)
        : node?.raw
          ? (await localized({ raw: node.raw }, { locale }, context)).data
          : {}
      return { ...summaryFields(data), documentId, uid, path: pagePath }
    }),
  )
}

/** The mocks of every slice, in the order of the folders. */
function sliceMocks(root: string): StoredSlice[] {
  const folder = path.join(root, 'src/slices')
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name, 'mocks.json')
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredSlice[]) : []
  })
}

const slicesOfLocale =
  (root: string) =>
  async (_root: unknown, { locale: urlCode }: { locale: string }, context: Context): Promise<unknown> => {
    const lang = localeByUrlCode(urlCode)?.contentLanguage
    const { entries } = await context.nodeModel.findAll<RawDocument>({
      type: documentNodeType('page'),
      query: { filter: { lang: { eq: lang } }, sort: { prismicId: 'ASC' } },
    })
    const samples = sliceSamples(
      [...entries].map(({ raw }) => raw),
      sliceMocks(root),
    )
    const page: CmsDocument = {
      id: 'all-slices',
      uid: null,
      type: 'page',
      lang: lang ?? '',
      tags: [],
      first_publication_date: '',
      last_publication_date: '',
      alternate_languages: [],
      data: { slices: samples },
    }
    return (await localized({ raw: page }, { locale: urlCode }, context)).data['slices']
  }

/** `localized(locale:)` on every document, and the root field `pageSummaries(type:, locale:)` for lists. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs, root: string): void {
  const localizedField = { localized: { type: 'JSON!', args: { locale: 'String!' }, resolve: localized } }
  const types = readdirSync(path.join(root, 'customtypes')).map(
    (type) => [documentNodeType(type), localizedField] as const,
  )
  create({
    ...Object.fromEntries(types),
    Query: {
      pageSummaries: { type: 'JSON!', args: { type: 'String!', locale: 'String!' }, resolve: pageSummaries },
      sliceSamples: { type: 'JSON!', args: { locale: 'String!' }, resolve: slicesOfLocale(root) },
    },
  })
}
