import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { messageOf } from '../../src/core/values/error'
import { chromiumOptions } from '../chromium'
import { mainThreadTasks, slowdown, traceOf, type TraceEvent } from '../mainThreadTasks'
import { originOf, startPageProxy, withoutJavaScript } from '../pageProxy'
import { stolenTime } from '../processorTime'
import { slow4g } from '../slow4g'
import { applicationStarted } from '../startApplication'
import { budgetTable, median, type Budget, type Measurement } from './budget'
import { blockingLimit, paintLimit, pressLimit } from './limits'

/** Ten templates: home, prices, slices, questions, a form, lists, the demo and a tool. */
const usualPages = [
  '/en',
  '/en/pricing',
  '/en/business-expense-cards',
  '/en/faq',
  '/en/contact',
  '/en/customers',
  '/en/ebooks',
  '/en/features',
  '/en/explore-product',
  '/en/vat-calculator',
]

/** A task that blocks for longer than this in ms counts, by what is above. */
const longTask = 50
/** How long after its load a page is watched, in ms: with scripts, until its application has started and settled. */
const settled = 800
/** Between two presses, in ms: they go on while the application starts. */
const betweenPresses = 500
const presses = 8

type Load = { fcp: number; lcp: number; cls: number; blocking: number; kilobytes: number }

type Recorded = { fcp: number; lcp: number; cls: number; press: number }

/** Collects what the browser reports of a page. In plain text, since tsx wraps functions with names. */
const recorder = `
  const seen = (globalThis.__bench = { fcp: NaN, lcp: NaN, cls: 0, press: 0 })
  const watch = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime })
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value })
  watch('event', (entry) => { if (entry.interactionId) seen.press = Math.max(seen.press, entry.duration) }, { durationThreshold: 16 })
`

const recorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (globalThis as unknown as { __bench: Recorded }).__bench)

/** By the clock of the thread, of which the slowed processor is a part, so that other programs do not count. */
const blockingOf = (events: readonly TraceEvent[]): number =>
  mainThreadTasks(events)
    .map(({ tdur = 0 }) => tdur / 1000 - longTask)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0)

async function inPhone<T>(
  browser: Browser,
  run: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(recorder)
    return await run(page, session)
  } finally {
    await context.close()
  }
}

const load = (browser: Browser, address: string, hasScripts: boolean): Promise<Load> =>
  inPhone(browser, async (page, session) => {
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    const events = await traceOf(session, async () => {
      await page.goto(address, { waitUntil: 'load' })
      if (hasScripts) await applicationStarted(page)
      await page.waitForTimeout(settled)
    })
    const { fcp, lcp, cls } = await recorded(page)
    return { fcp, lcp, cls, blocking: blockingOf(events), kilobytes: bytes / 1000 }
  })

/** The longest wait when a visitor opens and closes the menu again and again from the load on, while the application starts. */
const press = (browser: Browser, address: string): Promise<number> =>
  inPhone(browser, async (page, session) => {
    await page.goto(address, { waitUntil: 'load' })
    const box = await page.locator('.mobile-menu > summary').boundingBox()
    if (!box) throw new Error(`${address} has no menu to press`)
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    for (let count = 0; count < presses; count += 1) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      await page.waitForTimeout(60)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await page.waitForTimeout(betweenPresses)
    }
    await applicationStarted(page)
    return (await recorded(page)).press
  })

const medianOf = (loads: readonly Load[], name: keyof Load): number => median(loads.map((one) => one[name]))

/** The row of one variant below its page. */
const summary = (name: string, loads: readonly Load[]): string => {
  const value = (key: keyof Load): string => medianOf(loads, key).toFixed(0)
  const shift = medianOf(loads, 'cls').toFixed(3)
  return `${name}: FCP ${value('fcp')}, LCP ${value('lcp')} ms, CLS ${shift}, blocking ${value('blocking')} ms, ${value('kilobytes')} KB`
}

type Measured = { withScripts: Load[]; without: Load[]; waits: number[]; failures: string[] }

/** What a measurement gives; one that fails (a page that never starts) is tried once more, and then noted and left out. */
async function attempt<T>(failures: string[], measure: () => Promise<T>): Promise<T[]> {
  try {
    return [await measure().catch(measure)]
  } catch (error) {
    failures.push(messageOf(error).split('\n')[0] ?? '')
    return []
  }
}

function budgetsOf(page: string, { withScripts, without, waits, failures }: Measured): Budget[] {
  return [
    {
      what: `${page}: LCP against the page without scripts`,
      value: medianOf(withScripts, 'lcp') / medianOf(without, 'lcp'),
      limit: paintLimit,
      unit: '×',
      details: [
        summary('with scripts', withScripts),
        summary('without', without),
        ...failures.map((failure) => `failed: ${failure}`),
      ],
    },
    {
      what: `${page}: blocking`,
      value: medianOf(withScripts, 'blocking'),
      limit: medianOf(without, 'blocking') + blockingLimit,
      unit: 'ms',
    },
    { what: `${page}: longest wait after a press`, value: median(waits), limit: pressLimit, unit: 'ms' },
  ]
}

/**
 * Loads of pages on a phone (four times slowed CPU, slow 4G) against loads of the same pages without scripts on the same
 * server, in alternate runs, by their medians; and the longest wait after a press on the menu while the application starts.
 * It tells what it has measured of each page at once.
 */
export const measurePageLoad: Measurement = async ({ origin }, { pages: named, runs = 5, isSample }) => {
  const pages = named.length > 0 ? named : isSample ? usualPages.slice(0, 1) : usualPages
  const whole = await startPageProxy(origin, pages, (html) => html)
  const stripped = await startPageProxy(origin, pages, withoutJavaScript)
  const browser = await chromium.launch(chromiumOptions)
  const stolenSince = stolenTime()
  try {
    const budgets: Budget[] = []
    for (const page of pages) {
      const measured: Measured = { withScripts: [], without: [], waits: [], failures: [] }
      const { withScripts, without, waits, failures } = measured
      for (let run = 0; run < runs; run += 1) {
        withScripts.push(...(await attempt(failures, () => load(browser, originOf(whole) + page, true))))
        without.push(...(await attempt(failures, () => load(browser, originOf(stripped) + page, false))))
        waits.push(...(await attempt(failures, () => press(browser, originOf(whole) + page))))
      }
      const ofPage = budgetsOf(page, measured)
      process.stderr.write(budgetTable(ofPage))
      budgets.push(...ofPage)
    }
    process.stderr.write(
      `${(stolenSince() * 100).toFixed(0)} % of the processor time went to other machines\n`,
    )
    return budgets
  } finally {
    await browser.close()
    for (const server of [whole, stripped]) server.close()
  }
}
