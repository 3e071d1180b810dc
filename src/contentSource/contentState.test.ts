import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isContentUnchanged, storeContentState } from './contentState'

const state = { ref: 'master~1', code: 'a1b2' }
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-state-'))
  mkdirSync(path.join(root, '.cache'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('is changed while nothing is stored', () => {
  expect(isContentUnchanged(root, state)).toBe(false)
})

it('is unchanged at the same ref with the same code', () => {
  storeContentState(root, state)
  expect(isContentUnchanged(root, state)).toBe(true)
})

it.each([{ ref: 'master~2' }, { code: 'c3d4' }])('is changed by another %p', (change) => {
  storeContentState(root, state)
  expect(isContentUnchanged(root, { ...state, ...change })).toBe(false)
})
