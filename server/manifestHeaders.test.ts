import { Hono } from 'hono'
import { headersOf } from '../src/core/routing/headerRules'
import { manifestHeaders } from './manifestHeaders'

const rules = [
  {
    path: '/*',
    headers: [
      { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      { key: 'Cache-Control', value: 'public' },
    ],
  },
  { path: '/preview', headers: [{ key: 'x-frame-options', value: 'DENY' }] },
]

it('the later of two rules for one header applies', () => {
  expect(headersOf(rules, '/en').get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headersOf(rules, '/preview').get('x-frame-options')).toBe('DENY')
})

it('a response keeps its own headers, and only files get the caching of the manifest', async () => {
  const site = new Hono()
  site.use(manifestHeaders(rules))
  site.get('/own', (context) =>
    context.text('x', 200, { 'X-Frame-Options': 'own', 'Cache-Control': 'no-store' }),
  )
  site.get(
    '/file',
    () => new Response('x', { headers: { 'Last-Modified': 'now', 'Cache-Control': 'private' } }),
  )
  const own = await site.request('/own')
  expect(own.headers.get('x-frame-options')).toBe('own')
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect((await site.request('/file')).headers.get('cache-control')).toBe('public')
  expect((await site.request('/nothing')).headers.get('x-frame-options')).toBe('SAMEORIGIN')
})
