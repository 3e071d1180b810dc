import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { decodeHTML } from 'entities'
import type { Node, NodePluginArgs } from 'gatsby'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { brand } from '../../brand'
import { socialImageFolder, socialImageOf } from '../../seo/socialImage'
import { background, titleLayer } from './drawing'

const metaOf = (html: string, property: string): string | undefined => {
  const match = new RegExp(`<meta[^>]*property="${property}"[^>]*>`).exec(html)
  const content = match && /content="([^"]*)"/.exec(match[0])?.[1]
  return content === undefined || content === null ? undefined : decodeHTML(content)
}

/**
 * The picture that a built page names, if the build makes it: file name and title. Read from the page's HTML,
 * which alone has the final title. Throws when name and title do not belong together.
 */
export function pictureNamedBy(html: string): { file: string; title: string } | undefined {
  const address = metaOf(html, 'og:image')
  const prefix = `${brand.siteOrigin}${socialImageFolder}/`
  if (!address?.startsWith(prefix)) return undefined
  const title = metaOf(html, 'og:image:alt') ?? ''
  const { url } = socialImageOf(title)
  if (address !== `${brand.siteOrigin}${url}`) {
    throw new Error(`the page names the picture ${address}, but its text "${title}" has ${url}`)
  }
  return { file: path.basename(url), title }
}

/**
 * Renders one picture per file name into a folder and returns their number. A file gets its name when it is
 * complete.
 */
export async function renderPictures(titles: ReadonlyMap<string, string>, folder: string): Promise<number> {
  if (titles.size === 0) return 0
  const ground = await sharp(Buffer.from(background()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await pLimit(os.availableParallelism()).map(titles, async ([file, title]) => {
    const target = path.join(folder, file)
    await sharp(ground.data, { raw: ground.info })
      .composite([{ input: Buffer.from(titleLayer(title)) }])
      .png({ compressionLevel: 7 })
      .toFile(`${target}.new`)
    renameSync(`${target}.new`, target)
  })
  return titles.size
}

/**
 * Makes the pictures the built pages name in `public/social`. The name is a digest of what the picture shows,
 * so the folder is its own cache: existing files are valid, only new titles are rendered, and files that no
 * page names are deleted.
 */
export async function writeSocialImages({
  getNodesByType,
  reporter,
}: Pick<NodePluginArgs, 'getNodesByType' | 'reporter'>): Promise<void> {
  const started = Date.now()
  const folder = path.join('public', socialImageFolder)
  mkdirSync(folder, { recursive: true })
  const titles = new Map<string, string>()
  for (const { path: pagePath } of getNodesByType('SitePage') as (Node & { path: string })[]) {
    const html = path.join('public', pagePath, 'index.html')
    const picture = existsSync(html) ? pictureNamedBy(readFileSync(html, 'utf8')) : undefined
    if (picture) titles.set(picture.file, picture.title)
  }
  const present = new Set(readdirSync(folder))
  for (const file of present) if (!titles.has(file)) rmSync(path.join(folder, file))
  const missing = new Map([...titles].filter(([file]) => !present.has(file)))
  const made = await renderPictures(missing, folder)
  reporter.info(`social images: ${titles.size}, ${made} new, ${Date.now() - started} ms`)
}
