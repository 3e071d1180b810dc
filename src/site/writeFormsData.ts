import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formsDataPath, type FormsData } from './formsData'

const isSame = (file: string, content: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === content

/**
 * Writes what the forms of each locale need to `public/forms-data/<locale>.json`. A file with the same
 * content is not written again, since its date is part of its entity tag. Files of removed locales are
 * deleted.
 */
export function writeFormsData(
  forms: readonly { urlCode: string; forms: FormsData }[],
  publicFolder = 'public',
): void {
  const folder = path.join(publicFolder, path.dirname(formsDataPath('')))
  mkdirSync(folder, { recursive: true })
  const current = new Set<string>()
  for (const { urlCode, forms: data } of forms) {
    const file = path.join(publicFolder, formsDataPath(urlCode))
    const content = JSON.stringify(data)
    if (!isSame(file, content)) writeFileSync(file, content)
    current.add(path.basename(file))
  }
  // Compressed copies are stored beside each file.
  const ownerOf = (file: string): string => file.replace(/\.(br|gz)$/, '')
  for (const file of readdirSync(folder)) if (!current.has(ownerOf(file))) rmSync(path.join(folder, file))
}
