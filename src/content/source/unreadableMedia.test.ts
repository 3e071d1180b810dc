import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cmsDocument } from '../cms/document.fixture'
import { unreadableMedia, unreadableMediaFindings } from './unreadableMedia'

let root: string
let media: string
let built: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unreadable-'))
  media = path.join(root, 'media')
  built = path.join(root, 'public/media')
  mkdirSync(path.join(media, 'people'), { recursive: true })
  mkdirSync(path.join(built, 'people'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

it('names every file that cannot be used, except those that the last build has read', async () => {
  writeFileSync(path.join(media, 'people/a b.png'), '')
  writeFileSync(path.join(media, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(path.join(media, 'guide.pdf'), 'Dear team')
  writeFileSync(path.join(media, 'guide.pdf.0a.tmp'), '')
  expect([...(await unreadableMedia(media, built))].sort()).toEqual([
    ['guide.pdf', 'is a text, not a PDF as its name says'],
    ['people/a b.png', 'is empty (0 bytes)'],
  ])
  writeFileSync(path.join(built, 'people/a b.png'), 'as it was built')
  expect([...(await unreadableMedia(media, built)).keys()]).toEqual(['guide.pdf'])
  const later = new Date(Date.now() + 10_000)
  utimesSync(path.join(media, 'people/a b.png'), later, later)
  expect([...(await unreadableMedia(media, built)).keys()].sort()).toEqual(['guide.pdf', 'people/a b.png'])
  expect(await unreadableMedia(path.join(root, 'nowhere'), built)).toEqual(new Map())
})

it('what shows or links one is named with its field, and nothing else', () => {
  const unreadable = new Map([['people/a b.png', 'is empty (0 bytes)']])
  const image = { url: '/media/people/a%20b.png', dimensions: { width: 1, height: 1 }, alt: '' }
  const documents = [
    cmsDocument(
      'page',
      { slices: [{ primary: { image } }], other: { url: '/media/other.png' } },
      { id: 'a' },
    ),
    cmsDocument(
      'page',
      { body: [{ spans: [{ data: { link_type: 'Media', url: '/media/people/a%20b.png' } }] }] },
      { id: 'b' },
    ),
    cmsDocument(
      'page',
      { image: { ...image, url: 'https://elsewhere.example/media/people/a%20b.png' } },
      { id: 'c' },
    ),
  ]
  expect(unreadableMediaFindings(documents, unreadable)).toMatchObject([
    {
      documentId: 'a',
      field: 'data.slices.0.primary.image',
      message:
        'the file "people/a b.png" of the media is empty (0 bytes). Replace the file, or choose another one here',
    },
    { documentId: 'b', field: 'data.body.0.spans.0.data' },
  ])
})
