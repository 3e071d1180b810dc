import { type UrlCode, localeByUrlCode } from '../../locales.config'
import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { localizeDocument } from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import type { PlannedPage } from '../pagePlan/plannedPage'
import { chatFindings } from './chat'
import { consentBannerFindings } from './consentBanner'
import { cookiePolicyFindings } from './cookiePolicy'
import { emailDomainFindings } from './emailDomains'
import { eventFindings } from './events'
import { fieldKindFindings } from './fieldKinds'
import { fileNumberFindings } from './fileNumbers'
import { frenchSpaceFindings } from './frenchSpaces'
import { headingFindings } from './headings'
import { imageFindings } from './images'
import { marketLinkFindings } from './marketLinks'
import { meetingCalendarFindings } from './meetingCalendars'
import { metaLengthFindings, repeatedTitleFindings, type ShownDocument } from './metadata'
import { modelledDocument } from './modelledFields'
import type { ContentModels } from './models'
import { offlinePageFindings } from './offlinePage'
import { planIdFindings } from './planIds'
import { productDemoFindings } from './productDemo'
import { qualificationFlowFindings } from './qualificationFlow'
import { rawFactFindings } from './rawFacts'
import { redirectFindings } from './redirects'
import { roiAssumptionFindings } from './roiAssumptions'
import { sceneFindings } from './scenes'
import { scriptLinkFindings } from './scriptLinks'
import { statedCountFindings } from './statedCounts'
import { surveyFindings } from './survey'
import { titleFindings } from './titles'
import { toolWordsFindings } from './toolWords'
import { writtenCountFindings } from './writtenCounts'

export { missingObjectFindings } from './missingObjects'
export { parseModels, type ContentModels } from './models'

type CheckedContent = {
  documents: readonly CmsDocument[]
  /** The content of the pages of code. */
  codeDocuments: readonly CmsDocument[]
  models: ContentModels
  /** Those that are checked; `addresses` are those of all pages. */
  pages: readonly PlannedPage[]
  addresses: readonly string[]
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
    const { data } = localizeDocument(document, { market, htmlLang: locale.htmlLang })
    return [{ document, urlCode, data }]
  })
}

/**
 * What an editor should correct although the site can be built with it: all findings, document by document.
 */
export function contentFindings(content: CheckedContent): ContentFinding[] {
  const { documents, codeDocuments, models, pages, addresses, markets } = content
  const modelled = documents.map((document) => modelledDocument(document, models))
  const shown = shownDocuments(content)
  return [
    ...fieldKindFindings(modelled),
    ...imageFindings(modelled),
    ...headingFindings(modelled),
    ...titleFindings(documents, models),
    ...fileNumberFindings(documents),
    ...frenchSpaceFindings(documents),
    ...metaLengthFindings(shown),
    ...repeatedTitleFindings(shown),
    ...chatFindings(documents),
    ...consentBannerFindings(documents),
    ...cookiePolicyFindings(documents),
    ...offlinePageFindings(documents),
    ...emailDomainFindings(documents),
    ...eventFindings(documents),
    ...meetingCalendarFindings(documents),
    ...planIdFindings(documents),
    ...productDemoFindings(documents),
    ...qualificationFlowFindings(documents),
    ...redirectFindings(documents, addresses),
    ...roiAssumptionFindings(documents),
    ...sceneFindings(documents, codeDocuments),
    ...scriptLinkFindings(documents),
    ...statedCountFindings([...documents, ...codeDocuments]),
    ...surveyFindings(documents),
    ...toolWordsFindings(documents),
    ...writtenCountFindings(documents),
    ...marketLinkFindings(documents, pages),
    ...rawFactFindings([...documents, ...codeDocuments], markets),
  ].sort((a, b) => (a.documentId < b.documentId ? -1 : a.documentId > b.documentId ? 1 : 0))
}
