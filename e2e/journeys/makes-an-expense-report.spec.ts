import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import ExcelJs from 'exceljs'
import Papa from 'papaparse'
import { fixtureFonts } from '../../src/tools/pdf/exports/fonts.fixture'
import { readPdf } from '../../src/tools/pdf/exports/readPdf.fixture'
import { renderPdf } from '../../src/tools/pdf/exports/renderPdf'
import { hasFetchedAhead, openStarted, startApplication } from '../fixtures/application'
import { violationsInMain } from '../fixtures/axe'
import { expect, test } from '../fixtures/quietPage'
import { nightly, combinations } from '../fixtures/scale'
import { trackedActions } from '../fixtures/visitorState'
import { ExpenseReport } from '../pages/ExpenseReport'

/** A photo as a camera makes it: large, in JPEG. */
async function photo(page: Page, width = 1500, height = 2000): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      // Noise, which compresses as badly as a photo.
      const noise = context.createImageData(w, h)
      for (let index = 0; index < noise.data.length; index += 1)
        noise.data[index] = index % 4 === 3 ? 255 : (index * 7919) % 251
      context.putImageData(noise, 0, 0)
      return canvas.toDataURL('image/jpeg', 0.95)
    },
    [width, height] as const,
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

/** A PDF with two pages, as a rail company sends it. */
async function twoPages(): Promise<Buffer> {
  const { bytes } = await renderPdf(
    {
      title: 'Ticket',
      language: 'en-GB',
      created: new Date('2026-11-03T10:00:00Z'),
      blocks: [
        { kind: 'paragraph', text: 'There 40.00' },
        { kind: 'pageBreak' },
        { kind: 'paragraph', text: 'And back 40.00' },
      ],
    },
    fixtureFonts(),
  )
  return Buffer.from(bytes)
}

/** The kept pictures: type and size of each. */
const keptPictures = (page: Page): Promise<{ type: string; size: number }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('expense-report-receipts')
        opening.onerror = () => reject(new Error('No database'))
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('pictures')) return resolve([])
          const all = database.transaction('pictures').objectStore('pictures').getAll()
          all.onsuccess = () => {
            database.close()
            resolve((all.result as Blob[]).map(({ type, size }) => ({ type, size })))
          }
        }
      }),
  )

/** Text as it is compared: numbers have spaces that do not break. */
const withPlainSpaces = (text: string): string => text.replace(/\s+/g, ' ')

/** What is entered in a locale, as it writes numbers, and what it comes to. */
const locales = [
  // 96.50 + 1,250.40 × 0.5 + 88 miles × 55p
  { urlCode: 'en', foreign: 'EUR', own: 'GBP', distance: 'distance_mi', total: '£770.10' },
  // 96.50 + 1,250.40 × 0.5 + 88 km × 0.30
  { urlCode: 'de', foreign: 'GBP', own: 'EUR', distance: 'distance_km', total: /^748,10\s€$/ },
  // 96.50 + 1,250.40 × 0.5 + 88 km × 0.529
  { urlCode: 'fr', foreign: 'GBP', own: 'EUR', distance: 'distance_km', total: /^768,25\s€$/ },
] as const

for (const [{ urlCode, foreign, own, distance, total }, width] of combinations(locales, [1440, 390])) {
  test(`makes a report in ${urlCode} at ${width} px and takes it away with its receipt`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const report = new ExpenseReport(page, urlCode)
    await openStarted(page, report.path)
    expect(await violationsInMain(page)).toEqual([])

    await report.field('employee').fill('Mara Quill')
    await report.field('date').fill('2026-11-03')
    await report.field('merchant').fill('Hotel Three Poplars')
    await report.field('amount').fill('96.50')
    const file = await photo(page)
    await report.pictures.setInputFiles({ name: 'hotel.jpg', mimeType: 'image/jpeg', buffer: file })
    await expect(report.showPicture('hotel.jpg')).toBeVisible()
    const [kept] = await keptPictures(page)
    expect(kept?.type).toBe('image/jpeg')
    expect(kept?.size).toBeLessThan(file.length / 2)

    await report.button('add_expense').click()
    await expect(report.field('date')).toBeFocused()
    await report.field('merchant').fill('Brasserie du Nord')
    await report.field('amount').fill('1,250.40')
    await report.field('currency').selectOption(foreign)
    await report.field('rate', { currency: foreign, report: own }).fill('0.5')
    await report.button('add_mileage').click()
    await report.field('date').fill('2026-11-04')
    await report.field(distance).fill('88')
    await expect(report.total).toHaveText(total)
    expect(await violationsInMain(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)

    await report.button('preview').click()
    await expect(page.getByRole('heading', { name: report.word('preview_title') })).toBeFocused()
    expect(await violationsInMain(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      report.button('download_pdf').click(),
    ])
    expect(download.suggestedFilename()).toBe(`${report.word('doc_title')} Mara Quill.pdf`)
    const pdf = readFileSync(await download.path())
    // The picture is in it.
    expect(pdf.length).toBeGreaterThan(kept?.size ?? Number.POSITIVE_INFINITY)
    const shownTotal = await report.total.innerText()
    const { info, pages } = await readPdf(pdf)
    const text = pages.map((one) => one.text).join('\n')
    for (const part of [
      report.word('doc_title'),
      report.word('doc_signature'),
      report.word('doc_receipt', { line: '1' }),
      'Hotel Three Poplars',
      'Brasserie du Nord',
      shownTotal,
    ])
      expect(withPlainSpaces(text)).toContain(withPlainSpaces(part))
    expect(info['Language']).toBe(await page.locator('html').getAttribute('lang'))
    const [table] = await Promise.all([page.waitForEvent('download'), report.button('download_csv').click()])
    const csv = readFileSync(await table.path(), 'utf8').replace(/^\uFEFF/, '')
    // Where a comma is in the amounts, semicolons are between them.
    const delimiter = csv.split('\n', 1)[0]?.includes(';') ? ';' : ','
    const rows = Papa.parse<string[]>(csv, { delimiter }).data
    expect(rows[0]).toContain(report.word('merchant'))
    expect(rows.flat()).toContain('Hotel Three Poplars')
    const [book] = await Promise.all([page.waitForEvent('download'), report.button('download_xlsx').click()])
    const workbook = new ExcelJs.Workbook()
    await workbook.xlsx.readFile(await book.path())
    const cells: unknown[] = []
    for (const sheet of workbook.worksheets)
      sheet.eachRow((row) => row.eachCell(({ value }) => cells.push(value)))
    // The words of the language, and numbers that are numbers.
    expect(cells).toEqual(
      expect.arrayContaining([report.word('merchant'), 'Hotel Three Poplars', 96.5, 1250.4]),
    )

    // Everything is there again the next time, the picture too.
    await page.reload()
    await startApplication(page)
    await expect(report.total).toHaveText(total)
    await report.lines.first().getByRole('button').click()
    await expect(report.showPicture('hotel.jpg')).toBeVisible()

    await report.button('delete_work').click()
    await expect.poll(() => keptPictures(page)).toEqual([])
    await report.button('undo').click()
    await expect(report.total).toHaveText(total)
    await expect.poll(() => keptPictures(page)).toEqual([kept])
  })
}

test('shares a report by a link, which holds no picture', async ({ page }) => {
  const report = new ExpenseReport(page, 'en')
  await openStarted(page, report.path)
  await report.field('amount').fill('12')
  await report.pictures.setInputFiles({
    name: 'taxi.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(page, 300, 300),
  })
  await expect(report.showPicture('taxi.jpg')).toBeVisible()
  await expect(page.getByText(report.word('share_receipts'))).toBeVisible()
  await report.button('share').click()
  const link = await page.getByRole('textbox', { name: report.word('share_text') }).inputValue()
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await openStarted(page, link)
  await expect(report.total).toHaveText('£12.00')
  await expect(page.getByText(report.word('shared_opened'))).toBeVisible()
  await expect(report.showPicture('taxi.jpg')).toHaveCount(0)
})

test('adds the pages of a PDF, is told which files cannot be taken, and keeps everything else', async ({
  page,
}) => {
  const report = new ExpenseReport(page, 'en')
  await openStarted(page, report.path)
  await report.field('merchant').fill('Kiosk')
  await report.pictures.setInputFiles({
    name: 'rail.pdf',
    mimeType: 'application/pdf',
    buffer: await twoPages(),
  })
  await expect(report.showPicture('rail.pdf (2/2)')).toBeVisible()
  await report.pictures.setInputFiles([
    {
      name: 'IMG_1.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1', 'latin1'),
    },
    { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) },
  ])
  for (const [problem, name] of [
    ['problem_heic', 'IMG_1.HEIC'],
    ['problem_pdf', 'bill.pdf'],
    ['problem_broken', 'broken.jpg'],
  ] as const)
    await expect(page.getByText(report.word(problem, { name }))).toBeVisible()
  await expect(report.field('merchant')).toHaveValue('Kiosk')
  expect(await keptPictures(page)).toHaveLength(2)
})

test('pastes 500 lines of a spreadsheet and goes on typing', nightly, async ({ page }) => {
  const report = new ExpenseReport(page, 'en')
  await openStarted(page, report.path)
  await report.button('paste_open').click()
  const rows = Array.from({ length: 500 }, (_, index) => `03/11/2026\tShop ${index + 1}\t1.10`)
  await page.getByLabel(report.word('paste_label')).fill(rows.join('\n'))
  await expect(page.getByText(report.word('paste_found_other', { count: '500' }))).toBeVisible()
  // 3 November or 11 March: nothing is added before it is answered.
  await expect(report.button('paste_add')).toBeDisabled()
  await page.locator('[name="pasted-dayOrder"]').selectOption('dayFirst')
  await report.button('paste_add').click()
  await expect(report.lines).toHaveCount(500)
  await expect(report.total).toHaveText('£550.00')
  await report.lines.nth(2).getByRole('button').click()
  await report.field('amount').fill('101.10')
  await expect(report.total).toHaveText('£650.00')
})

test('by keyboard alone, and is counted without a word of the report', async ({ page }) => {
  const report = new ExpenseReport(page, 'en')
  await openStarted(page, report.path)
  await report.field('merchant').focus()
  await page.keyboard.type('Secret supplier')
  await report.button('add_per_diem').focus()
  await page.keyboard.press('Enter')
  await expect(report.field('date')).toBeFocused()
  await expect(report.total).toHaveText('£5.00')
  await report.button('remove_line').focus()
  await page.keyboard.press('Enter')
  await expect(report.button('undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(report.lines.nth(1).getByRole('button').first()).toBeFocused()
  const used = (await trackedActions(page)).filter(([name]) => name === 'Expense report used')
  expect(used).toEqual([
    ['Expense report used', { action: 'added' }],
    ['Expense report used', { action: 'deleted' }],
  ])
})

test('without a connection, once something was entered', nightly, async ({ page, context, watch }) => {
  const report = new ExpenseReport(page, 'en')
  await openStarted(page, report.path)
  await report.field('amount').fill('12')
  await hasFetchedAhead(page)
  watch.expectOffline()
  await context.setOffline(true)
  for (const [key, type, beginning] of [
    ['download_pdf', 'pdf', '%PDF-'],
    ['download_xlsx', 'xlsx', 'PK'],
    ['download_csv', 'csv', '\ufeff'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), report.button(key).click()])
    expect(download.suggestedFilename()).toBe(`${report.word('doc_title')}.${type}`)
    expect(readFileSync(await download.path(), 'utf8').startsWith(beginning)).toBe(true)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is there, and what the tool needs is said', async ({ page }) => {
    const report = new ExpenseReport(page, 'en')
    await page.goto(report.path)
    await expect(report.field('merchant')).toBeVisible()
    await expect(report.total).toHaveText('£0.00')
    await expect(page.locator('main noscript p')).toHaveText(report.word('needs_script'))
  })
})
