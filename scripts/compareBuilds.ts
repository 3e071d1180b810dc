import { parseArgs } from 'node:util'
import { messageOf } from '../src/core/values/error'
import { compareFolders, isSame } from './compareBuilds/compareFolders'
import { comparisonReport } from './compareBuilds/comparisonReport'

/**
 * `npm run compare:builds -- BEFORE AFTER [--limit 10]`: shows that a refactoring did not change what visitors get.
 * BEFORE and AFTER are built `public/` folders. Exit code 1 when anything differs, 2 when they cannot be compared.
 *
 * Left out, because moving a source file changes it and no visitor sees it:
 * - digests in the names of scripts, numbers and digests that name shared chunks, the order of the chunk map and
 *   webpack's compilation hash: they follow from the paths of modules;
 * - digests of site data, hashes of static queries: they name files, whose contents are compared;
 * - class names and component ids of styled-components, and the numbers of their groups of rules: they follow from the
 *   path of the file and the order in which modules are loaded. Each is replaced by a number in the order in which
 *   elements carry them, so a style that moves to another element remains a difference;
 * - the order of the groups of style rules, counted separately; never that of two classes on one element;
 * - names of variables in the inline bootstrap script;
 * - NUL characters in text: React writes them where a letter of several bytes does not fit into the rest of its buffer,
 *   so their places follow from the lengths of class names. Browsers drop them in text, not in attributes.
 *
 * A page that names a script or site data by digest is reported when its build has no such file. Names of components'
 * chunks follow from the paths of templates and are compared. The contents of scripts are not: they contain the numbers
 * of modules and the class names. Compressed copies, source maps, licence notes and webpack's statistics follow from other
 * files and are skipped.
 */
const usage = 'Usage: npm run compare:builds -- BEFORE AFTER [--limit N]'

type Options = { before: string; after: string; limit: number }

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    options: { limit: { type: 'string', default: '10' } },
    allowPositionals: true,
  })
  const [before, after, ...others] = positionals
  const limit = Number(values.limit)
  if (before === undefined || after === undefined || others.length > 0) throw new Error('Name two folders.')
  if (!Number.isInteger(limit) || limit < 0) throw new Error('--limit must be a whole number.')
  return { before, after, limit }
}

function main(): void {
  const started = performance.now()
  const { before, after, limit } = readOptions()
  const comparison = compareFolders(before, after)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${before} → ${after}, ${seconds} s\n${comparisonReport(comparison, limit)}`)
  if (!isSame(comparison)) process.exitCode = 1
}

try {
  main()
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n${usage}\n`)
  process.exitCode = 2
}
