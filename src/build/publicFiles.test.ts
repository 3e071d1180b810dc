import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { printCss, printCssPath } from '../theme/printCss'
import { writePrintCss } from './publicFiles'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'public-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('the style of printed pages is where pages look for it, and keeps its date in the next build', () => {
  writePrintCss(folder)
  const file = path.join(folder, printCssPath)
  expect(readFileSync(file, 'utf8')).toBe(printCss)
  const earlier = new Date('2026-01-01T00:00:00Z')
  utimesSync(file, earlier, earlier)
  writePrintCss(folder)
  expect(statSync(file).mtime).toEqual(earlier)
  expect(readdirSync(folder)).toHaveLength(1)
})
