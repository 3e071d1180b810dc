import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { formsDataPath, type FormsData } from './formsData'
import { writeIfChanged } from './writeIfChanged'

/** Writes what the forms of each locale need to `public/forms-data/<locale>.json`. Files of removed locales are deleted. */
export function writeFormsData(
  forms: readonly { urlCode: string; forms: FormsData }[],
  publicFolder = 'public',
): void {
  const folder = path.join(publicFolder, path.dirname(formsDataPath('')))
  mkdirSync(folder, { recursive: true })
  const current = new Set<string>()
  for (const { urlCode, forms: data } of forms) {
    const file = path.join(publicFolder, formsDataPath(urlCode))
    writeIfChanged(file, JSON.stringify(data))
    current.add(path.basename(file))
  }
  // Compressed copies are stored beside each file.
  const ownerOf = (file: string): string => file.replace(/\.(br|gz)$/, '')
  for (const file of readdirSync(folder)) if (!current.has(ownerOf(file))) rmSync(path.join(folder, file))
}
