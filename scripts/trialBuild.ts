import path from 'node:path'
import { measuredRun, type MeasuredRun } from './measuredRun'

/**
 * Variables of a trial, so that neither the shell nor `.env` decides where the content comes from (an empty one counts
 * as not set, and `.env` does not replace it). `CI` makes Gatsby print whole lines instead of redrawing a narrow screen.
 */
const neutral = {
  CI: 'true',
  PORT: '',
  PRISMIC_REPOSITORY: '',
  PRISMIC_ACCESS_TOKEN: '',
  PRISMIC_ENDPOINT: '',
  CONTENT_DIR: '',
  GREENHOUSE_BOARD: '',
  GREENHOUSE_ENDPOINT: '',
}

/** The environment of a trial. */
export const trialVariables = (variables: Record<string, string>): Record<string, string> => ({
  ...neutral,
  ...variables,
})

/** Runs `scripts/build.ts` of a site with these variables. */
export const trialBuild = (root: string, variables: Record<string, string>): Promise<MeasuredRun> =>
  measuredRun(path.join(root, 'node_modules/.bin/tsx'), ['scripts/build.ts'], {
    cwd: root,
    env: { ...process.env, ...trialVariables(variables) },
  })
