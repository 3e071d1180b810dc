import type { CmsDocument, ContentProblem } from '../document'
import type { ContentModels } from './models'
import { problemIn, textOf } from './problem'

/** Page documents without a title: it is the h1, or the name of the page in trails and lists. */
export function titleProblems(documents: readonly CmsDocument[], models: ContentModels): ContentProblem[] {
  return documents
    .filter(({ type, data }) => models.types.get(type)?.isPage && !textOf(data['title']))
    .map((document) => problemIn(document, 'data.title', 'the page has no title'))
}
