/** The most expensive requests that the site accepts, by what they are sent to, and those that it must refuse cheaply. */

export type LoadRequest = {
  method?: string
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** Requests that several clients send over and over, each the next one as soon as it has the response. */
export type LoadFamily = {
  name: string
  requests: readonly LoadRequest[]
  /** How many clients send them; `oneAddress` when all are one client for the server. */
  clients: number
  oneAddress?: boolean
}

/** What the requests are about on this server. */
export type LoadTarget = {
  masterRef: string
  /** The cookie of an open preview session. */
  previewCookie: string
  previewPath: string
  media: string
  form: string
}

const searchPath = '/content-api/api/v2/documents/search'

const times = (count: number, text: string): string => text.repeat(count)
const list = (count: number, text: string): string => Array.from({ length: count }, () => text).join(',')

/**
 * Searches at the limits of content-api/searchLimits.ts. They are what a random search over all parameters found to be the
 * most expensive ones (12,599 searches, 2026-11-26), and those that were it before there were limits.
 */
function searches(masterRef: string): LoadRequest[] {
  const search = (parameters: Record<string, string>): LoadRequest => {
    const query = new URLSearchParams({ ref: masterRef, lang: '*', pageSize: '100', ...parameters })
    return { path: `${searchPath}?${query.toString()}` }
  }
  const routes = Array.from({ length: 90 }, () => ({ type: 'page', path: '/:lang/:uid' }))
  const types = ['page', 'faq', 'customers', 'legal', 'resource_detail', 'tool_words', 'global_strings']
  return [
    search({}),
    search({ q: `[${times(20, '[fulltext(document,"a")]')}]` }),
    search({ q: `[[fulltext(document,"${'a e i o s d l m t r p c 0 1 2 3 4 5 6 7'}")]]` }),
    search({ q: `[${times(20, '[fulltext(my.page.slices,"a")]')}]` }),
    search({ q: `[${times(20, '[not(my.page.slices,"a")]')}]` }),
    search({ q: `[${times(20, '[date.after(document.last_publication_date,"2000-01-01")]')}]` }),
    search({ q: `[[any(document.id,[${list(500, '"a"')}])]]` }),
    search({ orderings: `[${list(10, 'my.tool_words.texts')}]` }),
    search({ orderings: `[${list(10, 'my.page.slices')}]` }),
    search({ fetchLinks: 'page.title,page.meta_title,faq.title', brokenRoute: `/${'b'.repeat(190)}` }),
    search({ graphQuery: `{${types.map((type) => `${type}{...${type}Fields}`).join(' ')}}` }),
    search({ routes: JSON.stringify(routes) }),
    search({
      q: `[${times(2, '[similar("x",1)]')}]`,
      orderings: `[${list(10, 'my.tool_words.texts')}]`,
      brokenRoute: `/${'b'.repeat(190)}`,
    }),
  ]
}

const previewPage = (path: string, cookie: string): LoadRequest => ({
  path: `/api/preview/page?path=${encodeURIComponent(path)}`,
  headers: { cookie },
})

const cookieOf = (preview: string): string =>
  `io.prismic.preview=${encodeURIComponent(JSON.stringify({ 'outlay.prismic.io': { preview } }))}`

/** Longer than any address and header of a browser, below what Node refuses by itself. */
const long = 'x'.repeat(7000)

/** All families. */
export function loadFamilies(target: LoadTarget): LoadFamily[] {
  const { masterRef, previewCookie, previewPath, media, form } = target
  return [
    { name: 'searches of the content API at all limits', requests: searches(masterRef), clients: 20 },
    {
      name: 'the same, one client over its rate',
      requests: searches(masterRef),
      clients: 20,
      oneAddress: true,
    },
    {
      name: 'refs, models and tags of the content API',
      requests: ['/api/v2', '/customtypes', '/slices', '/api/v2/tags'].map((path) => ({
        path: `/content-api${path}`,
      })),
      clients: 20,
    },
    { name: 'files of the content API', requests: [{ path: media }], clients: 20 },
    {
      name: 'an open preview, requested by 5 tabs',
      requests: [previewPage(previewPath, previewCookie)],
      clients: 5,
    },
    {
      name: 'previews of documents that do not exist',
      requests: Array.from({ length: 50 }, (_, index) =>
        previewPage('/en', cookieOf(`${masterRef}${' '.repeat(index)}`)),
      ),
      clients: 20,
    },
    {
      name: 'pages with long addresses, headers and cookies',
      requests: [
        { path: `/en/${long}` },
        { path: `/en/${times(3000, 'a/')}` },
        { path: `/en?${long}` },
        { path: '/', headers: { 'accept-language': list(1000, 'xx;q=0.1') } },
        { path: '/en', headers: { 'accept-encoding': list(1000, 'br;q=0'), cookie: `a=${long}` } },
        { path: '/en', headers: { 'if-none-match': list(2000, '"x"') } },
      ],
      clients: 20,
    },
    {
      name: 'forms with 64 KB of nested JSON, of another media type, and wrong ones',
      requests: [
        {
          method: 'POST',
          path: form,
          headers: { 'content-type': 'application/json' },
          body: times(30_000, '['),
        },
        { method: 'POST', path: form, headers: { 'content-type': 'text/plain' }, body: times(60_000, 'a') },
        {
          method: 'POST',
          path: form,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: times(15_000, 'a=b&'),
        },
      ],
      clients: 20,
    },
    {
      name: 'health, integrations, and the proxy of scripts',
      requests: [
        { path: '/api/health' },
        { path: '/api/integrations' },
        { path: '/__third-party-proxy?url=https%3A%2F%2Felsewhere.example%2Fa.js' },
      ],
      clients: 20,
    },
  ]
}
