import type { UrlCode } from '../../../locales.config'
import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import type { Job } from '../cms/job'
import type { Market } from '../cms/markets'
import type { PlannedPage } from '../plan/plannedPage'
import { britishWordFindings } from './britishWords'
import { marketOverlapFindings } from './marketOverlap'
import { orphanFindings } from './orphans'
import { overlappingPages } from './overlap'
import { siblingFindings } from './siblings'
import { textLanguageFindings } from './textLanguage'
import { voiceCounts } from './voice'

type WholeContent = {
  documents: readonly CmsDocument[]
  /** The content of the pages of code. */
  codeDocuments: readonly CmsDocument[]
  jobs: readonly Job[]
  pages: readonly PlannedPage[]
  markets: ReadonlyMap<UrlCode, Market>
}

/** What only shows when all texts are compared, in some seconds: texts in another language or of another market, orphans, siblings. */
export function wholeContentFindings(content: WholeContent): ContentFinding[] {
  const { documents, codeDocuments, pages, markets } = content
  const all = [...documents, ...codeDocuments]
  return [
    ...textLanguageFindings(all),
    ...orphanFindings(all, pages),
    ...marketOverlapFindings(content),
    ...britishWordFindings(all, pages, markets),
    ...siblingFindings(content),
  ]
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** What deserves a look and is no fault, a line each: pages that share most sentences, habits of prose with their number. */
export const contentWarnings = ({
  documents,
  codeDocuments,
  pages,
}: Pick<WholeContent, 'documents' | 'codeDocuments' | 'pages'>): string[] => [
  ...overlappingPages(documents, pages).map(
    ({ paths, share, sentences }) => `${paths.join(' and ')} share ${sentences} sentences (${percent(share)})`,
  ),
  ...voiceCounts([...documents, ...codeDocuments]).map(
    ({ language, name, count, documents: number }) => `${language}: ${count} × ${name} (${number} documents)`,
  ),
]
