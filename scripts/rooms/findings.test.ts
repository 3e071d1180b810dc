import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Room } from '../../rooms.config'
import {
  filesWithoutRoom,
  folderFindings,
  forbiddenImports,
  importCycles,
  listFindings,
  roomFindings,
  unusedImports,
} from './findings'
import { readImportGraph } from './importGraph'

const room = (name: string, places: string[], imports: string[], more: Partial<Room> = {}): Room => ({
  name,
  folders: places.map((place) => ({ path: place, holds: name, team: 'website' })),
  imports,
  ...more,
})

const list = [
  room('core', ['src/core'], [], { files: ['locales.config*.ts'] }),
  room('theme', ['src/design/theme'], ['core']),
  room('design', ['src/design'], ['core', 'theme']),
  room('tools', ['src/tools'], ['core', 'design'], { pure: ['src/tools/*/model'] }),
  room('server', ['server'], ['core', 'design'], { node: true }),
]

/** Findings about one import. */
const about = (from: string, to: string): string[] => forbiddenImports(new Map([[from, [to]]]), list)

it('the folders and imports of the project are as rooms.config.ts says', () => {
  const graph = readImportGraph()
  expect(graph.size).toBeGreaterThan(2000)
  expect([...graph.values()].flat().length).toBeGreaterThan(5000)
  expect(roomFindings(graph)).toEqual([])
})

describe('an import', () => {
  it.each([
    ['src/design/Card.tsx', 'src/core/text.ts'],
    ['src/design/Card.tsx', 'src/design/theme/tokens.ts'],
    ['src/design/Card.tsx', 'src/design/Link.tsx'],
    ['src/design/theme/tokens.ts', 'locales.config.ts'],
    ['src/tools/vat/model/rate.ts', 'src/tools/numbers/model/round.ts'],
    ['src/tools/vat/screens/Form.tsx', 'react'],
    ['src/core/text.test.ts', 'server/main.ts'],
    ['e2e/journeys/reads.spec.ts', 'server/main.ts'],
  ])('of %s: %s is allowed', (from, to) => {
    expect(about(from, to)).toEqual([])
  })

  it.each([
    ['src/core/text.ts', 'src/design/Card.tsx', 'upwards: "design" is after "core"'],
    ['src/design/theme/tokens.ts', 'src/design/Card.tsx', 'upwards: "design" is after "theme"'],
    ['src/tools/Frame.tsx', 'src/design/theme/tokens.ts', 'add \'theme\' to the imports of "tools"'],
    ['server/main.ts', 'e2e/fixtures/page.ts', 'Move what both need out of e2e'],
    ['server/main.ts', 'src/design/Card.tsx', '"server" runs in Node. Move what it needs into a .ts file'],
    ['src/tools/vat/model/rate.ts', 'react', 'the folders src/tools/*/model are pure'],
    ['src/tools/vat/model/rate.ts', 'src/tools/controls/field.ts', 'the folders src/tools/*/model are pure'],
  ])('of %s: %s is refused, and the sentence says what to do', (from, to, sentence) => {
    const [finding, ...others] = about(from, to)
    expect(finding).toContain(`${from} imports`)
    expect(finding).toContain(sentence)
    expect(others).toEqual([])
  })

  it('is deleted from the list when no file has it, tests aside', () => {
    const graph = new Map([
      ['src/design/Card.tsx', ['src/core/text.ts', 'src/design/theme/tokens.ts']],
      ['src/design/theme/tokens.ts', ['src/core/text.ts']],
      ['src/tools/Frame.tsx', ['src/core/text.ts', 'src/design/Card.tsx']],
      ['server/main.ts', ['src/core/text.ts']],
      ['server/main.test.ts', ['src/design/Card.tsx']],
    ])
    expect(unusedImports(graph, list)).toEqual([
      `rooms.config.ts: "server" may import "design", but no file does. Delete 'design' from its imports.`,
    ])
  })
})

it('a file outside of every room is named', () => {
  const files = ['src/core/text.ts', 'locales.config.test.ts', 'e2e/page.ts', 'src/utils/text.ts', 'loose.ts']
  expect(filesWithoutRoom(files, list).map((finding) => finding.split(' ')[0])).toEqual([
    'src/utils/text.ts',
    'loose.ts',
  ])
})

it('a cycle is named with its way, one of types as well', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', []],
  ])
  expect(importCycles(graph)).toEqual([expect.stringContaining('b → c → b: a cycle of imports.')])
})

it('a list with a room twice, an unknown room or a way up is refused', () => {
  expect(
    listFindings([
      room('core', ['a'], ['design', 'utils']),
      room('design', ['b'], []),
      room('core', ['c'], []),
    ]),
  ).toEqual([
    'rooms.config.ts: two rooms are called "core".',
    expect.stringContaining('"core" may import "design", which is not before it'),
    'rooms.config.ts: "core" may import "utils", which is no room.',
  ])
  expect(
    listFindings(Array.from({ length: 24 }, (_, index) => room(`r${index}`, [`r${index}`], []))),
  ).toEqual([expect.stringContaining('25 rooms; 24 are the most')])
})

describe('in a folder', () => {
  let root: string
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'rooms-'))))
  afterEach(() => rmSync(root, { recursive: true }))

  it('imports of every kind are read, types included', () => {
    write(
      'src/core/a.ts',
      [
        "import { b } from './b'",
        "import type { C } from './c'",
        "export { d } from '../design'",
        "export const later = () => import(/* webpackChunkName: 'e' */ './e')",
        "export type F = import('./f').F",
        "import data from './data.json'",
        "import { useState } from 'react'",
      ].join('\n'),
    )
    for (const file of ['b.ts', 'c.ts', 'e.tsx', 'f.ts', 'data.json']) write(`src/core/${file}`, '')
    write('src/design/index.ts', '')
    write('.cache/made.ts', "import '../src/core/a'")
    write('public/made.js', "import '../src/core/a'")
    const graph = readImportGraph(root)
    expect([...graph.keys()]).toEqual([
      'src/core/a.ts',
      'src/core/b.ts',
      'src/core/c.ts',
      'src/core/e.tsx',
      'src/core/f.ts',
      'src/design/index.ts',
    ])
    expect([...(graph.get('src/core/a.ts') ?? [])].sort()).toEqual([
      'react',
      'src/core/b.ts',
      'src/core/c.ts',
      'src/core/data.json',
      'src/core/e.tsx',
      'src/core/f.ts',
      'src/design/index.ts',
    ])
  })

  it('a folder of src needs a README of at most 300 words', () => {
    write('src/core/README.md', 'word '.repeat(301))
    write('src/design/README.md', `# Design\n\n- ${'word '.repeat(299)}`)
    write('src/tools/index.ts', '')
    expect(folderFindings(root, [])).toEqual([
      'src/core/README.md has 301 words; 300 are the most. Shorten it.',
      expect.stringContaining('src/tools/README.md is missing'),
    ])
  })

  it('a seventeenth folder of src, and a folder that is gone, are named', () => {
    for (let index = 0; index < 17; index += 1) write(`src/f${index}/README.md`, 'text')
    expect(folderFindings(root, [room('gone', ['src/gone'], [])])).toEqual([
      expect.stringContaining('src/gone does not exist'),
      expect.stringContaining('src has 17 folders; 16 are the most'),
    ])
  })
})
