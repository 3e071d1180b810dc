import path from 'node:path'
import { localeFolders, type LocaleFile } from './localeFile'
import { localeFilePath } from './localeFilePath'
import { writeFolder } from './writeFolder'

/** Writes the files of the locales to `public/<folder>/<locale>.json`. Other files of these folders are deleted. */
export function writeLocaleFiles(files: readonly LocaleFile[], publicFolder = 'public'): void {
  for (const folder of localeFolders) {
    const ofFolder = files
      .filter((file) => file.folder === folder)
      .map(({ urlCode, content }): [string, string] => [
        path.basename(localeFilePath(folder, urlCode)),
        JSON.stringify(content),
      ])
    writeFolder(path.join(publicFolder, folder), new Map(ofFolder))
  }
}
