import { chromium, type Browser } from 'playwright-core'
import { chromiumOptions } from '../chromium'
import { slowdown } from '../mainThreadTasks'
import { slow4g } from '../slow4g'
import { median, type Budget, type Measurement } from './budget'
import { toolStartLimit } from './limits'
import { toolPages } from './weighedPages'

type Load = { ready: number; painted: number; bytes: number }

async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await tab.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-tool][data-ready]')) return
        observer.disconnect()
        performance.mark('tool-ready')
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] })
    })
    await tab.goto(address, { waitUntil: 'commit' })
    const measured = await tab.waitForFunction(
      () => {
        const [ready] = performance.getEntriesByName('tool-ready')
        const [painted] = performance.getEntriesByName('first-contentful-paint')
        return ready && painted ? { ready: ready.startTime, painted: painted.startTime } : undefined
      },
      undefined,
      { timeout: 30_000 },
    )
    return { ...((await measured.jsonValue()) ?? { ready: 0, painted: 0 }), bytes }
  } finally {
    await context.close()
  }
}

/**
 * How long it takes from the navigation until a free tool can be used, on a phone with slow 4G and nothing stored, as the
 * median of several loads.
 */
export const measureToolStart: Measurement = async ({ origin }, { pages: named, runs = 5 }) => {
  const browser = await chromium.launch(chromiumOptions)
  try {
    const budgets: Budget[] = []
    for (const page of named.length > 0 ? named : toolPages) {
      const loads: Load[] = []
      for (let run = 0; run < runs; run += 1) loads.push(await load(browser, origin + page))
      const painted = Math.round(median(loads.map((one) => one.painted)))
      const kilobytes = Math.round(median(loads.map((one) => one.bytes)) / 1000)
      const all = loads.map((one) => Math.round(one.ready)).join(' ')
      budgets.push({
        what: `${page} can be used`,
        value: Math.round(median(loads.map((one) => one.ready))),
        limit: toolStartLimit,
        unit: 'ms',
        details: [`loads: ${all}; painted after ${painted} ms, ${kilobytes} KB by then`],
      })
    }
    return budgets
  } finally {
    await browser.close()
  }
}
