import { brotliCompressSync, constants } from 'node:zlib'
import type { Finding } from './checks'
import type { HtmlPage } from './readPage'

type CheckedPage = Pick<HtmlPage, 'path' | 'applicationBytes' | 'applicationFiles'>

/** Most bytes of a compressed page that may serve the application before it starts. */
export const applicationLimit = 1600

/**
 * The part compressed alone and what it adds to the compressed page differ by less than this (measured: 84). It is
 * compressed alone first, which takes a hundredth of the time.
 */
const tolerance = 150

/** The element of the starter, with its data and code. */
const applicationElement = /<script id="application".*?<\/script>/s

/** Size in bytes of a text as Brotli at its best quality, as the server sends it. */
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
 * Bytes that the starter and its data add to a compressed page: exact near the limit and above it. Undefined for a page
 * without a starter.
 */
export function applicationBytes(html: string): number | undefined {
  const part = applicationElement.exec(html)?.[0]
  if (part === undefined) return undefined
  const alone = brotliSize(part)
  return alone <= applicationLimit - tolerance
    ? alone
    : brotliSize(html) - brotliSize(html.replace(part, () => ''))
}

/** A page to which the starter and its data add too much, that has none, or whose files are not in the build. */
export function applicationFindings(
  { path, applicationBytes: bytes, applicationFiles }: CheckedPage,
  hasFile: (path: string) => boolean,
): Finding[] {
  const finding = (detail: string): Finding => ({ path, check: 'application', detail })
  if (bytes === undefined) return [finding('the page has no element with the id "application"')]
  return [
    ...(bytes > applicationLimit
      ? [finding(`${bytes} bytes (Brotli) instead of at most ${applicationLimit}`)]
      : []),
    ...(applicationFiles.some((file) => file.endsWith('.js')) ? [] : [finding('the page names no script')]),
    ...applicationFiles
      .filter((file) => !hasFile(file))
      .map((file) => finding(`${file} is not in the build`)),
  ]
}
