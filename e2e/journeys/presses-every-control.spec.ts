import { hasDecided, nothing } from '../fixtures/consent'
import { crawlPage } from '../fixtures/crawl/crawlPage'
import { stateOf } from '../fixtures/crawl/stateFaults'
import { expect, test } from '../fixtures/quietPage'

// A sample: `npm run test:crawl` presses every control of every template, in three widths and three languages.
for (const [path, width, most] of [
  ['/en/pricing', 390, 8],
  ['/de/invoice-generator', 320, 8],
  ['/fi/vat-calculator', 390, 8],
] as const)
  test(`${path} at ${width} px: each state can be seen, and what changes is said`, async ({ page }) => {
    await hasDecided(page, nothing)
    expect(await crawlPage(page, path, { width, most })).toEqual([])
  })

test('text in pictures of the product can be read on a phone, and no amount is cut', async ({ page }) => {
  await hasDecided(page, nothing)
  for (const path of ['/en', '/fi', '/en/features', '/de/invoices', '/fr/business-expense-cards'])
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 664 })
      await page.goto(path)
      const { faults } = await stateOf(page)
      expect(faults.filter((fault) => fault.startsWith('text below'))).toEqual([])
      const cut = await page.locator('main [role=img] :is(b, span)').evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent ?? '')
          .filter((text) => /^\D{0,2}\d[\d.,\s]*\D{0,3}$/.test(text)),
      )
      expect(cut, `amounts that are cut in ${path} at ${width} px`).toEqual([])
    }
})

test('the crawl finds what it is for', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.setContent(`<main style="margin: 0">
    <section><p style="margin: 0">First section</p></section>
    <section><p style="margin: 0; font-size: 9px">Second section in small print</p></section>
    <div style="width: 400px">A part that is too wide</div>
    <span role="status" style="position: absolute; width: 1px; height: 1px; overflow: hidden">For £2,250</span>
    <button style="position: absolute; top: 500px">Below</button>
    <div style="position: absolute; inset: 480px 0 0; background: white"></div>
  </main>`)
  await page.locator('button').focus()
  const { faults } = await stateOf(page)
  expect(faults).toEqual([
    'the page is 408 px wide in 320',
    'the focus is covered: button "Below"',
    'text below 11 px: 9.0 px: "Second section in small print"',
    'sections touch (0 px): "First section" and "Second section in small print"',
    'said but not seen: "For £2,250"',
  ])
})
