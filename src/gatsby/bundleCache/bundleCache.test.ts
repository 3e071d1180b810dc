/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import webpack, { type Compilation, type Configuration, type Stats } from 'webpack'
import { cacheFolder } from '../cacheFolder'
import { bundleCacheFolder, reuseBundles } from './index'

jest.mock('../collectGarbage', () => ({ collectGarbage: jest.fn() }))

const here = process.cwd()
let folders: string[] = []

const write = (root: string, file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** A project whose entry uses one constant, a package and a file that Gatsby writes. */
function project(): string {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'outlay-bundles-')))
  folders.push(root)
  write(root, 'node_modules/.package-lock.json', '{"packages":{"pack":"1.0.0"}}')
  write(root, 'package.json', '{"name":"project"}')
  write(root, 'node_modules/pack/index.js', 'module.exports = "pack"')
  write(root, `${cacheFolder}/table.js`, 'exports.table = "one"')
  write(
    root,
    'src/entry.js',
    `export const text = [USED, require('pack'), require('../${cacheFolder}/table').table]`,
  )
  return root
}

type Options = {
  code?: string
  after?: string
  constants?: Record<string, string>
  counts?: (file: string) => boolean
}
type Built = { isCompiled: boolean; stats: Stats; said: string[]; output: string }

/** Builds as Gatsby does, and tells whether webpack has compiled something. */
async function build(
  root: string,
  { code = 'code', after = code, constants = {}, counts = () => true }: Options = {},
) {
  process.chdir(root)
  let made: Compilation | undefined
  const said: string[] = []
  let config: Configuration = {
    mode: 'production',
    context: root,
    entry: { app: path.join(root, 'src/entry.js') },
    output: { path: path.join(root, 'public'), filename: '[name].js', library: { type: 'commonjs' } },
    resolve: { modules: [path.join(root, 'node_modules')] },
    plugins: [
      new webpack.DefinePlugin({
        USED: '"used"',
        UNUSED: '"unused"',
        ROOT: JSON.stringify(root),
        ...constants,
      }),
      {
        apply: (compiler) =>
          compiler.hooks.make.tap('test', (compilation) => {
            made = compilation
          }),
      },
    ],
  }
  reuseBundles(
    {
      stage: 'build-javascript',
      getConfig: () => config,
      actions: { replaceWebpackConfig: (changed: Configuration) => (config = changed) },
      reporter: { info: (message: string) => said.push(message) },
      store: { getState: () => ({ staticQueryComponents: new Map() }) },
    } as unknown as CreateWebpackConfigArgs,
    { digest: () => code, isUnchanged: () => after === code, counts },
  )
  const compiler = webpack(config)
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result'))))
  })
  const output = readFileSync(path.join(root, 'public/app.js'), 'utf8')
  return { isCompiled: made !== undefined, stats, said, output } satisfies Built
}

const stored = (root: string): string => path.join(root, bundleCacheFolder, 'build-javascript')

afterEach(() => {
  process.chdir(here)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders = []
})

it('a second build of the same compiles nothing, has the same files, and tells Gatsby the same', async () => {
  const root = project()
  const first = await build(root)
  rmSync(path.join(root, 'public'), { recursive: true })
  const second = await build(root)
  expect([first.isCompiled, second.isCompiled]).toEqual([true, false])
  expect(second.output).toBe(first.output)
  expect(second.stats.hash).toBe(first.stats.hash)
  expect(second.stats.toJson()).toEqual(first.stats.toJson())
  const described = ({ compilation }: Stats) =>
    [...compilation.chunkGroups].map(({ name, chunks }) => [
      name,
      chunks.map(({ hash, files }) => [hash, ...files]),
    ])
  expect(described(second.stats)).toEqual(described(first.stats))
  expect(described(second.stats)).toEqual([['app', [[expect.any(String), 'app.js']]]])
})

it.each<[string, (root: string) => Options]>([
  ['the code, package.json or the lock file', () => ({ code: 'other code' })],
  ['a constant that the code uses', () => ({ constants: { USED: '"other"' } })],
  ['the names of the constants', () => ({ constants: { NEW: '"new"' } })],
  [
    'the installed packages',
    (root) => {
      write(root, 'node_modules/.package-lock.json', '{"packages":{"pack":"1.0.1"}}')
      return {}
    },
  ],
  [
    'a file that Gatsby writes',
    (root) => {
      write(root, `${cacheFolder}/table.js`, 'exports.table = "two"')
      return {}
    },
  ],
])('%s: another one is compiled again', async (_what, change) => {
  const root = project()
  await build(root)
  expect((await build(root, change(root))).isCompiled).toBe(true)
})

it('another version of Node compiles again', async () => {
  const root = project()
  await build(root)
  const { node } = process.versions
  Object.defineProperty(process.versions, 'node', { value: '99.0.0', configurable: true })
  try {
    expect((await build(root)).isCompiled).toBe(true)
  } finally {
    Object.defineProperty(process.versions, 'node', { value: node, configurable: true })
  }
})

it('a constant that the code does not use compiles nothing again', async () => {
  const root = project()
  await build(root)
  expect((await build(root, { constants: { UNUSED: '"other"' } })).isCompiled).toBe(false)
})

it('a copy of the project that links its packages takes over its bundles, with its own paths in them', async () => {
  const root = project()
  write(root, 'src/entry.js', 'export const text = [USED, ROOT]')
  const first = await build(root)
  const copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'outlay-copy-')))
  folders.push(copy)
  for (const folder of ['src', cacheFolder])
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir')
  const second = await build(copy)
  expect(second.isCompiled).toBe(false)
  expect(first.output).toContain(root)
  expect(second.output).toBe(first.output.replaceAll(root, copy))
})

it('a text of the code that looks like a path of the packages stays as it is', async () => {
  const root = project()
  write(root, 'src/entry.js', "export const text = [USED, '../node_modules/pack']")
  const first = await build(root)
  rmSync(path.join(root, 'public'), { recursive: true })
  const second = await build(root)
  expect([first.isCompiled, second.isCompiled]).toEqual([true, false])
  expect(second.output).toBe(first.output)
})

it('what such a copy compiled itself is not taken over by the project', async () => {
  const root = project()
  const copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'outlay-copy-')))
  folders.push(copy)
  for (const folder of ['src', cacheFolder])
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true })
  cpSync(path.join(root, 'package.json'), path.join(copy, 'package.json'))
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir')
  expect((await build(copy)).isCompiled).toBe(true)
  const { isCompiled, said } = await build(copy)
  expect([isCompiled, said]).toEqual([false, []])
  write(root, 'package.json', '{"name":"project","version":"2.0.0"}')
  expect((await build(copy)).isCompiled).toBe(true)
  expect((await build(root)).isCompiled).toBe(true)
})

it('a damaged entry is compiled again, and said', async () => {
  const root = project()
  await build(root)
  const [entry = ''] = readdirSync(stored(root))
  write(stored(root), `${entry}/files/public/app.js`, 'damaged')
  const { isCompiled, said, output } = await build(root)
  expect(isCompiled).toBe(true)
  expect(said.join()).toContain('public/app.js')
  expect(output).not.toBe('damaged')
})

it('what is made of a file that the digest of the code does not count is not kept, and the file is named', async () => {
  const root = project()
  const { said } = await build(root, { counts: (file) => !file.startsWith('src/') })
  expect(said.join()).toContain(path.join(root, 'src/entry.js'))
  expect(existsSync(stored(root))).toBe(false)
})

it('warnings are shown by every build', async () => {
  const root = project()
  write(root, 'src/entry.js', "import { missing } from './other'\nexport const text = [USED, missing]")
  write(root, 'src/other.js', 'export const there = 1')
  const warningsOf = ({ stats }: Built): string => JSON.stringify(stats.toJson({ warnings: true }).warnings)
  const first = await build(root)
  const second = await build(root)
  expect([first.isCompiled, second.isCompiled]).toEqual([true, false])
  expect(second.stats.hasWarnings()).toBe(true)
  expect(warningsOf(second)).toContain("'missing'")
  expect(warningsOf(second)).toBe(warningsOf(first))
})

it('what was compiled while the code was changed is not kept', async () => {
  const root = project()
  const { said } = await build(root, { after: 'other code' })
  expect(said.join()).toContain('the code was changed')
  expect((await build(root)).isCompiled).toBe(true)
})

it('what a process has left that was ended while it stored a bundle is removed, not what another one writes', async () => {
  const root = project()
  for (const name of ['new-left', 'new-written'])
    mkdirSync(path.join(stored(root), name), { recursive: true })
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  utimesSync(path.join(stored(root), 'new-left'), yesterday, yesterday)
  await build(root)
  expect(readdirSync(stored(root)).filter((name) => name.startsWith('new-'))).toEqual(['new-written'])
})

it('four bundles of a stage are kept, those that were used last', async () => {
  const root = project()
  for (const code of ['1', '2', '3', '4', '5']) await build(root, { code })
  expect(readdirSync(stored(root))).toHaveLength(4)
  expect((await build(root, { code: '5' })).isCompiled).toBe(false)
})
