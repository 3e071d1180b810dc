import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { DemoContent } from '../demo/content'
import { demoDataPath } from '../demo/demoDataPath'
import { writeIfChanged } from '../site/writeIfChanged'

/** Writes the interactive demo of each locale to `public/demo-data/<locale>.json`. Files of other locales are deleted. */
export function writeDemoData(
  demos: readonly { urlCode: string; demo: DemoContent }[],
  publicFolder = 'public',
): void {
  const folder = path.join(publicFolder, path.dirname(demoDataPath('')))
  mkdirSync(folder, { recursive: true })
  for (const { urlCode, demo } of demos)
    writeIfChanged(path.join(publicFolder, demoDataPath(urlCode)), JSON.stringify(demo))
  const current = new Set(demos.map(({ urlCode }) => path.basename(demoDataPath(urlCode))))
  // Compressed copies are stored beside each file.
  const ownerOf = (file: string): string => file.replace(/\.(br|gz)$/, '')
  for (const file of readdirSync(folder)) if (!current.has(ownerOf(file))) rmSync(path.join(folder, file))
}
