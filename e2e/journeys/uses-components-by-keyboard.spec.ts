import path from 'node:path'
import { pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { buildWorkshop } from '../../scripts/workshop/buildWorkshop'
import { nightly, sampledFirst } from '../fixtures/scale'

/* The component workshop in a real browser: tests of what jsdom does not implement. */

// In one worker, so that the workshop is built once.
test.describe.configure({ mode: 'default' })

let address: string
const consoleMessages: string[] = []

test.beforeAll(async () => {
  address = pathToFileURL(path.join(await buildWorkshop(), 'index.html')).href
})

test.beforeEach(async ({ page }) => {
  consoleMessages.length = 0
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text())
  })
  page.on('pageerror', (error) => consoleMessages.push(error.message))
  await page.goto(address)
})

test.afterEach(() => expect(consoleMessages).toEqual([]))

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const isInDialog = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // Between the last and the first control the focus may be on the browser's own controls.
    return focused === document.body || focused?.closest('dialog') !== null
  })

test('dialog: takes the focus, traps it, returns it', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open the sign-up dialog' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Start with Outlay' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Work email')).toBeFocused()
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press(press < 4 ? 'Tab' : 'Shift+Tab')
    expect(await isInDialog(page)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('dialog: the page behind does not scroll', nightly, async ({ page }) => {
  await page.getByRole('button', { name: 'Open a long text' }).click()
  const dialog = page.getByRole('dialog', { name: 'How reimbursements work' })
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 600)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await page.mouse.move(900, 400)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
})

test('tabs: one tab stop, arrow keys within, then the panel', async ({ page }) => {
  const tabs = page.getByRole('tablist', { name: 'Product areas' })
  await tabs.getByRole('tab', { name: 'Cards' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'Invoices' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Invoices' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Cash' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'Cards' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Cards' })).toBeFocused()
})

test('tooltip: on focus and hover, Escape hides it', async ({ page }) => {
  const trigger = page.getByRole('button', { name: 'About invoices' })
  const tooltip = page.getByRole('tooltip')
  await expect(trigger).toHaveAccessibleDescription(/^Up to 500/)
  await trigger.focus()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.getByRole('button', { name: 'user' }).hover()
  await expect(tooltip).toBeVisible()
  await tooltip.hover()
  await page.waitForTimeout(300)
  await expect(tooltip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tooltip).toBeHidden()
})

test('popover: the focus moves in and back, Tab leaves it', nightly, async ({ page }) => {
  const trigger = page.getByRole('button', { name: 'Send to a colleague' })
  const popover = page.getByRole('dialog', { name: 'Send to a colleague' })
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(popover.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(trigger).toBeFocused()
  await page.keyboard.press('Space')
  await expect(popover.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe('Send')
  await page.keyboard.press('Tab')
  await expect(popover).toBeHidden()
})

test('select, radio buttons, switch and slider support the keys of the platform', async ({ page }) => {
  const select = page.getByLabel('Currency')
  await select.focus()
  await page.keyboard.type('E')
  await expect(select).toHaveValue('EUR')
  await page.getByRole('radio', { name: 'Monthly' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked()
  const control = page.getByRole('switch', { name: 'Analytics' })
  await control.focus()
  await page.keyboard.press('Space')
  await expect(control).toBeChecked()
  const slider = page.getByRole('slider', { name: 'Number of colleagues with the slider' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '13 colleagues')
  await expect(page.getByRole('textbox', { name: /^How many colleagues/ })).toHaveValue('13')
})

for (const width of sampledFirst([390, 1440], 1)) {
  test(`no overflow and no axe violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)
    // Without the best-practice rules: unlike on a page, regions and heading levels of the examples repeat.
    const builder = new AxeBuilder({ page }).withTags([
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22aa',
    ])
    const { violations } = await builder.analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
      [],
    )
  })
}
