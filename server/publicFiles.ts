import { constants } from 'node:fs'
import { open, realpath, type FileHandle } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { defaultLocale } from '../locales.config'
import { codeOf } from '../src/core/values/error'
import type { Version } from './caching'

/** An open file of `public/`. A deploy meanwhile does not change what is read from it. */
export type OpenFile = Version & { handle: FileHandle; path: string }

/**
 * The path under `public/` that an address means, or undefined for an address that is never a file: dot files, `..`
 * in any spelling, backslashes, empty segments, encoded slashes (a second address of the same page), malformed escapes.
 * `.well-known` is the one public dot folder (RFC 8615).
 */
export function publicPath(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined
  const segments = decodedSegments(address)
  if (!segments) return undefined
  const isServed = segments.every(
    (segment, index) =>
      segment !== '' &&
      !/[/\\\0]/.test(segment) &&
      (!segment.startsWith('.') || (index === 0 && segment === '.well-known')),
  )
  return isServed ? segments.join('/') : undefined
}

function decodedSegments(address: string): string[] | undefined {
  try {
    return address.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/**
 * The folder without links in its path: it may be a link to the files of the latest release. Asked once for a request,
 * so that all files it reads are of one release. A folder that is missing stays as it is: there are no files in it.
 */
export async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder)
  } catch (error) {
    if (isAbsence(error)) return folder
    throw new Error(`${folder} cannot be opened`, { cause: error })
  }
}

/**
 * Opens a regular file of the folder, which `realFolder` gave; undefined when there is none, and for a symbolic link that
 * leads out of the folder. The caller closes the handle. Throws on an error of the disk.
 */
export async function openFile(folder: string, path: string): Promise<OpenFile | undefined> {
  let handle: FileHandle
  try {
    const file = await realpath(join(folder, path))
    if (!file.startsWith(folder + sep)) return undefined
    // Non-blocking, so that a pipe in the folder cannot block a request for ever.
    handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW)
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw new Error(`${path} cannot be opened`, { cause: error })
  }
  try {
    const stats = await handle.stat()
    if (stats.isFile()) return { handle, path, size: stats.size, modified: stats.mtime }
  } catch (error) {
    await handle.close()
    throw error
  }
  await handle.close()
  return undefined
}

const absence = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR']

const isAbsence = (error: unknown): boolean => absence.includes(codeOf(error) ?? '')

/** Opens the file of an address in the real folder: the file itself, or the `index.html` of a folder. */
export async function openPublicFile(folder: string, address: string): Promise<OpenFile | undefined> {
  const path = publicPath(address)
  if (path === undefined) return undefined
  return (await openFile(folder, path)) ?? (await openFile(folder, `${path}/index.html`))
}

/** True when the folder has the homepage of the default locale, which every built site has. */
export async function hasPages(publicDir: string): Promise<boolean> {
  try {
    const homepage = await openPublicFile(await realFolder(publicDir), `/${defaultLocale().urlCode}`)
    await homepage?.handle.close()
    return homepage !== undefined
  } catch {
    return false
  }
}
