import { existsSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import { openBuiltServer } from './builtServer'
import { chromiumSwitches, debianChromium } from './chromium'

/**
 * `npm run bench:lcp`: largest contentful paint of pages against the same pages stripped of all JavaScript, with
 * Lighthouse on a phone and simulated throttling. Runs of the two alternate, so that both see the same machine; the
 * medians are compared. Fails when a page is slower than the limit. `--runs 9`, and the paths of other pages.
 */
const limit = 1.05
const project = path.resolve(__dirname, '..')
const args = process.argv.slice(2)
const runs = Number(args[args.indexOf('--runs') + 1] || 5)
const named = args.filter((argument) => argument.startsWith('/'))
const pages = named.length > 0 ? named : ['/en', '/de/pricing']

/** The HTML without scripts; structured data is none. */
const withoutJavaScript = (html: string): string =>
  html.replace(/<script(?![^>]*\btype="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')

async function body(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** A server in front of the site that compresses the pages itself, after `change`. Everything else passes through. */
function startProxy(origin: string, change: (html: string) => string): Promise<Server> {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const isPage = pages.includes(incoming.url ?? '')
    const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) }
    const upstream = request(`${origin}${incoming.url ?? ''}`, { method: incoming.method, headers })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      upstream.once('response', resolve).once('error', reject).end()
    })
    if (!isPage) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      return
    }
    const page = brotliCompressSync(change((await body(response)).toString()))
    const { 'content-type': type = 'text/html' } = response.headers
    outgoing
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': page.length })
      .end(page)
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)))
}

const originOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`

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
    await startProxy(site.origin, (html) => html),
    await startProxy(site.origin, withoutJavaScript),
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
      if (ratio > limit) process.exitCode = 1
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
