import type { CmsDocument } from '../cms/document'
import type { ContentFinding } from '../cms/contentFinding'
import type { ContentModels } from './models'
import { findingIn } from '../cms/contentFinding'
import { fieldText } from './fieldText'

/** Page documents without a title: it is the h1, or the name of the page in trails and lists. */
export function titleFindings(documents: readonly CmsDocument[], models: ContentModels): ContentFinding[] {
  return documents
    .filter(({ type, data }) => models.types.get(type)?.isPage && !fieldText(data['title']))
    .map((document) => findingIn(document, 'data.title', 'the page has no title'))
}
