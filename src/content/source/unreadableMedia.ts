import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileProblem } from '../../../content-api'
import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { visitDeep, type CmsDocument } from '../cms/document'
import { embeddedMediaPath, originalOf } from '../cms/embeddedMedia'

export { decoding } from '../../../content-api'

/** Files of the media that cannot be used, by their path in the folder with slashes: `is empty (0 bytes)`. */
export type UnreadableMedia = ReadonlyMap<string, string>

const isAsNew = (file: string, source: string): boolean =>
  existsSync(file) && statSync(file).mtimeMs >= statSync(source).mtimeMs

/**
 * Reads all media of a folder and gives those that cannot be used. What the last build has put into `built` was read by
 * it, and is not read again.
 */
export async function unreadableMedia(folder: string, built: string): Promise<UnreadableMedia> {
  const found = new Map<string, string>()
  if (!existsSync(folder)) return found
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /^\.|\.tmp$/.test(entry.name)) continue
    const file = path.relative(folder, path.join(entry.parentPath, entry.name))
    if (isAsNew(path.join(built, file), path.join(folder, file))) continue
    const problem = await fileProblem(folder, file)
    if (problem !== undefined) found.set(file.split(path.sep).join('/'), problem)
  }
  return found
}

/** A sentence for a file that cannot be used: `content/media/a.png is empty (0 bytes).` */
export const unreadableSentence = (folder: string, file: string, problem: string): string =>
  `${path.relative(process.cwd(), path.join(folder, file))} ${problem}.`

/** The file of an address below `/media/`; undefined for every other address. */
function fileOf(url: string): string | undefined {
  if (!url.startsWith(embeddedMediaPath)) return undefined
  const address = url.slice(embeddedMediaPath.length).replace(/[?#].*$/, '')
  try {
    return originalOf(decodeURIComponent(address))
  } catch {
    return address
  }
}

/** Documents that show or link a file that cannot be used, with the field: a site is not built with them. */
export function unreadableMediaFindings(
  documents: readonly CmsDocument[],
  unreadable: UnreadableMedia,
): ContentFinding[] {
  if (unreadable.size === 0) return []
  return documents.flatMap((document) => {
    const findings: ContentFinding[] = []
    visitDeep(
      document.data,
      (value, field) => {
        const url = isRecord(value) ? value['url'] : undefined
        const file = typeof url === 'string' ? fileOf(url) : undefined
        const problem = file === undefined ? undefined : unreadable.get(file)
        if (file !== undefined && problem !== undefined)
          findings.push(
            findingIn(
              document,
              field,
              `the file "${file}" of the media ${problem}. Replace the file, or choose another one here`,
            ),
          )
        return undefined
      },
      'data',
    )
    return findings
  })
}
