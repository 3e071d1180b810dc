import { randomUUID } from 'node:crypto'
import { devices, type Page } from '@playwright/test'
import type { FaroReport } from '../../sandbox/faro'
import { sandboxAccount } from '../../scripts/sandboxAccount'
import { sessionKey } from '../../src/visitor/observability/session'
import { openPaintedAndStarted, openStarted } from '../fixtures/application'
import { everything, hasDecided, nothing, sendsPrivacyControl } from '../fixtures/consent'
import { faroOrigin, segmentOrigin, servicesOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { ConsentBanner } from '../pages/ConsentBanner'

// Without it the browser says that it is a headless one, and counts as a bot.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

const { faroAppKey, faroApiKey } = sandboxAccount

/** The site as it is with a collector that this share of the sessions is reported to. */
async function isObserved(page: Page, rate = 1): Promise<void> {
  const faro = {
    collectorUrl: `${faroOrigin}/collect/${faroAppKey}`,
    apiKey: faroApiKey,
    samplingRate: String(rate),
    environment: 'staging',
  }
  await page.route('**/api/integrations', (route) => route.fulfill({ json: { faro } }))
}

/** Throws an error in the page, from its own task. */
const throwIn = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)

const storedSession = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), sessionKey)

/** The reports of the page's session so far. */
async function reportsOf(session: string): Promise<FaroReport[]> {
  const response = await fetch(`${faroOrigin}/_sandbox/reports?session=${session}`)
  return (await response.json()) as FaroReport[]
}

/** Addresses of the requests of this page to the collector. */
function requestsToCollector(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(faroOrigin)) requests.push(request.url())
  })
  return requests
}

/** The scripts of this page that have the library. */
function codeOfLibrary(page: Page): string[] {
  const found: string[] = []
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes('x-faro-session-id')) found.push(pathname)
  })
  return found
}

async function sessionOf(page: Page): Promise<string> {
  await expect.poll(() => storedSession(page), { message: 'a session', timeout: 15_000 }).not.toBeNull()
  return (JSON.parse((await storedSession(page)) ?? '') as { sessionId: string }).sessionId
}

test('an error and how fast the page was are reported, without what belongs to the visitor', async ({
  page,
  watch,
}) => {
  const code = codeOfLibrary(page)
  watch.expectError('broken')
  await isObserved(page)
  await hasDecided(page, everything)
  const traced = new Map<string, string | undefined>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    traced.set(origin + pathname, request.headers()['traceparent'])
  })
  await openPaintedAndStarted(page, '/de/pricing?email=ada@outlay.example&gclid=click-1#token=secret-1')
  const session = await sessionOf(page)
  expect(code).toHaveLength(1)
  const release = await page.locator('#application').getAttribute('data-release')

  await throwIn(page, 'broken for ada@outlay.example at https://a.example/b?token=secret-2')
  await page.evaluate(() => void Promise.reject(new Error('broken promise')))
  await page.evaluate(() => reportError(new Error('broken island')))
  await page.evaluate(
    (other) => Promise.all([fetch('/api/health?token=secret-3'), fetch(other)]),
    segmentSettings,
  )
  const exceptions = async () => (await reportsOf(session)).flatMap((report) => report.exceptions ?? [])
  await expect.poll(async () => (await exceptions()).length).toBe(3)
  const values = ((await exceptions()) as { value: string }[]).map(({ value }) => value)
  expect(values.sort()).toEqual([
    'broken for [email] at https://a.example/b',
    'broken island',
    'broken promise',
  ])
  const traces = async () => JSON.stringify((await reportsOf(session)).map((report) => report.traces))
  await expect.poll(traces).toContain('/api/health')
  expect(traced.get(`${servicesOrigin}/api/health`)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(traced.get(segmentSettings)).toBeUndefined()
  expect(await traces()).not.toContain(segmentOrigin)

  const vitals = async () =>
    (await reportsOf(session)).flatMap((report) =>
      ((report.measurements ?? []) as { type: string; values: object }[]).flatMap(({ values }) =>
        Object.keys(values),
      ),
    )
  // It is known with the first press, once the page is idle.
  await page.locator('h1').click()
  await expect.poll(vitals).toContain('lcp')
  // These take until the visitor leaves.
  await page.goto('/de')
  for (const name of ['ttfb', 'fcp', 'lcp', 'cls', 'inp']) await expect.poll(vitals).toContain(name)

  const reports = await reportsOf(session)
  for (const { meta } of reports) {
    expect(meta).toMatchObject({
      app: { release: release?.split(' ')[0], environment: 'staging' },
      page: { attributes: { locale: 'de' } },
    })
  }
  expect(JSON.stringify(reports)).not.toMatch(/ada@|ada%40|click-1|secret-|gclid/)
})

const segmentSettings = `${segmentOrigin}/v1/projects/${sandboxAccount.segmentWriteKey}/settings`

for (const [state, { choice = everything, rate = 1, ...browser }] of Object.entries<{
  choice?: typeof everything
  rate?: number
  userAgent?: string
  gpc?: true
}>({
  'has refused analytics': { choice: { ...nothing, advertisement: true } },
  'sends the Global Privacy Control': { gpc: true },
  'is a bot': { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  'was not chosen': { rate: Number.MIN_VALUE },
})) {
  test.describe(`a visitor who ${state}`, () => {
    if (browser.userAgent) test.use({ userAgent: browser.userAgent })

    test('is not observed', async ({ page, watch }) => {
      const [code, requests] = [codeOfLibrary(page), requestsToCollector(page)]
      watch.expectError('unobserved')
      if (browser.gpc) await sendsPrivacyControl(page)
      await isObserved(page, rate)
      await hasDecided(page, choice)
      const answered = page.waitForResponse('**/api/integrations')
      await openStarted(page, '/en/pricing')
      // Only then it would be observed: what follows is fetched at once, and what is reported is sent within 250 ms.
      await answered
      await throwIn(page, 'unobserved')
      await page.waitForTimeout(1000)
      expect([code, requests]).toEqual([[], []])
      const stored = await storedSession(page)
      // The answer counts for the session, so it is stored, without a number.
      if (state === 'was not chosen') expect(stored).toMatch(/^\{"sessionId":"",.*"isSampled":false\}$/)
      else expect(stored).toBeNull()
    })
  })
}

test('after a withdrawal nothing more is reported, and the session is forgotten', async ({ page, watch }) => {
  watch.expectError('later')
  await isObserved(page)
  await hasDecided(page, everything)
  await openStarted(page, '/en/pricing')
  const session = await sessionOf(page)
  await expect.poll(async () => (await reportsOf(session)).length).toBeGreaterThan(0)
  const settings = new ConsentBanner(page)
  await settings.link.click()
  await settings.refuse.click()
  await expect(settings.region).toBeHidden()
  await expect.poll(() => storedSession(page)).toBeNull()
  const requests = requestsToCollector(page)
  await throwIn(page, 'later')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForTimeout(600)
  await openStarted(page, '/en')
  await page.waitForTimeout(600)
  expect(requests).toEqual([])
  expect(await storedSession(page)).toBeNull()
})

test('a collector that is busy or down does not disturb the page', async ({ page, watch }) => {
  // Without digits, which could look like the number of a card.
  const text = `broken ${randomUUID().replaceAll(/\d/g, 'x')}`
  watch.expectError('broken')
  watch.expectStatus(429, /^\/collect\//)
  watch.expectNoResponse(faroOrigin)
  await isObserved(page)
  await hasDecided(page, everything)
  await fetch(`${faroOrigin}/_sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify({ status: 429, retryAfter: 1, contains: text }),
  })
  await openStarted(page, '/en/pricing')
  const session = await sessionOf(page)
  await throwIn(page, text)
  const reported = async () => JSON.stringify(await reportsOf(session))
  await expect.poll(reported, { timeout: 10_000 }).toContain(text)
  await page.route(`${faroOrigin}/**`, (route) => route.abort())
  await throwIn(page, 'broken again')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en$/)
})
