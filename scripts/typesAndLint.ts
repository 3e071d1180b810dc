import path from 'node:path'
import { islandFiles, textBesideOthersIn } from '../lint/textAlone'
import { bin, run } from './run'
import { runMain } from './runMain'

/**
 * `npm run lint` checks types and rules of the whole project, as a step of `npm test`: oxlint (.oxlintrc.json), which has
 * TypeScript's compiler in it, and beside it our own rule about texts of islands.
 */
const root = path.resolve(__dirname, '..')

async function main(): Promise<void> {
  const oxlint = run(bin('oxlint'), [], process.env)
  for (const { file, line, column, text } of textBesideOthersIn(root, islandFiles(root))) {
    process.stderr.write(
      `${path.relative(root, file)}:${line}:${column} ${text} may change and stands beside something else: put it into an element of its own, or a page that is translated shows the old text.\n`,
    )
    process.exitCode = 1
  }
  if ((await oxlint) !== 0) process.exitCode = 1
}

runMain(main)
