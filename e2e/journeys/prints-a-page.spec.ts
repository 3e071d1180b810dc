import type { Page } from '@playwright/test'
import { localeByUrlCode } from '../../locales.config'
import { pageOfTemplate, siteData } from '../../scripts/builtSite'
import { brand } from '../../src/core/brand'
import { openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { nightly, sampledFirst } from '../fixtures/scale'
import { Header } from '../pages/Header'
import { LocaleSuggestion } from '../pages/LocaleSuggestion'

const site = siteData('en')
const de = localeByUrlCode('de')
if (!de) throw new Error('There is no locale de')

/** The width in px of an A4 page between its margins. */
const paperWidth = 673

/** Shows the page as it is printed. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize({ width: paperWidth, height: 1000 })
  await page.emulateMedia({ media: 'print' })
}

const textAfter = (page: Page, href: string): Promise<string> =>
  page
    .getByRole('main')
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)

test.describe('with another language than the page', () => {
  test.use({ locale: 'de-DE' })

  test('prints the content of a page without its frame', async ({ page }) => {
    await openStarted(page, '/en/pricing')
    const header = new Header(page, site)
    const suggestion = new LocaleSuggestion(page, site, de)
    const skip = page.getByRole('link', { name: site.strings.skip_to_content })
    await expect(suggestion.root).toBeVisible()
    await expect(header.root).toBeVisible()
    await print(page)
    for (const hidden of [header.root, suggestion.root, skip]) await expect(hidden).toBeHidden()
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})

test('prints the answers of closed questions, which stay closed on the screen', async ({ page }) => {
  await page.goto(pageOfTemplate('faq').path)
  const questions = page.getByRole('main').locator('details')
  const count = await questions.count()
  expect(count).toBeGreaterThan(5)
  const answers = questions.locator('summary + *')
  await expect(answers.locator('visible=true')).toHaveCount(0)
  await print(page)
  await expect(answers.locator('visible=true')).toHaveCount(count)
  await page.emulateMedia({ media: 'screen' })
  await expect(answers.locator('visible=true')).toHaveCount(0)
})

test('prints the addresses of links in legal texts, and only there', nightly, async ({ page }) => {
  const { path } = pageOfTemplate('legal')
  await page.goto(path)
  const internal = `${path}/cookie-policy`
  expect(await textAfter(page, internal)).not.toContain(brand.siteOrigin)
  await print(page)
  expect(await textAfter(page, internal)).toContain(`(${brand.siteOrigin}${internal})`)

  await page.goto(pageOfTemplate('third-party-licences').path)
  const external = page.getByRole('main').locator('a[href^="https://"]').first()
  expect(await external.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    (await external.getAttribute('href')) ?? '-',
  )

  await page.goto('/en')
  const [contents] = await page
    .getByRole('main')
    .locator('a[href^="/en/"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(contents).not.toContain(brand.siteOrigin)
})

for (const path of sampledFirst(
  [pageOfTemplate('cookie-policy').path, pageOfTemplate('pricing').path, '/en'],
  1,
)) {
  test(`fits ${path} on the width of a sheet`, async ({ page }) => {
    await page.goto(path)
    await print(page)
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond).toBeLessThanOrEqual(0)
  })
}

test('no page waits for the style of printed pages', async ({ page }) => {
  const priorities: string[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  browser.on('Network.requestWillBeSent', ({ request }) => {
    if (/\/print\.[^/]+\.css$/.test(request.url)) priorities.push(request.initialPriority)
  })
  await page.goto('/en')
  await expect.poll(() => priorities).toEqual(['VeryLow'])
})

test('prints no button, and cuts no card or panel in two', async ({ page }) => {
  for (const path of ['/en/pricing', '/en/vat-calculator']) {
    await openStarted(page, path)
    const main = page.getByRole('main')
    await expect(main.locator('.button').first()).toBeVisible()
    await print(page)
    await expect(
      main.locator(':is(.button, button:not([aria-expanded]))').locator('visible=true'),
    ).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
  await print(page)
  const breaks = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((all) =>
      all
        .map((one) => getComputedStyle(one))
        .filter(({ borderTopWidth }) => borderTopWidth !== '0px')
        .map(({ breakInside }) => breakInside),
    )
  const panels = await breaks('[data-tool] div:has(> h3)')
  expect(panels.length).toBeGreaterThan(1)
  await page.goto('/en/pricing')
  const cards = await breaks('[data-island=plans] li:has(h2)')
  expect(cards).toHaveLength(3)
  expect(new Set([...panels, ...cards])).toEqual(new Set(['avoid']))
})
