import { localeByUrlCode, type UrlCode } from '../../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { marketLawType, type MarketLaw } from '../cms/marketLaw'
import type { Market } from '../cms/markets'
import { countsIn } from './countsInText'
import { allTexts } from './documentTexts'
import { marketsOf } from './marketTokens'

/** Words for years, and for keeping records of the books, by language. */
const keeping: Readonly<Record<string, { years: string; kept: RegExp }>> = {
  da: { years: 'år', kept: /gem|opbevar|bogføringslov/i },
  de: { years: 'jahren?|jahre', kept: /auf(?:zu)?bewahr|bewahr|aufzuheben/i },
  en: { years: 'years', kept: /\b(?:keep|kept|retain|retained|preserve)\b/i },
  es: { years: 'años', kept: /conserv|guarda/i },
  fi: { years: 'vuotta|vuoden', kept: /säilyt|kirjanpitolaki vaatii/i },
  fr: { years: 'ans|années', kept: /conserv/i },
  it: { years: 'anni', kept: /conserv/i },
  nb: { years: 'år', kept: /oppbevar|bokføringsloven krever/i },
  nl: { years: 'jaar|jaren', kept: /bewar|bewaar/i },
  pt: { years: 'anos', kept: /conserv|guard/i },
  sv: { years: 'år', kept: /spara|bevara|arkiver|bokföringslagen kräver/i },
}

/** Records that the law of the books is about; without one of them a sentence speaks of other things that are kept. */
const records =
  /bilag|faktura|laskut|lasku|tosite|kirjanpito|verifikation|underlag|beleg|rechnung|unterlag|invoice|receipt|record|document|factur|pièce|fattur|scrittur|fatura|documento|stuk|administratie|boekhoud|bon\b|file|fil|fichier|datei/i

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

/** Sentences that say how long records are kept, with a number that no market of the document has. */
function retentionFindings(document: CmsDocument, laws: readonly MarketLaw[]): ContentFinding[] {
  const words = keeping[document.lang.split('-')[0] ?? '']
  const known = new Set(
    laws.flatMap(({ facts }) =>
      Object.entries(facts).flatMap(([name, { years }]) => (name.startsWith('retention.') && years ? [years] : [])),
    ),
  )
  if (!words || known.size === 0) return []
  return [...allTexts(document.data, 'data')].flatMap(({ text, field }) =>
    sentencesOf(text)
      .filter((sentence) => words.kept.test(sentence) && (records.test(sentence) || records.test(text)))
      .flatMap((sentence) => countsIn(sentence, document.lang, words.years))
      .filter(({ stated }) => !known.has(stated))
      .map(({ written }) =>
        findingIn(
          document,
          field,
          `"${written}" is not how long the law has records kept here (${[...known].sort((a, b) => a - b).join(', ')} years in ${laws.map(({ documentId }) => documentId).join(', ')}): write {law.retention.invoices}, or correct the law`,
        ),
      ),
  )
}

/** Types whose texts speak of the authority of their own market. */
const ownAuthority: readonly string[] = ['gdpr', 'legal', 'secondary_legal', 'cookie_policy', 'consent_banner']

const wholeWord = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')

/** Names of the authorities of other markets in texts about complaints. */
function authorityFindings(
  document: CmsDocument,
  own: readonly MarketLaw[],
  all: readonly MarketLaw[],
): ContentFinding[] {
  if (!ownAuthority.includes(document.type) || own.length === 0) return []
  const ownNames = new Set(own.flatMap(({ facts: { authority } }) => (authority?.form ? [authority.form] : [])))
  const others = [
    ...new Set(all.flatMap(({ facts: { authority } }) => (authority?.form ? [authority.form] : []))),
  ].filter((name) => !ownNames.has(name))
  return [...allTexts(document.data, 'data')].flatMap(({ text, field }) =>
    others
      .filter((name) => wholeWord(name).test(text))
      .map((name) =>
        findingIn(
          document,
          field,
          `"${name}" is the supervisory authority of another market: write {law.authority}, or a form of it`,
        ),
      ),
  )
}

/**
 * The same fact written by hand with another value: how long records are kept, and the supervisory authority, where a
 * text contradicts the `market_law` documents of the markets that show it.
 */
export function lawInTextFindings(
  documents: readonly CmsDocument[],
  markets: ReadonlyMap<UrlCode, Market>,
): ContentFinding[] {
  const all = [...markets.values()].flatMap(({ law }) => (law ? [law] : []))
  return documents
    .filter(({ type }) => type !== marketLawType)
    .flatMap((document) => {
      const own = marketsOf(document, markets).flatMap(([urlCode, { law }]) =>
        law && localeByUrlCode(urlCode) ? [law] : [],
      )
      return [...retentionFindings(document, own), ...authorityFindings(document, own, all)]
    })
}
