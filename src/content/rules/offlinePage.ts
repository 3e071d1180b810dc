import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { offlineTextKeys } from '../offlinePage/texts'
import { neededTextFindings } from './neededTexts'

/** Texts that a page without a connection lacks: visitors would see an empty heading or link. */
export const offlinePageFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents
    .filter(({ type }) => type === 'offline_page')
    .flatMap((document) =>
      neededTextFindings(
        document,
        offlineTextKeys,
        'the page without a connection needs this text: fill it in',
      ),
    )
