import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CreateWebpackConfigArgs, Reporter } from 'gatsby'
import { contentOf, nodeStore } from '../content/nodes/nodes.fixture'
import { writeNodes } from '../content/nodes/writeNodes'
import { testSite } from '../content/site/site.fixture'
import { readReplacedFiles } from '../core/releases/replacedFiles'
import { printCssPath } from '../design/theme/printCss'
import { shareBrowserFiles } from './browserFiles'
import { keepEarlierReleases } from './releaseFiles'

const script = (name: string, digit: string): string => `${name}-${digit.repeat(20)}.js`

/** Compiles one stage of Gatsby with these files as its result. */
function compile(stage: string, files: readonly string[]): void {
  type Listener = (stats: object) => void
  const listeners: Listener[] = []
  const done = { tap: (_: string, listener: Listener) => listeners.push(listener) }
  const compiler = { options: { output: {} }, hooks: { done } }
  type Plugin = { apply?: (on: typeof compiler) => void }
  const setWebpackConfig = (config: { plugins: Plugin[] }) =>
    config.plugins.forEach((plugin) => plugin.apply?.(compiler))
  const api = { stage, actions: { setWebpackConfig }, plugins: { define: () => ({}) } }
  shareBrowserFiles(api as unknown as CreateWebpackConfigArgs)
  const getAssets = () => files.map((name) => ({ name }))
  listeners.forEach((listener) => listener({ compilation: { getAssets }, toJson: () => ({}) }))
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  mkdirSync(path.join(folder, 'site-data'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const infos: string[] = []
const reporter = { info: (line: string) => infos.push(line) } as unknown as Reporter

it('what is no bundle for browsers, site data or print style of this build is kept as a file of earlier ones', () => {
  const { api } = nodeStore()
  writeNodes(api, contentOf({ siteData: [testSite] }), 'code')
  const digest = api.getNode('site-data:en')?.internal.contentDigest.slice(0, 12) ?? ''
  const own = [script('app', '1'), script('own', '1'), `site-data/en.${digest}.json`, printCssPath.slice(1)]
  const earlier = [
    script('app', '0'),
    'site-data/en.000000000000.json',
    script('render-page', '2'),
    `print.${'0'.repeat(20)}.css`,
  ]
  for (const file of [...own, ...earlier, 'index.html']) writeFileSync(path.join(folder, file), '')

  expect(() => keepEarlierReleases({ ...api, reporter }, folder)).toThrow('shareBrowserFiles')
  compile('build-javascript', [script('app', '1'), script('own', '1'), 'chunk-map.json'])
  compile('build-html', [script('render-page', '2')])
  keepEarlierReleases({ ...api, reporter }, folder)
  expect([...readReplacedFiles(folder).keys()]).toEqual([...earlier].sort())
  expect(infos).toEqual(['files of earlier builds: 4 kept for 14 days, 0 deleted'])
})
