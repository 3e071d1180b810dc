import { readEnvFile } from '../src/core/environment/envFile'
import { launch, run } from './run'
import { runMain } from './runMain'
import { startSandbox } from './sandbox'

/**
 * `npm run dev:full`: builds the site and serves it as in production, with a stand-in for every service, and one page that
 * shows live what each of them receives. With `-- --built` it serves the last build.
 */
async function main(): Promise<void> {
  readEnvFile(process.cwd())
  if (!process.argv.includes('--built')) {
    const code = await run('npm', ['run', 'build'], process.env)
    if (code !== 0) return void (process.exitCode = code)
  }
  const variables = await startSandbox()
  const site = launch(process.execPath, ['scripts/runBundle.mjs', 'server'], { ...process.env, ...variables })
  // Without the site the stand-ins have nothing to do.
  site.once('exit', (code) => process.exit(code ?? 0))
}

runMain(main, { exits: true })
