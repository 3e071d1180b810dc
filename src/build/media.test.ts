import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { copiesOf } from '../cms/embeddedMedia'
import { writeMedia } from './media'

let root: string
let source: string
let target: string

const paint = (file: string, width: number, height: number): Promise<unknown> =>
  sharp({ create: { width, height, channels: 3, background: '#0f6b52' } }).toFile(path.join(source, file))

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'media-'))
  source = path.join(root, 'content')
  target = path.join(root, 'public/media')
  mkdirSync(path.join(source, 'people'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

it('makes every copy that Picture uses, each with the width in its name', async () => {
  await paint('people/team.png', 1200, 600)
  expect(await writeMedia(source, target)).toBe(3)
  const wanted = copiesOf('/media/people/team.png', 1200)
  expect(wanted.map(({ width }) => width)).toEqual([480, 960, 1200])
  for (const { url, width } of wanted) {
    const metadata = await sharp(path.join(root, 'public', url)).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', width, width / 2])
  }
})

it('takes drawings and other files over as they are', async () => {
  writeFileSync(path.join(source, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await writeMedia(source, target)).toBe(0)
  expect(readdirSync(target)).toEqual(['mark.svg'])
})

it('makes a copy once, and again when its source has changed', async () => {
  await paint('desk.jpg', 300, 200)
  expect(await writeMedia(source, target)).toBe(1)
  expect(await writeMedia(source, target)).toBe(0)
  const later = new Date(Date.now() + 10_000)
  utimesSync(path.join(source, 'desk.jpg'), later, later)
  expect(await writeMedia(source, target)).toBe(1)
})

it('names the picture it cannot read', async () => {
  writeFileSync(path.join(source, 'broken.png'), 'no picture')
  await expect(writeMedia(source, target)).rejects.toThrow(/broken\.png cannot be read/)
})

it('does nothing without media', async () => {
  expect(await writeMedia(path.join(root, 'nowhere'), target)).toBe(0)
  expect(existsSync(target)).toBe(false)
})
