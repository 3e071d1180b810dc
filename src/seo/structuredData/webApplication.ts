import type { CmsDocument } from '../../content/cms/document'
import { showsTool } from '../../content/cms/toolWords'
import type { DescribedPage, SchemaObject } from './maker'
import { organization } from './organization'

/**
 * The free tool that a page shows, by its type or in a slice, as an application of the browser; nothing for a page without
 * one, or without the market's currency, which an offer needs. Fields: Google Search Central, "Software app
 * (SoftwareApplication) structured data" (developers.google.com/search/docs/appearance/structured-data/software-app).
 */
export function webApplication(
  document: Pick<CmsDocument, 'type' | 'data'>,
  { url, title, description, language, image, context: { currency } }: DescribedPage,
): SchemaObject[] {
  if (!showsTool(document) || !currency) return []
  return [
    {
      '@type': 'WebApplication',
      name: title,
      description,
      url,
      image: image.url,
      inLanguage: language,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: currency },
      publisher: organization,
    },
  ]
}
