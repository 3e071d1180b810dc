import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { localeByUrlCode, type UrlCode } from '../../locales.config'
import { siteData } from '../../scripts/builtSite'
import { toolWordsOf, type ToolWords, type ToolWordsPart } from '../../src/content/cms/toolWords'
import { readJson } from '../../src/core/values/readJson'
import { readPdf } from '../../src/tools/pdf/exports/readPdf.fixture'
import { hasFetchedAhead, openStarted } from '../fixtures/application'
import { violationsInMain } from '../fixtures/axe'
import { nightly, combinations, sampled } from '../fixtures/scale'
import { expect, test } from '../fixtures/services'
import { trackedEvents } from '../fixtures/visitorState'
import { LeadForm } from '../pages/LeadForm'

function wordsOf(urlCode: UrlCode, part: ToolWordsPart): ToolWords {
  const { contentLanguage = '' } = localeByUrlCode(urlCode) ?? {}
  const file = `content/documents/${contentLanguage}/tool_words.${part}.json`
  const { data } = readJson(file) as { data: Record<string, unknown> }
  return toolWordsOf(data)
}

/** The invoice generator of a locale, found by its words. */
class InvoiceTool {
  readonly words: ToolWords
  readonly documentWords: ToolWords
  readonly path: string

  constructor(
    readonly page: Page,
    readonly urlCode: UrlCode,
  ) {
    this.words = { ...wordsOf(urlCode, 'common'), ...wordsOf(urlCode, 'invoice-generator') }
    this.documentWords = wordsOf(urlCode, 'invoice-document')
    this.path = `/${urlCode}/invoice-generator`
  }

  word(key: string): string {
    const word = this.words[key]
    if (!word) throw new Error(`No word ${key}`)
    return word
  }

  field(name: string) {
    return this.page.locator(`[data-tool] [name="${name}"]`)
  }

  button(key: string) {
    return this.page.locator('[data-tool]').getByRole('button', { name: this.word(key), exact: true })
  }

  async open(step: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: this.word('steps') })
      .getByRole('button', { name: this.word(`step_${step}`) })
      .click()
    await expect(
      this.page
        .locator('[data-tool]')
        .getByRole('heading', { level: 3, name: this.word(`step_${step}`), exact: true }),
    ).toBeVisible()
  }

  async openLine(): Promise<void> {
    if (!(await this.field('lines.0.name').isVisible()))
      await this.page.locator('[data-line]').first().getByRole('button').click()
  }

  /** An invoice that keeps the rules of EN 16931. */
  async fillIn(): Promise<void> {
    const fill = async (texts: Record<string, string>): Promise<void> => {
      for (const [name, text] of Object.entries(texts)) await this.field(name).fill(text)
    }
    await fill({
      'seller.name': 'Fernhill Studio',
      'seller.address.line1': '12 Mill Lane',
      'seller.address.city': 'Leeds',
      'seller.address.postCode': 'LS1 4AP',
      'seller.registrationId': '01234567',
      'seller.taxNumber': '12/345/678',
      'payment.iban': 'DE89 3704 0044 0532 0130 00',
    })
    await this.open('buyer')
    await fill({ 'buyer.name': 'Larkfield Clinics', 'buyer.address.city': 'York' })
    await this.open('details')
    await fill({ number: '2026-0042' })
    await this.field('currency').selectOption('EUR')
    await this.open('items')
    await this.openLine()
    await fill({ 'lines.0.name': 'Design', 'lines.0.quantity': '3', 'lines.0.price': '100' })
    await this.field('lines.0.vat.category').selectOption('other')
    await this.field('lines.0.vat.rate').fill('20')
  }

  async toDownloads(): Promise<void> {
    await this.open('get')
    await this.button('email_skip').click()
    await expect(this.button('download_pdf')).toBeVisible()
  }

  /** The bytes of the file that a button gives. */
  async fileOf(press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), press()])
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  }
}

for (const [urlCode, width] of combinations(['en', 'de', 'fr'] as const, [390, 1440]))
  test(`in ${urlCode} at ${width} px: fills in the steps and downloads the PDF`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const tool = new InvoiceTool(page, urlCode)
    await openStarted(page, tool.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violationsInMain(page)).toEqual([])
    await tool.fillIn()
    expect(await violationsInMain(page)).toEqual([])

    const isNarrow = width < 1200
    const preview = page.getByRole('region', { name: tool.word('step_preview') })
    if (isNarrow) {
      await expect(preview).toBeHidden()
      await page
        .getByRole('navigation', { name: tool.word('steps') })
        .getByRole('button', { name: tool.word('step_preview') })
        .click()
      await expect(preview).toBeFocused()
      await expect(preview).toBeInViewport()
    }
    await expect(preview).toContainText('Fernhill Studio')
    await expect(preview).toContainText('360')
    await expect(preview.getByRole('img', { name: tool.documentWords['qr_alt'] ?? '' })).toBeVisible()
    // A description has room for its words beside or above the numbers.
    const description = await preview.getByRole('rowheader').first().boundingBox()
    expect(description?.width).toBeGreaterThan(80)
    expect(await violationsInMain(page)).toEqual([])

    await tool.toDownloads()
    const { name, bytes } = await tool.fileOf(() => tool.button('download_pdf').click())
    const title = `${tool.documentWords['title_380'] ?? ''} 2026-0042`
    expect(name).toBe(`${title}.pdf`)
    const pdf = await readPdf(bytes)
    const text = pdf.pages.map((one) => one.text).join('\n')
    for (const part of [
      'Fernhill Studio',
      'Larkfield Clinics',
      'Design',
      '360',
      'DE89 3704 0044 0532 0130 00',
    ])
      expect(text).toContain(part)
    expect(pdf.marked).toEqual(expect.objectContaining({ Marked: true }))
    expect(pdf.pages.flatMap(({ fonts }) => fonts).every(({ embedded }) => embedded)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect
      .poll(() => trackedEvents(page))
      .toContainEqual(['Invoice generator used', { step: 'pdf downloaded' }])
  })

for (const width of sampled([390, 1440], [390]))
  test(`every step at ${width} px can be used by everyone, also with mistakes in it`, async ({ page }) => {
    // Fourteen states are looked at.
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const tool = new InvoiceTool(page, 'en')
    await openStarted(page, tool.path)
    const root = page.locator('[data-tool]')
    await tool.field('payment.iban').fill('DE89 3704 0044 0532 0130 01')
    await tool.field('seller.vatId').fill('DE1')
    await page
      .locator('[data-import]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no invoice') })
    await expect(page.getByText(tool.word('import_failed_type'))).toBeVisible()
    const steps = page.getByRole('navigation', { name: tool.word('steps') }).getByRole('button')
    const findings: unknown[] = []
    for (const step of ['seller', 'buyer', 'details', 'items', 'notes', 'get']) {
      if (step !== 'seller') await tool.open(step)
      if (step === 'items') {
        await tool.openLine()
        await tool.field('lines.0.name').fill('Design')
        await tool.field('lines.0.price').fill('a hundred')
        await tool.button('add_discount').click()
        await tool.field('rounding').fill('much')
        await page.keyboard.press('Tab')
      }
      for (const details of await root.locator('details').all())
        await details.evaluate((element: HTMLDetailsElement) => (element.open = true))
      findings.push(...(await violationsInMain(page)))
    }
    // The downloads, and what a check has found.
    await tool.button('email_skip').click()
    await page.getByRole('button', { name: `PDF ${tool.word('format_facturx')}` }).click()
    await expect(root.getByRole('alert')).toContainText('BR-')
    findings.push(...(await violationsInMain(page)))
    // Every step with the mistakes of the check marked.
    for (let index = 0; index < (await steps.count()); index += 1) {
      await steps.nth(index).click()
      findings.push(...(await violationsInMain(page)))
    }
    expect(findings).toEqual([])
  })

test('an e-invoice that does not keep the rules leads to its fields, and is made once it does', async ({
  page,
}) => {
  const tool = new InvoiceTool(page, 'en')
  await openStarted(page, tool.path)
  await tool.fillIn()
  await tool.open('details')
  await tool.field('number').fill('')
  await tool.toDownloads()
  const facturX = page.getByRole('button', { name: `PDF ${tool.word('format_facturx')}` })
  await facturX.click()
  const list = page.locator('[data-tool]').getByRole('alert')
  await expect(list).toContainText('BR-02')
  expect(await violationsInMain(page)).toEqual([])
  await list.getByRole('button', { name: tool.word('number'), exact: true }).click()
  await expect(tool.field('number')).toBeFocused()
  await expect(tool.field('number')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('2026-0042')
  await expect(tool.field('number')).not.toHaveAttribute('aria-invalid')

  await tool.open('get')
  const { name, bytes } = await tool.fileOf(() => facturX.click())
  expect(name).toBe('Invoice 2026-0042 Factur-X.pdf')
  const pdf = await readPdf(bytes)
  expect(pdf.attachments.map(({ filename }) => filename)).toEqual(['factur-x.xml'])
  expect(pdf.attachments[0]?.content).toContain('2026-0042')

  // It is opened again, in a browser without the work of before.
  await tool.button('delete_work').click()
  await tool.open('seller')
  await page
    .locator('[data-import]')
    .setInputFiles({ name: 'theirs.pdf', mimeType: 'application/pdf', buffer: bytes })
  await expect(page.getByText(tool.word('import_valid'))).toBeVisible()
  await expect(tool.field('seller.name')).toHaveValue('Fernhill Studio')
  await tool.open('items')
  await expect(page.locator('[data-line]').first()).toContainText('Design')
})

test(
  'an Italian seller supplies another EU country, at another address and with a discount',
  nightly,
  async ({ page }) => {
    const tool = new InvoiceTool(page, 'en')
    await openStarted(page, tool.path)
    await tool.fillIn()
    await tool.open('seller')
    await tool.field('seller.address.country').selectOption('IT')
    await tool.field('seller.vatId').fill('IT00743110157')
    await tool.open('buyer')
    await tool.field('buyer.vatId').fill('DE136695976')
    await tool.field('buyer.address.country').selectOption('DE')
    await tool.open('items')
    await tool.openLine()
    await tool.button('discount_as_amount').click()
    await tool.field('lines.0.discount.value').fill('25')
    await tool.field('lines.0.vat.category').selectOption('K')
    await tool.field('rounding').fill('-0.05')
    await tool.open('details')
    await tool.field('delivery.date').fill('2026-11-20')
    await tool.toDownloads()
    // What the law of the seller's country asks beyond the files.
    await expect(page.getByText(tool.word('national_IT'))).toBeVisible()
    expect(await violationsInMain(page)).toEqual([])

    const facturX = page.getByRole('button', { name: `PDF ${tool.word('format_facturx')}` })
    const xmlOf = async (): Promise<string> => {
      const { bytes } = await tool.fileOf(() => facturX.click())
      return (await readPdf(bytes)).attachments[0]?.content ?? ''
    }
    // Delivered to the recipient, unless told otherwise.
    const toBuyer = await xmlOf()
    expect(toBuyer).toMatch(/<ram:ShipToTradeParty>(?:(?!<\/ram:ShipTo).)*<ram:CountryID>DE</s)
    expect(toBuyer).toContain('<ram:DuePayableAmount>274.95</ram:DuePayableAmount>')

    await tool.open('details')
    await tool.field('delivery.hasAddress').check()
    await tool.field('delivery.name').fill('Larkfield Warehouse')
    await tool.field('delivery.address.city').fill('Luxembourg')
    await tool.field('delivery.address.country').selectOption('LU')
    expect(await violationsInMain(page)).toEqual([])
    await tool.open('get')
    expect(await xmlOf()).toMatch(
      /<ram:ShipToTradeParty>(?:(?!<\/ram:ShipTo).)*Larkfield Warehouse(?:(?!<\/ram:ShipTo).)*<ram:CountryID>LU</s,
    )
  },
)

test('leaves an e-mail address, which arrives, and goes on in the page', async ({ page, email, hubspot }) => {
  const tool = new InvoiceTool(page, 'en')
  await openStarted(page, tool.path)
  await tool.fillIn()
  await tool.open('get')
  const form = new LeadForm(page, 'invoice_generator', siteData('en'))
  await expect(form.consent).not.toBeChecked()
  await form.fill({ email })
  await form.submit.click()
  await expect(tool.button('download_pdf')).toBeVisible()
  await expect(page).toHaveURL(tool.path)
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.form).toBe('invoice_generator')
  expect(lead?.fields).toMatchObject({ email, lifecyclestage: 'lead' })
  expect(JSON.stringify(lead?.submission)).not.toContain('Fernhill')
  await expect
    .poll(() => trackedEvents(page))
    .toContainEqual(['Invoice generator used', { step: 'email submitted' }])

  // Nobody is asked twice, and the work is there after a reload.
  await page.reload()
  await expect(tool.button('download_pdf')).toBeVisible()
  await tool.open('seller')
  await expect(tool.field('seller.name')).toHaveValue('Fernhill Studio')
})

test(
  'without a connection the address cannot be sent, and the invoice is downloaded all the same',
  nightly,
  async ({ page, context, email, watch }) => {
    watch.expectOffline()
    const tool = new InvoiceTool(page, 'en')
    await openStarted(page, tool.path)
    await tool.fillIn()
    await tool.open('get')
    const form = new LeadForm(page, 'invoice_generator', siteData('en'))
    await form.email.focus()
    await form.isChecked()
    await hasFetchedAhead(page)
    await context.setOffline(true)
    await form.fill({ email })
    await form.submit.click()
    await expect(page.getByText(tool.word('email_failed'))).toBeVisible()
    await tool.button('email_skip').click()
    const { bytes } = await tool.fileOf(() => tool.button('download_pdf').click())
    const { pages } = await readPdf(bytes)
    expect(pages[0]?.text).toContain('Fernhill Studio')
    await context.setOffline(false)
  },
)

test('large amounts fit on the preview of a phone', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const tool = new InvoiceTool(page, 'en')
  await openStarted(page, tool.path)
  await tool.fillIn()
  await tool.open('details')
  await tool.field('currency').selectOption('HUF')
  await tool.open('items')
  await tool.openLine()
  await tool.field('lines.0.price').fill('4500000')
  await tool.field('lines.0.discount.value').fill('12.5')
  await page
    .getByRole('navigation', { name: tool.word('steps') })
    .getByRole('button', { name: tool.word('step_preview') })
    .click()
  const preview = page.getByRole('region', { name: tool.word('step_preview') })
  await expect(preview).toContainText('HUF')
  expect((await preview.getByRole('rowheader').first().boundingBox())?.width).toBeGreaterThan(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await preview.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
    1,
  )
})

test('a press right after a mistake is not lost', nightly, async ({ page }) => {
  const tool = new InvoiceTool(page, 'en')
  await openStarted(page, tool.path)
  await tool.field('seller.name').fill('Fernhill Studio')
  // The code of the checks has come.
  await hasFetchedAhead(page)
  await tool.field('payment.iban').fill('DE89 3704 0044 0532 0130 01')
  await page
    .locator('[data-tool]')
    .getByRole('button', { name: tool.word('continue').replace('{step}', tool.word('step_buyer')) })
    .click()
  await expect(tool.field('buyer.name')).toBeVisible()
  await tool.open('seller')
  await expect(page.getByText(tool.word('problem_iban_checksum'))).toBeVisible()
})

test('bad input is named, and the work is kept', async ({ page }) => {
  const tool = new InvoiceTool(page, 'en')
  await openStarted(page, tool.path)
  await tool.field('payment.iban').fill('DE89 3704 0044 0532 0130 01')
  await page.keyboard.press('Tab')
  await expect(page.getByText(tool.word('problem_iban_checksum'))).toBeVisible()
  await tool.open('items')
  await tool.openLine()
  await tool.field('lines.0.name').fill('Design')
  for (const [typed, key] of [
    ['a hundred', 'problem_number'],
    ['-5', 'problem_negative'],
    ['99999999999999', 'problem_too_large'],
  ] as const) {
    await tool.field('lines.0.price').fill(typed)
    await page.keyboard.press('Tab')
    await expect(page.getByText(tool.word(key)).first()).toBeVisible()
  }
  for (const typed of ['1.234,56', '1 234,56', '1,234.56', '١٢٣٤٫٥٦']) {
    await tool.field('lines.0.price').fill(typed)
    await expect(page.locator('[data-line]').first()).toContainText('£1,234.56')
  }
  await tool.button('paste_open').click()
  const rows = Array.from({ length: 500 }, (_, index) => `Item ${index + 1}\t2\t1.50`)
  await page.getByLabel(tool.word('paste_label')).fill(rows.join('\n'))
  await page.getByRole('button', { name: tool.word('paste_add') }).click()
  await expect(page.locator('[data-line]')).toHaveCount(501)
  await tool.open('seller')
  await page.locator('input[type=file][accept*=svg]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText(tool.word('problem_logo_unreadable'))).toBeVisible()
  await page.reload()
  await tool.open('items')
  await expect(page.locator('[data-line]')).toHaveCount(501)

  await page.evaluate(() => localStorage.setItem('invoice-generator/v2', '{"broken'))
  await page.reload()
  await expect(page.locator('[data-tool]').getByRole('alert')).toContainText(tool.word('saved_unreadable'))
})
