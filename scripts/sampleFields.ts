import type { StoredDocument } from '../content-api'

/** Documents and fields of the generated content sets, in the format of Prismic's API. */

export type Data = StoredDocument['data']
type Value = Data[string]

const published = '2026-11-02T09:00:00+0000'

type Identity = { type: string; lang: string; uid?: string; name?: string }

/** A published document. Its id consists of language, type and uid, or `name` when it has no uid. */
export function document({ type, lang, uid, name }: Identity, data: Data): StoredDocument {
  const last = uid ?? name
  return {
    id: last === undefined ? `${lang}.${type}` : `${lang}.${type}.${last}`,
    uid: uid ?? null,
    url: null,
    type,
    tags: [],
    first_publication_date: published,
    last_publication_date: published,
    slugs: [last ?? type],
    linked_documents: [],
    lang,
    alternate_languages: [],
    data,
  }
}

/** Makes the documents of one type and uid alternate languages of each other; those of a single market have none. */
export function nameLanguages(documents: readonly StoredDocument[]): StoredDocument[] {
  const groups = new Map<string, StoredDocument[]>()
  const groupOf = ({ type, uid }: StoredDocument): string => `${type} ${uid ?? ''}`
  const shared = documents.filter(({ data }) => data['localeCode'] === undefined)
  for (const one of shared) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one])
  return documents.map((one) =>
    one.data['localeCode'] === undefined
      ? {
          ...one,
          alternate_languages: (groups.get(groupOf(one)) ?? [])
            .filter(({ lang }) => lang !== one.lang)
            .map(({ id, type, lang, uid }) => ({ id, type, lang, ...(uid ? { uid } : {}) })),
        }
      : one,
  )
}

/** A filled link field to a document. */
export const linkTo = ({ type, lang, uid, name }: Identity, text: string): Data => {
  const { id, slugs } = document({ type, lang, ...(uid ? { uid } : {}), ...(name ? { name } : {}) }, {})
  return {
    link_type: 'Document',
    id,
    type,
    tags: [],
    lang,
    slug: slugs[0] ?? '',
    ...(uid ? { uid } : {}),
    isBroken: false,
    text,
  }
}

/** A filled link field to a page of the web. */
export const webLink = (url: string, text: string): Data => ({ link_type: 'Web', url, text })

type BlockType = 'heading1' | 'heading2' | 'paragraph' | 'list-item'

/** A rich text field, one block for each text. */
export const richText = (type: BlockType, ...texts: string[]): Data[] =>
  texts.map((text) => ({ type, text, spans: [], direction: 'ltr' }))

/** A slice in its default variation. `key` makes its id unique within the document. */
export const slice = (type: string, key: number, primary: Record<string, Value>): Data => ({
  id: `${type}$${key}`,
  slice_type: type,
  slice_label: null,
  variation: 'default',
  version: 'initial',
  primary,
  items: [],
})
