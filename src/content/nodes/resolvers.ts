import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import { localeByUrlCode, type Locale, type UrlCode } from '../../../locales.config'
import { readJson } from '../../core/values/readJson'
import { rulesOf } from '../../tools/invoiceGenerator/model/rules'
import { templateColumns, templateTitle } from '../../tools/templateFiles/model/templateColumns'
import {
  isTemplateName,
  templateFilePath,
  templateFileTypes,
} from '../../tools/templateFiles/model/templateNames'
import { templatePageWordKeys } from '../../tools/templateFiles/model/wordKeys'
import { templateFile, templateMarketOf } from '../../tools/templateFiles/templateFiles'
import { isWordOfRates } from '../../tools/travelRates/model/rateWords'
import { vatCountries } from '../../tools/vat/model/vatCountries'
import { ratesCheckedOn } from '../../tools/vat/model/vatRates'
import { documentLinks, type CmsDocument } from '../cms/document'
import {
  documentLists,
  isListName,
  listEntries,
  listsIn,
  withLists,
  type ListEntry,
  type ListName,
  type NextDate,
} from '../cms/documentLists'
import { homeMarketOf, scenesOf, type LedgerMarket } from '../cms/documentScenes'
import type { Job } from '../cms/job'
import {
  type LocalizedDocument,
  localizeDocument,
  type RelatedData,
  type OfferedTemplate,
} from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import { showsOffer } from '../cms/offer'
import type { PageSummary } from '../cms/pageQuery'
import { showsPlans } from '../cms/productPlans'
import { withoutServerFields } from '../cms/serverFields'
import { sliceSamples, type StoredSlice } from '../cms/sliceSamples'
import {
  templateNamesOf,
  toolWordsPartsOf,
  type RelatedToolWords,
  type ToolWords,
  type ToolWordsPart,
} from '../cms/toolWords'
import { pathIn } from '../plan/pathLookup'
import { toolWordsFolder, type LocaleFile } from '../site/localeFile'
import {
  buildDayNodeId,
  documentNodeId,
  documentNodeType,
  firstPageNodeId,
  localeFileNodeId,
  marketNodeId,
  nodeTypes,
  productScreensNodeId,
  type DocumentFields,
  type JobFields,
  type MarketFields,
  type PlannedPageFields,
  type ProductScreensFields,
} from './nodeTypes'

/** What the resolvers use of Gatsby's node model. */
export type NodeModel = {
  getNodeById: <Fields>(args: { id: string; type?: string }) => Promise<Fields | null>
  findAll: <Fields>(args: {
    type: string
    query: { filter?: Record<string, { eq: unknown }>; sort?: Record<string, 'ASC'> }
  }) => Promise<{ entries: Iterable<Fields> }>
}
type Context = { nodeModel: NodeModel }
/** What a resolver of a document reads of its node. */
type RawDocument = Pick<DocumentFields, 'raw'>

const toolFacts = {
  rules: rulesOf.en16931.length,
  countries: vatCountries.length,
  ratesCheckedOn,
}

/** The words of a part of the tools in a locale; undefined where its language has none. */
async function wordsOfPart(
  part: ToolWordsPart,
  urlCode: UrlCode,
  { nodeModel }: Context,
): Promise<ToolWords | undefined> {
  const file = await nodeModel.getNodeById<LocaleFile>({
    id: localeFileNodeId({ folder: toolWordsFolder(part), urlCode }),
    type: nodeTypes.localeFile,
  })
  return file?.content as ToolWords | undefined
}

/** The words of the tools that a document shows; undefined for a document without a tool. */
async function toolWordsFor(
  raw: CmsDocument,
  urlCode: UrlCode,
  context: Context,
): Promise<RelatedToolWords | undefined> {
  const parts = toolWordsPartsOf(raw)
  if (parts.length === 0) return undefined
  const words = await Promise.all(
    parts.map(async (part) => [part, await wordsOfPart(part, urlCode, context)] as const),
  )
  return Object.fromEntries(words.filter(([, found]) => found !== undefined))
}

/** The words without those that are in the files of templates or in another tool, which the page does not show. */
function shownWords(raw: CmsDocument, words: RelatedToolWords | undefined): RelatedToolWords | undefined {
  const report = words?.['expense-report']
  if (report && raw.type !== 'expense_report_generator')
    return {
      ...words,
      'expense-report': Object.fromEntries(Object.entries(report).filter(([key]) => isWordOfRates(key))),
    }
  const templates = words?.['template-files']
  if (!templates) return words
  const onPages = new Set<string>(templatePageWordKeys)
  return {
    ...words,
    'template-files': Object.fromEntries(Object.entries(templates).filter(([key]) => onPages.has(key))),
  }
}

/** The templates that a document offers, as its page shows them; undefined for a document without one, and
 * in a language without the words. */
async function templatesFor(
  raw: CmsDocument,
  locale: Locale,
  market: Market,
  words: ToolWords | undefined,
): Promise<RelatedData['templates'] | undefined> {
  const names = templateNamesOf(raw).filter(isTemplateName)
  const hasWords = templatePageWordKeys.every((key) => words?.[key])
  if (names.length === 0 || !words || !hasWords) return undefined
  const of = templateMarketOf(words, market, locale)
  const relatedData = names.map(async (name): Promise<[string, OfferedTemplate]> => {
    const files = templateFileTypes.map(async (type) => ({
      type,
      path: templateFilePath(locale.urlCode, name, type),
      size: (await templateFile(name, type, of)).length,
    }))
    return [
      name,
      { title: templateTitle(name, of), columns: templateColumns(name, of), files: await Promise.all(files) },
    ]
  })
  return Object.fromEntries(await Promise.all(relatedData))
}

/**
 * A document as a market shows it, with the plans and the words of scenes and tools where its page shows them, and
 * without the fields that are for the server alone. Looks up only the pages it links, so
 * that it depends on no other address.
 */
async function localizedAlone(
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
  const plansDocument =
    showsPlans(raw) || showsOffer(raw)
    ? (await nodeModel.getNodeById<RawDocument>({ id: documentNodeId(node.market.facts.plansDocumentId) }))
        ?.raw
    : undefined
  const screensNode =
    scenesOf(raw).length > 0
      ? await nodeModel.getNodeById<ProductScreensFields>({
          id: productScreensNodeId(urlCode),
          type: nodeTypes.productScreens,
        })
      : undefined
  const ledgerMarket = await ledgerMarketOf(raw, { nodeModel })
  const paths = new Map<string, string>()
  const links = [raw, plansDocument].flatMap((document) => (document ? documentLinks(document.data) : []))
  for (const id of new Set(links.map(({ link }) => link.id))) {
    const page = await nodeModel.getNodeById<PlannedPageFields>({
      id: firstPageNodeId(id),
      type: nodeTypes.plannedPage,
    })
    if (page) paths.set(id, pathIn(page, locale.urlCode))
  }
  const toolWords = await toolWordsFor(raw, locale.urlCode, { nodeModel })
  return localizeDocument(withoutServerFields(raw), {
    market: node.market,
    htmlLang: locale.htmlLang,
    pathOf: ({ id }) => paths.get(id),
    plansDocument,
    productScreens: screensNode?.screens,
    ledgerMarket,
    toolWords: shownWords(raw, toolWords),
    toolFacts,
    templates: await templatesFor(raw, locale, node.market, toolWords?.['template-files']),
  })
}

/** The market of the accounting system that a document is about, for the accounts and the currency in its picture. */
async function ledgerMarketOf(
  raw: RawDocument['raw'],
  { nodeModel }: Context,
): Promise<LedgerMarket | undefined> {
  const urlCode = homeMarketOf(raw)
  if (urlCode === undefined) return undefined
  const [screensNode, marketNode] = await Promise.all([
    nodeModel.getNodeById<ProductScreensFields>({
      id: productScreensNodeId(urlCode),
      type: nodeTypes.productScreens,
    }),
    nodeModel.getNodeById<MarketFields>({ id: marketNodeId(urlCode), type: nodeTypes.market }),
  ])
  return screensNode && marketNode
    ? { screens: screensNode.screens, currency: marketNode.market.values.currency }
    : undefined
}

/** The same with the entries of the lists in its slices. */
async function localized(
  document: RawDocument,
  args: { locale: string },
  context: Context,
): Promise<LocalizedDocument> {
  const alone = await localizedAlone(document, args, context)
  const lists: Partial<Record<ListName, ListEntry[]>> = {}
  for (const list of listsIn(alone.data)) lists[list] = await entriesOfList(list, args.locale, context)
  return { ...alone, data: withLists(alone.data, lists) }
}

/** The pages of a type in a locale, in the order of their paths. */
async function plannedPages(
  type: string,
  locale: string,
  { nodeModel }: Context,
): Promise<PlannedPageFields[]> {
  const { entries } = await nodeModel.findAll<PlannedPageFields>({
    type: nodeTypes.plannedPage,
    query: { filter: { documentType: { eq: type }, locale: { eq: locale } }, sort: { path: 'ASC' } },
  })
  return [...entries]
}

/** What a list shows of a job: its places and its employment by their names. */
const listedJob = (job: Job): Record<string, unknown> => ({
  ...job,
  places: job.places.map(({ name }) => name),
  employment: job.employment?.text,
})

/** A list of documents in a locale; of each document only what the list shows. */
async function entriesOfList(list: ListName, locale: string, context: Context): Promise<ListEntry[]> {
  // What is over today may not have been yesterday.
  if (list === 'dates') await context.nodeModel.getNodeById({ id: buildDayNodeId, type: nodeTypes.buildDay })
  const pages = await Promise.all(
    documentLists[list].types.map((type) => plannedPages(type, locale, context)),
  )
  const listed = await Promise.all(
    pages.flat().map(async ({ nodeId, path: pagePath, documentType }) => {
      const node = await context.nodeModel.getNodeById<Partial<RawDocument & JobFields>>({ id: nodeId })
      if (node?.job) return [{ path: pagePath, type: documentType, data: listedJob(node.job) }]
      if (!node?.raw) return []
      const { data, relatedData } = await localizedAlone({ raw: node.raw }, { locale }, context)
      return [{ path: pagePath, type: documentType, data, file: relatedData?.file }]
    }),
  )
  return listEntries(list, listed.flat(), Date.now())
}

async function documentList(
  _root: unknown,
  { list, locale }: { list: string; locale: string },
  context: Context,
): Promise<ListEntry[]> {
  if (!isListName(list))
    throw new Error(`No list is called "${list}". There are ${Object.keys(documentLists).join(', ')}.`)
  return entriesOfList(list, locale, context)
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

/** The next webinar or event but the one whose node is named; null without any. */
async function nextDate(
  _root: unknown,
  { except, locale }: { except: string; locale: string },
  context: Context,
): Promise<NextDate | null> {
  const pages = await plannedPages('resource_detail', locale, context)
  const own = pages.find(({ nodeId }) => nodeId === except)?.path
  const next = (await entriesOfList('dates', locale, context)).find(({ path: one }) => one !== own)
  return next ? { path: next.path, title: next.title, ...(next.ends && { ends: next.ends }) } : null
}

type SummaryArgs = { type: string; locale: string }

async function pageSummaries(
  _root: unknown,
  { type, locale }: SummaryArgs,
  context: Context,
): Promise<PageSummary[]> {
  const { nodeModel } = context
  return Promise.all(
    (await plannedPages(type, locale, context)).map(async ({ documentId, nodeId, uid, path: pagePath }) => {
      const node = await nodeModel.getNodeById<Partial<RawDocument & JobFields>>({ id: nodeId })
      const data = node?.job
        ? listedJob(node.job)
        : node?.raw
          ? (await localizedAlone({ raw: node.raw }, { locale }, context)).data
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
    return existsSync(file) ? (readJson(file) as StoredSlice[]) : []
  })
}

const slicesOfLocale =
  (root: string) =>
  async (
    _root: unknown,
    { locale: urlCode }: { locale: string },
    context: Context,
  ): Promise<LocalizedDocument> => {
    const locale = localeByUrlCode(urlCode)
    const lang = locale?.contentLanguage
    const { entries } = await context.nodeModel.findAll<RawDocument>({
      type: documentNodeType('page'),
      query: { filter: { lang: { eq: lang } }, sort: { prismicId: 'ASC' } },
    })
    const samples = sliceSamples(
      [...entries].map(({ raw }) => raw),
      sliceMocks(root),
    )
    // A tool whose words the language does not have would be a form without labels.
    const hasWords = await Promise.all(
      samples.map(async (sample) => {
        const parts = toolWordsPartsOf({ type: 'page', data: { slices: [sample] } })
        const words = await Promise.all(
          parts.map(async (part) => (locale ? wordsOfPart(part, locale.urlCode, context) : undefined)),
        )
        return !words.includes(undefined)
      }),
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
      data: { slices: samples.filter((_, index) => hasWords[index]) },
    }
    return localized({ raw: page }, { locale: urlCode }, context)
  }

/**
 * `localized(locale:)` on every document and on the content of every page of code, and the root fields
 * `documentList(list:, locale:)`, `nextDate(except:, locale:)` and `pageSummaries(type:, locale:)` for lists and
 * `sliceSamples(locale:)` for the page of all slices.
 */
export function createResolvers({ createResolvers: create }: CreateResolversArgs, root: string): void {
  const localizedField = { localized: { type: 'JSON!', args: { locale: 'String!' }, resolve: localized } }
  const types = readdirSync(path.join(root, 'customtypes')).map(
    (type) => [documentNodeType(type), localizedField] as const,
  )
  create({
    ...Object.fromEntries(types),
    [nodeTypes.codeDocument]: localizedField,
    Query: {
      documentList: { type: 'JSON!', args: { list: 'String!', locale: 'String!' }, resolve: documentList },
      nextDate: { type: 'JSON', args: { except: 'String!', locale: 'String!' }, resolve: nextDate },
      pageSummaries: { type: 'JSON!', args: { type: 'String!', locale: 'String!' }, resolve: pageSummaries },
      sliceSamples: { type: 'JSON!', args: { locale: 'String!' }, resolve: slicesOfLocale(root) },
    },
  })
}
