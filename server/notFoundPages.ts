import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { localeOfPath } from '../locales.config'
import { pageIndexPath, parsePageIndex, type IndexedPage } from '../src/content/site/pageIndex'
import { pageSearch, wordsOfAddress, type PageSearch } from '../src/content/site/pageSearch'
import { searchParameter } from '../src/content/site/searchParameter'
import type { RouteRule } from '../src/core/routing/siteManifest'
import { acceptedEncodings } from './acceptEncoding'
import { revalidate } from './caching'
import { openFile } from './publicFiles'

/** The place for what is found, with its texts (src/templates/notFound/PageSearch.tsx); attributes are in the order that React writes. */
const place = /(<div\b[^>]*\bdata-page-search="([^"]*)"[^>]*?\bdata-empty="([^"]*)"[^>]*>)<\/div>/

const compress = promisify(gzip)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** What is found, as the application would draw it. `results` and `empty` are HTML of the page. */
function foundHtml(pages: readonly IndexedPage[], words: string, results: string, empty: string): string {
  const filled = (text: string): string => text.replace('{words}', () => escaped(words))
  if (pages.length === 0) return `<p>${filled(empty)}</p>`
  const items = pages.map(
    ({ path, name, title }) => `<li><a href="${escaped(path)}">${escaped(title ?? name)}</a></li>`,
  )
  return `<h2>${filled(results)}</h2><ul>${items.join('')}</ul>`
}

async function readText(folder: string, path: string): Promise<string | undefined> {
  const file = await openFile(folder, path)
  if (!file) return undefined
  try {
    return await file.handle.readFile('utf8')
  } finally {
    await file.handle.close()
  }
}

/**
 * Makes a function that responds with the not-found page of a route and writes into it which pages the words of the address,
 * or those of a search, may mean. Undefined when there is no such file. The searches of one release are prepared once.
 */
export function notFoundPages(): (
  context: Context,
  folder: string,
  route: RouteRule,
) => Promise<Response | undefined> {
  let prepared: { folder: string; searches: Map<string, Promise<PageSearch | undefined>> } | undefined

  const searchOf = (folder: string, urlCode: string): Promise<PageSearch | undefined> => {
    if (prepared?.folder !== folder) prepared = { folder, searches: new Map() }
    const { searches } = prepared
    const known = searches.get(urlCode)
    if (known) return known
    const search = readText(folder, pageIndexPath(urlCode).slice(1)).then((text) => {
      const index = text === undefined ? undefined : parsePageIndex(JSON.parse(text))
      return index && pageSearch(index)
    })
    searches.set(urlCode, search)
    search.catch(() => searches.delete(urlCode))
    return search
  }

  return async (context, folder, { file }) => {
    const html = await readText(folder, file)
    if (html === undefined) return undefined
    const { pathname, searchParams } = new URL(context.req.url)
    const urlCode = localeOfPath(`/${file}`)?.urlCode
    const asked = searchParams.get(searchParameter)?.trim().slice(0, 100)
    const words = asked || wordsOfAddress(pathname)
    // The page is there whatever becomes of the search.
    const search = words && urlCode ? await searchOf(folder, urlCode).catch(() => undefined) : undefined
    const pages = search?.(words) ?? []
    const body =
      search && (pages.length > 0 || asked)
        ? html.replace(
            place,
            (_, start: string, results: string, empty: string) =>
              `${start}${foundHtml(pages, words, results, empty)}</div>`,
          )
        : html
    const isCompressed = acceptedEncodings(context.req.header('accept-encoding')).some(
      ({ name }) => name === 'gzip',
    )
    const bytes = isCompressed ? await compress(body) : Buffer.from(body)
    return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(bytes), {
      status: 404,
      headers: {
        'Cache-Control': revalidate,
        'Content-Length': String(bytes.byteLength),
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      },
    })
  }
}
