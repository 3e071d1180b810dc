import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { chromium, type Page } from '@playwright/test'
import { locales } from '../../locales.config'
import { siteData } from '../../scripts/builtSite'
import { chromiumOptions } from '../../scripts/chromium'
import { applicationStarted } from '../../scripts/startApplication'
import { brand } from '../../src/core/brand'
import { entryOf, type StoredKind } from '../../src/visitor/consent/registry'
import { openStarted, startApplication } from '../fixtures/application'
import { everything, hasDecided, sendsPrivacyControl } from '../fixtures/consent'
import { coveredPart } from '../fixtures/coveredPart'
import { nightly, sampled, sampledFirst } from '../fixtures/scale'
import { hubspotOrigin, launchDarklyOrigin, servicesOrigin, siteOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { visitorState } from '../fixtures/visitorState'
import { bannerFileOf, ConsentBanner } from '../pages/ConsentBanner'

const withHubspot = { portalId: '1234567', scriptOrigin: hubspotOrigin, bannerOrigin: hubspotOrigin }

/** Gives this page its own flag environment, in which visitors are asked or not. */
async function flagIs(page: Page, asks: boolean, others: object = {}): Promise<void> {
  const clientSideId = randomUUID()
  const response = await fetch(`${launchDarklyOrigin}/_sandbox/flags/${clientSideId}`, {
    method: 'PUT',
    body: JSON.stringify({ 'hubspot-banner': asks }),
  })
  expect(response.status).toBe(204)
  const launchDarkly = { clientSideId, baseUrl: launchDarklyOrigin, streamUrl: launchDarklyOrigin }
  await page.route('**/api/integrations', (route) => route.fulfill({ json: { launchDarkly, ...others } }))
}

/** Everything that this browser holds for the site, by kind. */
const held = (page: Page): Promise<Record<StoredKind, string[]>> =>
  page.evaluate(async () => ({
    cookie: document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=')[0] ?? '')
      .sort(),
    localStorage: Object.keys(localStorage).sort(),
    sessionStorage: Object.keys(sessionStorage).sort(),
    indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    cacheStorage: await caches.keys(),
  }))

/** Names that the registry does not have. */
async function undeclared(page: Page): Promise<string[]> {
  const found = Object.entries(await held(page)) as [StoredKind, string[]][]
  return found.flatMap(([kind, names]) => names.filter((name) => !entryOf(kind, name)))
}

/** Origins of all requests of this page that are not the site's own. */
function otherOrigins(page: Page): Set<string> {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== servicesOrigin) origins.add(origin)
  })
  return origins
}

const decisionCookies = ['ad_personalization', 'ad_storage', 'ad_user_data', 'analytics_storage']
const consentOf = async (page: Page) => (await visitorState(page)).consent
const decided = (allowed: boolean) => ({
  name: 'decided',
  preferences: { necessary: true, functionality: allowed, analytics: allowed, advertisement: allowed },
})

test('decides about each category before the application starts, by keyboard', async ({ page }) => {
  let start = (): void => undefined
  const mayStart = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/app-*.js', async (route) => {
    await mayStart
    await route.fallback()
  })
  const banner = new ConsentBanner(page)
  await page.goto(`${siteOrigin}/en`)
  await expect(banner.region).toHaveCount(0)
  await banner.link.focus()
  await page.keyboard.press('Enter')
  await expect(banner.region).toBeFocused()
  expect(page.url()).toBe(`${siteOrigin}/en`)
  await banner.box('analytics').focus()
  await page.keyboard.press('Space')
  await banner.save.focus()
  await page.keyboard.press('Enter')
  await expect(banner.region).toHaveCount(0)
  await expect(banner.link).toBeFocused()
  expect(await page.evaluate(() => window.__live?.done)).toBeFalsy()
  start()
  await applicationStarted(page)
  expect(await consentOf(page)).toMatchObject({
    name: 'decided',
    preferences: { analytics: true, advertisement: false, functionality: false },
  })
  await expect.poll(async () => (await held(page)).cookie).toEqual(decisionCookies)
  // The next visit shows what was decided.
  await page.reload()
  await banner.link.click()
  await expect(banner.box('analytics')).toBeChecked()
  await expect(banner.box('advertisement')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(banner.region).toHaveCount(0)
})

test('is asked while the flag is on, refuses with one press, and is not asked again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await flagIs(page, true)
  const origins = otherOrigins(page)
  const banner = new ConsentBanner(page)
  await openStarted(page, '/en?utm_source=fair')
  await expect(banner.refuse).toBeVisible()
  await expect(banner.region).not.toBeFocused()
  const { violations } = await new AxeBuilder({ page }).include('#consent').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  // Equally easy: the same size at the same height, both in sight.
  const [accept, refuse] = await Promise.all([banner.accept.boundingBox(), banner.refuse.boundingBox()])
  expect(accept).toMatchObject({ y: refuse?.y, width: refuse?.width, height: refuse?.height })
  expect((refuse?.y ?? 0) + (refuse?.height ?? 0)).toBeLessThanOrEqual(844)
  expect(Object.values(await held(page)).flat()).toEqual([])
  await banner.refuse.click()
  await expect(banner.region).toHaveCount(0)
  expect(await consentOf(page)).toMatchObject(decided(false))
  expect(await held(page)).toMatchObject({ cookie: decisionCookies, localStorage: ['consent/v2'] })
  await openStarted(page, '/en/about')
  await expect.poll(async () => (await visitorState(page)).flags.name).toBe('loaded')
  await expect(banner.region).toHaveCount(0)
  expect([...origins]).toEqual([launchDarklyOrigin])
  expect(await undeclared(page)).toEqual([])
})

const lowScreens = [
  [640, 256],
  [844, 390],
  [1024, 500],
] as const
for (const [width, height] of sampled(lowScreens, [])) {
  test(`is asked in sight on a low screen of ${width} × ${height}, by a bar that leaves half of it and every focus free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await flagIs(page, true)
    const banner = new ConsentBanner(page)
    await openStarted(page, '/en')
    await expect(banner.accept).toBeInViewport({ ratio: 1 })
    await expect(banner.refuse).toBeInViewport({ ratio: 1 })
    const box = await banner.region.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(height / 2)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0)
    const { violations } = await new AxeBuilder({ page }).include('#consent').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab')
      expect(await coveredPart(page.locator(':focus'))).toBeLessThan(1)
    }
    // By keyboard it is reached at the end of the page, where it is whole.
    await banner.refuse.focus()
    await page.keyboard.press('Enter')
    expect(await consentOf(page)).toMatchObject(decided(false))
  })
}

test('withdraws in one tab what was allowed, and the cookies of it go in all of them', async ({
  page,
  context,
  baseURL,
}) => {
  await hasDecided(page, everything)
  await openStarted(page, '/en?utm_source=fair')
  const ofServices = ['hubspotutk', '_ga', '_ga_ABC123', 'ajs_anonymous_id', '_gcl_au']
  await context.addCookies(ofServices.map((name) => ({ name, value: '1', url: baseURL ?? '' })))
  await page.evaluate(() => localStorage.setItem('ajs_user_traits', '{}'))
  await expect.poll(async () => (await held(page)).cookie).toContain('utm_source')
  expect(await undeclared(page)).toEqual([])
  const other = await context.newPage()
  await other.goto('/en/about')
  const banner = new ConsentBanner(other)
  await banner.link.click()
  await expect(banner.box('advertisement')).toBeChecked()
  await banner.refuse.click()
  await expect
    .poll(() => held(page))
    .toMatchObject({
      cookie: decisionCookies,
      localStorage: ['consent/v2'],
    })
  expect(await consentOf(page)).toMatchObject(decided(false))
})

test('with the flag off the page says at its end that cookies are in use, until that is refused', async ({
  page,
}) => {
  await flagIs(page, false)
  const banner = new ConsentBanner(page)
  const notice = page.getByRole('complementary', { name: siteData('en').strings.cookie_settings })
  await openStarted(page, '/en?hide-cookie-banner=true')
  await expect.poll(() => consentOf(page)).toEqual({ name: 'granted' })
  await expect(notice).toHaveCount(0)
  await openStarted(page, '/en')
  await expect(notice).toHaveText(/This website uses cookies that you can switch off at any time\./)
  await expect(banner.region).toHaveCount(0)
  expect((await held(page)).cookie).not.toContain('ad_storage')
  const { violations } = await new AxeBuilder({ page }).include('#consent-notice').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await notice.getByRole('link').click()
  await expect(banner.box('analytics')).toBeChecked()
  await banner.refuse.click()
  expect(await consentOf(page)).toMatchObject(decided(false))
  await expect(notice).toHaveCount(0)
})

test('deletes the cookies of every domain above the host', nightly, async () => {
  const host = `www.${brand.parentDomain}`
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  await hasDecided(page, everything)
  const names = ['hubspotutk', '_ga', 'ajs_anonymous_id', '_gcl_au']
  for (const domain of [host, `.${host}`, `.${brand.parentDomain}`])
    await context.addCookies(names.map((name) => ({ name, value: domain, domain, path: '/' })))
  const { port } = new URL(siteOrigin)
  await page.goto(`http://${host}:${port}/en?utm_source=fair`)
  await startApplication(page)
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name).sort()
  await expect.poll(cookieNames).toContain('utm_source')
  expect((await cookieNames()).filter((name) => name === '_ga')).toHaveLength(3)
  const banner = new ConsentBanner(page)
  await banner.link.click()
  await banner.refuse.click()
  await expect.poll(cookieNames).toEqual(decisionCookies)
  await browser.close()
})

for (const width of sampledFirst([320, 390, 1440], 1))
  test(`with the Global Privacy Control the settings are the same at ${width} px, and functionality is decided by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await sendsPrivacyControl(page)
    const banner = new ConsentBanner(page)
    const control = { name: 'globalPrivacyControl' }
    await openStarted(page, '/en?utm_source=fair')
    await banner.link.focus()
    await page.keyboard.press('Enter')
    const [accept, refuse] = await Promise.all([banner.accept.boundingBox(), banner.refuse.boundingBox()])
    expect(accept).toMatchObject({ width: refuse?.width, height: refuse?.height })
    for (const category of ['analytics', 'advertisement'] as const) {
      await expect(banner.box(category)).toBeDisabled()
      await expect(banner.box(category)).not.toBeChecked()
      await expect(banner.box(category)).toHaveAccessibleDescription(
        /Global Privacy Control.*Analytics and Advertising\./,
      )
    }
    const { violations } = await new AxeBuilder({ page }).include('#consent').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    // Closed without an answer nothing is decided.
    await banner.close.click()
    await expect(banner.region).toHaveCount(0)
    expect(await held(page)).toMatchObject({ cookie: [], localStorage: [] })
    expect(await consentOf(page)).toEqual(control)

    await page.keyboard.press('Enter')
    await banner.box('functionality').focus()
    await page.keyboard.press('Space')
    await banner.save.focus()
    await page.keyboard.press('Enter')
    await expect(banner.link).toBeFocused()
    expect(await consentOf(page)).toEqual({ ...control, functionality: true })
    await expect.poll(async () => (await held(page)).cookie).toEqual(decisionCookies)
    await openStarted(page, '/en/contact')
    expect(await consentOf(page)).toEqual({ ...control, functionality: true })
    await banner.link.click()
    await expect(banner.box('functionality')).toBeChecked()
    await banner.refuse.click()
    expect(await consentOf(page)).toEqual({ ...control, functionality: false })
    // A refusal is one: nothing of Google is loaded for who types.
    const origins = otherOrigins(page)
    await page.getByRole('main').locator('[name="email"]').pressSequentially('ada@surveyors.example')
    await page.waitForTimeout(600)
    expect([...origins]).toEqual([])
    expect(await held(page)).toMatchObject({ cookie: decisionCookies, localStorage: ['consent/v2'] })
  })

test('hide-cookie-banner asks nobody, and the settings still open', nightly, async ({ page }) => {
  await flagIs(page, true)
  const banner = new ConsentBanner(page)
  await openStarted(page, '/en?hide-cookie-banner=true')
  await expect.poll(async () => (await visitorState(page)).flags.name).toBe('loaded')
  await expect(banner.region).toHaveCount(0)
  await banner.link.click()
  await banner.accept.click()
  expect(await consentOf(page)).toMatchObject(decided(true))
})

test('with blocked storage a decision counts on the page', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
  })
  const banner = new ConsentBanner(page)
  await page.goto('/en')
  await banner.link.click()
  await banner.accept.click()
  await startApplication(page)
  expect(await consentOf(page)).toMatchObject(decided(true))
  await banner.link.click()
  await expect(banner.box('analytics')).toBeChecked()
  await banner.refuse.click()
  expect(await consentOf(page)).toMatchObject(decided(false))
})

test('where HubSpot is configured its banner asks, once, and its tracking stays away', async ({ page }) => {
  await flagIs(page, true, { hubspot: withHubspot })
  const scripts: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === hubspotOrigin) scripts.push(pathname)
  })
  const banner = new ConsentBanner(page)
  await openStarted(page, '/en')
  const hubspot = page.getByRole('dialog', { name: 'HubSpot cookie banner' })
  await expect(hubspot).toBeVisible()
  await expect(banner.region).toHaveCount(0)
  await hubspot.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => consentOf(page)).toMatchObject(decided(false))
  expect(await undeclared(page)).toEqual([])
  await openStarted(page, '/en/about')
  await expect.poll(async () => (await visitorState(page)).flags.name).toBe('loaded')
  await expect(hubspot).toHaveCount(0)
  expect(scripts).toEqual(['/v2/1234567/banner.js'])
  // Our own settings change what HubSpot's banner has stored for us.
  await banner.link.click()
  await banner.accept.click()
  expect(await consentOf(page)).toMatchObject(decided(true))
})

const hubspotQuestion = (page: Page) => page.getByRole('dialog', { name: 'HubSpot cookie banner' })

test('allows all, one category alone, and nothing any more, in HubSpot’s banner and then in the settings', async ({
  page,
  context,
}) => {
  await flagIs(page, true, { hubspot: withHubspot })
  const dialog = hubspotQuestion(page)
  const banner = new ConsentBanner(page)
  await openStarted(page, '/en')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => consentOf(page)).toMatchObject(decided(true))
  await expect.poll(async () => (await held(page)).cookie).toContain('hubspotutk')

  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await openStarted(page, '/en?utm_source=fair')
  await dialog.getByRole('checkbox', { name: 'Advertisement' }).check()
  await dialog.getByRole('button', { name: 'Save settings' }).click()
  const preferences = { necessary: true, functionality: false, analytics: false, advertisement: true }
  await expect.poll(() => consentOf(page)).toMatchObject({ name: 'decided', preferences })
  await expect.poll(async () => (await held(page)).cookie).toContain('utm_source')
  expect((await held(page)).cookie).not.toContain('hubspotutk')

  await banner.link.click()
  await expect(banner.box('advertisement')).toBeChecked()
  await banner.refuse.click()
  await expect.poll(() => consentOf(page)).toMatchObject(decided(false))
  await expect.poll(async () => (await held(page)).cookie).not.toContain('utm_source')
})

test(
  'decides in our settings, in this tab and in another, while HubSpot asks: its question goes, the decision stays',
  nightly,
  async ({ page, context }) => {
    await flagIs(page, true, { hubspot: withHubspot })
    await openStarted(page, '/en')
    await expect(hubspotQuestion(page)).toBeVisible()
    const other = await context.newPage()
    await flagIs(other, true, { hubspot: withHubspot })
    await openStarted(other, '/en/about')
    await expect(hubspotQuestion(other)).toBeVisible()
    const banner = new ConsentBanner(page)
    // HubSpot's banner may lie over the link.
    await banner.link.dispatchEvent('click')
    await banner.refuse.dispatchEvent('click')
    for (const tab of [page, other]) {
      await expect(hubspotQuestion(tab)).toHaveCount(0)
      expect(await consentOf(tab)).toMatchObject(decided(false))
    }
  },
)

const cookiesWork = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    document.cookie = 'probe=1'
    return document.cookie !== ''
  })

test('with cookies blocked in the browser our own banner asks, also where HubSpot is configured, and nothing throws', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'blocked-cookies-'))
  mkdirSync(path.join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions,
    baseURL: servicesOrigin,
    serviceWorkers: 'block',
  })
  try {
    for (const others of [{}, { hubspot: withHubspot }]) {
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await flagIs(page, true, others)
      await openStarted(page, '/en')
      expect(await cookiesWork(page)).toBe(false)
      const banner = new ConsentBanner(page)
      await banner.accept.click()
      await expect.poll(() => consentOf(page)).toMatchObject(decided(true))
      await banner.link.click()
      await banner.refuse.click()
      // HubSpot's tracking, which cannot be removed otherwise, ends with a reload, and with the page the decision.
      const refused = { analytics: false, allowed: false }
      await expect(async () => expect((await visitorState(page)).preferences).toMatchObject(refused)).toPass()
      await expect(hubspotQuestion(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'Pricing' }).first().click()
      await expect(page).toHaveURL(/pricing/)
      expect(errors).toEqual([])
      await page.close()
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

test('without HubSpot’s script our own banner asks', nightly, async ({ page, watch }) => {
  await flagIs(page, true, { hubspot: { ...withHubspot, portalId: '7' } })
  watch.expectStatus(404, '/v2/7/banner.js')
  await openStarted(page, '/en')
  await expect(new ConsentBanner(page).accept).toBeVisible()
})

test('every market has its own banner', nightly, () => {
  for (const { urlCode } of locales) {
    expect([urlCode, bannerFileOf(urlCode).includes(`/${urlCode}/legal/cookie-policy`)]).toEqual([
      urlCode,
      true,
    ])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the cookie settings lead to the cookie policy', async ({ page }) => {
    await page.goto('/de')
    await new ConsentBanner(page, 'de').link.click()
    await expect(page).toHaveURL('/de/legal/cookie-policy')
  })
})
