import { gzipSync } from 'node:zlib'
import pLimit from 'p-limit'
import { chromium, type Browser } from 'playwright-core'
import { chromiumOptions } from '../chromium'
import type { Budget, Measurement } from './budget'
import { scriptLimits } from './limits'
import { weighedPages } from './weighedPages'

const secondsOpen = 7
/** Pages open at a time; a busy machine would start the application too late to be counted. */
const pagesAtOnce = 4

type Weight = {
  page: string
  scripts: Map<string, number>
  isStarted: boolean
  kind: keyof typeof scriptLimits
}

/** What the scripts of a page are for. Runs in the page. */
const kindOfPage = (): keyof typeof scriptLimits =>
  document.querySelector('[data-tool]')
    ? 'tool'
    : document.querySelector('[data-island]') || !document.querySelector('[data-kept]')
      ? 'islands'
      : 'static'

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
      kind: await tab.evaluate(kindOfPage),
    }
  } finally {
    await context.close()
  }
}

const row = ([file, bytes]: [string, number]): string => `${String(bytes).padStart(7)}  ${file}`

const total = ({ scripts }: Weight): number => [...scripts.values()].reduce((sum, size) => sum + size, 0)

/**
 * Weighs the JavaScript of the site's own that a page has fetched seven seconds after it was opened, without a touch:
 * everything the application starts with. One page per template and every tool, or those named; the heaviest first.
 */
export const weighScripts: Measurement = async ({ origin }, { pages: named, hasFiles }) => {
  const pages = named.length > 0 ? named : weighedPages().map((page) => page.path)
  const browser = await chromium.launch(chromiumOptions)
  try {
    const atOnce = pLimit(pagesAtOnce)
    const weights = await Promise.all(pages.map((page) => atOnce(() => weigh(browser, origin, page))))
    return weights
      .sort((a, b) => total(b) - total(a))
      .map((weight): Budget => {
        const files = [...weight.scripts].sort((a, b) => b[1] - a[1])
        return {
          what: `scripts of ${weight.page}`,
          value: weight.isStarted ? total(weight) / 1000 : Number.NaN,
          limit: scriptLimits[weight.kind] / 1000,
          unit: 'KB',
          details: [
            ...(weight.isStarted ? [] : ['the application did not start']),
            ...(hasFiles ? files.map(row) : []),
          ],
          lookAt: [
            ...(hasFiles ? [] : files.slice(0, 6).map(row)),
            'public/webpack.stats.json says which chunk a file is, its map in build/source-maps which modules are in it',
          ],
        }
      })
  } finally {
    await browser.close()
  }
}
