import type { Page } from '@playwright/test'
import { builtPage, headingOf, pageOfTemplate, prerendered, siteData } from '../../scripts/builtSite'
import { absolute } from '../../src/seo/hreflang'
import { openStarted } from '../fixtures/application'
import { applicationStarted, expect, test } from '../fixtures/quietPage'
import { nightly } from '../fixtures/scale'
import { Footer } from '../pages/Footer'
import { Header } from '../pages/Header'

const faq = pageOfTemplate('faq').path

/** Expects the page of the address: heading, title and canonical are its own, before and after the start. */
async function expectWholePage(page: Page, path: string): Promise<void> {
  for (const start of [async () => undefined, () => applicationStarted(page)]) {
    await start()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))
    await expect(page).toHaveTitle(prerendered(path).title)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', absolute(path))
  }
}

/** Follows a link of the footer inside the application. */
async function follow(page: Page, locale: 'ie' | 'en', href: string): Promise<void> {
  const site = siteData(locale)
  const links = [
    ...site.navigation.footerColumns.flatMap(({ links: some }) => some),
    ...site.navigation.legalLinks,
  ]
  const link = links.find((one) => one.href === href)
  if (!link) throw new Error(`The footer of ${locale} has no link to ${href}`)
  await new Footer(page, site).link(link.text).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(href))
}

/** The first two pages of /ie itself that its footer links to. */
const [first = '', second = ''] = [
  ...new Set(
    siteData('ie')
      .navigation.footerColumns.flatMap(({ links }) => links)
      .map(({ href }) => href),
  ),
].filter((href) => href.startsWith('/ie/'))

/** The pages of the first document: read one, then another in the application. */
async function readTwo(page: Page): Promise<void> {
  await openStarted(page, first)
  await follow(page, 'ie', second)
}

test('reloads a page and goes back before the application starts', async ({ page }) => {
  await readTwo(page)
  await page.reload()
  await page.goBack()
  await expectWholePage(page, first)
  await page.goForward()
  await expectWholePage(page, second)
})

test('goes back while the application starts', async ({ page }) => {
  await readTwo(page)
  // The application waits for its data, so that going back falls into its start.
  await page.route('**/site-data/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await page.reload()
  const started = page.waitForRequest(/\/app-[0-9a-f]+\.js$/)
  await page.keyboard.press('Shift')
  await started
  await page.goBack()
  await expectWholePage(page, first)
})

test('goes back twice from a page that was loaded in full', nightly, async ({ page }) => {
  await readTwo(page)
  await page.goto('/ie/about')
  await page.goBack()
  await page.goBack()
  await expectWholePage(page, first)
})

test('goes back after switching the country', nightly, async ({ page }) => {
  await readTwo(page)
  const other = builtPage(second).context.alternates.de ?? '/de'
  await page.goto(other)
  await page.goBack()
  await page.goBack()
  await expectWholePage(page, first)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IE')
})

test('goes back within a page by its hash without loading it again', async ({ page }) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.goto('/en/legal/cookie-policy')
  const link = page.getByRole('main').locator('a[href^="#"]').first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(`/en/legal/cookie-policy${href}`)
  await page.goBack()
  await expect(page).toHaveURL('/en/legal/cookie-policy')
  await applicationStarted(page)
  expect(documents).toHaveLength(1)
})

test.describe('where the visitor has scrolled', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const policy = '/en/legal/cookie-policy'
  const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

  /** Starts the application and expects that the page has not moved, also a moment later. */
  async function expectNoMove(page: Page, position: number): Promise<void> {
    await applicationStarted(page)
    await page.waitForTimeout(500)
    expect(await scrolled(page)).toBe(position)
  }

  /** Scrolls on by some lines, as a reader does, and gives the position. */
  async function readOn(page: Page): Promise<number> {
    const before = await scrolled(page)
    await page.evaluate(() => window.scrollBy(0, 900))
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
    return scrolled(page)
  }

  test('stays where it is at the start, after a link of the contents', nightly, async ({ page }) => {
    await page.goto(policy)
    await page.getByRole('main').locator('a[href^="#"]').nth(1).click()
    await expectNoMove(page, await readOn(page))
  })

  test('stays where it is at the start, after opening an address with a hash', async ({ page }) => {
    await page.goto(policy)
    const hash = (await page.getByRole('main').locator('a[href^="#"]').nth(1).getAttribute('href')) ?? ''
    await page.goto('/en')
    await page.goto(`${policy}${hash}`)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
    await expectNoMove(page, await readOn(page))
  })

  test('stays where it is at the start, after a reload', async ({ page }) => {
    await openStarted(page, policy)
    const saved = await readOn(page)
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(saved)
    await expectNoMove(page, await readOn(page))
  })

  test('is restored in the application: the top of a new page, the old place after going back', async ({
    page,
  }) => {
    await openStarted(page, policy)
    const place = await readOn(page)
    await page.evaluate(
      (address) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(address),
      faq,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(faq))
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(policy))
    await expect.poll(() => scrolled(page)).toBe(place)
  })

  test(
    'moves to the part of the page that a link of the contents names, when the application runs',
    nightly,
    async ({ page }) => {
      await openStarted(page, policy)
      const link = page.getByRole('main').locator('a[href^="#"]').nth(1)
      const hash = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expect(page).toHaveURL(`${policy}${hash}`)
      await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport()
    },
  )
})

test('goes back with the mouse in the application as before', nightly, async ({ page }) => {
  await readTwo(page)
  await page.goBack()
  await expectWholePage(page, first)
  await new Header(page, siteData('ie')).home.click()
  await expectWholePage(page, '/ie')
})
