import type { Page } from '@playwright/test'
import { localeByUrlCode } from '../../locales.config'
import { siteData } from '../../scripts/builtSite'
import { openStarted } from '../fixtures/application'
import { coveredPart } from '../fixtures/coveredPart'
import { expect, test } from '../fixtures/quietPage'
import { nightly, sampledFirst } from '../fixtures/scale'
import { LocaleSuggestion } from '../pages/LocaleSuggestion'

/** A page with a form, links and questions. */
const path = '/en/book-a-demo'

const de = localeByUrlCode('de')
if (!de) throw new Error('There is no locale de')

type Stop = { name: string; covered: number }

/**
 * Presses Tab (or another key) until the focus has been through the page, and measures each element that gets it. The
 * focus starts at the top of the page, or for Shift+Tab at its end.
 */
async function stopsOf(page: Page, key = 'Tab'): Promise<Stop[]> {
  const focused = page.locator('*:focus')
  const stops: Stop[] = []
  for (let count = 0; count < 300; count += 1) {
    await page.keyboard.press(key)
    // The focus leaves the page after its last element.
    if ((await focused.count()) === 0) return stops
    const name = await focused.evaluate(
      (element) => `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 40)}`,
    )
    stops.push({ name, covered: await coveredPart(focused) })
  }
  throw new Error('The focus never leaves the page')
}

// A visitor to whom another country is offered.
test.use({ locale: 'de-DE', reducedMotion: 'reduce' })

for (const [width, height] of sampledFirst(
  [
    [320, 480],
    [640, 450],
    [1440, 900],
  ] as const,
  1,
)) {
  test(`at ${width} × ${height} sees whole what has the focus, while a country is offered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openStarted(page, path)
    const suggestion = new LocaleSuggestion(page, siteData('en'), de)
    await expect(suggestion.root).toBeAttached()
    const stops = await stopsOf(page)
    // The columns of the footer are closed.
    expect(stops.length).toBeGreaterThan(30)
    expect(stops.filter(({ covered }) => covered > 0)).toEqual([])
    // Not because it is gone.
    await expect(suggestion.root).toBeAttached()
  })
}

test(
  'the offer is in view until the keyboard is used, and comes back with the mouse',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openStarted(page, path)
    const { root } = new LocaleSuggestion(page, siteData('en'), de)
    await expect(root).toBeInViewport({ ratio: 1 })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await page.keyboard.press('Tab')
    await expect(root).not.toBeInViewport()
    // Nothing moves: it has the same room in the page.
    expect(await height()).toBe(before)
    await page.mouse.click(5, 500)
    await expect(root).toBeInViewport({ ratio: 1 })
  },
)

test('the measurement finds what is covered and what is outside the window', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 300 })
  await page.setContent(`
    <body style="margin: 0">
      <button style="position: absolute; inset: 0 auto auto 0; width: 100px; height: 100px">Seen</button>
      <button style="position: absolute; inset: 100px auto auto 0; width: 100px; height: 100px">Half</button>
      <button style="position: absolute; inset: 160px auto auto 0; width: 100px; height: 30px">Covered</button>
      <button style="position: absolute; inset: 250px auto auto 300px; width: 100px; height: 100px">Outside</button>
      <div style="position: fixed; inset: 150px auto auto 0; width: 200px; height: 80px"></div>`)
  const parts: number[] = []
  for (const name of ['Seen', 'Half', 'Covered', 'Outside']) {
    parts.push(Math.round((await coveredPart(page.getByRole('button', { name }))) * 10) / 10)
  }
  expect(parts).toEqual([0, 0.6, 1, 0.6])
})
