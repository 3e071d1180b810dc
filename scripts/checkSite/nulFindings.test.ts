import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nulFindings } from './nulFindings'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'nul-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('a NUL character is found in every text file, and not in pictures and compressed copies', () => {
  mkdirSync(path.join(folder, 'da'))
  const files = {
    'index.html': '<p>Denmark</p>',
    'da/index.html': '<p title="D\0änemark">D\0änemark</p>',
    'app.json': '{"a":"\0"}',
    'icon.png': 'a\0b',
    'index.html.br': 'a\0b',
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content)
  expect(nulFindings(folder).sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: '/app.json', check: 'NUL character', detail: '"{\\"a\\":\\"\\u0000\\"}"' },
    {
      path: '/da/index.html',
      check: 'NUL character',
      detail: '"<p title=\\"D\\u0000änemark\\">D\\u0000änemar"',
    },
  ])
})
