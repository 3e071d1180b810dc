import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Files of a folder by their path in it, each with its size and time. */
export type FileListing = ReadonlyMap<string, string>

/** Lists every file below a folder whose name ends with `suffix`; empty when the folder is missing. */
export function listFiles(folder: string, suffix = ''): FileListing {
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const { size, mtimeMs } = statSync(file)
        return [path.relative(folder, file).split(path.sep).join('/'), `${size} ${mtimeMs}`]
      }),
  )
}

/** Paths that were written, added or removed between two listings, sorted. */
export const changedFiles = (before: FileListing, after: FileListing): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort()
