import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pLimit from 'p-limit'
import { chromium, type Browser } from 'playwright-core'
import { openBuiltServer } from './builtServer'
import { chromiumOptions } from './chromium'
import { templatePages } from './picture'
import { runMain } from './runMain'

/**
 * `npm run weigh`: the JavaScript of the site's own that a page has fetched seven seconds after it was opened, without a
 * touch: everything the application starts with. One page per template, or the paths given. Fails above the limit.
 */
const project = path.resolve(__dirname, '..')

/** Limit of a page, in bytes after `gzip -9`. */
const limit = 110_000
/** Of a page with a free tool, whose code comes with the application. */
const limitWithTool = 190_000
const secondsOpen = 7
/** Pages open at a time; a busy machine would start the application too late to be counted. */
const pagesAtOnce = 4

type Weight = { page: string; scripts: Map<string, number>; isStarted: boolean; hasTool: boolean }

async function weigh(browser: Browser, origin: string, page: string): Promise<Weight> {
  const context = await browser.newContext()
  try {
    const tab = await context.newPage()
    const bodies = new Map<string, Promise<Buffer>>()
    tab.on('response', (response) => {
      const { origin: from, pathname } = new URL(response.url())
      if (from !== origin || !pathname.endsWith('.js') || !response.ok()) return
      const body = response.body()
      bodies.set(pathname, body)
      // One that comes after the time is not counted, and may be cut off.
      body.catch(() => undefined)
    })
    await tab.goto(`${origin}${page}`, { waitUntil: 'load' })
    await tab.waitForTimeout(secondsOpen * 1000)
    const scripts = new Map<string, number>()
    for (const [file, body] of [...bodies]) scripts.set(file, gzipSync(await body, { level: 9 }).byteLength)
    return {
      page,
      scripts,
      isStarted: await tab.evaluate(() => window.__live?.done === true),
      hasTool: (await tab.locator('[data-tool]').count()) > 0,
    }
  } finally {
    await context.close()
  }
}

const total = ({ scripts }: Weight): number => [...scripts.values()].reduce((sum, size) => sum + size, 0)

async function main(): Promise<void> {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  const pages = named.length > 0 ? named : templatePages().map((page) => page.path)
  const server = await openBuiltServer(project)
  const browser = await chromium.launch(chromiumOptions)
  try {
    const atOnce = pLimit(pagesAtOnce)
    const weights = await Promise.all(pages.map((page) => atOnce(() => weigh(browser, server.origin, page))))
    for (const weight of weights.sort((a, b) => total(b) - total(a))) {
      const size = total(weight)
      const remark = !weight.isStarted
        ? 'the application did not start'
        : size > (weight.hasTool ? limitWithTool : limit)
          ? 'too heavy'
          : ''
      if (remark) process.exitCode = 1
      process.stdout.write(
        `${(size / 1000).toFixed(1).padStart(7)} KB  ${String(weight.scripts.size).padStart(3)} files  ${weight.page}  ${remark}\n`,
      )
      if (process.argv.includes('--files')) {
        for (const [file, bytes] of [...weight.scripts].sort((a, b) => b[1] - a[1]))
          process.stdout.write(`            ${String(bytes).padStart(7)}  ${file}\n`)
      }
    }
  } finally {
    await browser.close()
    server.stop()
  }
}

runMain(main)
