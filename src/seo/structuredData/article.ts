import type { DescribedPage, SchemaObject } from './maker'
import { organization, organizationId } from './organization'

type ArticleFields = { title?: string | null; lead?: string | null }

/** A page with one text to read: an ebook, a customer's or a partner's story. */
export function articleData(data: ArticleFields, page: DescribedPage): SchemaObject[] {
  const { published, modified } = page.context
  return [
    {
      '@type': 'Article',
      headline: data.title || page.title,
      description: data.lead || page.description,
      inLanguage: page.language,
      image: page.image.url,
      ...(published ? { datePublished: published } : {}),
      ...(modified ? { dateModified: modified } : {}),
      author: organization,
      publisher: { '@id': organizationId },
      mainEntityOfPage: page.url,
    },
  ]
}
