/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { compileFunctionsOnce } from './functionCompiler'

jest.mock('../collectGarbage', () => ({ collectGarbage: jest.fn() }))
// The module of this test and the one that the project would load are the same.
jest.mock('node:module', () => ({ createRequire: () => () => webpack }))

const project = process.cwd()
const { resolve } = jest
  .requireActual<{ createRequire: typeof createRequire }>('node:module')
  .createRequire(path.join(project, 'package.json'))
const babel = resolve('babel-loader')

let root: string
let code = 'code'
const said: string[] = []

beforeAll(() => {
  compileFunctionsOnce(
    { reporter: { info: (message: string) => said.push(message) } as never },
    {
      digest: () => code,
      isUnchanged: () => true,
      counts: (file) => file.startsWith('src/functions/'),
    },
  )
})
beforeEach(() => {
  code = 'code'
  said.length = 0
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'outlay-functions-')))
  for (const folder of ['src/api', 'src/functions', 'node_modules'])
    mkdirSync(path.join(root, folder), { recursive: true })
  const packages = path.join(project, 'node_modules')
  // A copy: what a bundle is made of must be in the project.
  cpSync(path.join(packages, 'swc-loader'), path.join(root, 'node_modules/swc-loader'), { recursive: true })
  symlinkSync(path.join(packages, '@swc'), path.join(root, 'node_modules/@swc'))
  write('src/functions/app.ts', 'export const app = (name: string): string => `hello ${name}`')
  write('src/api/hello.ts', "import { app } from '../functions/app'\nexport default (): string => app('you')")
  process.chdir(root)
})
afterEach(() => {
  process.chdir(project)
  rmSync(root, { recursive: true })
})

const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text)

/** Compiles as Gatsby does; gives the written function and whether webpack has compiled it. */
async function compile({
  name = 'functions-production',
  rules,
}: { name?: string; rules?: RuleSetRule[] } = {}) {
  let isCompiled = false
  const config: Configuration = {
    mode: 'production',
    context: root,
    target: 'node',
    entry: { hello: path.join(root, 'src/api/hello.ts') },
    output: { path: path.join(root, '.cache/functions'), filename: '[name].js', libraryTarget: 'commonjs2' },
    optimization: { minimize: false },
    resolve: { extensions: ['.ts', '...'] },
    cache: { type: 'filesystem', name, cacheDirectory: path.join(root, '.cache/webpack') },
    module: {
      rules: rules ?? [
        { test: /\.mjs$/i },
        { test: /\.js$/i, use: { loader: babel } },
        { test: [/.js$/, /.ts$/], exclude: /node_modules/, use: { loader: babel } },
      ],
    },
    plugins: [
      { apply: ({ hooks }) => hooks.make.tap('test', () => void (isCompiled = true)) },
      new webpack.DefinePlugin({ 'process.env': '({})' }),
    ],
  }
  const compiler = webpack(config)
  const errors = await new Promise<unknown[]>((done, fail) =>
    compiler.run((error, stats) => (error ? fail(error) : done(stats?.compilation.errors ?? []))),
  )
  await new Promise<void>((done) => compiler.close(() => done()))
  return { errors, isCompiled, used: compiler.options.module.rules as RuleSetRule[] }
}

const written = (): string => readFileSync(path.join(root, '.cache/functions/hello.js'), 'utf8')

it('functions are compiled by SWC, and once for builds of the same', async () => {
  const first = await compile()
  expect([first.errors, first.isCompiled]).toEqual([[], true])
  expect(JSON.stringify(first.used)).not.toContain('babel')
  const text = written()
  expect(text).toContain('hello ${name}')
  rmSync(path.join(root, '.cache'), { recursive: true })
  const second = await compile()
  expect([second.errors, second.isCompiled]).toEqual([[], false])
  expect(written()).toBe(text)
  expect(said).toEqual([])
})

it('a change of a function or of other code compiles them again', async () => {
  await compile()
  write('src/api/hello.ts', "import { app } from '../functions/app'\nexport default (): string => app('all')")
  expect((await compile()).isCompiled).toBe(true)
  expect(written()).toContain("'all'")
  code = 'other code'
  expect((await compile()).isCompiled).toBe(true)
})

it('other compilations stay as they are', async () => {
  const { used, isCompiled } = await compile({
    name: 'other',
    rules: [
      { test: /\.mjs$/ },
      { test: /\.ts$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
    ],
  })
  expect(isCompiled).toBe(true)
  expect(used).toHaveLength(2)
})

it('other rules than those that are known are refused', async () => {
  await expect(compile({ rules: [{ test: /\.js$/i, use: { loader: babel } }] })).rejects.toThrow(
    'Gatsby has other rules for functions',
  )
})
