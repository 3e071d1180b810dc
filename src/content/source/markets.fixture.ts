import type { ContentFolder } from '../../../content-api/content.fixture'
import type { JsonObject } from '../../../content-api/json'
import { contentLanguages, locales } from '../../../locales.config'
import { factsDocument, plansDocument } from '../cms/productFacts.fixture'
import { exampleScreensDocument } from '../cms/productScreens.fixture'

/** The values of a market. */
export const marketData = (localeCode: string, currency = 'EUR') => ({
  localeCode,
  currency,
  example_city: 'Graz',
})

/** How many documents publishMarkets publishes. */
export const marketDocuments = locales.length * 4 - 1 + contentLanguages().length

/** Publishes what a build needs of every locale: a market with its facts and screens, plans, and a page at its root. */
export function publishMarkets(folder: ContentFolder): void {
  const publish = (id: string, type: string, lang: string, data: Record<string, unknown>): void =>
    folder.publish({ id, type, lang, data: data as JsonObject })
  for (const lang of contentLanguages()) {
    publish(`plans-${lang}`, 'product_plans', lang, plansDocument(lang).data)
  }
  for (const { code, urlCode, contentLanguage: lang, isPrimary } of locales) {
    publish(`market-${urlCode}`, 'market', lang, marketData(code))
    publish(`facts-${urlCode}`, 'product_facts', lang, factsDocument(code).data)
    publish(`screens-${urlCode}`, 'product_screens', lang, exampleScreensDocument(code).data)
    // The pages of us are code.
    if (urlCode === 'us') continue
    const type = isPrimary ? 'homepage' : 'secondary_homepage'
    publish(`home-${urlCode}`, type, lang, isPrimary ? {} : { localeCode: code })
  }
}
