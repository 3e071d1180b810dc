import path from 'node:path'
import { placeInFile, type FileFinding } from '../../../content-api'
import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { findingSentence } from './findingSentence'

/** The findings that keep a site from being built, all in one message. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  constructor(
    message: string,
    /** What the message names, as far as it is about documents. */
    readonly findings: readonly ContentFinding[] = [],
    /** All that the message names, a sentence each, for people who write: documents by title, without folders and ids. */
    readonly problems: readonly string[] = [],
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

/** The same, a sentence each, for people who write. */
export function contentProblems(
  documents: readonly CmsDocument[],
  files: readonly FileFinding[],
  findings: readonly ContentFinding[],
): string[] {
  const titles = new Map(
    documents.map(({ id, data, uid, type }) => [id, String(data['title'] ?? uid ?? type)]),
  )
  const sentences = [
    ...files.map(({ file, message }) => `The file ${path.basename(file)}: ${message}`),
    ...findings.map((finding) => findingSentence(finding, titles.get(finding.documentId))),
  ]
  return [...new Set(sentences)]
}
