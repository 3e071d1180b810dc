import { localeFindings, locales, type UrlCode } from '../../../locales.config'
import type { Environment } from '../../core/environment'
import type { Redirect } from '../../core/routing/redirects'
import type { DemoContent } from '../../product/demo/content'
import { readDemos } from '../../product/demo/readDemos'
import { readBanners } from '../../visitor/consentBanner/readBanners'
import type { BannerTexts } from '../../visitor/consentBanner/texts'
import { pathTests } from '../../visitor/experiments/declarations'
import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { documentOfLocaleFindings } from '../cms/documentOfLocale'
import type { Job } from '../cms/job'
import { readMarkets, type Market } from '../cms/markets'
import { readProductScreens, type ProductScreens } from '../cms/productScreens'
import { readOfflinePages } from '../offlinePage/readOfflinePages'
import type { OfflineTexts } from '../offlinePage/texts'
import type { CodePage } from '../plan/codePage'
import { pathLookup } from '../plan/pathLookup'
import type { PlannedPage } from '../plan/plannedPage'
import { missingRoots, planPages } from '../plan/planPages'
import { marketTokenFindings } from '../rules/marketTokens'
import { overrideFindings } from '../rules/overrides'
import { buildFormsData } from '../site/buildFormsData'
import { buildLocaleFiles } from '../site/buildLocaleFiles'
import { buildSiteData } from '../site/buildSiteData'
import type { FormsData } from '../site/formsData'
import type { LocaleFile } from '../site/localeFile'
import type { SiteData } from '../site/siteData'
import { codeDocuments } from '../us/documents'
import { codePagesOf } from './codePages'
import { openContentSource, type ContentSource } from './contentClient'
import { ContentError, contentErrorMessage, contentProblems } from './contentError'
import { pullJobs } from './jobBoard'
import { pullDocuments } from './pullDocuments'
import { readRedirects } from './readRedirects'
import { stableMarkets } from './stableMarkets'
import { unreadableMediaFindings, type UnreadableMedia } from './unreadableMedia'

/** What is published now: the content source, the ref of its documents, and the vacancies. */
export type PublishedContent = {
  source: ContentSource
  ref: string
  jobs: Job[]
  /** Files of the media that cannot be used: what shows one is a finding. */
  unreadableMedia?: UnreadableMedia
}

/** The content of a repository as it was pulled, with what keeps a site from being built of it. */
export type PulledContent = {
  ref: string
  documents: CmsDocument[]
  /** The content of the pages of code. */
  codeDocuments: readonly CmsDocument[]
  jobs: Job[]
  pages: PlannedPage[]
  /** The addresses of all pages, those of code too; with `*` at the end of those that take everything below them. */
  addresses: string[]
  codeAlternates: Map<string, PlannedPage['alternates']>
  /** The names of the pages of code that declare one, by path. */
  codeNames: Map<string, string>
  markets: Map<UrlCode, Market>
  productScreens: Map<UrlCode, ProductScreens>
  redirects: Redirect[]
  /** Names every finding; absent when a site can be built. */
  error?: ContentError
}

/** Everything a build needs of the content, checked. */
export type Content = Omit<PulledContent, 'error'> & {
  siteData: SiteData[]
  formsData: Map<UrlCode, FormsData>
  /** The interactive demo of the locales whose language has one. */
  demoContents: Map<UrlCode, DemoContent>
  /** The texts of the consent banner, by locale. */
  consentBanners: Map<UrlCode, BannerTexts>
  localeFiles: LocaleFile[]
  /** The texts of the page without a connection, by locale. */
  offlinePages: Map<UrlCode, OfflineTexts>
}

function rootFindings(pages: readonly PlannedPage[], codePages: readonly CodePage[]): ContentFinding[] {
  return missingRoots(pages, codePages).map((urlCode) => ({
    documentId: '(none)',
    type: 'homepage',
    lang: locales.find((locale) => locale.urlCode === urlCode)?.contentLanguage ?? '',
    field: '',
    message: `the locale "${urlCode}" has no page at /${urlCode}`,
  }))
}

/**
 * Asks for what is published now. The vacancies are pulled each time: a job board names no version by which a closed
 * job could be noticed, and its list is one small request. `source` is one that is open already. Throws with the address
 * when one of the two cannot be read.
 */
export async function openContent(
  root: string,
  environment: Environment,
  source: ContentSource = openContentSource(root, environment),
): Promise<PublishedContent> {
  const [{ ref }, jobs, unreadable] = await Promise.all([
    source.client.getMasterRef(),
    pullJobs(root, environment),
    source.unreadableMedia?.(),
  ])
  return { source, ref, jobs, ...(unreadable ? { unreadableMedia: unreadable } : {}) }
}

/**
 * Pulls the documents at a ref, plans the pages and checks everything. Throws when something cannot be read, and a
 * ContentError when the locale table is wrong; findings about content are in the result.
 */
export async function pullContent(root: string, published: PublishedContent): Promise<PulledContent> {
  const { source, ref } = published
  const documents = await source.withFileFacts(await pullDocuments(source.client, ref))
  return planContent(root, published, documents)
}

/**
 * The same of documents that are there already, with what their files say (`withFileFacts`); `edited` are those whose texts are checked, when the others are known to be
 * good. Throws a ContentError when the locale table is wrong.
 */
export function planContent(
  root: string,
  {
    source,
    ref,
    jobs,
    unreadableMedia,
  }: Omit<PublishedContent, 'source'> & { source: Pick<ContentSource, 'name' | 'fileFindings'> },
  documents: CmsDocument[],
  edited?: readonly CmsDocument[],
): PulledContent {
  const tableFindings = localeFindings(locales)
  if (tableFindings.length > 0) throw new ContentError(`locales.config.ts:\n  ${tableFindings.join('\n  ')}`)
  const codePages = codePagesOf(root)
  const { pages, codeAlternates, findings: planFindings } = planPages({ documents, jobs, codePages })
  const { markets: marketsNow, findings: marketFindings } = readMarkets(documents, locales)
  const markets = stableMarkets(marketsNow)
  const { productScreens, findings: screenFindings } = readProductScreens(documents)
  const { redirects, findings: redirectFindings } = readRedirects(documents)
  const findings = [
    ...planFindings,
    ...marketFindings,
    ...screenFindings,
    ...documentOfLocaleFindings(documents, 'navigation'),
    ...overrideFindings(documents, pages),
    ...redirectFindings,
    ...rootFindings(pages, codePages),
    ...(unreadableMedia ? unreadableMediaFindings([...documents, ...codeDocuments], unreadableMedia) : []),
    ...marketTokenFindings(edited ?? [...documents, ...codeDocuments], markets),
  ]
  const { name, fileFindings } = source
  return {
    ref,
    documents,
    codeDocuments,
    jobs,
    pages,
    addresses: [
      ...pages.flatMap(({ path, matchPath }) => [path, ...(matchPath ? [matchPath] : [])]),
      ...codePages.map(({ path }) => path),
    ],
    codeAlternates,
    codeNames: new Map(
      codePages.flatMap(({ path, name }): [string, string][] => (name ? [[path, name]] : [])),
    ),
    markets,
    productScreens,
    redirects,
    ...(findings.length + fileFindings.length > 0
      ? {
          error: new ContentError(
            contentErrorMessage(name, fileFindings, findings),
            findings,
            contentProblems(documents, fileFindings, findings),
          ),
        }
      : {}),
  }
}

/**
 * Pulls and checks the whole content that is published. Throws a ContentError that names every finding with document
 * id, type, language and field.
 */
export async function readContent(root: string, published: PublishedContent): Promise<Content> {
  return checkedContent(await pullContent(root, published))
}

/** The whole content of what was pulled. Throws the error of a site that cannot be built. */
export function checkedContent({ error, ...pulled }: PulledContent): Content {
  if (error) throw error
  return completeContent(pulled)
}

/** What the locales share, made of content that has been checked. Throws where a check would have found something. */
export function completeContent(content: Omit<PulledContent, 'error'>): Content {
  const parts = completingContent(content)
  for (;;) {
    const part = parts.next()
    if (part.done) return part.value
  }
}

/** The same in parts of a few milliseconds, for a caller that does something else between them. */
export function* completingContent(content: Omit<PulledContent, 'error'>): Generator<undefined, Content> {
  const { documents, pages, addresses, markets, productScreens, redirects } = content
  const pathOf = pathLookup(pages)
  const siteData: SiteData[] = []
  const localeFiles: LocaleFile[] = []
  const formsData = new Map<UrlCode, FormsData>()
  for (const locale of locales) {
    const market = markets.get(locale.urlCode)
    if (!market) continue
    const of = { documents, locale, market }
    siteData.push(buildSiteData({ ...of, pathOf }))
    localeFiles.push(...buildLocaleFiles({ ...of, redirects, pathTests, pathOf }))
    formsData.set(locale.urlCode, buildFormsData({ ...of, addresses }))
    yield
  }
  const consentBanners = readBanners({ documents, markets, siteData })
  yield
  const offlinePages = readOfflinePages(documents, markets)
  yield
  const demoContents = readDemos({ documents, markets, productScreens })
  return { ...content, siteData, consentBanners, localeFiles, offlinePages, formsData, demoContents }
}
