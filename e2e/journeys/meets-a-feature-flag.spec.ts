import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Fault } from '../../sandbox/faults'
import { sandboxAccount } from '../../scripts/sandboxAccount'
import { flagsTimeLimit } from '../../src/visitor/flags/store'
import type { Integrations } from '../../src/visitor/integrations/contract'
import { openStarted, startApplication } from '../fixtures/application'
import { hasDecided } from '../fixtures/consent'
import { nightly, sampledFirst } from '../fixtures/scale'
import { launchDarklyOrigin, siteOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { visitorState } from '../fixtures/visitorState'
import { ConsentBanner } from '../pages/ConsentBanner'

const put = async (path: string, body: object, method = 'PUT'): Promise<void> => {
  const response = await fetch(`${launchDarklyOrigin}/_sandbox/${path}`, {
    method,
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(204)
}

/** Gives this page its own flag environment, so that tests may run at the same time. Returns its ID. */
async function ownEnvironment(page: Page, flags?: object): Promise<string> {
  const id = randomUUID()
  if (flags) await put(`flags/${id}`, flags)
  await page.route('**/api/integrations', async (route) => {
    const response = await route.fetch()
    const { launchDarkly } = (await response.json()) as Integrations
    expect(launchDarkly).toMatchObject({ clientSideId: sandboxAccount.flagsClientId })
    // Other services would load the page again when what the flag has granted ends.
    await route.fulfill({ response, json: { launchDarkly: { ...launchDarkly, clientSideId: id } } })
  })
  return id
}

/** Paths of this page's requests to the flag service; the first two parts and the ID are kept. */
function flagRequests(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === launchDarklyOrigin) found.push(`${request.method()} ${pathname}`)
  })
  return found
}

/** Everything this site has stored in the browser. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
const nothing = { cookies: '', local: [], session: [], databases: [], caches: [] }

const decisionCookies = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']

const flagsOf = async (page: Page) => (await visitorState(page)).flags
const loaded = (hubspotBanner: boolean) => ({ name: 'loaded', values: { hubspotBanner } })

const contextIn = (path = ''): unknown =>
  JSON.parse(Buffer.from(path.split('/').at(-1) ?? '', 'base64url').toString('utf8'))

test('a flag that is changed while the page is open reaches it, moves nothing and stores nothing', async ({
  page,
}) => {
  await hasDecided(page, { functionality: true, analytics: false, advertisement: false })
  const requests = flagRequests(page)
  const id = await ownEnvironment(page, { 'hubspot-banner': true })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.startTime)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/en')
  await page.waitForLoadState('load')
  expect(requests).toEqual([])
  // What moves while the page itself loads has its own journeys.
  const beforeStart = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return performance.now()
  })
  await startApplication(page)
  await expect.poll(() => flagsOf(page)).toEqual(loaded(true))
  // The stream is open before something changes.
  await expect.poll(() => requests.length).toBe(2)
  await put(`flags/${id}`, { 'hubspot-banner': false })
  await expect.poll(() => flagsOf(page)).toEqual(loaded(false))
  await put(`flags/${id}`, { 'hubspot-banner': null })
  await expect.poll(() => flagsOf(page)).toEqual(loaded(true))
  const { cookies, ...others } = await stored(page)
  expect({ ...others, cookies: '' }).toEqual({ ...nothing, local: ['consent/v2'] })
  expect(
    cookies
      .split('; ')
      .map((pair) => pair.split('=')[0] ?? '')
      .sort(),
  ).toEqual([...decisionCookies].sort())
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.filter((time) => time > beforeStart)).toEqual([])
  const context = { kind: 'user', key: 'website-visitor', anonymous: true }
  expect(requests.map(contextIn)).toEqual([context, context])
  expect(requests.map((request) => request.split('/').slice(0, -1).join('/'))).toEqual([
    `GET /sdk/evalx/${id}/contexts`,
    `GET /eval/${id}`,
  ])
})

test('a visitor who has not decided, or refuses, makes one request, and no connection stays', async ({
  page,
}) => {
  const requests = flagRequests(page)
  const id = await ownEnvironment(page, { 'hubspot-banner': true })
  await openStarted(page, '/en')
  await expect.poll(() => flagsOf(page)).toEqual(loaded(true))
  const banner = new ConsentBanner(page)
  await expect(banner.refuse).toBeVisible()
  await page.waitForTimeout(500)
  expect(await stored(page)).toEqual(nothing)
  await banner.refuse.click()
  await page.waitForTimeout(500)
  expect(requests.map((request) => request.split('/').slice(0, -1).join('/'))).toEqual([
    `GET /sdk/evalx/${id}/contexts`,
  ])
  await banner.link.click()
  await banner.accept.click()
  await expect.poll(() => requests.length).toBe(2)
  await banner.link.click()
  await banner.refuse.click()
  await put(`flags/${id}`, { 'hubspot-banner': false })
  await page.waitForTimeout(500)
  expect(await flagsOf(page)).toEqual(loaded(true))
  expect(requests).toHaveLength(2)
})

// What else may fail is in src/browser/vendors/launchDarkly/launchDarkly.test.ts.
const failures: [string, Partial<Fault>][] = [
  ['fails', { status: 500 }],
  [
    'answers with garbage',
    { status: 200, headers: { 'content-type': 'application/json' }, body: '{"hubspot-banner"' },
  ],
]
for (const [what, fault] of sampledFirst(failures, 1)) {
  test(`a flag service that ${what} is not noticed by a visitor`, async ({ page, watch }) => {
    const id = await ownEnvironment(page, { 'hubspot-banner': false })
    const path = `/sdk/evalx/${id}`
    await put('faults', { ...fault, path }, 'POST')
    if (fault.status === 500) watch.expectStatus(500, new RegExp(`^${path}`))
    await openStarted(page, '/en')
    await expect.poll(() => flagsOf(page)).toEqual({ name: 'unreachable' })
    expect(await stored(page)).toEqual(nothing)
  })
}

test(
  'a flag service that does not know the site is not noticed by a visitor',
  nightly,
  async ({ page, watch }) => {
    const id = await ownEnvironment(page)
    watch.expectStatus(404, new RegExp(`^/sdk/evalx/${id}`))
    await openStarted(page, '/en')
    await expect.poll(() => flagsOf(page)).toEqual({ name: 'unreachable' })
    expect(await stored(page)).toEqual(nothing)
  },
)

test('a flag service that hangs counts as unreachable, and its late answer counts', async ({ page }) => {
  const id = await ownEnvironment(page, { 'hubspot-banner': false })
  await put('faults', { path: `/sdk/evalx/${id}`, delayMs: flagsTimeLimit + 1500 }, 'POST')
  await openStarted(page, '/en')
  await expect.poll(() => flagsOf(page), { timeout: flagsTimeLimit + 1500 }).toEqual({ name: 'unreachable' })
  expect(await stored(page)).toEqual(nothing)
  await expect.poll(() => flagsOf(page)).toEqual(loaded(false))
})

test('a site without services loads the code of none and asks nobody', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openStarted(page, `${siteOrigin}/en`)
  await expect.poll(() => flagsOf(page)).toEqual({ name: 'off' })
  expect(requests).toContain(`${siteOrigin}/api/integrations`)
  expect(requests.filter((url) => !url.startsWith(`${siteOrigin}/`) && !url.startsWith('data:'))).toEqual([])
  expect(await stored(page)).toEqual(nothing)
})
