import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/

/** Below this size, in bytes, a copy would hardly be smaller than its file. */
const smallest = 860

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** True for a file that gets compressed copies; without a size, for one that gets them when it is large enough. */
export const isCompressible = (file: string, size = smallest): boolean =>
  compressible.test(file) && size >= smallest

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/**
 * What the first round trip of a connection carries, in bytes: ten segments of 1,460 (RFC 6928), less 400 for the headers
 * of the response.
 */
const firstRoundTrip = 14_200

/** How much smaller the best quality makes a page, in sixty times the time: about a tenth. */
const bestSaves = 0.11

/** A file in Brotli: scripts, and pages where it may save a round trip, of the best quality; all else is made fast. */
async function inBrotliFor(file: string, content: Buffer): Promise<Buffer> {
  if (file.endsWith('.js')) return inBrotli(content, best)
  const quick = await inBrotli(content, fast)
  const mayFit =
    file.endsWith('.html') &&
    quick.length > firstRoundTrip &&
    quick.length * (1 - bestSaves) <= firstRoundTrip
  return mayFit ? inBrotli(content, best) : quick
}

/** The content of a file in both encodings. The same content always gives the same copies. */
export async function compressedCopies(
  file: string,
  content: Buffer,
): Promise<{ brotli: Buffer; gzipped: Buffer }> {
  const [brotli, gzipped] = await Promise.all([inBrotliFor(file, content), inGzip(content, { level: 9 })])
  return { brotli, gzipped }
}
