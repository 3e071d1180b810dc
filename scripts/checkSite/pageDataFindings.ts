import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { previewedFiles, previewedPageOf, type PreviewedContent } from '../../server/previews'
import type { PreviewedPage } from '../../src/browser/preview/contract'
import { siteDataPath } from '../../src/content/site/siteData'
import type { Finding } from './checks'

const dataFile = (page: string): string =>
  path.join('page-data', page === '/' ? 'index' : page.replace(/\/$/, ''), 'page-data.json')

type Page = NonNullable<PreviewedPage['page']>

/** What a build has written, by the path in its folder. */
class BuiltFiles {
  readonly #folder: string
  readonly #texts = new Map<string, string | undefined>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Undefined when there is no such file. */
  read(file: string): string | undefined {
    const target = path.join(this.#folder, file)
    if (!this.#texts.has(file))
      this.#texts.set(file, existsSync(target) ? readFileSync(target, 'utf8') : undefined)
    return this.#texts.get(file)
  }
}

/** The part of Gatsby's page-data.json that the content decides. */
function builtPage(text: string): object {
  // Of Gatsby alone: no page of the site uses static queries or slices of Gatsby.
  const {
    staticQueryHashes: _hashes,
    slicesMap: _slices,
    ...page
  } = JSON.parse(text) as Record<string, unknown>
  return page
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Where a preview without a draft would show something else than the build: the data of pages, the site data that their
 * HTML names, and the files of locales. `previewed` is what server/previews answers from. Its day is that of the build: a
 * site that was built on another day may differ in what is over.
 */
export async function pageDataFindings(
  previewed: PreviewedContent,
  publicFolder: string,
): Promise<Finding[]> {
  const built = new BuiltFiles(publicFolder)
  const findings: Finding[] = []
  const report = (of: string, check: string, detail: string): void =>
    void findings.push({ path: of, check, detail })
  for (const { title } of previewed.drafts)
    report('*', 'preview', `"${title}" is taken for a draft, and is published as it is`)
  for (const finding of previewed.findings) report('*', 'preview', finding)
  for (const pagePath of previewed.pages.paths) {
    const text = built.read(dataFile(pagePath))
    if (text === undefined) {
      report(pagePath, 'page data', `${dataFile(pagePath)} is missing`)
      continue
    }
    const { page, site } = await previewedPageOf(previewed, pagePath)
    if (!isSame(builtPage(text), page)) report(pagePath, 'page data', 'a preview would show something else')
    if (page) siteFindings(pagePath, page, site)
  }
  function siteFindings(pagePath: string, page: Page, site: PreviewedPage['site']): void {
    const { locale, siteDigest } = page.result.pageContext
    const file = siteDataPath(locale, String(siteDigest))
    const isBuilt = built.read(file) === JSON.stringify(site)
    if (!isBuilt) report(pagePath, 'site data', `a preview would show something else than ${file}`)
  }
  for (const [address, make] of previewedFiles(previewed.content))
    if (built.read(address) !== make().body)
      report(address, 'locale file', 'a preview would show something else')
  return findings
}
