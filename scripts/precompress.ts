import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/
const smallest = 860

/** Writes `.br` and `.gz` beside every text file of the folder whose copies are missing or older; drops orphans. */
export function precompress(folder: string): number {
  let written = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const compressed = /\.(br|gz)$/.exec(file)
    if (compressed) {
      if (statSync(file.slice(0, -3), { throwIfNoEntry: false }) === undefined) rmSync(file)
      continue
    }
    const { mtimeMs, size } = statSync(file)
    if (!compressible.test(file) || size < smallest) continue
    if ((statSync(`${file}.br`, { throwIfNoEntry: false })?.mtimeMs ?? 0) > mtimeMs) continue
    const content = readFileSync(file)
    const quality = file.endsWith('.js') ? 11 : 6
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    written += 1
  }
  return written
}
