import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { notFoundPages } from './notFoundPages'

const place =
  '<div data-page-search="Pages that match “{words}”" data-empty="Nothing matches “{words}”." class="x"></div>'
const page = `<!doctype html><h1>Missing</h1>${place}<p>end</p>`
const index = {
  pages: [
    { path: '/en/pricing', name: 'Pricing & plans' },
    { path: '/en/contact', name: 'We answer', title: 'Contact' },
  ],
}

let folder: string
let site: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missing-'))
  const files = {
    'en/404/index.html': page,
    'de/404/index.html': page,
    'fr/404/index.html': '<h1>Absente</h1>',
    'page-index/en.json': JSON.stringify(index),
    'page-index/fr.json': JSON.stringify(index),
    'page-index/de.json': '{"pages":[{"path":"//evil.example","name":"x"}]}',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const send = notFoundPages()
  site = new Hono().get('/:locale/*', async (context) => {
    const file = `${context.req.param('locale')}/404/index.html`
    return (await send(context, folder, { path: '/*', file, status: 404 })) ?? context.text('none')
  })
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (address: string, headers = {}) => site.request(`http://localhost${address}`, { headers })
const html = async (address: string): Promise<string> => (await ask(address)).text()

it('a missing address comes with the pages that its words may mean', async () => {
  const response = await ask('/en/pricng')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain(
    'class="x"><h2>Pages that match “pricng”</h2><ul><li><a href="/en/pricing">Pricing &amp; plans</a></li></ul></div><p>end</p>',
  )
})

it('a search without JavaScript is answered, also when nothing is found', async () => {
  expect(await html('/en/nowhere?q=contact')).toContain('<a href="/en/contact">Contact</a>')
  expect(await html('/en/nowhere?q=zzz')).toContain('<p>Nothing matches “zzz”.</p></div>')
})

it('where nothing is likely the page stays as it was built', async () => {
  expect(await html('/en/nowhere')).toBe(page)
  expect(await html('/en/')).toBe(page)
})

it.each([
  '/en/pricing%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/en/x?q=pricing%20%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/en/x?q=pricing%20%22%20onload=x%20%27%24%26',
])('%s brings no markup into the page', async (address) => {
  const text = await html(address)
  expect(text).toContain('<a href="/en/pricing">')
  expect(text).not.toMatch(/<script|" onload/)
})

it('an unusable index and a page without a place change nothing', async () => {
  expect(await html('/de/pricing')).toBe(page)
  expect(await html('/fr/pricing')).toBe('<h1>Absente</h1>')
  expect(await html('/it/pricing')).toBe('none')
})

it('is compressed for who accepts it', async () => {
  const response = await ask('/en/pricng', { 'accept-encoding': 'gzip, br' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('Pages that match')
})
