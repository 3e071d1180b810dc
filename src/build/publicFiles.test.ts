import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openedCss } from '../design/layout/openedCss'
import { openedCssPath } from '../design/layout/openedCssPath'
import { menuIcons, menuIconsPath } from '../design/theme/icons/sprite'
import { motionCss } from '../design/theme/motionCss'
import { motionCssPath } from '../design/theme/motionCssPath'
import { printCss, printCssPath } from '../design/theme/printCss'
import { writeDigestFiles } from './publicFiles'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'public-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it.each([
  ['the style of printed pages', printCssPath, printCss],
  ['the style of pictures that play', motionCssPath, motionCss],
  ['the style of opened menus', openedCssPath, openedCss],
  ['the icons of menus', menuIconsPath, menuIcons],
])('%s: where pages look for it, with its date kept in the next build', (_, address, content) => {
  writeDigestFiles(folder)
  const file = path.join(folder, address)
  expect(readFileSync(file, 'utf8')).toBe(content)
  const earlier = new Date('2026-01-01T00:00:00Z')
  utimesSync(file, earlier, earlier)
  writeDigestFiles(folder)
  expect(statSync(file).mtime).toEqual(earlier)
  expect(readdirSync(folder)).toHaveLength(4)
})
