import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { openBuiltServer } from './builtServer'
import { chromiumOptions } from './chromium'
import { slowdown } from './mainThreadTasks'
import { runMain } from './runMain'
import { slow4g } from './slow4g'

/**
 * `npm run bench:tools`: how long it takes from the navigation until a free tool can be used, on a phone with slow 4G and
 * nothing stored, as the median of several loads. Fails above the limit. `-- --runs 9`, `-- /en/vat-calculator` for one.
 */
const limit = 2500
const pages = [
  '/en/vat-calculator',
  '/en/expense-report-roi-calculator',
  '/en/expense-report-generator',
  '/en/expense-policy-builder',
  '/en/invoice-generator',
]

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

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const runs = args.includes('--runs') ? Number(args[args.indexOf('--runs') + 1]) : 5
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error('Usage: npm run bench:tools -- [/en/page …] [--runs 5]')
  const named = args.filter((argument) => argument.startsWith('/'))
  const server = await openBuiltServer(path.resolve(__dirname, '..'))
  const browser = await chromium.launch(chromiumOptions)
  try {
    for (const page of named.length > 0 ? named : pages) {
      const loads: Load[] = []
      for (let run = 0; run < runs; run += 1) loads.push(await load(browser, server.origin + page))
      const ready = Math.round(median(loads.map((one) => one.ready)))
      const painted = Math.round(median(loads.map((one) => one.painted)))
      const kilobytes = Math.round(median(loads.map((one) => one.bytes)) / 1000)
      const all = loads.map((one) => Math.round(one.ready)).join(' ')
      process.stdout.write(
        `${page}: usable after ${ready} ms (${all}), painted after ${painted} ms, ${kilobytes} KB by then\n`,
      )
      if (ready > limit) process.exitCode = 1
    }
  } finally {
    await browser.close()
    server.stop()
  }
}

runMain(main)
