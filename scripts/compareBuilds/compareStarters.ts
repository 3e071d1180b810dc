import { transformSync } from 'esbuild'

export type StarterOutcome = 'same' | 'minified names differ' | 'different'

/** With all local names chosen by one minifier, only what the scripts do is left to compare. */
const renamed = (code: string): string =>
  transformSync(code, { minifyIdentifiers: true, minifyWhitespace: true }).code

/** Compares two inline starters. Throws when one of them is no valid JavaScript. */
export function compareStarters(before: string, after: string): StarterOutcome {
  if (before === after) return 'same'
  return renamed(before) === renamed(after) ? 'minified names differ' : 'different'
}
