/** Files that are written whole or not at all: with a full disk, or when the process ends, what was there stays. */
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '../src/core/values/error'

/** Writes a file beside its place. Gives its path; it is removed again when it cannot be written whole, and the error thrown. */
export function stageFile(file: string, content: Buffer | string): string {
  mkdirSync(dirname(file), { recursive: true })
  const staged = join(dirname(file), `${basename(file).slice(0, 100)}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    writeFileSync(staged, content, { flag: 'wx' })
    return staged
  } catch (error) {
    rmSync(staged, { force: true })
    throw error
  }
}

/** Writes a file in one step: another process reads the old content or the new one. */
export function writeWhole(file: string, content: Buffer | string): void {
  renameSync(stageFile(file, content), file)
}

/** Writes a new file. Gives false, and leaves the other, when there is one of that name already. */
export function writeNew(file: string, content: Buffer | string): boolean {
  const staged = stageFile(file, content)
  try {
    linkSync(staged, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(staged, { force: true })
  }
}

/** A file name without separators that neither hides the file nor leaves its folder. */
export const fileName = (name: string): string =>
  name.replace(/[^\w.-]+/g, '-').replace(/^\.+/, '') || 'unnamed'
