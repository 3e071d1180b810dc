import type { CmsDocument } from './document'

/** A published document of this type with only what the case at hand is about; English unless `more` says otherwise. */
export const cmsDocument = (
  type: string,
  data: Record<string, unknown> = {},
  more: Partial<Omit<CmsDocument, 'type' | 'data'>> = {},
): CmsDocument => ({
  id: `a-${type}`,
  uid: null,
  type,
  lang: 'en-gb',
  tags: [],
  first_publication_date: '',
  last_publication_date: '',
  alternate_languages: [],
  ...more,
  data,
})

/** A filled link field to a document. */
export const documentLink = (id: string, type = 'page'): Record<string, unknown> => ({
  link_type: 'Document',
  id,
  type,
  lang: 'en-gb',
})
