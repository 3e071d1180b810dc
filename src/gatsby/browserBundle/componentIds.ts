import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateBabelConfigArgs } from 'gatsby'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const shortest = 2

/** A text made of the digest of a path in letters alone: a digit would not be told from the number that follows it. */
const lettersOf = (file: string): string =>
  [...createHash('sha256').update(file).digest()].map((byte) => letters[byte % letters.length]).join('')

/**
 * A prefix for each path, of two letters where no other path has the same, so that a new file changes hardly any id but
 * its own.
 */
export function prefixesOf(files: readonly string[]): Record<string, string> {
  const taken = new Map<string, string>()
  for (const file of [...files].sort()) {
    const all = lettersOf(file)
    let length = shortest
    while (taken.has(all.slice(0, length))) length += 1
    taken.set(all.slice(0, length), file)
  }
  return Object.fromEntries([...taken].map(([prefix, file]) => [file, prefix]))
}

/** Files of the project with styled components, by their paths in it. */
const styledFiles = (root: string): string[] =>
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(?:test|fixture))\.tsx?$/.test(file))
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes("from 'styled-components'"))

/** The Babel plugin that gives the styled components of a project short ids. */
export function shortIdsPlugin(root: string): {
  name: string
  options: { prefixes: Record<string, string> }
} {
  const prefixes = Object.entries(prefixesOf(styledFiles(root))).map(([file, prefix]) => [
    path.join(root, file),
    prefix,
  ])
  return {
    name: path.join(root, 'src/gatsby/browserBundle/shortComponentIds.cjs'),
    options: { prefixes: Object.fromEntries(prefixes) as Record<string, string> },
  }
}

/** Gives the styled components short ids. A file that is new while the development server runs keeps its long ones. */
export function shortenComponentIds({ actions }: CreateBabelConfigArgs): void {
  actions.setBabelPlugin(shortIdsPlugin(process.cwd()))
}
