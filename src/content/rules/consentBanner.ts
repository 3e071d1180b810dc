import { controlPlaceholders } from '../../visitor/consent/policyWords'
import { bannerTextKeys } from '../../visitor/consentBanner/texts'
import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { fieldText } from './fieldText'
import { neededTextFindings } from './neededTexts'

/**
 * Texts that a consent banner lacks: it would ask with an empty button, or not say what the Global Privacy Control refuses.
 */
export const consentBannerFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents
    .filter(({ type }) => type === 'consent_banner')
    .flatMap((document) => [
      ...neededTextFindings(document, bannerTextKeys, 'the consent banner needs this text: fill it in'),
      ...controlPlaceholders
        .filter((name) => !fieldText(document.data['privacy_control']).includes(`{${name}}`))
        .map((name) =>
          findingIn(
            document,
            'data.privacy_control',
            `the text needs the placeholder {${name}}: its categories follow from what is done`,
          ),
        ),
    ])
