import {
  handlingOf,
  isOfToolPage,
  keyOf,
  keyOfToolData,
  mayBeStored,
  type Handling,
  type RequestFacts,
} from './rules'

const origin = 'https://www.outlay.example'
const request = (path: string, facts: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  url: new URL(path, origin).href,
  mode: 'no-cors',
  destination: '',
  hasRange: false,
  ...facts,
})
const navigation = { mode: 'navigate', destination: 'document' } as const

describe('a navigation', () => {
  it.each<[string, Handling]>([
    ['/', 'page'],
    ['/en', 'page'],
    ['/at/pricing?gclid=1', 'page'],
    ['/us/legal/dsr', 'page'],
    ['/preview?token=x', 'none'],
    ['/api/leads', 'none'],
    ['/api', 'none'],
    ['/content-api/api/v2', 'none'],
    ['/offline/en.html', 'none'],
    ['/~partytown/x', 'none'],
    ['/__third-party-proxy?url=x', 'none'],
    ['/english', 'none'],
    ['https://other.example/en', 'none'],
    ['http://www.outlay.example/en', 'none'],
  ])('to %s: %s', (path, handling) => {
    expect(handlingOf(request(path, navigation), origin)).toBe(handling)
  })

  it.each<[string, Partial<RequestFacts>]>([
    ['that posts', { method: 'POST' }],
    ['that asks for the head', { method: 'HEAD' }],
    ['of a frame', { destination: 'iframe' }],
    ['that asks for a part', { hasRange: true }],
  ])('%s is left to the browser', (_, facts) => {
    expect(handlingOf(request('/en', { ...navigation, ...facts }), origin)).toBe('none')
  })
})

describe('a request of a page', () => {
  it.each<[string, Handling]>([
    ['/app-85fadce87f761ae2a76f.js', 'file'],
    ['/static/logo-1.svg', 'file'],
    ['/site-data/fr-be.e76aa1dcafb5.json', 'file'],
    ['/fonts/figtree-latin-wght-normal.woff2', 'font'],
    ['/fonts/pdf/figtree-latin-400-normal.woff', 'font'],
    ['/app-85fadce87f761ae2a76f.js?x=1', 'none'],
    ['/fonts/figtree-latin-wght-normal.woff2?x=1', 'none'],
    ['/en', 'none'],
    ['/page-data/en/page-data.json', 'data'],
    ['/page-data/app-data.json', 'data'],
    ['/tool-words/policy-clauses/en.json', 'data'],
    ['/redirect-sources/en.json', 'data'],
    ['/page-data/app-data.json?x=1', 'none'],
    ['/site-data/en.json', 'none'],
    ['/forms-data/en.json', 'none'],
    ['/demo-data/en.json', 'none'],
    ['/consent/en.js', 'none'],
    ['/api/integrations', 'none'],
    ['/media/overview.png', 'none'],
    ['/sw.js', 'none'],
    ['https://cdn.example/app-85fadce87f761ae2a76f.js', 'none'],
  ])('for %s: %s', (path, handling) => {
    expect(handlingOf(request(path), origin)).toBe(handling)
  })

  it.each<Partial<RequestFacts>>([{ method: 'POST' }, { hasRange: true }])(
    'with %j is left alone',
    (facts) => {
      expect(handlingOf(request('/app-85fadce87f761ae2a76f.js', facts), origin)).toBe('none')
    },
  )
})

it('an address is stored without its query and hash', () => {
  expect(keyOf(`${origin}/en/pricing?email=jo@x.example&gclid=1#top`)).toBe(`${origin}/en/pricing`)
})

describe('an answer', () => {
  const answer = (facts: object = {}, headers: Record<string, string> = {}) => ({
    status: 200,
    redirected: false,
    type: 'basic' as const,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
    ...facts,
  })

  it('that is a page may be stored', () => {
    const headers = { 'cache-control': 'public, max-age=0, must-revalidate' }
    expect(mayBeStored(answer({}, headers), 'page')).toBe(true)
  })

  it.each<[string, object, Record<string, string>]>([
    ['an error', { status: 500 }, {}],
    ['a missing page', { status: 404 }, {}],
    ['a part', { status: 206 }, {}],
    ['empty', { status: 204 }, {}],
    ['the end of a redirect', { redirected: true }, {}],
    ['a redirect', { type: 'opaqueredirect', status: 0 }, {}],
    ['of another origin', { type: 'cors' }, {}],
    ['for one visitor', {}, { 'cache-control': 'private, no-store' }],
    ['for one visitor, in capitals', {}, { 'cache-control': 'No-Store' }],
    ['private', {}, { 'cache-control': 'private' }],
    ['a document to download', {}, { 'content-type': 'application/pdf' }],
    ['of no type', {}, { 'content-type': '' }],
  ])('that is %s may not', (_, facts, headers) => {
    expect(mayBeStored(answer(facts, headers), 'page')).toBe(false)
  })

  it('to a file is no page', () => {
    expect(mayBeStored(answer(), 'file')).toBe(false)
    expect(mayBeStored(answer({}, { 'content-type': 'text/javascript' }), 'file')).toBe(true)
    expect(mayBeStored(answer({}, { 'content-type': 'font/woff2' }), 'font')).toBe(true)
  })
})

describe('with the page of a free tool', () => {
  it.each([
    ['/app-85fadce87f761ae2a76f.js', true],
    ['/fonts/pdf/figtree-latin-400-normal.woff', true],
    ['/page-data/app-data.json', true],
    ['/page-data/en/vat-calculator/page-data.json', true],
    ['/tool-words/invoice-document/en.json', true],
    ['/page-data/en/page-data.json', false],
    ['/page-data/en/vat-calculator/x/page-data.json', false],
    ['/api/integrations', false],
    ['/en', false],
    ['https://other.example/app-85fadce87f761ae2a76f.js', false],
  ])('%s is stored: %s', (path, isStored) => {
    const url = new URL(path, origin).href
    expect(isOfToolPage(url, '/en/vat-calculator', origin)).toBe(isStored)
    expect(isOfToolPage(url, '/en/vat-calculator/', origin)).toBe(isStored)
  })

  it('data is stored for each page apart', () => {
    expect(keyOfToolData(`${origin}/page-data/app-data.json?x=1`, '/en/vat-calculator')).toBe(
      `${origin}/page-data/app-data.json?page=%2Fen%2Fvat-calculator`,
    )
  })
})
