import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import ExcelJs from 'exceljs'
import { violationsInMain } from '../fixtures/axe'
import { expect, test } from '../fixtures/quietPage'
import { combinations } from '../fixtures/scale'

const widths = [390, 1440]
const markets = [
  {
    locale: 'en',
    excel: 'Download for Excel',
    pdf: 'Download as PDF',
    title: 'Mileage log',
    rate: 'Rate per mi',
  },
  {
    locale: 'us',
    excel: 'Download for Excel',
    pdf: 'Download as PDF',
    title: 'Mileage log',
    rate: 'Rate per mi',
  },
  {
    locale: 'de',
    excel: 'Für Excel herunterladen',
    pdf: 'Als PDF herunterladen',
    title: 'Fahrtkostenabrechnung',
    rate: 'Satz pro km',
  },
]

/** The file that a link gives, with the name under which the browser keeps it. */
async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

for (const [{ locale, excel, pdf, title, rate }, width] of combinations(markets, widths))
  test(`chooses a template and keeps its files (${locale}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/${locale}/free-templates`)
    expect(await violationsInMain(page)).toEqual([])
    await page.locator(`main a[href="/${locale}/free-templates/mileage-reimbursement"]`).first().click()
    await expect(page).toHaveURL(`/${locale}/free-templates/mileage-reimbursement`)
    await expect(page.getByRole('table')).toBeVisible()
    expect(await violationsInMain(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    const sheet = await download(page, excel)
    expect(sheet.name).toBe(`${title}.xlsx`)
    const book = new ExcelJs.Workbook()
    await book.xlsx.load(new Uint8Array(sheet.bytes).buffer)
    expect(book.worksheets.map(({ name }) => name)).toEqual([title])
    expect(book.worksheets[0]?.getCell('E4').value).toBe(rate)
    expect(book.worksheets[0]?.getCell('H49').value).toMatchObject({ formula: 'SUM(H9:H48)' })
    await expect(page.getByText(`XLSX, ${Math.round(sheet.bytes.length / 1000)}`)).toBeVisible()

    const print = await download(page, pdf)
    expect(print.name).toBe(`${title}.pdf`)
    expect(print.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(page.getByText(`PDF, ${Math.round(print.bytes.length / 1000)}`)).toBeVisible()
  })
