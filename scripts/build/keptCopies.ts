import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { compressedCopies } from '../../src/build/compressedCopies'
import { buildCacheFolder } from '../../src/core/buildCache'

const outOfBrotli = promisify(brotliDecompress)

const keptCopiesFolder = `${buildCacheFolder}/compressed`

/** For how long a copy is kept that no build has used, in milliseconds. */
const longest = 14 * 24 * 60 * 60 * 1000

type Copies = Awaited<ReturnType<typeof compressedCopies>>

/** The copy that was made of this content; undefined when there is none, or none of this content. */
async function keptCopy(file: string, content: Buffer): Promise<Buffer | undefined> {
  try {
    const brotli = await readFile(file)
    if (!content.equals(await outOfBrotli(brotli))) return undefined
    const now = new Date()
    await utimes(file, now, now)
    return brotli
  } catch {
    return undefined
  }
}

/**
 * The copies of a script. The best quality of Brotli takes five seconds for all scripts, which most builds have in common with
 * an earlier one: it is kept by the content of the script and the version of the encoder.
 */
export async function scriptCopies(
  file: string,
  content: Buffer,
  folder = keptCopiesFolder,
): Promise<Copies> {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const kept = path.join(folder, `${digest}-${process.versions['brotli'] ?? ''}.br`)
  const brotli = await keptCopy(kept, content)
  const copies = await compressedCopies(file, content, brotli)
  if (!brotli) {
    await mkdir(folder, { recursive: true })
    await writeFile(`${kept}.${process.pid}`, copies.brotli)
    await rename(`${kept}.${process.pid}`, kept)
  }
  return copies
}

/** Removes the copies that no build has used for long. */
export async function forgetOldCopies(folder = keptCopiesFolder, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > longest) await rm(file, { force: true })
  }
}
