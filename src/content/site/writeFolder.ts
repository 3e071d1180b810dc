import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeIfChanged } from './writeIfChanged'

/**
 * Makes a folder of `public/` hold these files and no others, by name and content. A file that has its content already is
 * not written again; the compressed copies beside a file stay with it.
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of files) writeIfChanged(path.join(folder, name), content)
  for (const name of readdirSync(folder)) {
    if (!files.has(name.replace(/\.(br|gz)$/, ''))) rmSync(path.join(folder, name))
  }
}
