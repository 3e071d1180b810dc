import { scrubbed, scrubText, textLimit } from './scrub'

it.each([
  [
    'https://www.outlay.example/en/pricing?plan=growth&gclid=abc#top',
    'https://www.outlay.example/en/pricing',
  ],
  ['https://www.outlay.example/en#token=secret', 'https://www.outlay.example/en'],
  ['https://ada:secret@host.example/a', 'https://host.example/a'],
  ['Failed to fetch (https://a.example/b?c=d).', 'Failed to fetch (https://a.example/b).'],
  ['GET /en/pricing?utm_source=fair failed', 'GET /en/pricing failed'],
  ['at https://a.example/app-1f.js:1:200', 'at https://a.example/app-1f.js:1:200'],
  ['?email=ada%40outlay.example&x=1', ''],
  ['https://www.outlay.example/en/bills-status/7f3?token=a', 'https://www.outlay.example/en/bills-status'],
  ['no page at /de/invoices-approvals/abc/def', 'no page at /de/invoices-approvals'],
  ['https://www.outlay.example/en/bills-status', 'https://www.outlay.example/en/bills-status'],
  ['ada.lovelace+news@mail.outlay.example is taken', '[email] is taken'],
  ['/en/for/ada%40outlay.example', '/en/for/[email]'],
  ['{"email":"x","token": "abc.def"}', '{"email":"[removed]","token": "[removed]"}'],
  ['{"name":"Ada"}', '{"name":"[removed]"}'],
  ['name=Ada&x', 'name=[removed]&x'],
  ['password: abc', 'password: [removed]'],
  ['token=abc, width=300', 'token=[removed], width=300'],
  ['Authorization: Bearer abcdefgh.ijkl', 'Authorization: [removed]'],
  ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', 'jwt [removed]'],
  ['call +49 30 123 456-7', 'call [phone]'],
  ['4111 1111 1111 1111', '[number]'],
  ['DE89 3704 0044 0532 0130 00', '[number]'],
])('%j becomes %j', (text, expected) => {
  expect(scrubText(text)).toBe(expected)
})

it.each([
  'Minified React error #421; visit the docs',
  "Cannot read properties of undefined (reading 'map')",
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
  'name: ChunkLoadError, code: 404',
  '2026-11-22T10:00:00.000Z',
  '1763805600000000000',
  '4bf92f3577b34da6a3ce929d0e0e4736',
  '#hero>h1',
  'html>body>main.page',
])('%j has nothing personal and stays', (text) => {
  expect(scrubText(text)).toBe(text)
})

it('a long text is cut between words, so that no half of an address stays', () => {
  const text = `${'word '.repeat(199)}ada@outlay.example ${'more '.repeat(10)}`
  expect(text.slice(0, textLimit)).toMatch(/ada@o$|ada@?$/)
  expect(scrubText(text)).not.toContain('ada')
  expect(scrubText('x'.repeat(50_000)).length).toBeLessThanOrEqual(textLimit)
})

it('a text made to be slow is not', () => {
  const start = performance.now()
  for (const part of ['a', '/', 'a.', 'a@', '?a=', '1 ', 'x://', '+1', 'key='])
    scrubText(part.repeat(textLimit / part.length))
  expect(performance.now() - start).toBeLessThan(500)
})

it('texts are scrubbed however deep they are, and the value itself stays', () => {
  const value = { a: [{ url: 'https://a.example/?b=c', line: 3, none: null, is: true }] }
  expect(scrubbed(value)).toEqual({ a: [{ url: 'https://a.example/', line: 3, none: null, is: true }] })
  expect(value.a[0]?.url).toBe('https://a.example/?b=c')
})
