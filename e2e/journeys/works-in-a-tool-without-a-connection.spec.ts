import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { isOfToolPage } from '../../src/browser/serviceWorker/rules'
import { toolWordsOf, type ToolWordsPart } from '../../src/content/cms/toolWords'
import { readJson } from '../../src/core/values/readJson'
import { hasFetchedAhead, startApplication } from '../fixtures/application'
import { expect, test } from '../fixtures/deployedPage'
import { sampledFirst } from '../fixtures/scale'
import { externalOrigin } from '../fixtures/servers'

test.skip(Boolean(externalOrigin), 'needs a server whose connection can be cut')

type Tool = {
  name: string
  /** A field of the first screen, what is typed into it, and the text that shows that it was counted with. */
  field: string
  typed: string
  result: string
  /** Whose table can be pasted, and where its words are. */
  pasted?: ToolWordsPart
  /** The button of a PDF, and where its words are. */
  file?: { part: ToolWordsPart; key: string }
}

const invoice: Tool = {
  name: 'invoice-generator',
  field: '[name="seller.name"]',
  typed: 'Fernhill Studio',
  result: 'Fernhill Studio',
  file: { part: 'invoice-generator', key: 'download_pdf' },
}

const tools: readonly Tool[] = [
  invoice,
  {
    name: 'vat-calculator',
    field: '[name^="amount-"]',
    typed: '1,080',
    result: '£1,296.00',
    pasted: 'vat-calculator',
  },
  {
    name: 'expense-report-generator',
    field: '[name$=".amount"]',
    typed: '1,080',
    result: '£1,080.00',
    file: { part: 'expense-report', key: 'download_pdf' },
  },
  {
    name: 'expense-policy-builder',
    field: '[name="company"]',
    typed: 'Quillmere',
    result: 'Quillmere',
    file: { part: 'expense-policy', key: 'download_pdf' },
  },
  {
    name: 'expense-report-roi-calculator',
    field: '[name="employees"]',
    typed: '80',
    result: '£9,451',
    file: { part: 'roi-calculator', key: 'download' },
  },
]

function word(part: ToolWordsPart, key: string): string {
  const { data } = readJson(`content/documents/en-gb/tool_words.${part}.json`) as {
    data: Record<string, unknown>
  }
  const text = toolWordsOf(data)[key]
  if (!text) throw new Error(`No word ${key}`)
  return text
}

/** The addresses that are stored for pages without a connection. */
const storedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('files/v2')).keys()
    return keys.map(({ url }) => url.slice(location.origin.length)).sort()
  })

/** What the page of a tool has loaded and what is not stored yet. */
async function missingCopies(page: Page): Promise<string[]> {
  const { origin, pathname } = new URL(page.url())
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const stored = await storedFiles(page)
  const paths = loaded
    .filter((url) => isOfToolPage(url, pathname, origin))
    .map((url) => url.slice(origin.length))
  const toolData = `?page=${encodeURIComponent(pathname)}`
  return paths.filter((path) => !stored.includes(path) && !stored.includes(path + toolData))
}

/** Opens a tool, enters something, and waits until all of it is stored. */
async function useTool(page: Page, origin: string, { name, field, typed, file }: Tool): Promise<void> {
  await page.goto(`${origin}/en/${name}`)
  await startApplication(page)
  await page.locator(`[data-tool] ${field}`).first().fill(typed)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const data = `/page-data/app-data.json?page=${encodeURIComponent(`/en/${name}`)}`
  await expect.poll(() => storedFiles(page), { timeout: 20_000 }).toContain(data)
  if (file)
    await expect
      .poll(() => storedFiles(page), { timeout: 20_000 })
      .toContain('/fonts/pdf/figtree-latin-400-normal.woff')
  // Nothing comes any more, and everything that has come is stored.
  await hasFetchedAhead(page)
  await expect.poll(() => missingCopies(page), { timeout: 30_000 }).toEqual([])
}

/** Presses a button of a tool, by its word. */
const press = (root: Locator, part: ToolWordsPart, key: string): Promise<void> =>
  root.getByRole('button', { name: word(part, key), exact: true }).click()

for (const tool of sampledFirst(tools, 1)) {
  test(`opens ${tool.name} again without a connection: the work is there, and it goes on`, async ({
    page,
    site,
  }) => {
    await useTool(page, site.origin, tool)

    site.isReachable = false
    await page.goto(`${site.origin}/en/${tool.name}?gclid=abc`)
    expect(await page.evaluate(() => 'copy' in document.documentElement.dataset)).toBe(true)
    await startApplication(page)
    const root = page.locator('[data-tool]')
    const field = root.locator(tool.field).first()
    await expect(field).toHaveValue(tool.typed)
    await field.fill('')
    await field.fill(tool.typed)
    await expect(root.getByText(tool.result).filter({ visible: true }).first()).toBeVisible()
    const { file, pasted } = tool
    if (pasted) {
      await press(root, pasted, 'paste_open')
      await page.getByLabel(word(pasted, 'paste_label')).fill('Desk\t1,080\nChair\t20')
      await press(root, pasted, 'paste_add')
      await expect(root.getByText('Chair').or(root.locator('[value="Chair"]')).first()).toBeVisible()
    }
    if (!file) return
    if (tool === invoice) {
      await root
        .getByRole('navigation')
        .getByRole('button', { name: word(file.part, 'step_get') })
        .click()
      await press(root, file.part, 'email_skip')
    }
    const [download] = await Promise.all([page.waitForEvent('download'), press(root, file.part, file.key)])
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
}

test('a tool whose stored data is of another build than its page is only read', async ({ page, site }) => {
  await useTool(page, site.origin, invoice)
  await page.evaluate(async () => {
    const cache = await caches.open('files/v2')
    const [key] = (await cache.keys()).filter(({ url }) => url.includes('/page-data/app-data.json?page='))
    if (key) await cache.put(key, new Response('{"webpackCompilationHash":"aaaaaaaaaaaaaaaaaaaa"}'))
  })
  site.isReachable = false
  await page.goto(`${site.origin}/en/${invoice.name}`)
  await page.keyboard.press('Shift')
  await page.waitForTimeout(3000)
  expect(await page.evaluate(() => window.__live?.done)).not.toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
