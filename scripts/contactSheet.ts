import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { openBuiltServer } from './builtServer'
import { chromiumOptions } from './chromium'
import { composeSheet, type Tile } from './contactSheet/composeSheet'
import { pictureOf, templateName, templatePages } from './picture'
import { runMain } from './runMain'

/**
 * `npm run contact-sheet`: one page per template at three widths, each as a separate picture and all on one sheet per
 * width, with an index page, in `build/contact-sheet/`. Of the built site, or of `E2E_BASE_URL`.
 */
const project = path.resolve(__dirname, '..')
const folder = path.join(project, 'build/contact-sheet')
const widths = [
  { width: 390, columns: 16 },
  { width: 768, columns: 12 },
  { width: 1440, columns: 9 },
]

async function tilesAt(browser: Browser, origin: string, width: number): Promise<Tile[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const tiles: Tile[] = []
  for (const built of templatePages()) {
    const name = templateName(built)
    const picture = await pictureOf(page, origin, built)
    writeFileSync(path.join(folder, `${name}-${width}.png`), picture)
    tiles.push({ name, picture })
  }
  await context.close()
  return tiles
}

function indexPage(): string {
  const figures = templatePages().map((built) => {
    const name = templateName(built)
    const images = widths.map(
      ({ width }) =>
        `<a href="${name}-${width}.png"><img src="${name}-${width}.png" alt="${name} at ${width} px" width="${width / 2}" loading="lazy"></a>`,
    )
    return `<h2>${name}</h2><p>${built.path}</p><div>${images.join('')}</div>`
  })
  const sheets = widths
    .map(({ width }) => `<a href="sheet-${width}.png">Sheet at ${width} px</a>`)
    .join(' · ')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font-family:sans-serif;margin:2rem}div{display:flex;gap:1rem;align-items:flex-start}img{height:auto;border:1px solid #ccc}</style>
<h1>Contact sheet</h1><p>${sheets}</p>${figures.join('\n')}</html>
`
}

async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const server = await openBuiltServer(project)
  const browser = await chromium.launch(chromiumOptions)
  try {
    for (const { width, columns } of widths) {
      const tiles = await tilesAt(browser, server.origin, width)
      const file = path.join(folder, `sheet-${width}.png`)
      writeFileSync(file, await composeSheet(tiles, columns))
      process.stdout.write(`${path.relative(project, file)}: ${tiles.length} templates\n`)
    }
    writeFileSync(path.join(folder, 'index.html'), indexPage())
  } finally {
    await browser.close()
    server.stop()
  }
}

runMain(main)
