import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Files of the project by their paths, each with the files and packages it imports, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** What is not ours, or is made. */
const leftOut = new Set(['node_modules', 'public', 'published', 'build', 'var', 'coverage', 'test-results'])
const isCode = (file: string): boolean => /\.(?:tsx?|mts|mjs|cjs|js)$/.test(file)
const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx']

/** All files below a folder, without those of hidden folders. */
function filesBelow(folder: string, name = ''): string[] {
  return readdirSync(path.join(folder, name), { withFileTypes: true }).flatMap((entry) => {
    const file = name ? `${name}/${entry.name}` : entry.name
    if (!entry.isDirectory()) return [file]
    return entry.name.startsWith('.') || (!name && leftOut.has(entry.name)) ? [] : filesBelow(folder, file)
  })
}

/** What a file names in imports, exports, dynamic imports, calls of `require` and types. */
const namesIn = (text: string): string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)

/**
 * The imports of all code below a folder. A package is named as it is imported; a relative path that leads to no file is
 * left out, since TypeScript refuses it.
 */
export function readImportGraph(root = process.cwd()): ImportGraph {
  const files = filesBelow(root)
  const known = new Set(files)
  const target = (from: string, name: string): string[] => {
    if (!name.startsWith('.')) return [name]
    const place = path.posix.join(path.posix.dirname(from), name)
    return endings
      .map((ending) => place + ending)
      .filter((file) => known.has(file))
      .slice(0, 1)
  }
  return new Map(
    files
      .filter(isCode)
      .sort()
      .map((file) => [
        file,
        namesIn(readFileSync(path.join(root, file), 'utf8')).flatMap((name) => target(file, name)),
      ]),
  )
}
