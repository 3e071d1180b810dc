import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { allTexts } from './documentTexts'

const casesOfCompanies: readonly string[] = ['customer_case', 'partnership_case']

/** A token that differs by market and says where something is. */
const placeOfMarket = /\{market\.(?:city|country|in_country)\b[^}]*\}/

/** An amount in the currency of the reader's market. */
const amountOfMarket = /\{money:\d+\}/

/**
 * Cases that put a company in the city or country of the reader's market, or have it count in the money of that market. It is the same company on the pages of all
 * markets, which link to each other as its translations.
 */
export const customerPlaceFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents
    .filter(({ type }) => casesOfCompanies.includes(type))
    .flatMap((document) =>
      [...allTexts(document.data, 'data')].flatMap(({ field, text }) => {
        const place = placeOfMarket.exec(text)?.[0]
        const amount = amountOfMarket.exec(text)?.[0]
        return [
          ...(place ? [findingIn(document, field, `${place} moves the company to each market: write where it is, as in all languages`)] : []),
          ...(amount ? [findingIn(document, field, `${amount} is in the money of each market: name that of the company, ${amount.replace('}', ' GBP}')}`)] : []),
        ]
      }),
    )
