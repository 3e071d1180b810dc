import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { hasFetchedAhead, openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { isFull, nightly, sampled } from '../fixtures/scale'
import { ExpenseReport } from '../pages/ExpenseReport'

const megabyte = 1_000_000

/** Noise, which compresses as badly as the worst photo. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

/** A photo of more than 20 MB, held upright, with the device and the place where it was taken. */
const photoWithPlace = (): Promise<Buffer> =>
  noise(6000, 4500)
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Traceable Phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      },
    })
    .jpeg({ quality: 90 })
    .toBuffer()

/** Files are given by their paths: given as bytes, they would be decoded in the page, which takes seconds by itself. */
const folder = mkdtempSync(path.join(tmpdir(), 'receipts-'))

async function written(name: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  return file
}

let photo: string

test.beforeAll(async () => {
  photo = await written('hotel.jpg', await photoWithPlace())
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Width and height in px of the picture that a button shows in small. */
const sizeOf = (button: Locator): Promise<[number, number]> =>
  button.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })

for (const [urlCode, width] of sampled<[urlCode: string, width: number]>(
  [
    ['en', 390],
    ['de', 1440],
    ['fi', 390],
  ],
  [['de', 390]],
)) {
  test(`a photo of 20 MB in ${urlCode} at ${width} px: the page stays usable, the PDF is small and says no place`, async ({
    page,
  }) => {
    const bytes = readFileSync(photo)
    expect(bytes.length).toBeGreaterThan(20 * megabyte)
    expect(bytes.includes('Traceable Phone')).toBe(true)
    await page.setViewportSize({ width, height: 900 })
    const report = new ExpenseReport(page, urlCode)
    await openStarted(page, report.path)
    await report.field('merchant').fill('Hotel Three Poplars')
    await page.evaluate(() => {
      const tasks: number[] = []
      Object.assign(window, { tasks })
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' })
    })
    await report.pictures.setInputFiles(photo)
    await report.field('amount').fill('96')
    const shown = report.showPicture('hotel.jpg')
    await expect(shown).toBeVisible()
    // Upright, and as large as small print needs it.
    expect(await sizeOf(shown)).toEqual([1350, 1800])
    await expect(report.field('merchant')).toHaveValue('Hotel Three Poplars')
    await expect(report.field('amount')).toHaveValue('96')
    const longest = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { tasks: number[] }).tasks),
    )
    // A browser decodes it beside the page: what is typed meanwhile does not wait for a second.
    expect(longest).toBeLessThan(1000)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      report.button('download_pdf').click(),
    ])
    const pdf = readFileSync(await download.path())
    expect(pdf.length).toBeLessThan(megabyte)
    for (const trace of ['Exif', 'Traceable Phone', 'GPS']) expect(pdf.includes(trace)).toBe(false)
  })
}

test('a picture of 12,000 × 9,000 px is made smaller too', nightly, async ({ page }) => {
  const report = new ExpenseReport(page, 'en')
  await openStarted(page, report.path)
  const scan = await sharp({
    create: { width: 12_000, height: 9000, channels: 3, background: '#ccddee' },
  })
    .jpeg()
    .toBuffer()
  await report.pictures.setInputFiles(await written('scan.jpg', scan))
  await expect(report.showPicture('scan.jpg')).toBeVisible()
  expect(await sizeOf(report.showPicture('scan.jpg'))).toEqual([1800, 1350])
})

test('thirty pictures at once make a line each, in a PDF that can be sent', async ({ page }) => {
  test.skip(!isFull, 'at full scale: npm run test:full')
  const report = new ExpenseReport(page, 'en')
  await openStarted(page, report.path)
  const picture = await noise(1500, 2000).jpeg({ quality: 90 }).toBuffer()
  const files = await Promise.all(
    Array.from({ length: 30 }, (_, index) => written(`receipt ${index + 1}.jpg`, picture)),
  )
  await report.tool
    .locator(`input[type=file][aria-label="${report.word('add_photos')}"]`)
    .setInputFiles(files)
  // One after the other; noise is compressed in several attempts.
  await expect(report.lines).toHaveCount(30, { timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), report.button('download_pdf').click()])
  // Most mail servers take 20 MB.
  expect(readFileSync(await download.path()).length).toBeLessThan(20 * megabyte)
})

test('a text that is called a picture and an empty file are said to be none, where there is no database too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
  })
  const report = new ExpenseReport(page, 'en')
  await openStarted(page, report.path)
  await report.field('amount').fill('12')
  const files = [
    { name: 'text.jpg', buffer: Buffer.from('A text') },
    { name: 'empty.jpg', buffer: Buffer.alloc(0) },
    { name: 'fine.jpg', buffer: await noise(300, 400).jpeg().toBuffer() },
  ].map((file) => ({ ...file, mimeType: 'image/jpeg' }))
  await report.pictures.setInputFiles(files)
  for (const [problem, name] of [
    ['problem_type', 'text.jpg'],
    ['problem_broken', 'empty.jpg'],
    ['problem_blocked', 'fine.jpg'],
  ] as const)
    await expect(page.getByText(report.word(problem, { name }))).toBeVisible()
  await expect(report.field('amount')).toHaveValue('12')
})

test('a day is typed key by key, one that does not exist is said', nightly, async ({ page }) => {
  const report = new ExpenseReport(page, 'en')
  await openStarted(page, report.path)
  const day = report.field('date')
  await day.focus()
  // Chromium in the tests has the days of the United States.
  await page.keyboard.type('11032026')
  await expect(day).toHaveValue('2026-11-03')
  // Entered again, the control begins with its first part.
  await report.field('merchant').focus()
  await day.focus()
  await page.keyboard.type('02312026')
  await report.field('merchant').focus()
  await expect(page.getByText(report.word('problem_date'))).toBeVisible()
})

test(
  'pictures and tables without a connection, once something was entered',
  nightly,
  async ({ page, context, watch }) => {
    const report = new ExpenseReport(page, 'en')
    await openStarted(page, report.path)
    await report.field('amount').fill('12')
    await hasFetchedAhead(page)
    watch.expectOffline()
    await context.setOffline(true)
    await report.pictures.setInputFiles({
      name: 'taxi.jpg',
      mimeType: 'image/jpeg',
      buffer: await noise(300, 400).jpeg().toBuffer(),
    })
    await expect(report.showPicture('taxi.jpg')).toBeVisible()
    await report.button('paste_open').click()
    await page.getByLabel(report.word('paste_label')).fill('03/11/2026,Taxi Blue,"1,012.40"')
    await page.locator('[name="pasted-dayOrder"]').selectOption('dayFirst')
    await report.button('paste_add').click()
    await expect(report.total).toHaveText('£1,024.40')
  },
)
