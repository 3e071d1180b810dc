import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { fieldText } from './fieldText'
import type { ContentModels } from './models'

/** Page documents without a title, which is the h1, or the name of the page in trails and lists. */
export function titleFindings(documents: readonly CmsDocument[], models: ContentModels): ContentFinding[] {
  return documents
    .filter(({ type, data }) => models.types.get(type)?.isPage && !fieldText(data['title']))
    .map((document) => findingIn(document, 'data.title', 'the page has no title'))
}
