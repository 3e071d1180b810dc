import { allowedAdvisories } from './audit/allowedAdvisories'
import { judgeAdvisories, parseReport } from './audit/judgeAdvisories'
import { runQuietly } from './run'
import { runMain } from './runMain'

/**
 * `npm run check:advisories`: npm's advisories about all packages in the lock file. One that scripts/audit/allowedAdvisories.ts does
 * not let pass is an error, and so is a registry that gives none: then nothing was checked. Needs the network.
 */
async function main(): Promise<void> {
  const { output } = await runQuietly('npm', ['audit', '--json', '--loglevel=error'], {
    ...process.env,
    // Retries would take minutes where there is no network.
    npm_config_fetch_retries: '1',
  })
  // What npm prints beside the report comes before or after it.
  const report = parseReport(/^\{[\s\S]*^\}/m.exec(output)?.[0] ?? output)
  const findings = judgeAdvisories(report, allowedAdvisories, new Date())
  for (const finding of findings) process.stderr.write(`${finding}\n`)
  process.stdout.write(`advisories: ${findings.length} findings, ${allowedAdvisories.length} allowed\n`)
  if (findings.length > 0) process.exitCode = 1
}

runMain(main)
