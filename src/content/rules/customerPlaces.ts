import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { allTexts } from './documentTexts'

const casesOfCompanies: readonly string[] = ['customer_case', 'partnership_case']

/** A token that differs by market and says where something is. */
const placeOfMarket = /\{market\.(?:city|country|in_country)\b[^}]*\}/

/**
 * Cases that put a company in the city or country of the reader's market. It is the same company on the pages of all
 * markets, which link to each other as its translations.
 */
export const customerPlaceFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents
    .filter(({ type }) => casesOfCompanies.includes(type))
    .flatMap((document) =>
      [...allTexts(document.data, 'data')].flatMap(({ field, text }) => {
        const token = placeOfMarket.exec(text)?.[0]
        return token
          ? [findingIn(document, field, `${token} moves the company to each market: write where it is, as in all languages`)]
          : []
      }),
    )
