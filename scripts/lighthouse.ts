import { existsSync } from 'node:fs'
import path from 'node:path'
import { launch } from 'chrome-launcher'
import type { Result } from 'lighthouse'
import { openBuiltServer } from './builtServer'
import { builtPages, siteManifest, type BuiltPage } from './builtSite'
import { chromiumSwitches, debianChromium } from './chromium'
import { templatePages } from './picture'
import { runMain } from './runMain'

/**
 * `npm run lighthouse`: Lighthouse on a phone with simulated throttling, one page per template; `--sample` for the
 * homepage, the prices and a page of slices, or the paths of the pages wanted. Prints a table and fails below the wanted scores. Of the built site, or
 * of `E2E_BASE_URL`.
 */
const project = path.resolve(__dirname, '..')
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof wanted
const categories = Object.keys(wanted) as Category[]
const samplePaths = ['/en', '/en/pricing', '/en/business-expense-cards']

/** Lighthouse does not test pages with an error status: the not-found pages are left out. */
function testedPages(): BuiltPage[] {
  const errorPages = new Set(
    siteManifest()
      .routes.filter(({ status }) => status !== 200)
      .map(({ file }) => `/${file}`),
  )
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  const chosen = process.argv.includes('--sample') ? samplePaths : named
  return (chosen.length > 0 ? builtPages() : templatePages()).filter(
    ({ path: page }) =>
      !errorPages.has(`${page}/index.html`) && (chosen.length === 0 || chosen.includes(page)),
  )
}

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

/** Audits that lowered the score of a category, with the displayed value. */
function lostPoints(result: Result): string[] {
  return categories
    .filter((category) => scoreOf(result, category) < wanted[category])
    .flatMap((category) =>
      (result.categories[category]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .map(({ id }) => result.audits[id])
        .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 0.9)
        .map((audit) => `    ${category}: ${audit?.title ?? ''} ${audit?.displayValue ?? ''}`.trimEnd()),
    )
}

/** A build for development closes the whole site to search engines, so single pages cannot be tested for it. */
async function isClosedToSearch(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/robots.txt`)
  return response.ok && /^Disallow: \/\s*$/m.test(await response.text())
}

async function main(): Promise<void> {
  const { default: lighthouse } = await import('lighthouse')
  const server = await openBuiltServer(project)
  const chrome = await launch({
    ...(existsSync(debianChromium) ? { chromePath: debianChromium } : {}),
    chromeFlags: ['--headless', ...chromiumSwitches],
  })
  try {
    const isClosed = await isClosedToSearch(server.origin)
    if (isClosed)
      process.stdout.write('robots.txt closes this build: whether pages may be listed is not tested\n')
    process.stdout.write(`${'page'.padEnd(52)}${categories.map((name) => name.padStart(16)).join('')}\n`)
    for (const { path: page, context } of testedPages()) {
      const run = await lighthouse(
        `${server.origin}${page}`,
        { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: categories },
        // A page that must not be listed fails this audit by intent.
        context.indexable && !isClosed
          ? undefined
          : { extends: 'lighthouse:default', settings: { skipAudits: ['is-crawlable'] } },
      )
      if (!run || run.lhr.runtimeError) {
        process.stdout.write(`${page}: ${run?.lhr.runtimeError?.message ?? 'no result'}\n`)
        process.exitCode = 1
        continue
      }
      const scores = categories.map((category) => scoreOf(run.lhr, category))
      process.stdout.write(
        `${page.padEnd(52)}${scores.map((score) => String(score).padStart(16)).join('')}\n`,
      )
      const lost = lostPoints(run.lhr)
      if (lost.length > 0) process.stdout.write(`${lost.join('\n')}\n`)
      if (categories.some((category, index) => (scores[index] ?? 0) < wanted[category])) process.exitCode = 1
    }
  } finally {
    chrome.kill()
    server.stop()
  }
}

runMain(main)
