/**
 * Files of releases that lie beside each other: what they have in common are hard links, and a link leads to the release that
 * is served.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'

/** The files below a folder by their path in it; none when it is missing. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

export const makeFolderOf = (file: string): void => void mkdirSync(path.dirname(file), { recursive: true })

/** Places a file in a release by a hard link. Throws when there is one already. */
export function linkFile(from: string, to: string): void {
  makeFolderOf(to)
  linkSync(from, to)
}

/** Copies a file with its time, by which copies in other encodings count. It is never there in part. */
export function copyWithTime(from: string, to: string): void {
  makeFolderOf(to)
  const { atime, mtime } = statSync(from)
  const unfinished = `${to}.unfinished`
  copyFileSync(from, unfinished, constants.COPYFILE_FICLONE)
  utimesSync(unfinished, atime, mtime)
  renameSync(unfinished, to)
}

/** What a link leads to, as it was written; undefined when there is no link. */
export function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}

/** Has a link lead elsewhere, in one step: whoever resolves it gets the old target or the new one. */
export function leadTo(link: string, target: string): void {
  const next = `${link}.new`
  rmSync(next, { force: true })
  symlinkSync(target, next)
  renameSync(next, link)
}
