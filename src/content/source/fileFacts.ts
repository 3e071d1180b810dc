import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import ky, { isHTTPError } from 'ky'
import type { Environment } from '../../core/environment'
import { messageOf } from '../../core/values/error'
import { isRecord } from '../../core/values/record'
import type { CmsDocument } from '../cms/document'
import { embeddedMediaPath } from '../cms/embeddedMedia'
import { textOf } from '../cms/fields'
import type { FileFacts } from '../cms/fileFacts'
import { fileFields } from '../cms/gatedContent'
import { readPdf } from './readPdf'

/** What was found out about a file, or why it cannot be offered to visitors. */
type ReadFile = { facts: FileFacts } | { problem: string }

const reasonOf = (error: unknown): string => messageOf(error).replace(/\.$/, '')

async function readBytes(name: string, bytes: Uint8Array): Promise<ReadFile> {
  try {
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
    return { facts: { format: 'PDF', bytes: bytes.length, ...(await readPdf(bytes)), digest } }
  } catch (error) {
    return { problem: `${name} cannot be read as a PDF (${reasonOf(error)})` }
  }
}

/** What was read before: a file by its name, size and date, an address of Prismic by itself, since a new file gets a new one. */
const known = new Map<string, Promise<ReadFile>>()

function once(key: string, read: () => Promise<ReadFile>): Promise<ReadFile> {
  const before = known.get(key)
  if (before) return before
  const reading = read()
  known.set(key, reading)
  // What is wrong may be mended meanwhile.
  reading.then(
    (read) => 'problem' in read && known.delete(key),
    () => known.delete(key),
  )
  return reading
}

/** The name in an address below `/media/`, as it is written where it cannot be decoded. */
function nameIn(url: string): string {
  const written = url.slice(embeddedMediaPath.length)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

function readStoredFile(folder: string, url: string): Promise<ReadFile> {
  const name = nameIn(url)
  const file = path.join(folder, name)
  const missing = Promise.resolve({ problem: `the file ${name} is not in the library` })
  if (path.relative(folder, file).startsWith('..')) return missing
  try {
    const { size, mtimeMs } = statSync(file)
    return once(`${file} ${size} ${mtimeMs}`, () => readBytes(name, readFileSync(file)))
  } catch {
    return missing
  }
}

/** Rejects when the host does not answer: a page must not disappear because of it. */
async function fetchFile(url: string): Promise<ReadFile> {
  const name = path.posix.basename(new URL(url).pathname)
  try {
    return await readBytes(name, new Uint8Array(await ky.get(url, { timeout: 60_000 }).arrayBuffer()))
  } catch (error) {
    if (isHTTPError(error) && [403, 404, 410].includes(error.response.status))
      return { problem: `the file ${name} is not in the library (${error.response.status})` }
    throw new Error(`The file ${url} cannot be read: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * The bytes of the file that a document gives, from where its facts were read; undefined for a document without facts. Rejects
 * when another host does not answer.
 */
export async function fileBytes(
  root: string,
  { CONTENT_DIR }: Pick<Environment, 'CONTENT_DIR'>,
  { type, data, fileFacts }: Pick<CmsDocument, 'type' | 'data' | 'fileFacts'>,
): Promise<Uint8Array | undefined> {
  const field = Object.hasOwn(fileFields, type) ? fileFields[type] : undefined
  const link = field === undefined ? undefined : data[field]
  const url = isRecord(link) ? textOf(link['url']) : ''
  if (!url || !fileFacts) return undefined
  if (url.startsWith(embeddedMediaPath))
    return readFileSync(path.join(path.resolve(root, CONTENT_DIR), 'media', nameIn(url)))
  return new Uint8Array(await ky.get(url, { timeout: 60_000 }).arrayBuffer())
}

const completed = new WeakMap<CmsDocument, { read: ReadFile; document: CmsDocument }>()

/** The document with what was read; the same object as before while both are as before. */
function withRead(document: CmsDocument, read: ReadFile): CmsDocument {
  const before = completed.get(document)
  if (before && JSON.stringify(before.read) === JSON.stringify(read)) return before.document
  const now = {
    ...document,
    ...('facts' in read ? { fileFacts: read.facts } : { fileProblem: read.problem }),
  }
  completed.set(document, { read, document: now })
  return now
}

/**
 * The documents, those that give a file with what the file says of itself. Files of the embedded repository are read from its
 * folder, others from their address. Rejects when another host does not answer.
 */
export function withFileFacts(
  root: string,
  { CONTENT_DIR }: Pick<Environment, 'CONTENT_DIR'>,
  documents: readonly CmsDocument[],
): Promise<CmsDocument[]> {
  const media = path.join(path.resolve(root, CONTENT_DIR), 'media')
  return Promise.all(
    documents.map(async (document) => {
      const field = Object.hasOwn(fileFields, document.type) ? fileFields[document.type] : undefined
      const link = field === undefined ? undefined : document.data[field]
      const url = isRecord(link) ? textOf(link['url']) : ''
      if (!url) return document
      const reading = url.startsWith(embeddedMediaPath)
        ? readStoredFile(media, url)
        : once(url, () => fetchFile(url))
      return withRead(document, await reading)
    }),
  )
}
