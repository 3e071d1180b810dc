/** Files of the content's media folder. */
import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/**
 * Reads a file of the folder by the path of its URL, still percent-encoded. Undefined for a missing file and
 * for every path that would leave the folder, also through a symbolic link.
 */
export async function readMedia(
  folder: string,
  urlPath: string,
): Promise<{ body: Buffer<ArrayBuffer>; contentType: string } | undefined> {
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, decodeURIComponent(urlPath)))
    if (!file.startsWith(root + sep)) return undefined
    return {
      body: Buffer.from(await readFile(file)),
      contentType: getMimeType(file) ?? 'application/octet-stream',
    }
  } catch {
    // Missing, a folder, malformed encoding or a NUL byte: a 404 in every case.
    return undefined
  }
}
