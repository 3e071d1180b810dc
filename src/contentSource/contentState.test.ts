import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isContentUnchanged, storeContentState } from './contentState'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-state-'))
  for (const part of ['locales.config.ts', 'customtypes', 'plugins', 'content-api', 'src']) {
    cpSync(part, path.join(root, part), { recursive: true })
  }
  mkdirSync(path.join(root, '.cache'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('is changed while nothing is stored', () => {
  expect(isContentUnchanged(root, 'master~1')).toBe(false)
})

it('is unchanged at the same ref with the same code', () => {
  storeContentState(root, 'master~1')
  expect(isContentUnchanged(root, 'master~1')).toBe(true)
})

it('is changed at another ref', () => {
  storeContentState(root, 'master~1')
  expect(isContentUnchanged(root, 'master~2')).toBe(false)
})

it('is changed when code that reads content has changed', () => {
  storeContentState(root, 'master~1')
  writeFileSync(path.join(root, 'src/cms/added.ts'), 'export const added = true\n')
  expect(isContentUnchanged(root, 'master~1')).toBe(false)
})
