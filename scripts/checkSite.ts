import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { locales } from '../locales.config'
import { previewOfPublished } from '../server/previews'
import { templates } from '../src/content/plan/templates'
import { environment } from '../src/core/environment'
import { filesNamedByDigest } from '../src/core/releases/filesNamedByDigest'
import { readReplacedFiles } from '../src/core/releases/replacedFiles'
import { siteManifestFile, type SiteManifest } from '../src/core/routing/siteManifest'
import { readJson } from '../src/core/values/readJson'
import { applicationFindings } from './checkSite/application'
import {
  hreflangFindings,
  linkFindings,
  pageFindings,
  presenceFindings,
  blockedScriptFindings,
  inlineScriptFindings,
  titleFindings,
  type Finding,
} from './checkSite/checks'
import { cookiePolicyFindings, type CookiePolicyPage } from './checkSite/cookiePolicyFindings'
import { htmlFindings } from './checkSite/htmlFindings'
import { nulFindings } from './checkSite/nulFindings'
import { pageDataFindings } from './checkSite/pageDataFindings'
import { pageFiles } from './checkSite/pageFiles'
import { previewCodeFindings } from './checkSite/previewCode'
import { readPage, type HtmlPage } from './checkSite/readPage'
import { readSitemaps } from './checkSite/readSitemaps'
import { sitemapFindings, socialImageFindings, structuredDataFindings } from './checkSite/searchChecks'
import { runMain } from './runMain'

/** `npm run check:site`: reads every page of `public/` and reports all findings at once. */
const publicFolder = 'public'

const readPages = (): Map<string, HtmlPage> =>
  new Map(pageFiles(publicFolder).map(({ path: page, file }) => [page, readPage(file, page)]))

/** Templates that no page of the build uses. */
function unusedTemplates(): Finding[] {
  const used = new Set<string>()
  for (const file of readdirSync(path.join(publicFolder, 'page-data'), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!file.endsWith('page-data.json')) continue
    const data = readJson(path.join(publicFolder, 'page-data', file)) as {
      componentChunkName: string
    }
    used.add(data.componentChunkName.replace(/-/g, ''))
  }
  return [...new Set(Object.values(templates))]
    .filter((template) => !used.has(`componentsrctemplates${template.toLowerCase()}tsx`))
    .map((template) => ({
      path: `src/templates/${template}.tsx`,
      check: 'template',
      detail: 'no page uses it',
    }))
}

/** The cookie policy of each locale. One that is missing has no rows. */
const cookiePolicies = (): CookiePolicyPage[] =>
  locales.map(({ urlCode, htmlLang }) => {
    const page = `/${urlCode}/legal/cookie-policy`
    const file = path.join(publicFolder, page, 'index.html')
    return { path: page, htmlLang, html: existsSync(file) ? readFileSync(file, 'utf8') : '' }
  })

/** The scripts of the last build with their code, by address; without those that are kept from earlier ones. */
function builtScripts(): Map<string, string> {
  const replaced = readReplacedFiles(publicFolder)
  const names = filesNamedByDigest(publicFolder).filter((file) => file.endsWith('.js') && !replaced.has(file))
  return new Map(names.map((file) => [`/${file}`, readFileSync(path.join(publicFolder, file), 'utf8')]))
}

async function main(): Promise<void> {
  const started = Date.now()
  const invalidHtml = htmlFindings(publicFolder)
  const manifest = readJson(siteManifestFile) as SiteManifest
  const pages = readPages()
  const hasFile = (file: string): boolean => {
    const target = path.join(publicFolder, file)
    return existsSync(target) && statSync(target).isFile()
  }
  const site = { pages, manifest, hasFile }
  const findings = [
    ...[...pages.values()].flatMap(pageFindings),
    ...linkFindings(site),
    ...hreflangFindings(site),
    ...titleFindings(site),
    ...presenceFindings(site),
    ...inlineScriptFindings(site),
    ...blockedScriptFindings(site),
    ...[...pages.values()].flatMap((page) => applicationFindings(page, hasFile)),
    ...previewCodeFindings(pages.values(), builtScripts()),
    ...structuredDataFindings(site),
    ...socialImageFindings(site),
    ...sitemapFindings(site, readSitemaps(publicFolder)),
    ...cookiePolicyFindings(cookiePolicies()),
    ...unusedTemplates(),
    ...nulFindings(publicFolder),
    ...(await pageDataFindings(await previewOfPublished(process.cwd(), environment()), publicFolder)),
    ...(await invalidHtml),
  ]
  for (const { path: page, check, detail } of findings) process.stdout.write(`${page}  ${check}: ${detail}\n`)
  process.stdout.write(`${pages.size} pages, ${findings.length} findings, ${Date.now() - started} ms\n`)
  if (findings.length > 0 || pages.size === 0) process.exitCode = 1
}

runMain(main)
