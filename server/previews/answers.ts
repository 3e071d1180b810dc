import { defaultLocale, localeOfPath } from '../../locales.config'
import type { PreviewedPage } from '../../src/browser/preview/contract'
import { formsDataPath } from '../../src/content/site/formsData'
import { localeFilePath } from '../../src/content/site/localeFilePath'
import type { Content } from '../../src/content/source/readContent'
import { ApiError } from '../../src/functions/errors'
import { demoDataPath } from '../../src/product/demo/demoDataPath'
import { bannerFile } from '../../src/visitor/consentBanner/bannerFile'
import { bannerPath } from '../../src/visitor/consentBanner/bannerPath'
import type { PreviewedContent } from './previewedContent'

/**
 * What a page is told of a preview: its data, which is absent when there is no page at the path, and the site data of its
 * locale. Throws an ApiError when the drafts leave the locale without a market.
 */
export async function previewedPageOf(
  { content, pages, drafts, findings }: PreviewedContent,
  path: string,
): Promise<PreviewedPage> {
  const page = await pages.dataOf(path)
  const { urlCode } = localeOfPath(path) ?? defaultLocale()
  const site = content.siteData.find((data) => data.urlCode === urlCode)
  if (!site)
    throw new ApiError(404, 'NOT_FOUND', `The drafts have no market values for the locale "${urlCode}".`)
  return { ...(page ? { page } : {}), site, drafts, findings } as PreviewedPage
}

type PreviewedFile = { body: string; type: string }

const json = (value: unknown): PreviewedFile => ({ body: JSON.stringify(value), type: 'application/json' })

/** The files of locales that the browser fetches when a visitor needs them, by their address, as a build writes them. */
export function previewedFiles({
  formsData,
  demoContents,
  localeFiles,
  consentBanners,
}: Content): Map<string, () => PreviewedFile> {
  const files = new Map<string, () => PreviewedFile>()
  for (const [urlCode, forms] of formsData) files.set(formsDataPath(urlCode), () => json(forms))
  for (const [urlCode, demo] of demoContents) files.set(demoDataPath(urlCode), () => json(demo))
  for (const { folder, urlCode, content } of localeFiles)
    files.set(localeFilePath(folder, urlCode), () => json(content))
  for (const [urlCode, texts] of consentBanners)
    files.set(bannerPath(urlCode), () => ({ body: bannerFile(texts), type: 'text/javascript' }))
  return files
}

/** One of these files with the drafts; undefined when they make none at the address. */
export const previewedFileOf = ({ content }: PreviewedContent, address: string): PreviewedFile | undefined =>
  previewedFiles(content).get(address)?.()
