/** Files of the content's media folder. */
import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/**
 * Reads a file of the folder by the path of its URL, percent-encoded as it came. Undefined when there is no
 * such file and for every path that would leave the folder, also through a symbolic link.
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
    // Not there, a folder, malformed encoding or a NUL byte: for the visitor all the same.
    return undefined
  }
}
