import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { copyName, copyWidths, isResizable } from '../cms/embeddedMedia'

const isFresh = (copy: string, source: string): boolean =>
  existsSync(copy) && statSync(copy).mtimeMs >= statSync(source).mtimeMs

async function writeCopies(source: string, target: string): Promise<number> {
  // A photograph may carry a rotation; its width is then the one after rotation.
  const { width, height, orientation = 1 } = await sharp(source).metadata()
  const widths = copyWidths(orientation >= 5 ? height : width)
  const missing = widths.filter((copyWidth) => !isFresh(copyName(target, copyWidth), source))
  for (const copyWidth of missing) {
    await sharp(source)
      .rotate()
      .resize({ width: copyWidth, withoutEnlargement: true })
      .webp({ quality: 78, effort: 5 })
      .toFile(copyName(target, copyWidth))
  }
  return missing.length
}

/**
 * Puts the media of the embedded repository from `folder` into `publicFolder`, each picture with its copies
 * in several widths. Files that are not older than their source are kept. Returns the number of copies made.
 * Throws an Error that names a picture that cannot be read.
 */
export async function writeMedia(folder: string, publicFolder: string): Promise<number> {
  if (!existsSync(folder)) return 0
  let made = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(publicFolder, path.relative(folder, source))
    mkdirSync(path.dirname(target), { recursive: true })
    if (!isFresh(target, source)) copyFileSync(source, target)
    if (!isResizable(source)) continue
    try {
      made += await writeCopies(source, target)
    } catch (error) {
      throw new Error(
        `The picture ${source} cannot be read: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  return made
}
