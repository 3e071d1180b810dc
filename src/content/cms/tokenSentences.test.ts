import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '../../../locales.config'
import { readJson } from '../../core/values/readJson'
import type { CmsDocument } from './document'
import { marketLawType } from './marketLaw'
import { readMarkets } from './markets'
import { fillMarket } from './marketTokens'
import { exampleFacts, factsDocument, plansDocument } from './productFacts.fixture'
import { tokenSentences } from './tokenSentences.fixture'

const folderOf = ({ contentLanguage }: Locale): string => path.resolve('content/documents', contentLanguage)

/** The texts of the documents of a market: its own and the shared ones of its language, as JSON. */
const textsOf = (locale: Locale): string[] =>
  readdirSync(folderOf(locale))
    .map((file) => readFileSync(path.join(folderOf(locale), file), 'utf8'))
    .filter((text) => !new RegExp(`"type": "${marketLawType}"`).test(text.slice(0, 500)))
    .filter((text) => (/"localeCode": "([^"]+)"/.exec(text)?.[1] ?? locale.code) === locale.code)

/** Tokens that a sentence inflects; not laws and forms of numbers, which stand by themselves, nor whole sentences of law. */
const tokensIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /\{(market\.[\w.]+|law\.(?:authority|taxAuthority|retention|vat|register|registerOffice|legalForm|payment)[\w.]*)\}/g,
    ),
  ].flatMap(([, token = '']) => (/\.(?:law|form)$/.test(token) || token === 'market.date' ? [] : [token]))

function marketOf(locale: Locale) {
  const documents = [`market.${locale.urlCode}.json`, `market_law.${locale.urlCode}.json`].map(
    (file) => readJson(path.join(folderOf(locale), file)) as CmsDocument,
  )
  const { markets } = readMarkets(
    [...documents, plansDocument(locale.contentLanguage), factsDocument(locale.code, locale.contentLanguage)],
    [locale],
  )
  const market = markets.get(locale.urlCode)
  if (!market) throw new Error(`no market ${locale.urlCode}`)
  return { ...market, facts: exampleFacts }
}

describe.each(locales)('the market $urlCode', (locale) => {
  it('shows every sentence as it was read', () => {
    const market = marketOf(locale)
    const sentences = tokenSentences[locale.urlCode]
    expect(sentences.map(([written]) => fillMarket(written, market, locale.htmlLang))).toEqual(
      sentences.map(([, shown]) => shown),
    )
  })

  it('has a sentence for every token of its texts', () => {
    const read = new Set(tokenSentences[locale.urlCode].flatMap(([written]) => tokensIn(written)))
    const used = new Set(textsOf(locale).flatMap(tokensIn))
    expect([...used].filter((token) => !read.has(token))).toEqual([])
  })
})
