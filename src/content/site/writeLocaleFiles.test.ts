import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readJson } from '../../core/values/readJson'
import { writeLocaleFiles } from './writeLocaleFiles'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'locale-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('each locale has its file, and those of others go with their compressed copies', () => {
  const content = { label: 'Chat with us' }
  writeLocaleFiles(
    [
      { folder: 'chat', urlCode: 'en', content },
      { folder: 'chat', urlCode: 'de', content },
      { folder: 'survey', urlCode: 'en', content: {} },
    ],
    folder,
  )
  expect(readJson(path.join(folder, 'chat/en.json'))).toEqual(content)
  for (const name of ['en.json.br', 'de.json.gz']) writeFileSync(path.join(folder, 'chat', name), '')
  writeLocaleFiles([{ folder: 'chat', urlCode: 'en', content }], folder)
  expect(readdirSync(path.join(folder, 'chat'))).toEqual(['en.json', 'en.json.br'])
  expect(readdirSync(path.join(folder, 'survey'))).toEqual([])
})
