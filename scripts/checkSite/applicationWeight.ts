import { brotliCompressSync, constants } from 'node:zlib'
import type { Finding } from './checks'
import type { HtmlPage } from './readPage'

/** Most bytes of a page, compressed, that may serve the application before it starts. */
export const applicationLimit = 1600

/** Size in bytes of a text as Brotli at its best quality, as the server sends it. */
export const brotliSize = (text: string): number => {
  const bytes = Buffer.from(text)
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length
}

/**
 * Pages on which the starter and its data weigh too much. Compressed alone they are never smaller than within the page,
 * where other text shares words with them, so this says more than they add to the page and takes a hundredth of the time.
 */
export function applicationWeightFindings({ path, application }: HtmlPage): Finding[] {
  if (!application)
    return [{ path, check: 'application', detail: 'the page has no element with the id "application"' }]
  const size = brotliSize(application)
  return size > applicationLimit
    ? [
        {
          path,
          check: 'application',
          detail: `${size} bytes (Brotli) instead of at most ${applicationLimit}`,
        },
      ]
    : []
}
