import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { copyName, copyWidths, isResizable } from '../content/cms/embeddedMedia'
import { decoding, unreadableMedia, type UnreadableMedia } from '../content/source/unreadableMedia'
import { messageOf } from '../core/values/error'

const isFresh = (copy: string, source: string): boolean =>
  existsSync(copy) && statSync(copy).mtimeMs >= statSync(source).mtimeMs

async function writeCopies(source: string, target: string): Promise<number> {
  // A photograph may carry a rotation; its width is then the one after rotation.
  const { width, height, orientation = 1 } = await sharp(source, decoding).metadata()
  const widths = copyWidths(orientation >= 5 ? height : width)
  const missing = widths.filter((copyWidth) => !isFresh(copyName(target, copyWidth), source))
  for (const copyWidth of missing) {
    await sharp(source, decoding)
      .rotate()
      .resize({ width: copyWidth, withoutEnlargement: true })
      .webp({ quality: 78, effort: 5 })
      .toFile(copyName(target, copyWidth))
  }
  return missing.length
}

/**
 * Puts the media of the embedded repository from `folder` into `publicFolder`, each picture with its copies
 * in several widths. Files that are not older than their source are kept. Gives the number of copies made, and the files that
 * cannot be used, which are left out: the content was refused already where a document shows one.
 */
export async function writeMedia(
  folder: string,
  publicFolder: string,
): Promise<{ made: number; unreadable: UnreadableMedia }> {
  const unreadable = new Map(await unreadableMedia(folder, publicFolder))
  let made = 0
  for (const file of mediaFiles(folder)) {
    if (unreadable.has(file)) continue
    made += await writeMediaFile(folder, file, publicFolder)
  }
  return { made, unreadable }
}

/** The media of a folder, by their path in it; without hidden files and those that are being written. */
export const mediaFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/^\.|\.tmp$/.test(entry.name))
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : []

/** Those of the media that are not yet in `publicFolder`, or were replaced since they got there. */
export const newMedia = (folder: string, publicFolder: string): string[] =>
  mediaFiles(folder).filter((file) => !isFresh(path.join(publicFolder, file), path.join(folder, file)))

/** Puts one usable file there, as writeMedia does. Gives the number of copies made. Rejects with its name when that fails. */
export async function writeMediaFile(folder: string, file: string, publicFolder: string): Promise<number> {
  const source = path.join(folder, file)
  const target = path.join(publicFolder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  try {
    const made = isResizable(source) ? await writeCopies(source, target) : 0
    // Last: what is there has been read.
    if (!isFresh(target, source)) copyFileSync(source, target)
    return made
  } catch (error) {
    throw new Error(`The picture ${source} cannot be read: ${messageOf(error)}`)
  }
}
