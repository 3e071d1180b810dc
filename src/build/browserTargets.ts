import { readJson } from '../core/values/readJson'

/** The browsers of package.json, as esbuild names them: `safari15.4`. */
export function browserTargets(): string[] {
  const { browserslist } = readJson('package.json') as { browserslist: string[] }
  return browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''))
}
