import { inlineScriptLimits } from '../budgets/limits'
import type { Finding } from './checks'
import type { HtmlPage } from './readPage'

type CheckedPage = Pick<HtmlPage, 'path' | 'applicationBytes' | 'applicationFiles'>

/** A page to which the bootstrap and its data add too much, that has none, or whose files are not in the build. */
export function applicationFindings(
  { path, applicationBytes: bytes, applicationFiles }: CheckedPage,
  hasFile: (path: string) => boolean,
): Finding[] {
  const finding = (detail: string): Finding => ({ path, check: 'application', detail })
  if (bytes === undefined) return [finding('the page has no element with the id "application"')]
  return [
    ...(bytes > inlineScriptLimits.compressed
      ? [finding(`${bytes} bytes (Brotli) instead of at most ${inlineScriptLimits.compressed}`)]
      : []),
    ...(applicationFiles.some((file) => file.endsWith('.js')) ? [] : [finding('the page names no script')]),
    ...applicationFiles
      .filter((file) => !hasFile(file))
      .map((file) => finding(`${file} is not in the build`)),
  ]
}
