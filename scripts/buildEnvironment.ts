import os from 'node:os'
import { buildVariables } from '../src/core/environment'

/**
 * The environment every build runs in: exactly the listed names, each always set, since one more name would render
 * every page again (docs/decisions/0013-builds-in-a-fixed-environment.md). UTC, so that no date depends on the machine.
 */
export function buildEnvironment(nodeEnvironment: 'production' | 'development'): NodeJS.ProcessEnv {
  const names = Object.fromEntries(buildVariables.map((name) => [name, process.env[name] ?? '']))
  // Without a terminal Gatsby's redrawn lines would break its messages.
  const CI = names['CI'] || (process.stdout.isTTY ? '' : 'true')
  // Gatsby keeps one core for itself, but waits while its workers run queries and render pages: one for each core.
  const GATSBY_CPU_COUNT = names['GATSBY_CPU_COUNT'] || String(os.availableParallelism() + 1)
  return {
    ...names,
    CI,
    NODE_ENV: nodeEnvironment,
    TZ: 'UTC',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_CPU_COUNT,
  }
}
