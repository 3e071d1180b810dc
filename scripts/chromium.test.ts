import { readFileSync } from 'node:fs'
import { disabledFeatures } from './chromium'

/** The features that the installed Playwright switches off, read from its code. */
function featuresOfPlaywright(): string[] {
  const code = readFileSync(require.resolve('playwright-core/lib/coreBundle'), 'utf8')
  const list = /\bdisabledFeatures = \[([^\]]+)\]/.exec(code)?.[1] ?? ''
  return [...list.replace(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name ?? '')
}

it('a list of features of ours repeats the one of Playwright, which Chromium no longer reads', () => {
  const features = featuresOfPlaywright()
  expect(features).toContain('PaintHolding')
  expect(features.filter((name) => !disabledFeatures.includes(name))).toEqual([])
})
