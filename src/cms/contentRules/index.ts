import type { UrlCode } from '../../../locales.config'
import { localeByUrlCode } from '../../../locales.config'
import type { CmsDocument, ContentProblem } from '../document'
import { localizeDocument } from '../localizeDocument'
import type { PlannedPage } from '../pagePlan/plannedPage'
import type { Market } from '../siteDataOf'
import { emailDomainProblems } from './emailDomains'
import { eventProblems } from './events'
import { fieldKindProblems } from './fieldKinds'
import { headingProblems } from './headings'
import { imageProblems } from './images'
import { metaLengthProblems, repeatedTitleProblems, type ShownDocument } from './metadata'
import { modelledDocument } from './modelledFields'
import type { ContentModels } from './models'
import { qualificationFlowProblems } from './qualificationFlow'
import { scriptLinkProblems } from './scriptLinks'
import { titleProblems } from './titles'

export { parseModels, type ContentModels } from './models'

type CheckedContent = {
  documents: readonly CmsDocument[]
  models: ContentModels
  pages: readonly PlannedPage[]
  markets: ReadonlyMap<UrlCode, Market>
}

/** Every document as each market shows it, one per page. */
function shownDocuments({
  documents,
  pages,
  markets,
}: Pick<CheckedContent, 'documents' | 'pages' | 'markets'>): ShownDocument[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return pages.flatMap(({ documentId, locale: urlCode }) => {
    const document = byId.get(documentId)
    const market = markets.get(urlCode)
    const locale = localeByUrlCode(urlCode)
    if (!document || !market || !locale) return []
    const { data } = localizeDocument(document, {
      market: market.values,
      overrides: market.overrides,
      htmlLang: locale.htmlLang,
      // Of links only the texts count here.
      pathOf: () => undefined,
    })
    return [{ document, urlCode, data }]
  })
}

/** What an editor should mend although the site can be built with it, all at once, document by document. */
export function contentProblems(content: CheckedContent): ContentProblem[] {
  const { documents, models } = content
  const modelled = documents.map((document) => modelledDocument(document, models))
  const shown = shownDocuments(content)
  return [
    ...fieldKindProblems(modelled),
    ...imageProblems(modelled),
    ...headingProblems(modelled),
    ...titleProblems(documents, models),
    ...metaLengthProblems(shown),
    ...repeatedTitleProblems(shown),
    ...emailDomainProblems(documents),
    ...eventProblems(documents),
    ...qualificationFlowProblems(documents),
    ...scriptLinkProblems(documents),
  ].sort((a, b) => (a.documentId < b.documentId ? -1 : a.documentId > b.documentId ? 1 : 0))
}
