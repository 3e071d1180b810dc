import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { copiesOf } from '../content/cms/embeddedMedia'
import { writeMedia } from './media'

let root: string
let source: string
let target: string

const paint = (file: string, width: number, height: number): Promise<unknown> =>
  sharp({ create: { width, height, channels: 3, background: '#0f6b52' } }).toFile(path.join(source, file))

const made = async (): Promise<number> => (await writeMedia(source, target)).made

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'media-'))
  source = path.join(root, 'content')
  target = path.join(root, 'public/media')
  mkdirSync(path.join(source, 'people'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

it('makes every copy that Picture uses, each with the width in its name', async () => {
  await paint('people/team.png', 1200, 600)
  expect(await made()).toBe(3)
  const wanted = copiesOf('/media/people/team.png', 1200)
  expect(wanted.map(({ width }) => width)).toEqual([480, 960, 1200])
  for (const { url, width } of wanted) {
    const metadata = await sharp(path.join(root, 'public', url)).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', width, width / 2])
  }
})

it('takes drawings and other files over as they are', async () => {
  writeFileSync(path.join(source, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await made()).toBe(0)
  expect(readdirSync(target)).toEqual(['mark.svg'])
})

it('makes a copy once, and again when its source has changed', async () => {
  await paint('desk.jpg', 300, 200)
  expect(await made()).toBe(1)
  expect(await made()).toBe(0)
  const later = new Date(Date.now() + 10_000)
  utimesSync(path.join(source, 'desk.jpg'), later, later)
  expect(await made()).toBe(1)
})

it('leaves out what cannot be used, names it, and goes on with the others', async () => {
  await paint('desk.png', 300, 200)
  writeFileSync(path.join(source, 'empty.png'), '')
  writeFileSync(path.join(source, 'page.png'), '<!doctype html><p>Not found')
  writeFileSync(path.join(source, 'desk.png.0a1b.tmp'), 'half')
  const { made: copies, unreadable } = await writeMedia(source, target)
  expect(copies).toBe(1)
  expect([...unreadable.keys()].sort()).toEqual(['empty.png', 'page.png'])
  expect(unreadable.get('empty.png')).toBe('is empty (0 bytes)')
  expect(unreadable.get('page.png')).toContain('is a web page, not a PNG picture')
  expect(readdirSync(target).sort()).toEqual(['desk.png', 'desk.png.300.webp'])
})

it('does nothing without media', async () => {
  expect(await writeMedia(path.join(root, 'nowhere'), target)).toEqual({ made: 0, unreadable: new Map() })
  expect(existsSync(target)).toBe(false)
})
