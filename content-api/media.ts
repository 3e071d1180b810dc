/** Files of the content's media folder. */
import { open, readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { getMimeType } from 'hono/utils/mime'

/** Larger files are streamed, so that many requests at once do not fill the memory. */
const largestBuffer = 512 * 1024

/**
 * Reads a file of the folder by the path of its URL, still percent-encoded; without `hasBody` only what it is. Undefined for a
 * missing file and for every path that would leave the folder, also through a symbolic link.
 */
export async function readMedia(
  folder: string,
  urlPath: string,
  { hasBody = true } = {},
): Promise<
  { body: ReadableStream | Uint8Array<ArrayBuffer>; size: number; contentType: string } | undefined
> {
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, decodeURIComponent(urlPath)))
    if (!file.startsWith(root + sep)) return undefined
    const handle = await open(file)
    let isStreamed = false
    try {
      const stats = await handle.stat()
      if (!stats.isFile()) return undefined
      isStreamed = hasBody && stats.size > largestBuffer
      const body = isStreamed
        ? (Readable.toWeb(handle.createReadStream()) as ReadableStream)
        : hasBody
          ? new Uint8Array(await readFile(handle))
          : new Uint8Array()
      return { body, size: stats.size, contentType: getMimeType(file) ?? 'application/octet-stream' }
    } finally {
      if (!isStreamed) await handle.close()
    }
  } catch {
    // Missing, malformed encoding or a NUL byte: a 404 in every case.
    return undefined
  }
}
