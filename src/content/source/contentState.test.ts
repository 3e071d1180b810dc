import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isContentUnchanged, storeContentState } from './contentState'

const state = { source: 'the repository', ref: 'master~1', jobs: 'e5f6', code: 'a1b2' }
let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-state-'))
  mkdirSync(path.join(root, '.cache'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('is changed while nothing is stored', () => {
  expect(isContentUnchanged(root, state)).toBe(false)
})

it('is unchanged when nothing differs', () => {
  storeContentState(root, state)
  expect(isContentUnchanged(root, state)).toBe(true)
})

it.each([{ source: 'another' }, { ref: 'master~2' }, { jobs: '7a8b' }, { code: 'c3d4' }])(
  'is changed by another %p',
  (change) => {
    storeContentState(root, state)
    expect(isContentUnchanged(root, { ...state, ...change })).toBe(false)
  },
)
