import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readReplacedFiles, replacedFilesList } from '../src/core/releases/replacedFiles'

function filesOf(folder: string): Set<string> {
  const publicFolder = path.join(folder, 'public')
  // What only open pages of earlier states need: each side has its own past.
  const replaced = readReplacedFiles(publicFolder)
  const isReplaced = (file: string): boolean => replaced.has(file.replace(/\.(?:br|gz)$/, ''))
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(publicFolder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(replacedFilesList) && !isReplaced(file))
    .map((file) => path.join('public', file))
  const described = ['build/site-manifest.json', 'build/form-pages.json']
  return new Set([...files, ...described.filter((file) => existsSync(path.join(folder, file)))])
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)]
  if (a.ino === b.ino && a.dev === b.dev) return true
  return a.size === b.size && readFileSync(one).equals(readFileSync(other))
}

/**
 * The files in which two sites differ, byte by byte, compressed copies included: each a project folder or a release, with
 * `public/` and `build/`. Files that are kept for pages of earlier states do not count.
 */
export function differingFiles(one: string, other: string): string[] {
  const [ofOne, ofOther] = [filesOf(one), filesOf(other)]
  return [...new Set([...ofOne, ...ofOther])]
    .filter(
      (file) =>
        !ofOne.has(file) || !ofOther.has(file) || !isSameFile(path.join(one, file), path.join(other, file)),
    )
    .sort()
}
