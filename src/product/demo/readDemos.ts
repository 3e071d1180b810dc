import { defaultLocale, localeByUrlCode, type UrlCode } from '../../../locales.config'
import { isBorrower } from '../../content/cms/borrowedPages'
import type { CmsDocument } from '../../content/cms/document'
import { localizeDocument } from '../../content/cms/localizeDocument'
import type { Market } from '../../content/cms/markets'
import type { ProductScreens } from '../../content/cms/productScreens'
import { demoContentOf, type DemoContent } from './content'

export const demoType = 'product_demo'

type DemoSources = {
  documents: readonly CmsDocument[]
  markets: ReadonlyMap<UrlCode, Market>
  productScreens: ReadonlyMap<UrlCode, ProductScreens>
}

/**
 * The interactive demo of each locale whose content language has a `product_demo` document, by url code. A market that borrows
 * pages borrows the demo with them.
 */
export function readDemos({ documents, markets, productScreens }: DemoSources): Map<UrlCode, DemoContent> {
  const demos = new Map<UrlCode, DemoContent>()
  for (const [urlCode, market] of markets) {
    const locale = localeByUrlCode(urlCode)
    const screens = productScreens.get(urlCode)
    const inLanguage = (language: string | undefined): CmsDocument | undefined =>
      documents.find(({ type, lang }) => type === demoType && lang === language)
    const document =
      inLanguage(locale?.contentLanguage) ??
      (locale && isBorrower(locale) ? inLanguage(defaultLocale().contentLanguage) : undefined)
    if (!locale || !screens || !document) continue
    const { htmlLang } = locale
    const { data, relatedData } = localizeDocument(document, { market, htmlLang, productScreens: screens })
    const { currency } = market.values
    demos.set(urlCode, demoContentOf(data, screens, { currency, htmlLang, scenes: relatedData?.scenes }))
  }
  return demos
}
