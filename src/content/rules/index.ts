import { type UrlCode, localeByUrlCode, locales } from '../../../locales.config'
import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { localizeDocument } from '../cms/localizeDocument'
import type { Market } from '../cms/markets'
import type { PlannedPage } from '../plan/plannedPage'
import { searchedPages } from '../plan/searchWords'
import { chatFindings } from './chat'
import { consentBannerFindings } from './consentBanner'
import { cookiePolicyFindings } from './cookiePolicy'
import { customerPlaceFindings } from './customerPlaces'
import { eInvoicingDateFindings } from './eInvoicingDates'
import { emailDomainFindings } from './emailDomains'
import { eventFindings } from './events'
import { exampleSentenceFindings } from './exampleSentences'
import { fieldKindFindings } from './fieldKinds'
import { fileNumberFindings } from './fileNumbers'
import { forbiddenWordFindings } from './forbiddenWords'
import { frenchSpaceFindings } from './frenchSpaces'
import { globalStringFindings } from './globalStrings'
import { headingFindings } from './headings'
import { imageFindings } from './images'
import { impossibleDayFindings } from './impossibleDays'
import { imprintFindings } from './imprints'
import { lawInTextFindings } from './lawInText'
import { linkedWordFindings } from './linkedWords'
import { listHeadingFindings } from './listHeadings'
import { marketFormFindings } from './marketForms'
import { marketLawFindings } from './marketLaw'
import { marketLinkFindings } from './marketLinks'
import { meetingCalendarFindings } from './meetingCalendars'
import { metaLengthFindings, repeatedTitleFindings, withMetadataOnly, type LocalizedPage } from './metadata'
import { missingAlternateFindings } from './missingAlternates'
import { modelledDocument } from './modelledFields'
import type { ContentModels } from './models'
import { offlinePageFindings } from './offlinePage'
import { planIdFindings } from './planIds'
import { productDemoFindings } from './productDemo'
import { qualificationFlowFindings } from './qualificationFlow'
import { rawFactFindings } from './rawFacts'
import { redirectFindings } from './redirects'
import { requiredPageFindings } from './requiredPages'
import { roiAssumptionFindings } from './roiAssumptions'
import { sceneAmountFindings } from './sceneAmounts'
import { sceneFindings } from './scenes'
import { scriptLinkFindings } from './scriptLinks'
import { searchWordFindings } from './searchWords'
import { sourceLanguageFindings } from './sourceLanguages'
import { statedCountFindings } from './statedCounts'
import { surveyFindings } from './survey'
import { tableColumnFindings } from './tableColumns'
import { titleFindings } from './titles'
import { toolWordsFindings } from './toolWords'
import { writtenCountFindings } from './writtenCounts'

export { dueReviews, lawGaps } from './marketLaw'
export { missingObjectFindings } from './missingObjects'
export { parseModels, type ContentModels } from './models'
export { contentWarnings, wholeContentFindings } from './wholeContent'

type CheckedContent = {
  documents: readonly CmsDocument[]
  /** Those of the documents whose findings are wanted; all of them without it. */
  checked?: readonly CmsDocument[]
  /** The content of the pages of code. */
  codeDocuments: readonly CmsDocument[]
  models: ContentModels
  /** Those that are checked; `addresses` are those of all pages. */
  pages: readonly PlannedPage[]
  addresses: readonly string[]
  markets: ReadonlyMap<UrlCode, Market>
}

/** The metadata of every document as each market shows it, one per page. */
function shownDocuments({
  documents,
  pages,
  markets,
}: Pick<CheckedContent, 'documents' | 'pages' | 'markets'>): LocalizedPage[] {
  const byId = new Map(documents.map((document) => [document.id, withMetadataOnly(document)]))
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
 * What an editor should correct although the site can be built with it: all findings, document by document. Rules that
 * look at one document read only the checked ones, the others all.
 */
export function contentFindings(content: CheckedContent): ContentFinding[] {
  const { documents, checked = documents, codeDocuments, models, pages, addresses, markets } = content
  const modelled = checked.map((document) => modelledDocument(document, models))
  const shown = shownDocuments(content)
  const ids = new Set(checked.map(({ id }) => id))
  const isChecked = ({ document: { id } }: LocalizedPage): boolean => ids.has(id)
  const code = content.checked ? [] : codeDocuments
  return [
    ...fieldKindFindings(modelled),
    ...impossibleDayFindings(modelled),
    ...imageFindings(modelled),
    ...headingFindings(modelled),
    ...titleFindings(checked, models),
    ...tableColumnFindings([...checked, ...code]),
    ...fileNumberFindings(checked),
    ...forbiddenWordFindings([...checked, ...code]),
    ...exampleSentenceFindings([...checked, ...code]),
    ...frenchSpaceFindings(checked),
    ...linkedWordFindings(checked),
    ...customerPlaceFindings(checked),
    ...sourceLanguageFindings(checked),
    ...metaLengthFindings(shown.filter(isChecked)),
    // The later of two has the finding: the checked one.
    ...repeatedTitleFindings([...shown.filter((one) => !isChecked(one)), ...shown.filter(isChecked)]),
    ...chatFindings(documents),
    ...consentBannerFindings(documents),
    ...cookiePolicyFindings(documents),
    ...offlinePageFindings(documents),
    ...emailDomainFindings(documents),
    ...eventFindings(documents),
    ...globalStringFindings(documents),
    ...marketFormFindings(documents),
    ...marketLawFindings(documents),
    ...imprintFindings([...documents, ...codeDocuments], markets, locales),
    ...lawInTextFindings([...checked, ...code], markets),
    ...eInvoicingDateFindings(documents, markets),
    ...meetingCalendarFindings(documents),
    ...missingAlternateFindings(documents),
    ...planIdFindings(documents),
    ...productDemoFindings(documents),
    ...qualificationFlowFindings(documents),
    ...redirectFindings(documents, addresses),
    ...requiredPageFindings(addresses, locales),
    ...roiAssumptionFindings(documents),
    ...sceneFindings(documents, codeDocuments),
    ...sceneAmountFindings(documents),
    ...scriptLinkFindings(checked),
    ...searchWordFindings(searchedPages, [...documents, ...codeDocuments], pages, addresses),
    ...statedCountFindings([...documents, ...codeDocuments], [...checked, ...code]),
    ...surveyFindings(documents),
    ...toolWordsFindings(documents),
    ...listHeadingFindings([...checked, ...code]),
    ...writtenCountFindings([...documents, ...codeDocuments], [...checked, ...code]),
    ...marketLinkFindings(documents, pages, checked),
    ...rawFactFindings([...checked, ...code], markets),
  ]
    .filter(({ documentId }) => !content.checked || ids.has(documentId))
    .sort((a, b) => (a.documentId < b.documentId ? -1 : a.documentId > b.documentId ? 1 : 0))
}
