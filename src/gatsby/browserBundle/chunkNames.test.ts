import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { temporaryFolder } from '../../../scripts/temporaryFolder'
import { placesOfDigests, shareOutChunkNames } from './chunkNames'

const ids = (...values: string[]): Set<string> => new Set(values)

describe('the digests of chunks are', () => {
  const places = (imports: Record<string, string[]>) =>
    placesOfDigests(new Map(Object.entries(imports).map(([id, to]) => [id, ids(...to)])), ids('app'))

  it('in the runtime where the application imports them, else in each chunk that imports them', () => {
    const { runtime, chunks } = places({ app: ['a', 'b'], a: ['c', 'b'], b: ['c'], c: ['d'], d: [] })
    expect(runtime).toEqual(ids('a', 'b'))
    expect(Object.fromEntries(chunks)).toEqual({ a: ids('c'), b: ids('c'), c: ids('d') })
  })

  it('in the runtime where chunks import each other', () => {
    const { runtime, chunks } = places({ app: ['a'], a: ['b'], b: ['c'], c: ['b', 'a'] })
    expect(runtime).toEqual(ids('a', 'b'))
    expect(Object.fromEntries(chunks)).toEqual({ a: ids('b'), b: ids('c') })
  })
})

describe('a bundle', () => {
  const folder = temporaryFolder('outlay-chunks')
  afterAll(() => rmSync(folder, { recursive: true }))

  async function bundle(files: Record<string, string>): Promise<Record<string, string>> {
    const [source, output] = [path.join(folder, 'source'), path.join(folder, 'output')]
    for (const one of [source, output]) {
      rmSync(one, { recursive: true, force: true })
      mkdirSync(one)
    }
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(source, name), content)
    await new Promise<void>((resolve, reject) =>
      webpack(
        {
          mode: 'production',
          context: source,
          entry: { app: './app.js' },
          output: {
            path: output,
            filename: '[name].js',
            chunkFilename: '[id]-[contenthash].js',
            hashDigestLength: 8,
          },
          optimization: { runtimeChunk: { name: 'runtime' }, minimize: false },
          plugins: [shareOutChunkNames],
        },
        (error, stats) => {
          const failure = error ?? stats?.compilation.errors[0]
          if (failure) reject(failure)
          else resolve()
        },
      ),
    )
    return Object.fromEntries(
      readdirSync(output).map((name) => [name, readFileSync(path.join(output, name), 'utf8')]),
    )
  }

  const site = {
    'app.js': `import('./tool.js'); import('./chat.js')`,
    'chat.js': 'export default "chat"',
    'tool.js': `export const save = () => import('./save.js')`,
    'save.js': 'export default "save"',
  }
  const named = (files: Record<string, string>, content: string): [string, string] => {
    const [name = '', text = ''] =
      Object.entries(files).find(([file, one]) => file !== 'app.js' && one.includes(content)) ?? []
    return [name.replace(/^\d+-|\.js$/g, ''), text]
  }

  it('has in its runtime only what the application imports, and the rest in the chunk that imports it', async () => {
    const files = await bundle(site)
    const [chat] = named(files, '"chat"')
    const [tool, toolText] = named(files, 'save = ')
    const [save] = named(files, '"save"')
    expect(files['runtime.js']).toContain(chat)
    expect(files['runtime.js']).toContain(tool)
    expect(files['runtime.js']).not.toContain(save)
    expect(toolText).toContain(save)
  })

  it('has another name for a chunk when one that it imports has changed', async () => {
    const [before] = named(await bundle(site), 'save = ')
    const [after, text] = named(await bundle({ ...site, 'save.js': 'export default "save 2"' }), 'save = ')
    expect(after).not.toBe(before)
    expect(text).toContain('webpackChunkDigests')
  })
})
