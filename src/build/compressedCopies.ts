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
 * What the first round trip of a connection carries, in bytes: ten segments (RFC 6928), less what TLS and the frames of HTTP/2
 * add. `npm run weigh` measures pages against it.
 */
export const firstRoundTrip = 14_336

/** Bytes of a response before its page: the site's headers (siteHeaders.ts) and the server's, over HTTP/1.1. */
const head = 930

/** How much smaller the best quality may make a page, in sixty times the time: mostly 8 to 11 %. */
const bestSaves = 0.125

/** A file in Brotli: scripts, and pages where it may save a round trip, of the best quality; all else is made fast. */
async function inBrotliFor(file: string, content: Buffer): Promise<Buffer> {
  if (file.endsWith('.js')) return inBrotli(content, best)
  const quick = await inBrotli(content, fast)
  const mayFit =
    file.endsWith('.html') &&
    quick.length > firstRoundTrip - head &&
    quick.length * (1 - bestSaves) <= firstRoundTrip - head
  return mayFit ? inBrotli(content, best) : quick
}

/**
 * The content of a file in both encodings. The same content always gives the same copies. `known` is the one in Brotli, where
 * there is one of the same content.
 */
export async function compressedCopies(
  file: string,
  content: Buffer,
  known?: Buffer,
): Promise<{ brotli: Buffer; gzipped: Buffer }> {
  const [brotli, gzipped] = await Promise.all([
    known ?? inBrotliFor(file, content),
    inGzip(content, { level: 9 }),
  ])
  return { brotli, gzipped }
}
