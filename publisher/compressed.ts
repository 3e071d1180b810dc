import pLimit from 'p-limit'
import { compressedCopies, isCompressible } from '../src/build/compressedCopies'
import type { FileChanges } from './publishedSite'

const isCopied = (file: string): boolean => file.startsWith('public/') && isCompressible(file)

/**
 * Compresses the files of a publish, on other cores: `begin` at once, so that the next page is rendered meanwhile, and
 * `complete` what else is written. It gives the changes with the copies after all files, since a copy counts when it is not older
 * than its file, and without the copies of what goes, or is too small for them.
 */
export function startCompression(): {
  begin: (file: string, text: string) => void
  complete: (changes: FileChanges) => Promise<FileChanges>
} {
  const limited = pLimit(4)
  const begun = new Map<string, { text: string | Buffer; copies: ReturnType<typeof compressedCopies> }>()

  function copiesOf(file: string, text: string | Buffer): ReturnType<typeof compressedCopies> {
    const before = begun.get(file)
    if (before?.text === text) return before.copies
    const copies = limited(() => compressedCopies(file, Buffer.from(text)))
    begun.set(file, { text, copies })
    return copies
  }

  return {
    begin(file, text) {
      if (!isCopied(file) || !isCompressible(file, Buffer.byteLength(text))) return
      // It is awaited in `complete`; until then a rejection must not end the process.
      copiesOf(file, text).catch(() => undefined)
    },
    async complete(changes) {
      const write = new Map(changes.write)
      const remove = new Set(changes.remove)
      const drop = (file: string): void => {
        for (const end of ['.br', '.gz']) remove.add(`${file}${end}`)
      }
      for (const file of changes.remove) if (isCompressible(file)) drop(file)
      await Promise.all(
        [...changes.write].map(async ([file, text]) => {
          if (!isCopied(file)) return
          if (!isCompressible(file, Buffer.byteLength(text))) return drop(file)
          const { brotli, gzipped } = await copiesOf(file, text)
          write.set(`${file}.br`, brotli)
          write.set(`${file}.gz`, gzipped)
        }),
      )
      return { ...changes, write, remove }
    },
  }
}
