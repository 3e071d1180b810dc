import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import type { ComponentType } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { localeByUrlCode } from '../../../locales.config'
import { readJson } from '../../core/values/readJson'
import { describe as describePage, parseDocument } from '../cms/document'
import { missingObject } from '../cms/gatedContent'
import { hasPage, resolveLink } from '../cms/linkResolver'
import { localizeDocument, type LocalizedDocument } from '../cms/localizeDocument'
import { readMarkets } from '../cms/markets'
import type { PageContext } from '../cms/pageContext'
import { RelatedDataProvider } from '../site/RelatedDataContext'
import { testSite } from '../site/site.fixture'
import { SiteProvider } from '../site/SiteContext'
import { counterparts } from './counterparts'
import { codeDocuments } from './documents'
import { codePageNames } from './names'
import { codePaths, contentPaths } from './paths'

type Data = { document: { localized: LocalizedDocument }; cases: unknown[] }
type CodePage = {
  default: ComponentType<{ data: Data }>
  Head: ComponentType<{ data: Data; location: { pathname: string }; pageContext: PageContext }>
}

const pagesFolder = path.join(__dirname, '../../pages/us')
const documentsFolder = path.join(__dirname, '../../../content/documents/en-us')
const files = readdirSync(pagesFolder).map((file) => file.replace(/\.tsx$/, ''))
const pathOf = (file: string): string => (file === 'index' ? '/us' : `/us/${file}`)
const read = (file: string): Promise<CodePage> => import(`../../pages/us/${file}`) as Promise<CodePage>

const site = {
  ...testSite,
  urlCode: 'us' as const,
  market: { ...testSite.market, localeCode: 'en-us', currency: 'USD' },
}

/** The market as the content describes it, and the words for its plans. */
const documents = readdirSync(documentsFolder).map((file) =>
  parseDocument(readJson(path.join(documentsFolder, file))),
)
const us = localeByUrlCode('us')
const market = us && readMarkets(documents, [us]).markets.get('us')
if (!market) throw new Error('the content has no market for us')

/** What the page's query gives: its content as the market shows it. */
function dataOf(file: string): Data {
  const query = readFileSync(path.join(pagesFolder, `${file}.tsx`), 'utf8')
  const uid = /codeDocument\(uid: \{ eq: "([^"]+)" \}\)/.exec(query)?.[1]
  const document = codeDocuments.find((one) => one.uid === uid)
  if (!document || !market) throw new Error(`${file} asks for the content "${uid ?? ''}", which there is not`)
  const plansDocument = documents.find(({ type }) => type === 'product_plans')
  return {
    document: { localized: localizeDocument(document, { market, htmlLang: 'en-US', plansDocument }) },
    cases: [],
  }
}

/** The page as the build writes it: the renderer waits for every slice. */
async function renderPage(file: string): Promise<string> {
  const { default: Page } = await read(file)
  const data = dataOf(file)
  const chunks: Buffer[] = []
  await new Promise<void>((resolve, reject) => {
    const output = new PassThrough()
    output.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve)
    const { pipe } = renderToPipeableStream(
      <SiteProvider site={site}>
        <RelatedDataProvider relatedData={data.document.localized.relatedData}>
          <Page data={data} />
        </RelatedDataProvider>
      </SiteProvider>,
      { onAllReady: () => pipe(output), onError: reject },
    )
  })
  return Buffer.concat(chunks).toString('utf8')
}

async function headOf(file: string): Promise<{ title: string; description: string }> {
  const { Head } = await read(file)
  const pageContext: PageContext = { locale: 'us', alternates: {}, siteDigest: '', indexable: true }
  const markup = renderToStaticMarkup(
    <Head data={dataOf(file)} location={{ pathname: pathOf(file) }} pageContext={pageContext} />,
  )
  return {
    title: /<title>(.*?)<\/title>/.exec(markup)?.[1] ?? '',
    description: /name="description" content="(.*?)"/.exec(markup)?.[1] ?? '',
  }
}

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found)

describe('the us market', () => {
  it.each(files)('shows %s with one h1, and links only to pages that exist', async (file) => {
    const html = await renderPage(file)
    expect(matches(html, /<(h1)[ >]/g)).toHaveLength(1)
    const known = new Set<string>([...codePaths, ...contentPaths])
    const internal = matches(html, /href="(\/[^"#?]*)/g)
    expect(internal.filter((href) => !known.has(href))).toEqual([])
  })

  it('shows the plans and their prices from the documents, not from code', async () => {
    const html = await renderPage('pricing')
    expect(html).toContain('>$12<')
    expect(html).toContain('cost $144 a month')
    expect(html).toContain('Start with Growth')
  })

  it('shows the content of every file that has some', () => {
    const shown = files.map((file) => dataOf(file).document.localized.id)
    expect(shown.sort()).toEqual(codeDocuments.map(({ id }) => id).sort())
  })

  it('has a file for every path of code', () => {
    expect(files.map(pathOf).sort()).toEqual([...codePaths].sort())
  })

  it('has a document for every path of content', () => {
    const published = documents
      .filter((document) => hasPage(document.type) && !missingObject(document))
      .map((document) => resolveLink(describePage(document)))
    expect(published.sort()).toEqual([...contentPaths].sort())
  })

  it('declares as counterparts documents of the default locale that there are', () => {
    const folder = path.join(documentsFolder, '../en-gb')
    const published = readdirSync(folder)
      .map((file) => parseDocument(readJson(path.join(folder, file))))
      .map(({ type, uid }) => `${type} ${uid ?? ''}`)
    const missing = Object.entries(counterparts).filter(
      ([, { type, uid }]) => !published.includes(`${type} ${uid ?? ''}`),
    )
    expect(missing).toEqual([])
  })

  it('names pages in the breadcrumbs of others as in their own', async () => {
    const pageContext: PageContext = {
      locale: 'us',
      alternates: {},
      siteDigest: '',
      indexable: true,
      trail: [{ path: '/us', name: 'Home' }],
    }
    const ownNames = Object.keys(codePageNames).map(async (pathname) => {
      const file = pathname.slice('/us/'.length)
      const { Head } = await read(file)
      const markup = renderToStaticMarkup(
        <Head data={dataOf(file)} location={{ pathname }} pageContext={pageContext} />,
      )
      return [pathname, matches(markup, /"position":2,"name":"([^"]*)"/g)]
    })
    expect(await Promise.all(ownNames)).toEqual(
      Object.entries(codePageNames).map(([pathname, name]) => [pathname, [name]]),
    )
  })

  it('each page has a title and a description of its own, of a length that search engines show', async () => {
    const heads = await Promise.all(files.map(headOf))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(files.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(files.length)
    for (const { title, description } of heads) {
      expect(title.length).toBeGreaterThanOrEqual(30)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(description.length).toBeGreaterThanOrEqual(110)
      expect(description.length).toBeLessThanOrEqual(155)
    }
  })
})
