import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askPublisher } from './askPublisher'

let server: Server
let url: string
let answer: unknown
let asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'> | undefined

beforeEach(async () => {
  server = createServer((request, response) => {
    asked = request
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

it.each<[object, string, boolean?]>([
  [
    { outcome: 'published', changed: ['/en', '/de'], removed: ['/en/old'] },
    'The site shows it: 2 pages changed, one page removed.',
  ],
  [{ outcome: 'published', changed: [], removed: [] }, 'The site shows it.'],
  [{ outcome: 'unchanged' }, 'The site is as it was: it shows all that is published.'],
  [{ outcome: 'built' }, 'The whole site was built again, and shows it.'],
  [
    {
      outcome: 'refused',
      message:
        'The content of /srv/site/content has 1 problem; nothing was built:\n  da-dk.page.cards (type page …',
      problems: ['Cards · da-dk · slices.0: the link leads nowhere'],
    },
    'The site stays as it was, because of this:\nCards · da-dk · slices.0: the link leads nowhere',
    false,
  ],
  [
    { outcome: 'failed', message: 'The disk is full.' },
    'The site stays as it was until its next build: The disk is full.',
    false,
  ],
])('an editor is told what became of it: %o', async (given, site, isOnSite = true) => {
  answer = given
  await expect(askPublisher(url, 'a-secret')).resolves.toEqual({ site, isOnSite })
  expect([asked?.method, asked?.url, asked?.headers.authorization]).toEqual([
    'POST',
    '/publish',
    'Bearer a-secret',
  ])
})

it.each([
  ['an answer of another program', () => (answer = { hello: true })],
  ['no answer', () => void server.close()],
])('an editor is told that the publisher did not answer: %s', async (_case, prepare) => {
  prepare()
  const answered = await askPublisher(url, 'a-secret')
  expect(answered.isOnSite).toBe(false)
  expect(answered.site).toMatch(
    /^It is published, but the site stays as it was until its next build, because the publisher did not answer/,
  )
})
