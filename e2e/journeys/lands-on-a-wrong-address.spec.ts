import type { APIRequestContext, Page } from '@playwright/test'
import { defaultLocale, localeOfPath, locales, type UrlCode } from '../../locales.config'
import {
  builtPage,
  hasPage,
  headingOf,
  isPageOf,
  prerendered,
  siteData,
  siteManifest,
} from '../../scripts/builtSite'
import { fill } from '../../src/core/i18n/fill'
import { isMarkedDocument, markDocument, openStarted, startApplication } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { nightly, sampled, sampledFirst } from '../fixtures/scale'
import { Footer } from '../pages/Footer'
import { Header } from '../pages/Header'

/** A market with the language of another. */
const sample: UrlCode[] = ['at']

for (const urlCode of sampled(
  locales.map((locale) => locale.urlCode),
  sample,
)) {
  const locale = locales.find((candidate) => candidate.urlCode === urlCode) ?? defaultLocale()

  test(`sees the not-found page of /${urlCode}, and goes on from there`, async ({ page, watch }) => {
    const address = `/${urlCode}/no-such-page/at%20all?utm_source=old-letter`
    watch.expectStatus(404, `/${urlCode}/no-such-page/at%20all`)
    const notFound = builtPage(`/${urlCode}/404`)
    // The page belongs to the market: its document is in the market's language, and for that market only.
    if (notFound.document) expect(notFound.document.lang).toBe(locale.contentLanguage)
    if (!locale.isPrimary) expect(notFound.document?.data['localeCode']).toBe(locale.code)

    expect((await page.goto(address))?.status()).toBe(404)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(headingOf(notFound.path))
    await expect(page.locator('html')).toHaveAttribute('lang', locale.htmlLang)
    await startApplication(page)
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(prerendered(notFound.path).title)
    await expect(heading).toHaveText(headingOf(notFound.path))

    await markDocument(page)
    const site = siteData(urlCode)
    const link = site.navigation.footerColumns
      .flatMap(({ links }) => links)
      .find(({ href }) => isPageOf(urlCode, href))
    if (link) {
      await new Footer(page, site).link(link.text).first().click()
      await expect(heading).toHaveText(headingOf(link.href))
    } else {
      await new Header(page, site).home.click()
      await expect(heading).toHaveText(headingOf(`/${urlCode}`))
    }
    expect(await isMarkedDocument(page)).toBe(true)
  })
}

test('reads the not-found text of each language, not one text for all', () => {
  const headings = new Map<string, string>()
  for (const { urlCode, language } of locales.filter(({ isPrimary }) => isPrimary)) {
    if (hasPage(`/${urlCode}/404`)) headings.set(language, headingOf(`/${urlCode}/404`))
  }
  expect(headings.size).toBeGreaterThan(8)
  expect(new Set(headings.values()).size).toBe(headings.size)
})

test('chooses a country for an address without a market', async ({ page, watch }) => {
  watch.expectStatus(404, '/xx/pricing')
  expect((await page.goto('/xx/pricing'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await startApplication(page)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en'))
})

/** What search engines and social networks read of the head, without the requests that the application adds to it. */
const headTags = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    document.documentElement.lang,
    ...[
      ...document.head.querySelectorAll(
        'title, meta, link:not([rel="preload"], [rel="prefetch"]), script[type="application/ld+json"]',
      ),
    ].map((element) => {
      const copy = element.cloneNode(true) as Element
      copy.removeAttribute('data-gatsby-head')
      return copy.outerHTML
    }),
  ])

const wildcards = siteManifest()
  .routes.filter(({ path, status }) => status === 200 && path.endsWith('/*'))
  .map(({ path }) => path.replace('*', 'some/id'))
const missing = ['/en/absent', '/at/absent', '/us/absent', '/lu/absent/page', '/en/404', '/nowhere', '/404']

for (const address of sampled([...missing, ...wildcards], ['/lu/absent/page', ...wildcards.slice(0, 1)])) {
  test(`sees the same head of ${address} before and after the start`, async ({ page, watch }) => {
    watch.expectStatus(404, address)
    await page.goto(`${address}?utm_source=old-letter`)
    const before = await headTags(page)
    expect(before.length).toBeGreaterThan(8)
    await startApplication(page)
    await expect(page).toHaveURL(`${address}?utm_source=old-letter`)
    expect((await headTags(page)).sort()).toEqual(before.sort())
  })
}

for (const address of sampledFirst(['/de/absent?gclid=1', '/en/absent', '/us/absent'], 1)) {
  test(`is told of the missing ${address} inside the application, and the focus moves`, async ({
    page,
    watch,
  }) => {
    const urlCode = localeOfPath(address)?.urlCode ?? 'en'
    const notFound = `/${urlCode}/404`
    watch.expectStatus(404, /\/absent/)
    await openStarted(page, `/${urlCode}`)
    await markDocument(page)
    const link = page.getByRole('banner').getByRole('link').first()
    await link.focus()
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      address,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(notFound))
    await expect(page).toHaveURL(address)
    const { title } = prerendered(notFound)
    await expect(page).toHaveTitle(title)
    const announced = fill(siteData(urlCode).strings.navigated_to, { title })
    await expect(page.locator('[aria-live]').getByText(announced, { exact: true })).toBeAttached()
    await expect(link).not.toBeFocused()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    expect(await isMarkedDocument(page)).toBe(true)
  })
}

for (const address of sampledFirst(
  ['/en/vat-calculator#shared=%%%', '/en/pricing#100%', '/fr/pricing#tarifs-%C3'],
  1,
))
  test(`reads ${address}, whose end nothing can decode`, async ({ page }) => {
    await openStarted(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(address.replace(/#.*/, '')))
  })

/** Where one request is led, without the next one being sent. */
async function ledTo(request: APIRequestContext, address: string, headers = {}): Promise<string> {
  const response = await request.get(address, { maxRedirects: 0, headers })
  return `${response.status()} ${response.headers()['location'] ?? ''}`
}

const certain: Record<string, string> = {
  '/EN/Pricing': '/en/pricing',
  '/FR-BE/Pricing/': '/fr-be/pricing',
  '/en-gb/pricing': '/en/pricing',
  '/en_GB/': '/en',
  '/sv': '/se',
  '/uk': '/en',
  '/en//pricing': '/en/pricing',
  '/en/pricing.html': '/en/pricing',
  '/en/pricing/index.html': '/en/pricing',
  '/en/pricing)': '/en/pricing',
  '/en/pricing.': '/en/pricing',
  '/en/pricing%20': '/en/pricing',
  '/en/pricing%E2%80%8B': '/en/pricing',
  '/en/pricing&utm_source=x': '/en/pricing?utm_source=x',
  '/en/pricing%3Futm_source=x': '/en/pricing?utm_source=x',
  '/EN/Prices/?gclid=1': '/en/pricing?gclid=1',
  '/en/%': '/en',
}

test('comes from addresses with a mistake to the page they mean, in one step', async ({ request }) => {
  const led = await Promise.all(
    Object.keys(certain).map(async (address) => [address, await ledTo(request, address)]),
  )
  expect(led).toEqual(Object.entries(certain).map(([address, page]) => [address, `301 ${page}`]))
  const statuses = await Promise.all(
    Object.values(certain).map(async (page) => [
      page,
      (await request.get(page, { maxRedirects: 0 })).status(),
    ]),
  )
  expect(statuses).toEqual(Object.values(certain).map((page) => [page, 200]))
})

test('comes from an address without a market to the page in the own one, as from /', async ({ request }) => {
  expect(await ledTo(request, '/pricing?gclid=1')).toBe('302 /en/pricing?gclid=1')
  expect(await ledTo(request, '/pricing', { 'accept-language': 'de-AT' })).toBe('302 /at/pricing')
  expect(await ledTo(request, '/pricing', { cookie: 'default_country=nl' })).toBe('302 /nl/pricing')
  expect(await ledTo(request, '/be', { 'accept-language': 'nl' })).toBe('302 /nl-be')
})

test(
  'follows a link in the page whose address has upper case, and goes back',
  nightly,
  async ({ page, watch }) => {
    watch.expectStatus(404, /\/en\/Pricing/)
    await openStarted(page, '/en/contact')
    await page.evaluate(() => {
      ;(window as unknown as { ___navigate: (to: string) => void }).___navigate('/en/Pricing?a=1')
    })
    await expect(page).toHaveURL('/en/pricing?a=1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en/pricing'))
    await page.goBack()
    await expect(page).toHaveURL('/en/contact')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is offered the page of a mistyped address, and finds another', async ({ page, watch }) => {
    watch.expectStatus(404, '/en/pricng')
    await page.goto('/en/pricng')
    await expect(page.locator('[data-page-search] a[href="/en/pricing"]')).toBeVisible()
    const search = page.getByRole('search')
    await search.getByRole('searchbox').fill('vat calcluator')
    await search.getByRole('button').click()
    await page.locator('[data-page-search] a[href="/en/vat-calculator"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en/vat-calculator'))
  })
})

for (const [urlCode, words] of sampledFirst(
  [
    ['en', 'contcat'],
    ['fr-be', 'contact'],
  ] as const,
  1,
))
  test(`looks for a page on the not-found page of /${urlCode} by keyboard`, async ({ page, watch }) => {
    const address = `/${urlCode}/zzzz`
    watch.expectStatus(404, address)
    await openStarted(page, address)
    const box = page.getByRole('search').getByRole('searchbox')
    await box.focus()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    const status = page.getByRole('status').filter({ hasText: words })
    await expect(status).toBeAttached()
    const first = page.locator(`main a[href="/${urlCode}/contact"]`).first()
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(`/${urlCode}/contact`))
  })

test('gets the not-found page of the market for an address that nothing can decode', async ({ request }) => {
  const response = await request.get('/de/%E0%A4%A')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(headingOf('/de/404'))
})

test('gets no HTML page for missing data or a missing file', async ({ request }) => {
  for (const path of [
    '/page-data/en/no-such-page/page-data.json',
    '/page-data/xx/page-data.json',
    '/no-such-file.js',
    '/static/no-such-file.svg',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).not.toContain('<html')
  }
})
