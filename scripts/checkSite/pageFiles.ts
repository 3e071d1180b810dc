import { readdirSync } from 'node:fs'
import path from 'node:path'

/** A built page: the path it is served at, and its file. */
export type PageFile = { path: string; file: string }

/** Every page of a built site, in the order of the paths. */
export function pageFiles(publicFolder: string): PageFile[] {
  return readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => {
      const folder = path.dirname(file)
      return { path: folder === '.' ? '/' : `/${folder}`, file: path.join(publicFolder, file) }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
