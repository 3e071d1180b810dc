import { brotliCompressSync, constants } from 'node:zlib'
import { inlineScriptLimits } from '../budgets/limits'

/**
 * The part compressed alone and what it adds to the compressed page differ by less than this (measured: at most 119).
 * It is compressed alone first, which takes a hundredth of the time: nine pages of ten need no more.
 */
const tolerance = 125

/** The element of the bootstrap, with its data and code. */
const applicationElement = /<script id="application".*?<\/script>/s

/** Size in bytes of a text as Brotli at its best quality. */
const brotliSize = (text: string): number => {
  const bytes = Buffer.from(text)
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length
}

/**
 * Bytes that the bootstrap and its data add to a compressed page: exact near the limit and above it, and never more than they
 * have alone, since the encoder divides another page in another way. Undefined for a page without a bootstrap script.
 */
export function applicationBytes(html: string): number | undefined {
  const part = applicationElement.exec(html)?.[0]
  if (part === undefined) return undefined
  const alone = brotliSize(part)
  return alone <= inlineScriptLimits.compressed - tolerance
    ? alone
    : Math.min(alone, brotliSize(html) - brotliSize(html.replace(part, () => '')))
}
