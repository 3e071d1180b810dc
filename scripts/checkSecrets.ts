import path from 'node:path'
import { readEnvFile } from '../src/core/environment/envFile'
import { runMain } from './runMain'
import { secretsOfProject } from './secrets/secretsOfProject'

/**
 * `npm run check:secrets`: looks for secrets in all files that git tracks or would track, and in `public/` where there is a build:
 * tokens, private keys, addresses with a password, and the values of the secret variables of this environment and of `.env`.
 */
const root = path.resolve(__dirname, '..')

function main(): Promise<void> {
  // An .env that git tracks is found by what is in it; one that it ignores has the values to look for.
  readEnvFile(root)
  const { tracked, built, values, findings } = secretsOfProject(root, process.env)
  for (const { file, line, what } of findings)
    process.stderr.write(`${file}:${line} ${what}: take it out, and replace it where it is valid.\n`)
  const build = built > 0 ? `${built} built files` : 'no build'
  process.stdout.write(
    `secrets: ${tracked} files of the project, ${build}, ${values} values of variables, ${findings.length} findings\n`,
  )
  if (findings.length > 0) process.exitCode = 1
  return Promise.resolve()
}

runMain(main)
