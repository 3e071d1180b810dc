import { identityOfNow, writeBuildIdentity } from '../src/build/buildIdentity'
import { environment } from '../src/core/environment'
import { readEnvFile } from '../src/core/environment/envFile'
import { startConcurrentWork } from './build/concurrentWork'
import { buildEnvironment } from './buildEnvironment'
import { bin, run } from './run'
import { runMain } from './runMain'

/**
 * `npm run build`: the whole site into `public/`, in the fixed environment, with its pictures and with compressed copies
 * beside the files, and the programs that serve it into `build/`.
 */
async function main(): Promise<void> {
  const root = process.cwd()
  readEnvFile(root)
  const variables = environment()
  const beside = startConcurrentWork()
  const gatsby = run(
    bin('gatsby'),
    ['build', '--no-color', ...process.argv.slice(2)],
    buildEnvironment('production'),
  )
  const code = await gatsby.catch(async (error: unknown) => {
    await beside.stop()
    throw error
  })
  if (code !== 0) {
    await beside.stop()
    process.exitCode = code
    return
  }
  for (const line of await beside.complete()) process.stdout.write(`${line}\n`)
  writeBuildIdentity(root, identityOfNow(root, variables))
}

runMain(main)
