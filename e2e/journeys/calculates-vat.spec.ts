import type { Locator } from '@playwright/test'
import type { UrlCode } from '../../locales.config'
import { hasFetchedAhead, openStarted } from '../fixtures/application'
import { violationsInMain } from '../fixtures/axe'
import { combinations } from '../fixtures/scale'
import { expect, test } from '../fixtures/services'
import { trackedEvents } from '../fixtures/visitorState'
import { VatCalculator } from '../pages/VatCalculator'

/** What the same sums are in each locale: 1,000 at the standard rate, and the way back. */
const locales: { urlCode: UrlCode; typed: string; added: string[]; removed: string[]; table: string }[] = [
  {
    urlCode: 'en',
    typed: '1,000',
    added: ['£1,000.00', '£200.00', '£1,200.00'],
    removed: ['£1,000.00', '£166.67', '£833.33'],
    table: 'Desk\t250.00\t20%\nBook\t19.99\t0%\nTaxi\t30',
  },
  {
    urlCode: 'de',
    typed: '1.000',
    added: ['1.000,00 €', '190,00 €', '1.190,00 €'],
    removed: ['1.000,00 €', '159,66 €', '840,34 €'],
    table: 'Tisch\t250,00\t19 %\nBuch\t19,99\t7 %\nTaxi\t30',
  },
  {
    urlCode: 'fi',
    typed: '1 000',
    added: ['1 000,00 €', '255,00 €', '1 255,00 €'],
    removed: ['1 000,00 €', '203,19 €', '796,81 €'],
    table: 'Pöytä\t250,00\t25,5 %\nKirja\t19,99\t13,5 %\nTaksi\t30',
  },
]

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const actionsOf = async (page: Parameters<typeof trackedEvents>[0]) =>
  (await trackedEvents(page)).flatMap(([name, properties]) =>
    name === 'VAT calculator used' ? [(properties as { action: string }).action] : [],
  )

for (const [{ urlCode, typed, added, removed, table }, viewport] of combinations(locales, sizes))
  test.describe(`in ${urlCode} at ${viewport.width} px`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' })

    test('adds VAT, takes it out, pastes a table, copies, shares and deletes', async ({ page, context }) => {
      const calculator = new VatCalculator(page, urlCode)
      await openStarted(page, calculator.path)
      expect(await violationsInMain(page)).toEqual([])

      await calculator.amount().fill(typed)
      await expect.poll(() => calculator.result()).toEqual(added)
      await page.getByLabel(calculator.word('direction_remove')).check()
      await expect.poll(() => calculator.result()).toEqual(removed)
      await page.getByLabel(calculator.word('direction_add')).check()

      await calculator.button('paste_open').click()
      await page.getByLabel(calculator.word('paste_label')).fill(table)
      await calculator.button('paste_add').click()
      await expect(calculator.lines).toHaveCount(4)
      await expect(page.getByRole('table', { name: calculator.word('per_rate') })).toBeVisible()
      await calculator.amount(4).fill('12,,3')
      await calculator.amount(4).blur()
      await expect(calculator.amount(4)).toHaveAttribute('aria-invalid', 'true')
      await expect(calculator.amount(4)).toHaveValue('12,,3')
      expect(await violationsInMain(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        'the page is no wider than the screen',
      ).toBe(true)

      await calculator.button('copy_table').click()
      await expect(page.getByText(calculator.word('copied'), { exact: true })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.split('\n')[1]?.split('\t')).toHaveLength(5)

      const shown = await calculator.result()
      await calculator.button('share').click()
      const link = await page.getByRole('textbox', { name: calculator.word('share_text') }).inputValue()
      const other = await context.newPage()
      const opened = new VatCalculator(other, urlCode)
      await other.goto(link)
      await expect(other.getByText(opened.word('shared_opened'))).toBeVisible()
      expect(await opened.result()).toEqual(shown)
      await other.close()

      await calculator.button('delete_work').click()
      await expect(calculator.lines).toHaveCount(1)
      await expect(calculator.amount()).toHaveValue('')
      const actions = await actionsOf(page)
      expect(new Set(actions)).toEqual(new Set(['calculate', 'amount', 'delete']))
    })
  })

test('comes back to what was entered, and without a connection', async ({ page, context, watch }) => {
  const calculator = new VatCalculator(page, 'en')
  await openStarted(page, calculator.path)
  await calculator.amount().fill('80')
  await calculator.rate().selectOption('reduced:5')
  await expect.poll(() => calculator.result()).toEqual(['£80.00', '£4.00', '£84.00'])
  await expect(page.getByText(calculator.word('saved'))).toBeVisible()
  expect(await actionsOf(page)).toContain('VAT % amount')
  await page.reload()
  await expect.poll(() => calculator.result()).toEqual(['£80.00', '£4.00', '£84.00'])

  await calculator.vatNumber.fill('DE100000001')
  // Its code is fetched when the field is used.
  await hasFetchedAhead(page)
  watch.expectOffline()
  await context.setOffline(true)
  await calculator.button('number_check').click()
  await expect(page.getByText(calculator.word('number_checksum')).first()).toBeVisible()
  await calculator.country.selectOption('IE')
  await expect.poll(() => calculator.result()).toEqual(['€80.00', '€10.80', '€90.80'])
  await context.setOffline(false)
})

test('keeps what has the focus clear of the result at the lower edge of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const calculator = new VatCalculator(page, 'fi')
  await openStarted(page, calculator.path)
  /** The focus is wholly in the window, and nothing lies over it. */
  const expectUncovered = (after: string) =>
    expect
      .poll(
        () =>
          page.evaluate(() => {
            const { activeElement: focused } = document
            const { left, width, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect()
            const isSeen = (y: number): boolean =>
              focused?.contains(document.elementFromPoint(left + width / 2, y)) ?? false
            return focused !== document.body && isSeen(top + 2) && isSeen(bottom - 2)
          }),
        { message: after },
      )
      .toBe(true)
  /** Scrolls so that most of the control is below the edge, as a visitor may have scrolled. */
  const presses = async (control: Locator): Promise<void> => {
    await control.evaluate((element) => {
      const strip = document.querySelector('[data-tool] p[aria-hidden=true]')?.getBoundingClientRect()
      const edge = strip && strip.height > 0 ? innerHeight - strip.height : innerHeight
      window.scrollBy(0, element.getBoundingClientRect().top + 10 - edge)
    })
    const box = await control.boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 5)
  }

  await presses(calculator.amount())
  await page.keyboard.type('120')
  await expect.poll(() => calculator.result()).toContain('150,60 €')
  await expectUncovered('typing brings the result over the field')
  for (const line of [2, 3]) {
    await presses(calculator.button('add_line'))
    await expect(calculator.lines).toHaveCount(line)
    await expectUncovered('line added')
  }
  for (const action of ['down', 'up', 'down', 'copy', 'remove']) {
    await presses(page.locator(`[data-action=${action}]:not([aria-disabled=true])`).first())
    await expectUncovered(action)
  }
  await expect(calculator.lines).toHaveCount(3)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to calculate by hand, and has the rates of all countries', async ({ page }) => {
    await page.goto('/de/vat-calculator')
    await expect(page.getByRole('heading', { name: 'Wie Sie die USt von Hand berechnen' })).toBeVisible()
    const rates = page.getByRole('table', { name: 'Umsatzsteuersätze in Europa' })
    await expect(rates.getByRole('row')).toHaveCount(31)
    await expect(rates.getByRole('row', { name: /Österreich/ })).toContainText('20 %')
    await expect(page.locator('main noscript p')).toContainText('braucht JavaScript')
    await expect(page.locator('main noscript p')).toBeVisible()
  })
})
