import { placeInFile, type FileFinding } from '../../content-api'
import type { ContentFinding } from '../cms/contentFinding'

/** The findings that keep a site from being built, all in one message. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  constructor(
    message: string,
    /** What the message names, as far as it is about documents. */
    readonly findings: readonly ContentFinding[] = [],
  ) {
    super(message)
  }
}

/** One message for all findings, the place of each in front. */
export function contentErrorMessage(
  source: string,
  files: readonly FileFinding[],
  findings: readonly ContentFinding[],
): string {
  const lines = [
    ...files.map((finding) => `  ${placeInFile(finding)}\n    ${finding.message}`),
    ...findings.map(
      ({ documentId, type, lang, field, message }) =>
        `  ${documentId} (type ${type}, language ${lang}) ${field}\n    ${message}`,
    ),
  ]
  return `The content of ${source} has ${lines.length} problem${lines.length === 1 ? '' : 's'}; nothing was built:\n${lines.join('\n')}`
}
