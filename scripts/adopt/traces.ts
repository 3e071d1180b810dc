import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keepsTheName, origin } from './origin'

/** Folders that hold no source, and files of the machine. */
const leftOut = new Set(['node_modules', '.git', '.cache', 'public', 'published', 'var', '.env'])

/** Every file of a site by its path in it, in the order of the alphabet. Not what packages and builds have written. */
export function sourceFiles(root: string): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      if (leftOut.has(entry.name) || file === 'build') return []
      if (entry.isDirectory()) return walk(file)
      return entry.isFile() ? [file] : []
    })
  return walk('').sort()
}

/** The text of a file; undefined when it is none: its bytes are not UTF-8, or one of them is 0. */
export function textIn(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? undefined : text
}

/** The first 16 digits of the SHA-256 of a file. */
export const digestOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Where a name is in a text, in any case: the number of each line, from 1, with the line. */
export function linesWith(name: string, text: string): { line: number; text: string }[] {
  const wanted = name.toLowerCase()
  return text
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter(({ text: line }) => line.toLowerCase().includes(wanted))
}

/** Every trace of the name that the project came with in the files of a folder: `file:line: text`. */
export function tracesIn(root: string, files: readonly string[], name: string = origin.name): string[] {
  return files
    .filter((file) => !keepsTheName(file))
    .flatMap((file) => {
      const inPath = file.toLowerCase().includes(name.toLowerCase()) ? [`${file}: the name of the file`] : []
      const bytes = readFileSync(path.join(root, file))
      const text = textIn(bytes)
      if (text === undefined) {
        const drawn = Object.hasOwn(origin.files, digestOf(bytes))
        return drawn ? [...inPath, `${file}: the name is drawn in it`] : inPath
      }
      return [
        ...inPath,
        ...linesWith(name, text).map(
          ({ line, text: found }) => `${file}:${line}: ${found.trim().slice(0, 160)}`,
        ),
      ]
    })
}
