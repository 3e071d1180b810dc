import type { Environment } from '../../core/environment'
import { openContentSource, type ContentSource } from './contentClient'
import { draftCheck, type DraftCheck, type PublishedDocuments } from './draftCheck'
import { memoizedPlan } from './memoizedPlan'
import { changedDocumentPull } from './pullChangedDocuments'
import { checkedContent, openContent, type Content, type PublishedContent } from './readContent'

/** Reads the same repository again and again. */
export type ContentReader = {
  /** What is published now. Rejects as openContent does. */
  open: () => Promise<PublishedContent>
  /** Its content, checked. Rejects as readContent does. */
  read: (published: PublishedContent) => Promise<Content>
  /** Checks drafts of the embedded repository; once they are published, `read` has their plan. Rejects for another repository. */
  checkDrafts: DraftCheck
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
  const plan = memoizedPlan(root)
  let source: ContentSource | undefined
  const open = (): Promise<PublishedContent> => {
    source = source?.reopen() ?? openContentSource(root, environment)
    return openContent(root, environment, source)
  }
  async function withDocuments(published: PublishedContent): Promise<PublishedDocuments> {
    const { client, stored, withFileFacts } = published.source
    const documents = await withFileFacts(await pull(client, published.ref, stored?.()))
    const unreadable = [...(published.unreadableMedia ?? [])].filter(([file]) => !isServed(file))
    return { ...published, documents, unreadableMedia: new Map(unreadable) }
  }
  const modelsOfSource = () => {
    if (!source?.models) throw new Error('Only drafts of the embedded repository can be checked')
    return source.models()
  }
  return {
    open,
    async read(published) {
      const { documents, ...circumstances } = await withDocuments(published)
      return checkedContent(plan(circumstances, [...documents]))
    },
    checkDrafts: draftCheck({
      published: async () => withDocuments(await open()),
      plan,
      models: modelsOfSource,
    }),
  }
}
