import { buildVariables } from '../src/environment'

/**
 * The environment every build runs in: the listed names and no other, each always there (architecture §3: one
 * more name would render every page again). UTC, so that no date depends on the machine.
 */
export function buildEnvironment(nodeEnvironment: 'production' | 'development'): NodeJS.ProcessEnv {
  const names = Object.fromEntries(buildVariables.map((name) => [name, process.env[name] ?? '']))
  // Off a terminal Gatsby's redrawn lines would break its messages.
  const CI = names['CI'] || (process.stdout.isTTY ? '' : 'true')
  return { ...names, CI, NODE_ENV: nodeEnvironment, TZ: 'UTC', GATSBY_TELEMETRY_DISABLED: '1' }
}
