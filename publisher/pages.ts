import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { PagesOfContent } from '../src/build/pageData/pageData'
import { memoize } from '../src/content/cms/memoize'
import type { PageContext } from '../src/content/cms/pageContext'
import type { PublishedSite } from './publishedSite'
import type { Renderer } from './renderer'
import { trackedNodes, usesIn, type Uses } from './trackedNodes'

/** The HTML file of a page, as Gatsby names it, by its path in a release. */
export function htmlFile(page: string): string {
  const name = page.replace(/^\//, '').replace(/\/$/, '')
  return page.endsWith('.html') ? `public/${name}` : path.posix.join('public', name, 'index.html')
}

/** The file of its data. */
export const pageDataFile = (page: string): string =>
  path.posix.join('public/page-data', page === '/' ? 'index' : page.replace(/\/$/, ''), 'page-data.json')

/** The path of the page whose data is in a file. */
const pageOfDataFile = (file: string): string => {
  const name = file.replace(/\/page-data\.json$/, '')
  return name === 'index' ? '/' : `/${name}`
}

/** The pages of which a release has data. */
export function pagesOnDisk(folder: string): string[] {
  const data = path.join(folder, 'public/page-data')
  if (!existsSync(data)) return []
  return readdirSync(data, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('/page-data.json'))
    .map(pageOfDataFile)
}

const alternatesText = memoize((alternates: PageContext['alternates']) => JSON.stringify(alternates))

/** What is known of a page without its data. The alternates are the same object in all pages of a cluster. */
function planTextOf(pages: PagesOfContent, page: string): { plan: string; alternates: string } {
  const { component, matchPath, context } = pages.planOf(page) ?? {}
  const { alternates = {}, ...own } = context ?? {}
  return { plan: JSON.stringify([component?.chunk, matchPath, own]), alternates: alternatesText(alternates) }
}

/** What the data of a page was made of. */
type Made = { plan: string; alternates: string; uses: Uses }
export type MadePages = ReadonlyMap<string, Made>

/** The data of pages that is not as it is served, and what the data of all pages was made of. */
export type ChangedData = { data: Map<string, string>; removed: string[]; made: MadePages }

/**
 * Computes the data of the pages that may have changed since `before` was made, of all pages without it, and gives what
 * differs from the served site. Rejects when a resolver fails.
 */
export async function changedData(
  pages: PagesOfContent,
  before: MadePages | undefined,
  { site, renderer }: { site: PublishedSite; renderer: Renderer },
): Promise<ChangedData> {
  const now = usesIn(pages.nodes)
  const made = new Map<string, Made>()
  const data = new Map<string, string>()
  for (const page of pages.paths) {
    const { plan, alternates } = planTextOf(pages, page)
    const earlier = before?.get(page)
    if (
      earlier?.plan === plan &&
      earlier.alternates === alternates &&
      (await now.areUnchanged(earlier.uses))
    ) {
      made.set(page, earlier)
      continue
    }
    const { nodes, uses } = trackedNodes(pages.nodes)
    const computed = await pages.dataOf(page, nodes)
    if (!computed) continue
    made.set(page, { plan, alternates, uses })
    const text = renderer.pageDataText(computed)
    if (site.read(pageDataFile(page))?.toString('utf8') !== text) data.set(page, text)
  }
  const known = before ? [...before.keys()] : pagesOnDisk(site.folder())
  return { data, removed: known.filter((page) => !made.has(page)), made }
}
