import { readFileSync } from 'node:fs'
import { hasFetchedAhead, openStarted, startApplication } from '../fixtures/application'
import { violationsInMain } from '../fixtures/axe'
import { expect, test } from '../fixtures/quietPage'
import { nightly, combinations } from '../fixtures/scale'
import { trackedActions } from '../fixtures/visitorState'
import { RoiCalculator } from '../pages/RoiCalculator'

/** What the calculator says in a locale: before and after 40 people have become 80. */
const locales = [
  { urlCode: 'de', before: /^7\.011\s€$/, after: /^14\.709\s€$/, hours: '50,7', change: '80' },
  { urlCode: 'en', before: '£4,469', after: '£9,451', hours: '50.7', change: '80' },
  {
    urlCode: 'se',
    before: /^73\s547\skr$/,
    after: /^154\s453\skr$/,
    hours: '50,7',
    change: '80',
    money: /kr/,
  },
]

const amountIn = (amount: string | RegExp): RegExp =>
  new RegExp(typeof amount === 'string' ? amount : amount.source.replace(/^\^|\$$/g, ''))

for (const [{ urlCode, before, after, hours, change }, width] of combinations(locales, [390, 1440])) {
  test(`works out the savings in ${urlCode} at ${width} px, and takes them away`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const calculator = new RoiCalculator(page, urlCode)
    await openStarted(page, calculator.path)
    await expect(calculator.headline).toHaveText(amountIn(before))
    expect(await violationsInMain(page)).toEqual([])

    await calculator.field('employees').fill(change)
    await expect(calculator.headline).toHaveText(amountIn(after))
    await expect(calculator.fact('hours_month')).toHaveText(hours)
    await calculator.open(calculator.word('group_hour'))
    await calculator.open(calculator.word('group_software'))
    await calculator.open(calculator.word('group_set_up'))
    await page.getByRole('combobox', { name: calculator.word('basis') }).selectOption('salary')
    await expect(calculator.field('salary')).toBeVisible()
    expect(await violationsInMain(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)

    const [download] = await Promise.all([page.waitForEvent('download'), calculator.download.click()])
    expect(download.suggestedFilename()).toBe(`${calculator.word('file_title')}.pdf`)
    const file = readFileSync(await download.path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.length).toBeGreaterThan(10_000)

    const shown = await calculator.headline.textContent()
    await calculator.share.click()
    const link = await calculator.link.inputValue()
    expect(new URL(link).search).toBe('')
    await page.reload()
    await startApplication(page)
    await expect(calculator.field('employees')).toHaveValue(change)

    // Whoever opens the link sees the same figures, and keeps their own.
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    await openStarted(page, link)
    await expect(calculator.headline).toHaveText(shown ?? '')
    await expect(page.getByText(calculator.word('shared_opened'))).toBeVisible()
    await page.getByRole('button', { name: calculator.word('leave_shared') }).click()
    await expect(calculator.headline).toHaveText(amountIn(before))
    await expect(page).toHaveURL(calculator.path)
  })
}

test('is told plainly that it does not pay', async ({ page }) => {
  const calculator = new RoiCalculator(page, 'en')
  await openStarted(page, calculator.path)
  await calculator.field('employees').fill('6')
  await calculator.field('reports_per_month').fill('0.5')
  await expect(calculator.headline).toHaveText(/^On these figures it does not pay/)
  await expect(calculator.fact('payback')).toHaveText('Never')
  await expect(calculator.fact('saving_year')).toHaveText('−£283')
  await expect(page.getByRole('table', { name: 'All figures' })).toContainText('−£283.20')
})

test('corrects what cannot be read, and loses nothing', nightly, async ({ page }) => {
  const calculator = new RoiCalculator(page, 'de')
  await openStarted(page, calculator.path)
  const before = await calculator.headline.textContent()
  for (const wrong of ['-3', 'viele', '12345678901', '2,5']) {
    await calculator.field('employees').fill(wrong)
    await calculator.field('employees').blur()
    await expect(calculator.field('employees')).toHaveAttribute('aria-invalid', 'true')
    await expect(calculator.headline).toHaveText(before ?? '')
    await expect(page.getByText(calculator.word('last_complete'))).toBeVisible()
  }
  await calculator.open(calculator.word('group_hour'))
  await calculator.field('employees').fill('1.234')
  await calculator.field('hourly_cost').fill('1.234,56')
  await expect(page.getByText(calculator.word('last_complete'))).toBeHidden()
  await expect(page.getByText('1.234,56 € pro Stunde').first()).toBeVisible()
})

test('is counted without a figure: the beginning, each further assumption, the end', async ({ page }) => {
  const calculator = new RoiCalculator(page, 'en')
  await openStarted(page, calculator.path)
  await calculator.field('employees').fill('812')
  await calculator.field('minutes_finance').fill('9')
  await calculator.share.click()
  const used = (await trackedActions(page)).filter(([name]) => name === 'ROI calculator used')
  expect(used).toEqual([
    ['ROI calculator used', { status: 'started' }],
    ['ROI calculator used', { status: 'interacted' }],
    ['ROI calculator used', { status: 'completed' }],
  ])
})

test('by keyboard alone', async ({ page }) => {
  const calculator = new RoiCalculator(page, 'en')
  await openStarted(page, calculator.path)
  await calculator.field('employees').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('100')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider', { name: calculator.label('employees') })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(calculator.field('employees')).toHaveValue('101')
  const group = page.locator('summary').filter({ hasText: calculator.word('group_set_up') })
  await group.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(calculator.field('setup_hours')).toBeFocused()
  await calculator.field('setup_hours').fill('')
  await page.getByRole('button', { name: calculator.label('setup_hours') }).focus()
  await page.keyboard.press('Enter')
  await expect(calculator.field('setup_hours')).toBeFocused()
})

test('what is typed before the application is there counts', nightly, async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    await held
    await route.fallback()
  })
  const calculator = new RoiCalculator(page, 'en')
  // The application of a tool starts at once: the page has not loaded before it is there.
  await page.goto(calculator.path, { waitUntil: 'commit' })
  await expect(calculator.headline).toHaveText('You save £4,469 in the first year.')
  await calculator.field('employees').fill('80')
  release()
  await expect(calculator.headline).toHaveText('You save £9,451 in the first year.')
  await expect(calculator.field('employees')).toHaveValue('80')
})

test('without a connection, once something was entered', nightly, async ({ page, context, watch }) => {
  const calculator = new RoiCalculator(page, 'en')
  await openStarted(page, calculator.path)
  await calculator.field('employees').fill('80')
  await hasFetchedAhead(page)
  watch.expectOffline()
  await context.setOffline(true)
  await calculator.field('employees').fill('90')
  const [download] = await Promise.all([page.waitForEvent('download'), calculator.download.click()])
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the example, its result and the formula are there', async ({ page }) => {
    const calculator = new RoiCalculator(page, 'en')
    await page.goto(calculator.path)
    await expect(calculator.headline).toHaveText('You save £4,469 in the first year.')
    // Playwright looks for no text in it.
    await expect(page.locator('main noscript p')).toHaveText(calculator.word('needs_script'))
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByText('40 × 2 × 25 ÷ 60 = 33.33')).toBeVisible()
    await expect(page.getByRole('table', { name: 'All figures' })).toContainText('£5,408.00')
    await calculator.open(calculator.word('group_hour'))
    await expect(calculator.field('hourly_cost')).toHaveValue('32')
  })
})
