import { localeByUrlCode, type UrlCode } from '../../../locales.config'
import { borrowersOf } from '../cms/borrowedPages'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { visitDeep, type CmsDocument } from '../cms/document'
import { textOf } from '../cms/fields'
import { bannerFields, missingObject } from '../cms/gatedContent'
import type { Market } from '../cms/markets'
import { unknownTokens } from '../cms/marketTokens'

/** The markets that show a document: the one it names, else those that read its language or borrow its page. */
export function marketsOf(document: CmsDocument, markets: ReadonlyMap<UrlCode, Market>): [UrlCode, Market][] {
  const localeCode = textOf(document.data['localeCode'])
  const borrowers = new Set(borrowersOf(document).map(({ urlCode }) => urlCode))
  return [...markets].filter(([urlCode]) => {
    const locale = localeByUrlCode(urlCode)
    return localeCode
      ? locale?.code === localeCode
      : locale?.contentLanguage === document.lang || borrowers.has(urlCode)
  })
}

/** What to do about a form of a value, `{market.vat.definite}`, or a fact of law; empty for another token. */
function formFix(token: string): string {
  const [, fact] = /^\{law\.([\w.]*)\}$/.exec(token) ?? []
  if (fact !== undefined)
    return `: correct the name (src/content/cms/lawFacts.ts), or give the market_law document the fact or the form "${fact}"`
  const [, form] = /^\{market\.(\w+\.\w+)\}$/.exec(token) ?? []
  return form === undefined ? '' : `: give the market document the form "${form}" (data.forms)`
}

/** The tokens of a document that have no value in some of the markets that show it. */
function findingsOf(document: CmsDocument, shownIn: readonly [UrlCode, Market][]): ContentFinding[] {
  const findings: ContentFinding[] = []
  const { fileFacts: file } = document
  /** A page that waits for its file is not shown, and neither is a banner that leads to it. */
  const waits = (written: string, field: string, { files = {} }: Market): boolean => {
    const [, uid] = /^\{file:([^.}]+)\./.exec(written) ?? []
    if (uid === undefined) return written.startsWith('{file.') && missingObject(document) !== undefined
    return files[uid] === null && bannerFields.some((name) => field.startsWith(`data.${name}.`))
  }
  visitDeep(
    document.data,
    (value, field) => {
      if (typeof value !== 'string') return undefined
      const missing = new Map<string, UrlCode[]>()
      for (const [urlCode, market] of shownIn) {
        for (const token of unknownTokens(value, { ...market, file }).filter(
          (one) => !waits(one, field, market),
        ))
          missing.set(token, [...(missing.get(token) ?? []), urlCode])
      }
      for (const [token, urlCodes] of missing) {
        const where = urlCodes.length < shownIn.length ? ` in ${urlCodes.join(', ')}` : ''
        findings.push(findingIn(document, field, `the token ${token} has no value${where}${formFix(token)}`))
      }
      return undefined
    },
    'data',
  )
  return findings
}

const lastFindings = new WeakMap<CmsDocument, { markets: readonly Market[]; findings: ContentFinding[] }>()

/**
 * Tokens of the documents without a value (`{market.vatt}`, `{fact:trail}`), each with its place and, where other
 * markets have a value, the market that has none. A document that was checked with the same markets is not read again.
 */
export function marketTokenFindings(
  documents: readonly CmsDocument[],
  markets: ReadonlyMap<UrlCode, Market>,
): ContentFinding[] {
  return documents.flatMap((document) => {
    const shownIn = marketsOf(document, markets)
    const values = shownIn.map(([, market]) => market)
    const last = lastFindings.get(document)
    const isSame = last?.markets.length === values.length && values.every((one, i) => one === last.markets[i])
    const findings = isSame ? last.findings : findingsOf(document, shownIn)
    if (!isSame) lastFindings.set(document, { markets: values, findings })
    return findings
  })
}
