import { existsSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import type { Result } from 'lighthouse'
import { builtPages, siteManifest, type BuiltPage } from '../builtSite'
import { chromiumSwitches, debianChromium } from '../chromium'
import { templatePages } from '../picture'
import type { Budget, BudgetOptions, Measurement } from './budget'
import { leastScores } from './limits'

type Category = keyof typeof leastScores
const categories = Object.keys(leastScores) as Category[]
const samplePaths = ['/en', '/en/pricing', '/en/business-expense-cards']

/** Lighthouse does not test pages with an error status: the not-found pages are left out. */
function testedPages({ pages: named, isSample }: BudgetOptions): BuiltPage[] {
  const errorPages = new Set(
    siteManifest()
      .routes.filter(({ status }) => status !== 200)
      .map(({ file }) => `/${file}`),
  )
  const chosen = isSample && named.length === 0 ? samplePaths : named
  return (chosen.length > 0 ? builtPages() : templatePages()).filter(
    ({ path: page }) =>
      !errorPages.has(`${page}/index.html`) && (chosen.length === 0 || chosen.includes(page)),
  )
}

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

/** Audits that lowered the score of a category, with the displayed value. */
function lostPoints(result: Result, category: Category): string[] {
  if (scoreOf(result, category) >= leastScores[category]) return []
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result.audits[id])
    .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 0.9)
    .map((audit) => `${audit?.title ?? ''} ${audit?.displayValue ?? ''}`.trimEnd())
}

/** A build for development closes the whole site to search engines, so single pages cannot be tested for it. */
async function isClosedToSearch(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/robots.txt`)
  return response.ok && /^Disallow: \/\s*$/m.test(await response.text())
}

/**
 * The scores of Lighthouse on a phone with simulated throttling: one page per template, the homepage, the prices and a page of
 * slices as a sample, or the pages named.
 */
export const measureLighthouse: Measurement = async ({ origin }, options) => {
  const { default: lighthouse } = await import('lighthouse')
  const chrome = await launch({
    ...(existsSync(debianChromium) ? { chromePath: debianChromium } : {}),
    chromeFlags: ['--headless', ...chromiumSwitches],
  })
  try {
    const isClosed = await isClosedToSearch(origin)
    const closed = isClosed ? ['robots.txt closes this build: whether it may be listed is not tested'] : []
    const budgets: Budget[] = []
    for (const { path: page, context } of testedPages(options)) {
      const run = await lighthouse(
        `${origin}${page}`,
        { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: categories },
        // A page that must not be listed fails this audit by intent.
        context.indexable && !isClosed
          ? undefined
          : { extends: 'lighthouse:default', settings: { skipAudits: ['is-crawlable'] } },
      )
      const failure = run?.lhr.runtimeError?.message ?? (run ? undefined : 'no result')
      for (const category of categories)
        budgets.push({
          what: `${category} of ${page}`,
          value: run && failure === undefined ? scoreOf(run.lhr, category) : Number.NaN,
          limit: leastScores[category],
          unit: '',
          isLeast: true,
          details: [
            ...(failure === undefined ? [] : [failure]),
            ...(run && failure === undefined ? lostPoints(run.lhr, category) : []),
            ...(category === 'seo' ? closed : []),
          ],
        })
    }
    return budgets
  } finally {
    chrome.kill()
  }
}
