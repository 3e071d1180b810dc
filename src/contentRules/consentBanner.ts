import type { ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { bannerTextKeys } from '../consentBanner/texts'
import { neededTextFindings } from './neededTexts'

/** Texts that a consent banner lacks: it would ask with an empty button. */
export const consentBannerFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents
    .filter(({ type }) => type === 'consent_banner')
    .flatMap((document) =>
      neededTextFindings(document, bannerTextKeys, 'the consent banner needs this text: fill it in'),
    )
