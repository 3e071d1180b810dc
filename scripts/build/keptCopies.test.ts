/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressedCopies } from '../../src/build/compressedCopies'
import { forgetOldCopies, scriptCopies } from './keptCopies'

jest.mock('../../src/build/compressedCopies', () => {
  const actual = jest.requireActual<{ compressedCopies: () => unknown }>('../../src/build/compressedCopies')
  return { ...actual, compressedCopies: jest.fn(actual.compressedCopies) }
})
const made = jest.mocked(compressedCopies)

const script = Buffer.from('const text = "a script"; '.repeat(80))
const other = Buffer.from('const text = "another"; '.repeat(80))
/** Whether Brotli has run, by what it was given. */
const hasCompressed = (): boolean => made.mock.calls.some(([, , brotli]) => brotli === undefined)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'copies-'))
  made.mockClear()
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a script that was compressed before has the same copies, without being compressed again', async () => {
  const first = await scriptCopies('a.js', script, folder)
  made.mockClear()
  const second = await scriptCopies('b.js', script, folder)
  expect(hasCompressed()).toBe(false)
  expect(second.brotli.equals(first.brotli)).toBe(true)
  expect(brotliDecompressSync(second.brotli).equals(script)).toBe(true)
  expect(gunzipSync(second.gzipped).equals(script)).toBe(true)
})

it('another content is compressed', async () => {
  await scriptCopies('a.js', script, folder)
  made.mockClear()
  const { brotli } = await scriptCopies('a.js', other, folder)
  expect(hasCompressed()).toBe(true)
  expect(brotliDecompressSync(brotli).equals(other)).toBe(true)
})

it('another version of the encoder compresses again', async () => {
  await scriptCopies('a.js', script, folder)
  made.mockClear()
  const version = process.versions['brotli']
  Object.defineProperty(process.versions, 'brotli', { value: '99.0.0', configurable: true })
  try {
    await scriptCopies('a.js', script, folder)
    expect(hasCompressed()).toBe(true)
  } finally {
    Object.defineProperty(process.versions, 'brotli', { value: version, configurable: true })
  }
})

it.each([
  ['damaged', Buffer.from('damaged')],
  ['of another content', undefined],
])('a copy that is %s is not used', async (_what, damaged) => {
  await scriptCopies('a.js', script, folder)
  const [name = ''] = readdirSync(folder)
  await scriptCopies('a.js', other, folder)
  const [another = ''] = readdirSync(folder).filter((one) => one !== name)
  writeFileSync(path.join(folder, name), damaged ?? readFileSync(path.join(folder, another)))
  const { brotli } = await scriptCopies('a.js', script, folder)
  expect(brotliDecompressSync(brotli).equals(script)).toBe(true)
})

it('copies that no build has used for two weeks go', async () => {
  await scriptCopies('a.js', script, folder)
  const [old = ''] = readdirSync(folder)
  await scriptCopies('b.js', other, folder)
  const before = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000)
  utimesSync(path.join(folder, old), before, before)
  await forgetOldCopies(folder)
  expect(readdirSync(folder)).toHaveLength(1)
  // One that is used is new again.
  const [kept = ''] = readdirSync(folder)
  utimesSync(path.join(folder, kept), before, before)
  await scriptCopies('b.js', other, folder)
  expect(Date.now() - statSync(path.join(folder, kept)).mtimeMs).toBeLessThan(60_000)
})
