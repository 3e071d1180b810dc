import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedFiles, listFiles } from './fileListing'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'listing-'))
  mkdirSync(join(folder, 'en'))
  for (const file of ['en/index.html', 'about.html', 'app.js']) writeFileSync(join(folder, file), 'text')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('an untouched folder has no changed files', () => {
  expect(changedFiles(listFiles(folder), listFiles(folder))).toEqual([])
})

it('a file written again with the same text counts, as do new and removed ones', () => {
  const before = listFiles(folder)
  utimesSync(join(folder, 'en/index.html'), 1, 1)
  rmSync(join(folder, 'about.html'))
  writeFileSync(join(folder, 'en/new.html'), 'text')
  expect(changedFiles(before, listFiles(folder))).toEqual(['about.html', 'en/index.html', 'en/new.html'])
})

it('a suffix keeps the files that end so, and a missing folder has none', () => {
  expect([...listFiles(folder, '.html').keys()].sort()).toEqual(['about.html', 'en/index.html'])
  expect(listFiles(join(folder, 'nothing')).size).toBe(0)
})
