import { readdirSync, statSync } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pLimit from 'p-limit'
import { compressedCopies, isCompressible } from '../src/build/compressedCopies'
import { forgetOldCopies, scriptCopies } from './build/keptCopies'

const outOfGzip = promisify(gunzip)

/** The time of a file, in milliseconds; 0 for one that is not there. */
const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** The copies of a file get its own time, a little later, so they are never taken for those of a later version. */
async function writeCopy(target: string, content: Buffer, time: Date): Promise<void> {
  const unfinished = `${target.slice(0, -3)}.new${target.slice(-3)}`
  await writeFile(unfinished, content)
  await utimes(unfinished, time, time)
  await rename(unfinished, target)
}

/** True when the copies beside a file were made from this content: the `.gz`, which is written last, says so. */
async function haveContent(file: string, content: Buffer): Promise<boolean> {
  if (timeOf(`${file}.br`) === 0 || timeOf(`${file}.gz`) === 0) return false
  try {
    return content.equals(await outOfGzip(await readFile(`${file}.gz`)))
  } catch {
    return false
  }
}

/** Writes the copies of a file whose copies are missing or older. True when it compressed. */
async function compress(file: string): Promise<boolean> {
  const { mtimeMs, size } = statSync(file)
  if (!isCompressible(file, size)) {
    // Copies of an earlier, longer version: a host that does not compare dates would send them.
    for (const copy of ['.br', '.gz']) await rm(`${file}${copy}`, { force: true })
    return false
  }
  if (timeOf(`${file}.br`) > mtimeMs && timeOf(`${file}.gz`) > mtimeMs) return false
  const time = new Date(Math.floor(mtimeMs) + 1)
  const content = await readFile(file)
  if (await haveContent(file, content)) {
    for (const copy of ['.br', '.gz']) await utimes(`${file}${copy}`, time, time)
    return false
  }
  const { brotli, gzipped } = await (file.endsWith('.js') ? scriptCopies : compressedCopies)(file, content)
  await rm(`${file}.gz`, { force: true })
  await writeCopy(`${file}.br`, brotli, time)
  await writeCopy(`${file}.gz`, gzipped, time)
  return true
}

const isCopy = (file: string): boolean => /\.(br|gz)$/.test(file)

/**
 * Writes `.br` and `.gz` beside the files of a folder and gives the number of compressed ones, on so many cores. No
 * further file is begun after `signal`.
 */
async function compressAll(files: readonly string[], cores: number, signal?: AbortSignal): Promise<number> {
  const results = await pLimit(cores).map(files, (file) => (signal?.aborted ? false : compress(file)))
  return results.filter(Boolean).length
}

/**
 * Compresses the scripts in the folder itself and gives their number: `npm run build` does so while Gatsby makes pages
 * that use them. No further script is begun after `signal`.
 */
export async function precompressScripts(folder: string, signal?: AbortSignal): Promise<number> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return compressAll(
    scripts.map((name) => path.join(folder, name)),
    1,
    signal,
  )
}

/**
 * Writes `.br` and `.gz` beside every text file of the folder whose copies are missing or older; drops orphans. Copies of
 * a file that was written again with the same content stay. Gives the number of compressed files.
 */
export async function precompress(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const copy of files.filter(isCopy)) {
    if (timeOf(copy.slice(0, -3)) === 0) await rm(copy)
  }
  await forgetOldCopies()
  return compressAll(
    files.filter((file) => !isCopy(file) && isCompressible(file)),
    os.availableParallelism(),
  )
}
