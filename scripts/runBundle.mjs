/**
 * Runs a program that `npm run build` bundled: `node scripts/runBundle.mjs server`. In plain JavaScript, since a
 * production machine has no development packages. Further arguments are the program's.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'

const name = process.argv[2]
const file = path.resolve('build', `${name}.cjs`)

if (existsSync(file)) {
  // Stack traces name the source files.
  process.setSourceMapsEnabled(true)
  process.argv.splice(1, 2, file)
  createRequire(file)(file)
} else {
  process.stderr.write(
    `build/${name}.cjs is missing. Run "npm run build" first: it bundles the server and the command line.\n`,
  )
  process.exitCode = 1
}
