import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { precompress, precompressScripts } from './precompress'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'precompress-'))
  mkdirSync(path.join(folder, 'en'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = 'en/index.html'
const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text.repeat(500))
const files = (): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
const touch = (file: string, time: string): void =>
  utimesSync(path.join(folder, file), new Date(time), new Date(time))
const timeOf = (file: string): number => statSync(path.join(folder, file)).mtimeMs
const shown = (file: string): string[] => [
  brotliDecompressSync(readFileSync(path.join(folder, `${file}.br`))).toString(),
  gunzipSync(readFileSync(path.join(folder, `${file}.gz`))).toString(),
]

it('every text file from a certain size on gets two copies, and what has lost its file goes', async () => {
  write(page, 'page')
  write('icon.png', 'png')
  writeFileSync(path.join(folder, 'small.json'), '{}')
  write('gone.html.br', 'x')
  write('gone.new.gz', 'x')
  expect(await precompress(folder)).toBe(1)
  expect(files()).toEqual(['en', page, `${page}.br`, `${page}.gz`, 'icon.png', 'small.json'])
  expect(shown(page)).toEqual(['page'.repeat(500), 'page'.repeat(500)])
})

it('a file is compressed again when it has changed, and only then', async () => {
  write(page, 'before')
  await precompress(folder)
  expect(await precompress(folder)).toBe(0)
  write(page, 'after')
  expect(await precompress(folder)).toBe(1)
  expect(shown(page)).toEqual(['after'.repeat(500), 'after'.repeat(500)])
})

it('copies of the same content stay, and are not older than their file', async () => {
  write(page, 'page')
  await precompress(folder)
  const before = statSync(path.join(folder, `${page}.br`)).ino
  touch(page, '2040-01-01T00:00:00Z')
  expect(await precompress(folder)).toBe(0)
  expect(statSync(path.join(folder, `${page}.br`)).ino).toBe(before)
  for (const copy of ['.br', '.gz']) expect(timeOf(`${page}${copy}`)).toBeGreaterThan(timeOf(page))
})

it('a file that changes after it was read is compressed again, even when its copies were written later', async () => {
  write(page, 'before')
  touch(page, '2026-01-01T00:00:00Z')
  await precompress(folder)
  // The file changed between its reading and the writing of its copies.
  write(page, 'after')
  touch(page, '2026-01-01T00:00:01Z')
  expect(await precompress(folder)).toBe(1)
  expect(shown(page)[0]).toBe('after'.repeat(500))
})

it.each([
  ['a lost .gz', () => rmSync(path.join(folder, `${page}.gz`))],
  ['a lost .br', () => rmSync(path.join(folder, `${page}.br`))],
  ['a damaged .gz', () => writeFileSync(path.join(folder, `${page}.gz`), 'x')],
])('%s is made anew', async (_, damage) => {
  write(page, 'page')
  await precompress(folder)
  touch(page, '2040-01-01T00:00:00Z')
  damage()
  expect(await precompress(folder)).toBe(1)
  expect(shown(page)).toEqual(['page'.repeat(500), 'page'.repeat(500)])
})

it('a file that has become too small loses its copies', async () => {
  write(page, 'page')
  await precompress(folder)
  writeFileSync(path.join(folder, page), 'page')
  expect(await precompress(folder)).toBe(0)
  expect(files()).toEqual(['en', page])
})

it('scripts can be compressed before the rest', async () => {
  write(page, 'page')
  write('app.js', 'code')
  expect(await precompressScripts(folder)).toBe(1)
  expect(files()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'en', page])
})

it('no further script is compressed when the build has failed', async () => {
  for (const name of ['a.js', 'b.js', 'c.js']) write(name, 'code')
  const failed = new AbortController()
  const compressed = precompressScripts(folder, failed.signal)
  failed.abort()
  expect(await compressed).toBeLessThanOrEqual(1)
  expect(files().filter((file) => file.endsWith('.br')).length).toBeLessThanOrEqual(1)
  expect(await precompressScripts(folder, AbortSignal.abort())).toBe(0)
})

describe('a page in Brotli', () => {
  /** Words of a small vocabulary in no order, the same each time. */
  const words = (count: number): string => {
    let state = 1
    return Array.from({ length: count }, () => {
      state = (state * 48271) % 2147483647
      return `word${(state % 997).toString(36)}`
    }).join(' ')
  }
  const sizeAt = (quality: number, text: string): number =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  const sizeOf = async (text: string): Promise<number> => {
    writeFileSync(path.join(folder, page), text)
    await precompress(folder)
    return statSync(path.join(folder, `${page}.br`)).size
  }

  it('that would be just above the first round trip of a connection is made as small as possible', async () => {
    const text = words(7400)
    expect(sizeAt(6, text)).toBeGreaterThan(13_406)
    expect(await sizeOf(text)).toBe(sizeAt(11, text))
    expect(sizeAt(11, text)).toBeLessThanOrEqual(13_406)
  })

  it.each([6000, 16_000])('of other sizes (%d words) is made fast', async (count) => {
    const text = words(count)
    expect(await sizeOf(text)).toBe(sizeAt(6, text))
  })
})
