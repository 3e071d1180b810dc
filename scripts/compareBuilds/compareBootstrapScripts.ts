import { transformSync } from 'esbuild'

export type BootstrapOutcome = 'same' | 'minified names differ' | 'different'

/** When one minifier chooses all local names, only the behaviour of the scripts remains to compare. */
const renamed = (code: string): string =>
  transformSync(code, { minifyIdentifiers: true, minifyWhitespace: true }).code

/** Compares two inline bootstrap scripts. Throws when one of them is no valid JavaScript. */
export function compareBootstrapScripts(before: string, after: string): BootstrapOutcome {
  if (before === after) return 'same'
  return renamed(before) === renamed(after) ? 'minified names differ' : 'different'
}
