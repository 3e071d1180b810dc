import { isDocumentLink, type CmsDocument, type DocumentLink } from './document'
import { ledgerOf, scenesOf, withLedger, type LedgerMarket } from './documentScenes'
import type { Fields } from './fields'
import type { FileFacts } from './fileFacts'
import { markForeignNames } from './foreignNames'
import { isBlogType, resolveLink } from './linkResolver'
import type { Market } from './markets'
import { fillMarket, fillMarketBlock } from './marketTokens'
import { offerOf, showsOffer, type Offer, type ToolFacts } from './offer'
import { isTextBlock, mapFields, textPathOf, type TextBlock } from './overrides'
import { plansOf, showsPlans, type ProductPlans } from './productPlans'
import type { ProductScreens } from './productScreens'
import { sceneWords, type RelatedSceneWords } from './sceneWords'
import type { RelatedToolWords } from './toolWords'

/** What a page shows beside its document; a hook of src/content/site/RelatedDataContext.tsx gives each to components. */
export type RelatedData = {
  /** In documents that show the plans. */
  plans?: ProductPlans
  /** What the first screen says of price and proof, in documents that ask the visitor to begin. */
  offer?: Offer
  /** The words of the scenes that the page of the document shows. */
  scenes?: RelatedSceneWords
  /** The words of the free tools that the page of the document shows, and those that all tools have. */
  toolWords?: RelatedToolWords
  /** The templates that the page of the document offers, by name. */
  templates?: Readonly<Record<string, OfferedTemplate>>
  /** What its file says of itself, for a page that gives one. */
  file?: FileFacts
}

/** What a page says of a template: its columns, and its files with their sizes in bytes. */
export type OfferedTemplate = {
  title: string
  columns: readonly { title: string; holds: string; by: 'you' | 'formula' }[]
  files: readonly { type: string; path: string; size: number }[]
}

/**
 * A document as a page shows it: market tokens replaced, links resolved. `Data` is the data type of the
 * generated document type, `Content.AboutDocument['data']`.
 */
export type LocalizedDocument<Data extends object = Record<string, unknown>> = {
  id: string
  uid: string | null
  type: string
  lang: string
  data: Data
  relatedData?: RelatedData
}

type Localization = {
  market: Market
  htmlLang: string
  /** Path of a linked document in the locale of the page; undefined when it has none. Without it no link has one. */
  pathOf?: (link: DocumentLink) => string | undefined
  /** The market's `product_plans` document, for a document that shows the plans or the offer. */
  plansDocument?: CmsDocument | undefined
  /** What the product screens show in the market, for a document that names scenes. */
  productScreens?: ProductScreens | undefined
  /** The market of the accounting system that the document is about, where that is another one (`homeMarketOf`). */
  ledgerMarket?: LedgerMarket | undefined
  /** The words of the market's language for the tool that a document shows. */
  toolWords?: RelatedToolWords | undefined
  /** The templates that a document offers. */
  templates?: RelatedData['templates'] | undefined
  /** What the free tools say of themselves. */
  toolFacts?: ToolFacts | undefined
}

/**
 * A document as one market shows it: overrides applied, market tokens replaced (the spans of rich text are
 * shifted), and the `url` of every document link set. A shared document thus fits each of its markets. With what the
 * page shows beside it. Pure, so previews and a publisher can use it as well as the build.
 */
export function localizeDocument(document: CmsDocument, localization: Localization): LocalizedDocument {
  const { market, htmlLang, pathOf = () => undefined } = localization
  const { overrides } = market
  const tokens = { ...market, file: document.fileFacts }
  const texts = new Map(
    overrides.filter(({ documentId }) => documentId === document.id).map(({ field, text }) => [field, text]),
  )
  // An override has no marks: the spans belong to the text it replaces.
  const overriddenBlock = (block: TextBlock, path: string): TextBlock => {
    const text = texts.get(textPathOf(path))
    return text === undefined ? block : { ...block, text, spans: [] }
  }
  const localize = (value: unknown, path = ''): unknown =>
    mapFields(
      value,
      (entry, entryPath) => {
        if (typeof entry === 'string') return fillMarket(texts.get(entryPath) ?? entry, tokens, htmlLang)
        if (isDocumentLink(entry)) return localizeLink(entry)
        if (isTextBlock(entry)) {
          const filled = fillMarketBlock(overriddenBlock(entry, entryPath), tokens, htmlLang)
          const { spans, ...block } = markForeignNames(filled, htmlLang)
          return { ...block, spans: localize(spans, `${entryPath}.spans`) }
        }
        return undefined
      },
      path,
    )
  const localizeLink = (link: DocumentLink & Record<string, unknown>): Record<string, unknown> => {
    const { id, type, uid, lang, text, target, variant } = link
    const url = isBlogType(type) ? resolveLink({ type, lang, uid }) : pathOf(link)
    return {
      link_type: 'Document',
      id,
      type,
      lang,
      ...(uid ? { uid } : {}),
      ...(url ? { url } : {}),
      ...(typeof text === 'string' ? { text: fillMarket(text, tokens, htmlLang) } : {}),
      ...(target ? { target } : {}),
      ...(variant ? { variant } : {}),
    }
  }
  return {
    id: document.id,
    uid: document.uid,
    type: document.type,
    lang: document.lang,
    data: localize(document.data) as Record<string, unknown>,
    ...relatedDataOf(document, localization),
  }
}

function relatedDataOf(document: CmsDocument, localization: Localization): { relatedData?: RelatedData } {
  const { market, htmlLang, plansDocument, productScreens, ledgerMarket, toolWords, templates, toolFacts } =
    localization
  const scenes = scenesOf(document).map(({ name }) => name)
  const { currency } = market.values
  const relatedData: RelatedData = {
    ...(plansDocument && showsPlans(document) ? { plans: localizePlans(plansDocument, localization) } : {}),
    ...(plansDocument && showsOffer(document)
      ? { offer: offerOf(document, localizedPlans(plansDocument, localization), market, htmlLang, toolFacts) }
      : {}),
    ...(productScreens && scenes.length > 0
      ? {
          scenes: sceneWords(
            scenes,
            withLedger(productScreens, ledgerOf(document), currency, ledgerMarket),
            market.values,
            htmlLang,
          ),
        }
      : {}),
    ...(toolWords ? { toolWords } : {}),
    ...(templates ? { templates } : {}),
    ...(document.fileFacts ? { file: document.fileFacts } : {}),
  }
  return Object.keys(relatedData).length > 0 ? { relatedData } : {}
}

function localizePlans(document: CmsDocument, localization: Localization): ProductPlans {
  const { facts, values } = localization.market
  return plansOf(localizedPlans(document, localization), facts, values.currency)
}

const localizedPlans = (document: CmsDocument, { plansDocument: _, ...localization }: Localization): Fields =>
  localizeDocument(document, localization).data
