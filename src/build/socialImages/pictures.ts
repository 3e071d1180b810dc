import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { decodeHTML } from 'entities'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { brand } from '../../core/brand'
import { socialImageFolder, socialImageOf } from '../../seo/socialImage'
import { background, titleLayer } from './drawing'

/** Titles of pictures by the names of their files. */
export type Pictures = ReadonlyMap<string, string>

/** The pictures of titles: equal titles have one. */
export const picturesOf = (titles: readonly string[]): Pictures =>
  new Map(
    titles.map((title) => {
      const { url, alt } = socialImageOf(title)
      return [path.basename(url), alt]
    }),
  )

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
 * Renders one picture per file name into a folder and returns their number. A file gets its name when it is complete.
 * No further picture is begun after `signal`.
 */
export async function renderPictures(
  titles: Pictures,
  folder: string,
  signal?: AbortSignal,
): Promise<number> {
  if (titles.size === 0) return 0
  const ground = await sharp(Buffer.from(background()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await pLimit(os.availableParallelism()).map(titles, async ([file, title]) => {
    if (signal?.aborted) return
    const target = path.join(folder, file)
    await sharp(ground.data, { raw: ground.info })
      .composite([{ input: Buffer.from(titleLayer(title)), left: 0, top: 0 }])
      .png({ compressionLevel: 7 })
      .toFile(`${target}.new`)
    renameSync(`${target}.new`, target)
  })
  return titles.size
}

const pictureFolder = (publicFolder: string): string => path.join(publicFolder, socialImageFolder)

/**
 * Makes those of the pictures that are not in `public/social` yet and gives their number. The name is a digest of what a
 * picture shows, so the folder is its own cache: an existing file is valid.
 */
export async function addPictures(
  pictures: Pictures,
  publicFolder: string,
  signal?: AbortSignal,
): Promise<number> {
  const folder = pictureFolder(publicFolder)
  mkdirSync(folder, { recursive: true })
  const missing = [...pictures].filter(([file]) => !existsSync(path.join(folder, file)))
  return renderPictures(new Map(missing), folder, signal)
}

/**
 * Makes the pictures that the built pages name and are not there yet, and deletes those that no page names. `pages` are
 * HTML files. Gives the number of pictures and of those made.
 */
export async function completePictures(
  pages: readonly string[],
  publicFolder: string,
): Promise<{ total: number; made: number }> {
  const named = new Map<string, string>()
  for (const page of pages) {
    const picture = pictureNamedBy(readFileSync(page, 'utf8'))
    if (picture) named.set(picture.file, picture.title)
  }
  const made = await addPictures(named, publicFolder)
  const folder = pictureFolder(publicFolder)
  for (const file of readdirSync(folder)) if (!named.has(file)) rmSync(path.join(folder, file))
  return { total: named.size, made }
}
