import { readFileSync } from 'node:fs'
import path from 'node:path'
import { firstRoundTrip } from '../../src/build/compressedCopies'
import { builtPage, builtPages, type BuiltPage } from '../builtSite'
import type { Budget, Measurement } from './budget'
import { responseBytes } from './firstResponse'
import { htmlLimits, type PageFamily } from './limits'
import { bytesOfParts, htmlParts, sourcesOfPart } from './partsOfHtml'
import { weighedPages } from './weighedPages'

const homes = ['templates-homepage', 'templates-homepage-v-2', 'templates-secondary-homepage']

function familyOf({ template }: BuiltPage, html: string): PageFamily {
  if (homes.includes(template)) return 'home'
  if (template === 'templates-all-slices') return 'page with every slice'
  return html.includes('data-tool=""') ? 'page with a tool' : 'page'
}

const htmlOf = (project: string, page: BuiltPage): string =>
  readFileSync(path.join(project, 'public', page.path, 'index.html'), 'utf8')

/** The heaviest page of each family by part. */
function partBudgets(project: string, pages: readonly BuiltPage[]): Budget[] {
  const heaviest = new Map<string, Budget>()
  for (const page of pages) {
    const html = htmlOf(project, page)
    const family = familyOf(page, html)
    const bytes = bytesOfParts(html)
    for (const part of htmlParts) {
      const name = `${part} of a ${family}`
      const value = bytes[part]
      if (value <= (heaviest.get(name)?.value ?? -1)) continue
      const limit = htmlLimits[family][part]
      const lookAt = value > limit ? sourcesOfPart(html, part) : []
      heaviest.set(name, { what: `${name}: ${page.path}`, value, limit, unit: 'bytes', lookAt })
    }
  }
  return [...heaviest.values()]
}

/**
 * Weighs HTML as it is sent: the home page of each market with the head of its response against the first round trip, and
 * the parts of one page per template, of which the heaviest counts.
 */
export const weighHtml: Measurement = async ({ project, origin }, { pages: named }) => {
  const pages = named.length > 0 ? named.map(builtPage) : weighedPages()
  const first = builtPages().filter(({ path: page, locale }) => page === `/${locale?.urlCode}`)
  const round: Budget[] = []
  for (const page of named.length > 0 ? pages : first) {
    const { head, body } = await responseBytes(origin + page.path)
    const parts = Object.entries(bytesOfParts(htmlOf(project, page))).map(
      ([part, bytes]) => `${part} ${bytes}`,
    )
    round.push({
      what: `first round trip of ${page.path}`,
      value: head + body,
      limit: firstRoundTrip,
      unit: 'bytes',
      lookAt: [`head of the response ${head}, page ${body}; each part alone: ${parts.join(', ')}`],
    })
  }
  return [...round, ...partBudgets(project, pages)]
}
