import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brand } from '../../src/core/brand'
import { socialImageOf } from '../../src/seo/socialImage'
import { precompressScripts } from '../precompress'
import { startConcurrentWork } from './concurrentWork'

jest.mock('../bundleEditor', () => ({ bundleEditor: () => Promise.resolve() }))
jest.mock('../bundleServer', () => ({ bundleServer: () => Promise.resolve(['server.cjs']) }))
jest.mock('../precompress', () => ({
  precompressScripts: jest.fn(),
  precompress: () => Promise.resolve(3),
}))

let root: string
let publicFolder: string
/** Ends the compression of the scripts; the signal that it was given. */
let endScripts: () => void
let scriptSignal: AbortSignal | undefined

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'beside-'))
  publicFolder = path.join(root, 'public')
  mkdirSync(publicFolder)
  scriptSignal = undefined
  jest.mocked(precompressScripts).mockImplementation((_folder, signal) => {
    scriptSignal = signal
    return new Promise((resolve) => (endScripts = () => resolve(2)))
  })
})
afterEach(() => rmSync(root, { recursive: true }))

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(20)
}

/** Does what Gatsby does: writes the titles that it plans, then the bundles. */
function gatsbyWrites(titles: readonly string[]): void {
  writeFileSync(path.join(root, 'expected-titles.json'), JSON.stringify(titles))
  const bundles = path.join(publicFolder, 'webpack.stats.json')
  writeFileSync(bundles, '{}')
  const later = new Date(Date.now() + 60_000)
  utimesSync(bundles, later, later)
}
const hasPicture = (title: string): boolean => existsSync(path.join(publicFolder, socialImageOf(title).url))

it('the pictures of a build do not wait for its scripts', async () => {
  const work = startConcurrentWork(publicFolder, root)
  gatsbyWrites(['About'])
  await until(() => hasPicture('About') && scriptSignal !== undefined)
  const { url, alt } = socialImageOf('Pricing')
  writeFileSync(
    path.join(publicFolder, 'index.html'),
    `<meta property="og:image" content="${brand.siteOrigin}${url}"/><meta property="og:image:alt" content="${alt}"/>`,
  )
  const lines = work.complete()
  await until(() => hasPicture('Pricing'))
  endScripts()
  expect(await lines).toEqual([
    expect.stringMatching(/^social images: 1, 1 made beside Gatsby, 1 after it/),
    expect.stringMatching(/^compressed 5 changed files, 2 of them beside Gatsby, 3 after it/),
    'bundled server.cjs',
  ])
})

it('a build that fails ends its work on scripts, and waits for it even when a picture could not be drawn', async () => {
  writeFileSync(path.join(publicFolder, 'social'), 'no folder')
  const work = startConcurrentWork(publicFolder, root)
  gatsbyWrites(['About'])
  await until(() => scriptSignal !== undefined)
  expect(scriptSignal?.aborted).toBe(false)
  let isStopped = false
  const stopped = work.stop().then(() => (isStopped = true))
  expect(scriptSignal?.aborted).toBe(true)
  await pause(50)
  expect(isStopped).toBe(false)
  endScripts()
  expect(await stopped).toBe(true)
})
