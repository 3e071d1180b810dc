import { environment } from '../src/environment'
import { readEnvFile } from '../src/environment/envFile'
import { buildEnvironment } from './buildEnvironment'
import { bundleServer } from './bundleServer'
import { precompress } from './precompress'
import { bin, run } from './run'

/**
 * `npm run build`: the whole site into `public/`, in the fixed environment, with compressed copies beside the files,
 * and the programs that serve it into `build/`.
 */
async function main(): Promise<void> {
  readEnvFile(process.cwd())
  environment()
  const code = await run(
    bin('gatsby'),
    ['build', '--no-color', ...process.argv.slice(2)],
    buildEnvironment('production'),
  )
  if (code !== 0) {
    process.exitCode = code
    return
  }
  const written = precompress('public')
  process.stdout.write(`compressed ${written} changed files\n`)
  const bundles = await bundleServer()
  process.stdout.write(`bundled ${bundles.join(' and ')}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
