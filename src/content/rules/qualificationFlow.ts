import { flowProblems } from '../../leads/qualification/definition'
import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'

/** Qualification flows in which a visitor would get stuck, or whose answers no lead can carry. */
export function qualificationFlowFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents
    .filter(({ type }) => type === 'qualification_flow')
    .flatMap((document) =>
      flowProblems(document.data).map(({ path, problem }) => findingIn(document, path, problem)),
    )
}
