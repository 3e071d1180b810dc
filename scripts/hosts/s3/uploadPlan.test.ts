import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hostManifest } from '../manifest.fixture'
import { uploadPlan, type PlannedObject } from './uploadPlan'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plan-'))
  const files = [
    'index.html',
    'en/index.html',
    'en/pricing/index.html',
    'en/pricing/index.html.gz',
    'en/pricing/index.html.br',
    '404.html',
    'app-85fadce87f761ae2a76f.js',
    'app-85fadce87f761ae2a76f.js.gz',
    'page-data/en/page-data.json',
    'sw.js',
    'media/archive.gz',
    '.replaced-files.json',
    '.well-known/security.txt',
  ]
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '')
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const plan = (gzip = false): PlannedObject[] => uploadPlan(hostManifest(), folder, { gzip })

it('every public file is planned at its address, and nothing else', () => {
  const keys = plan().flatMap((object) => ('file' in object ? [object.key] : []))
  expect(keys.sort()).toEqual([
    '.well-known/security.txt',
    '404.html',
    'app-85fadce87f761ae2a76f.js',
    'en',
    'en/pricing',
    'index.html',
    'media/archive.gz',
    'page-data/en/page-data.json',
    'sw.js',
  ])
})

it('types and caching are those of the server', () => {
  const of = (key: string) => plan().find((object) => object.key === key)
  expect(of('en')).toMatchObject({
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=0, must-revalidate',
  })
  expect(of('app-85fadce87f761ae2a76f.js')).toMatchObject({
    cacheControl: 'public, max-age=31536000, immutable',
  })
  expect(of('en/pricing')).toMatchObject({ cacheControl: 'private, no-cache' })
})

it('what pages name is there before them, and redirects come last', () => {
  const order = plan().map(({ key }) => key)
  const places = ['app-85fadce87f761ae2a76f.js', 'sw.js', 'en', 'en/prices'].map((key) => order.indexOf(key))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

it('redirects of one path are objects that lead on', () => {
  expect(plan().find(({ key }) => key === 'de/old-prices')).toMatchObject({
    websiteRedirectLocation: '/de/pricing',
  })
})

it('compressed copies take the place of their files where they are wanted', () => {
  expect(plan(true).find(({ key }) => key === 'en/pricing')).toMatchObject({
    file: 'en/pricing/index.html.gz',
    contentEncoding: 'gzip',
    contentType: 'text/html; charset=utf-8',
  })
  expect(plan(true).find(({ key }) => key === 'sw.js')).not.toHaveProperty('contentEncoding')
})
