import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openContent, readContent } from '../../src/contentSource/readContent'
import { environment } from '../../src/environment'
import { pageDataSource, readPageQueries } from '../../src/pageData/pageData'
import type { Finding } from './checks'

const dataFile = (page: string): string =>
  path.join('page-data', page === '/' ? 'index' : page.replace(/\/$/, ''), 'page-data.json')

/**
 * Pages whose data is not what previews and the publisher would compute for it (src/pageData). Their day is that of the
 * build: a site that was built on another day may differ in what is over.
 */
export async function pageDataFindings(root: string, publicFolder: string): Promise<Finding[]> {
  const content = await readContent(root, await openContent(root, environment()))
  const pages = pageDataSource(root, readPageQueries(root))(content, Date.now())
  const findings: Finding[] = []
  for (const page of pages.paths) {
    const file = path.join(publicFolder, dataFile(page))
    if (!existsSync(file)) {
      findings.push({ path: page, check: 'page data', detail: `${file} is missing` })
      continue
    }
    // Of Gatsby alone: no page of the site uses static queries or slices of Gatsby.
    const {
      staticQueryHashes: _hashes,
      slicesMap: _slices,
      ...built
    } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    if (JSON.stringify(built) !== JSON.stringify(await pages.dataOf(page)))
      findings.push({ path: page, check: 'page data', detail: 'a preview would show something else' })
  }
  return findings
}
