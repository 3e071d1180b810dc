import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../fileListing'
import type { Finding } from './checks'

/** Files of a built site that are text. Others, compressed copies among them, contain any byte. */
const text = /\.(html|js|map|css|json|svg|txt|xml|webmanifest)$/

/** The text around a place of a file, with the control characters as a reader can see them. */
const excerpt = (content: Buffer, place: number): string =>
  JSON.stringify(content.subarray(Math.max(0, place - 20), place + 20).toString())

/** NUL characters in the text files of a built site, the first of each file: browsers drop or replace them. */
export function nulFindings(publicFolder: string): Finding[] {
  return [...listFiles(publicFolder).keys()]
    .filter((file) => text.test(file))
    .flatMap((file): Finding[] => {
      const content = readFileSync(path.join(publicFolder, file))
      const place = content.indexOf(0)
      return place < 0 ? [] : [{ path: `/${file}`, check: 'NUL character', detail: excerpt(content, place) }]
    })
}
