import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formsDataPath, type FormsData } from './formsData'

const isSame = (file: string, content: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === content

/**
 * Writes what the forms of each locale need to `public/forms-data/<locale>.json`. A file that already says the same
 * is left alone, since its date makes its entity tag. Files of locales that are gone go.
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
  // Beside a file lie its compressed forms.
  const ownerOf = (file: string): string => file.replace(/\.(br|gz)$/, '')
  for (const file of readdirSync(folder)) if (!current.has(ownerOf(file))) rmSync(path.join(folder, file))
}
