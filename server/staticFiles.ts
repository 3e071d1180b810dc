import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { acceptedEncodings, type Encoding } from './acceptEncoding'
import { cacheControlOf, entityTag, isNotModified, revalidate } from './caching'
import { openFile, openPublicFile, type OpenFile } from './publicFiles'

export type FileStatus = 200 | 404 | 500

/**
 * Responds with a file of the real folder of `public/`, precompressed when there is a `.br` or `.gz` beside it and the client accepts it.
 * A page with an error status is always sent in full, never as 304. Undefined when there is no file.
 */
export async function sendFile(
  context: Context,
  folder: string,
  path: string,
  status: FileStatus = 200,
): Promise<Response | undefined> {
  const file = await openFile(folder, path)
  return file && send(context, folder, file, status)
}

/** Responds with the file of an address in that folder, or gives undefined. `statusOf` recognises the error pages among the files. */
export async function sendPublicFile(
  context: Context,
  folder: string,
  address: string,
  statusOf: (file: string) => FileStatus,
): Promise<Response | undefined> {
  const file = await openPublicFile(folder, address)
  return file && send(context, folder, file, statusOf(file.path))
}

async function send(context: Context, folder: string, file: OpenFile, status: FileStatus): Promise<Response> {
  const request = context.req.raw
  const compressed = await openCompressed(folder, file, request.headers.get('accept-encoding'))
  const body = compressed?.file ?? file
  if (body !== file) await file.handle.close()

  const tag = entityTag(file, compressed?.encoding.name)
  const headers = new Headers({
    'Cache-Control':
      status === 500 ? 'no-store' : status === 404 ? revalidate : cacheControlOf(`/${file.path}`),
    Vary: 'Accept-Encoding',
  })
  if (status === 200) {
    headers.set('ETag', tag)
    headers.set('Last-Modified', file.modified.toUTCString())
    if (isNotModified(request.headers, tag, file.modified)) {
      await body.handle.close()
      return new Response(null, { status: 304, headers })
    }
  }
  headers.set('Content-Type', contentType(file.path))
  headers.set('Content-Length', String(body.size))
  if (compressed) headers.set('Content-Encoding', compressed.encoding.name)
  if (request.method === 'HEAD') {
    await body.handle.close()
    return new Response(null, { status, headers })
  }
  return new Response(await read(body), { status, headers })
}

/** The best precompressed form that the client accepts. One older than its file is from an earlier build: not used. */
async function openCompressed(
  folder: string,
  file: OpenFile,
  accept: string | null,
): Promise<{ file: OpenFile; encoding: Encoding } | undefined> {
  for (const encoding of acceptedEncodings(accept)) {
    const compressed = await openFile(folder, `${file.path}${encoding.extension}`)
    if (!compressed) continue
    if (compressed.modified >= file.modified) return { file: compressed, encoding }
    await compressed.handle.close()
  }
  return undefined
}

/** Larger than the text of any page. Files above it are streamed, so that many at once do not fill the memory. */
const largestBuffer = 512 * 1024

async function read({ handle, size }: OpenFile): Promise<BodyInit> {
  if (size > largestBuffer) return streamOf(handle.createReadStream())
  try {
    return new Uint8Array(await handle.readFile())
  } finally {
    await handle.close()
  }
}

/** Node's web stream, under the DOM's name for the same thing. */
const streamOf = (source: Readable): ReadableStream => Readable.toWeb(source) as ReadableStream

/** The media type by extension, with the charset UTF-8 for text. */
export function contentType(path: string): string {
  const type = getMimeType(path) ?? 'application/octet-stream'
  return /^application\/(?:json|manifest\+json)$/.test(type) ? `${type}; charset=utf-8` : type
}
