import type { Environment } from '../../core/environment'
import { openContentSource, type ContentSource } from './contentClient'
import { changedDocumentPull } from './pullChangedDocuments'
import { checkedContent, openContent, planContent, type Content, type PublishedContent } from './readContent'

/** Reads the same repository again and again. */
export type ContentReader = {
  /** What is published now. Rejects as openContent does. */
  open: () => Promise<PublishedContent>
  /** Its content, checked. Rejects as readContent does. */
  read: (published: PublishedContent) => Promise<Content>
}

/**
 * Keeps what it has read: only documents that have changed are pulled, parsed and checked again. `isServed` tells whether
 * the site serves a file of the media already: one that has become unusable since stops nothing then.
 */
export function contentReader(
  root: string,
  environment: Environment,
  isServed: (file: string) => boolean = () => false,
): ContentReader {
  const pull = changedDocumentPull()
  let source: ContentSource | undefined
  return {
    open() {
      source = source?.reopen() ?? openContentSource(root, environment)
      return openContent(root, environment, source)
    },
    async read(published) {
      const { client, stored, withFileFacts } = published.source
      const documents = await withFileFacts(await pull(client, published.ref, stored?.()))
      const unreadable = [...(published.unreadableMedia ?? [])].filter(([file]) => !isServed(file))
      return checkedContent(
        planContent(root, { ...published, unreadableMedia: new Map(unreadable) }, documents),
      )
    },
  }
}
