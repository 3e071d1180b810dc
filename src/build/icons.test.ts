import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { readJson } from '../core/values/readJson'
import { webManifest, writeIcons } from './icons'

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'icons-'))
  await writeIcons(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('every icon of the manifest is there in the size it is named with', async () => {
  for (const { src, sizes } of webManifest.icons) {
    const { width, height } = await sharp(path.join(folder, src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(readJson(path.join(folder, 'site.webmanifest'))).toEqual(webManifest)
})

it('a mask may cut any edge: maskable and touch icons have no transparent part', async () => {
  for (const file of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    expect((await sharp(path.join(folder, file)).stats()).isOpaque).toBe(true)
  }
})

it('favicon.ico holds one picture of 32 px', async () => {
  const ico = readFileSync(path.join(folder, 'favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32])
  const picture = ico.subarray(ico.readUInt32LE(18))
  expect(picture).toHaveLength(ico.readUInt32LE(14))
  expect((await sharp(picture).metadata()).width).toBe(32)
})
