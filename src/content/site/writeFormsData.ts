import path from 'node:path'
import { formsDataPath, type FormsData } from './formsData'
import { writeFolder } from './writeFolder'

/** Writes what the forms of each locale need to `public/forms-data/<locale>.json`. Files of removed locales are deleted. */
export function writeFormsData(
  forms: readonly { urlCode: string; forms: FormsData }[],
  publicFolder = 'public',
): void {
  const files = forms.map(({ urlCode, forms: data }): [string, string] => [
    path.basename(formsDataPath(urlCode)),
    JSON.stringify(data),
  ])
  writeFolder(path.join(publicFolder, path.dirname(formsDataPath(''))), new Map(files))
}
