import { existsSync } from 'node:fs'
import path from 'node:path'
import { launch } from 'chrome-launcher'
import { paintLimit } from './budgets/limits'
import { openBuiltServer } from './builtServer'
import { chromiumSwitches, debianChromium } from './chromium'
import { originOf, startPageProxy, withoutJavaScript } from './pageProxy'
import { runMain } from './runMain'

/**
 * `npm run bench:lcp`: largest contentful paint of pages against the same pages stripped of all JavaScript, with
 * Lighthouse on a phone and simulated throttling. Runs of the two alternate, so that both see the same machine; the
 * medians are compared. Fails when a page is slower than the limit. `--runs 9`, and the paths of other pages.
 */
const project = path.resolve(__dirname, '..')
const args = process.argv.slice(2)
const runs = Number(args[args.indexOf('--runs') + 1] || 5)
const named = args.filter((argument) => argument.startsWith('/'))
const pages = named.length > 0 ? named : ['/en', '/de/pricing']

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

async function main(): Promise<void> {
  const { default: lighthouse } = await import('lighthouse')
  const site = await openBuiltServer(project)
  const proxies = [
    await startPageProxy(site.origin, pages, (html) => html),
    await startPageProxy(site.origin, pages, withoutJavaScript),
  ]
  const chrome = await launch({
    ...(existsSync(debianChromium) ? { chromePath: debianChromium } : {}),
    chromeFlags: ['--headless', ...chromiumSwitches],
  })
  const paint = async (address: string): Promise<number> => {
    const run = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyAudits: ['largest-contentful-paint'],
    })
    const value = run?.lhr.audits['largest-contentful-paint']?.numericValue
    if (value === undefined) throw new Error(`Lighthouse measured nothing at ${address}`)
    return value
  }
  try {
    process.stdout.write(`${'page'.padEnd(32)}LCP, ms   without JavaScript   ratio (${runs} runs each)\n`)
    for (const page of pages) {
      const measured: [number[], number[]] = [[], []]
      for (let run = 0; run < runs; run++) {
        for (const [variant, proxy] of proxies.entries()) {
          measured[variant]?.push(await paint(`${originOf(proxy)}${page}`))
        }
      }
      const [whole, stripped] = measured.map(median) as [number, number]
      const ratio = whole / stripped
      if (ratio > paintLimit) process.exitCode = 1
      process.stdout.write(
        `${page.padEnd(32)}${whole.toFixed(0).padStart(7)}${stripped.toFixed(0).padStart(21)}${ratio.toFixed(3).padStart(8)}\n`,
      )
    }
  } finally {
    chrome.kill()
    for (const proxy of proxies) proxy.close()
    site.stop()
  }
}

runMain(main)
