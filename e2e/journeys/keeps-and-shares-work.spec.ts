import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { toolWordsOf } from '../../src/content/cms/toolWords'
import { readJson } from '../../src/core/values/readJson'
import { workKeys } from '../../src/tools/savedWork/workKeys'
import { openStarted, startApplication } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { sampled } from '../fixtures/scale'

type Tool = {
  name: string
  storageKey: (typeof workKeys)[number]
  /** A field of the first screen, and what is typed into it. */
  field: string
  typed: string
  /** An invoice is sent as a file: it has bank details, which belong in no address. */
  isShared: boolean
}

const tools: Tool[] = [
  {
    name: 'invoice-generator',
    storageKey: 'invoice-generator/v2',
    field: '[name="seller.name"]',
    typed: 'Fernhill Studio',
    isShared: false,
  },
  {
    name: 'vat-calculator',
    storageKey: 'vat-calculator/v2',
    field: '[name^="amount-"]',
    typed: '1,080',
    isShared: true,
  },
  {
    name: 'expense-report-generator',
    storageKey: 'expense-report/v2',
    field: '[name$=".amount"]',
    typed: '1,080',
    isShared: true,
  },
  {
    name: 'expense-policy-builder',
    storageKey: 'expense-policy/v2',
    field: '[name="company"]',
    typed: 'Quillmere',
    isShared: true,
  },
  {
    name: 'expense-report-roi-calculator',
    storageKey: 'roi-calculator/v2',
    field: '[name="employees"]',
    typed: '80',
    isShared: true,
  },
]

const { data } = readJson('content/documents/en-gb/tool_words.common.json') as {
  data: Record<string, unknown>
}
const words = toolWordsOf(data)

function word(key: string): string {
  const text = words[key]
  if (!text) throw new Error(`No word ${key}`)
  return text
}

/** A page of a tool, as every tool shows saved and shared work. */
const toolIn = (page: Page, { field, storageKey }: Tool) => ({
  field: page.locator(`[data-tool] ${field}`).first(),
  button: (key: string) => page.locator('[data-tool]').getByRole('button', { name: word(key), exact: true }),
  says: (key: string) => page.locator('[data-tool]').getByText(word(key), { exact: true }),
  stored: () => page.evaluate((key) => localStorage.getItem(key), storageKey),
})

/** Fills localStorage to its last letter. */
const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let size = 4_000_000
    let filler = ''
    while (size >= 1) {
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(size))
        filler += 'x'.repeat(size)
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })

/** A tool with a link for others. */
const sampleTools = ['expense-report-generator']

test('every tool that keeps work is in the table', () => {
  expect(tools.map(({ storageKey }) => storageKey).sort()).toEqual([...workKeys].sort())
})

for (const tool of sampled(
  tools,
  tools.filter(({ name }) => sampleTools.includes(name)),
)) {
  test(`${tool.name} keeps work, shows it in another tab, deletes it and brings it back`, async ({
    page,
    context,
  }) => {
    const path = `/en/${tool.name}`
    await openStarted(page, path)
    const own = toolIn(page, tool)
    const first = await own.field.inputValue()
    await own.field.focus()
    await page.keyboard.press('Tab')
    // As when the page is left: everything that is to be kept is stored now.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    expect(await own.stored()).toBeNull()

    const otherPage = await context.newPage()
    await openStarted(otherPage, path)
    const other = toolIn(otherPage, tool)
    await own.field.fill(tool.typed)
    await expect(own.says('saved')).toBeVisible()
    await expect(other.field).toHaveValue(tool.typed)
    await page.reload()
    await startApplication(page)
    await expect(own.field).toHaveValue(tool.typed)

    await own.button('delete_work').click()
    await expect(own.says('deleted')).toBeVisible()
    await expect(own.field).toHaveValue(first)
    await expect(other.field).toHaveValue(first)
    expect(await own.stored()).toBeNull()
    await own.button('undo').click()
    await expect(own.field).toHaveValue(tool.typed)
    await expect(other.field).toHaveValue(tool.typed)
    await otherPage.close()

    // What an earlier version has left, cut in the middle: nothing of it is lost, and new work goes beside it.
    const broken = '{"version":1,"lines":[["'
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [tool.storageKey, broken] as const)
    await page.reload()
    await startApplication(page)
    await expect(own.says('saved_unreadable')).toBeVisible()
    await expect(own.field).toHaveValue(first)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      own.button('download_unreadable').click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toBe(broken)
    await own.field.fill(tool.typed)
    await expect.poll(own.stored).toContain(JSON.stringify(broken))
    await own.button('delete_unreadable').click()
    await expect(own.says('saved_unreadable')).toHaveCount(0)
    await expect(own.field).toHaveValue(tool.typed)
    await expect.poll(own.stored).not.toContain(JSON.stringify(broken))

    // A browser without space: it is said, and what was typed stays on the page.
    await fillStorage(page)
    await own.field.fill(`${tool.typed}1`)
    await expect(own.says('not_saved_full')).toBeVisible()
    await expect(own.field).toHaveValue(`${tool.typed}1`)
  })

  test(`${tool.name} ${tool.isShared ? 'shows the work to whoever has its link, and says when the link was changed' : 'offers no link'}`, async ({
    page,
    browser,
  }) => {
    await openStarted(page, `/en/${tool.name}`)
    const own = toolIn(page, tool)
    await own.field.fill(tool.typed)
    await expect(own.says('saved')).toBeVisible()
    if (!tool.isShared) return expect(own.button('share')).toHaveCount(0)
    await own.button('share').click()
    const link = await page.getByRole('textbox', { name: word('share_text') }).inputValue()

    const context = await browser.newContext()
    const theirPage = await context.newPage()
    await openStarted(theirPage, link)
    const their = toolIn(theirPage, tool)
    await expect(their.says('shared_opened')).toBeVisible()
    await expect(their.field).toHaveValue(tool.typed)
    expect(await their.stored()).toBeNull()
    await context.close()

    const stored = await own.stored()
    expect(stored).not.toBeNull()
    await page.goto('about:blank')
    await openStarted(page, link.slice(0, -5))
    await expect(own.says('shared_broken')).toBeVisible()
    await expect(own.field).toHaveValue(tool.typed)
    expect(await own.stored()).toBe(stored)
    await own.button('close').click()
    await expect(own.says('shared_broken')).toHaveCount(0)
    await expect(page).toHaveURL(`/en/${tool.name}`)
  })
}
