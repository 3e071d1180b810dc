import { pageOfTemplate, siteData } from '../../scripts/builtSite'
import { openStarted, startApplication } from '../fixtures/application'
import { violationsIn, violationsInMain } from '../fixtures/axe'
import { expect, test } from '../fixtures/quietPage'
import { sampled } from '../fixtures/scale'
import { pathsOfAccessibility } from '../fixtures/visitedPages'
import { Header } from '../pages/Header'
import { LocaleSelector } from '../pages/LocaleSelector'

// Without animations, so that nothing is checked while it fades in.
test.use({ reducedMotion: 'reduce' })

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

// The pages themselves are read by axe where they are visited: every-template.spec.ts.
test('the check finds a button without a name, in the page and in its content', async ({ page }) => {
  await openStarted(page, pageOfTemplate('faq').path)
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button data-nameless></button>'),
  )
  const expected = [expect.stringMatching(/^button-name: .*nameless/)]
  expect(await violationsIn(page)).toEqual(expected)
  expect(await violationsInMain(page)).toEqual(expected)
})

test('meets WCAG 2.2 AA with a menu, the menu of a phone and the list of markets open', async ({ page }) => {
  const site = siteData('en')
  const header = new Header(page, site)
  const selector = new LocaleSelector(page, site)
  await page.setViewportSize(desktop)
  await openStarted(page, '/en')
  const label = site.navigation.menus.find(({ entries }) => entries.length > 0)?.label ?? ''
  await header.summary(label).click()
  expect.soft(await violationsIn(page), 'menu').toEqual([])
  await page.keyboard.press('Escape')
  await selector.summary.click()
  expect.soft(await violationsIn(page), 'markets').toEqual([])
  await page.keyboard.press('Escape')

  await page.setViewportSize(phone)
  await header.toggle.click()
  await header.summary(label).click()
  expect.soft(await violationsIn(page), 'menu of a phone').toEqual([])
})

test.describe('with another language than the page', () => {
  test.use({ locale: 'de-DE' })

  test('meets WCAG 2.2 AA with the suggestion of a market on the page', async ({ page }) => {
    const { strings } = siteData('en')
    await page.setViewportSize(phone)
    await openStarted(page, '/en')
    await expect(page.getByRole('button', { name: strings.locale_suggestion_decline })).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
  })
})

for (const path of sampled(pathsOfAccessibility(), ['/de'])) {
  test(`reads ${path} at twice the text size`, async ({ page, context, watch }) => {
    watch.expectStatus(404, /\/404$/)
    watch.expectStatus(500, '/500')
    await page.setViewportSize({ width: 1280, height: 1024 })
    await openStarted(page, path)
    const heading = page.getByRole('heading', { level: 1 })
    const size = () => page.getByRole('main').evaluate((main) => parseFloat(getComputedStyle(main).fontSize))
    const before = await size()
    // The browser's own setting, which also affects media queries.
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.reload()
    await startApplication(page)
    expect(await size()).toBe(before * 2)
    await expect(heading).toBeInViewport()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  })
}

test('opens and closes a question with the keyboard', async ({ page }) => {
  await openStarted(page, pageOfTemplate('faq').path)
  const question = page.getByRole('main').locator('details').first()
  const answer = question.locator('summary + *')
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
})
