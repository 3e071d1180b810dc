import type { FilledContentRelationshipField } from '@prismicio/client'
import { isRecord } from '../../core/values/record'
import { textOf } from './fields'
import type { FileFacts } from './fileFacts'
import { memoize } from './memoize'

/** A document of the content repository in Prismic's API format, as far as the site reads it. */
export type CmsDocument<Data extends object = Record<string, unknown>> = {
  id: string
  uid: string | null
  type: string
  lang: string
  tags: string[]
  first_publication_date: string
  last_publication_date: string
  alternate_languages: { id: string; type: string; lang: string; uid?: string }[]
  data: Data
  /** Read from the file that the page gives, by the build; or why it cannot be read. No part of the repository's document. */
  fileFacts?: FileFacts
  fileProblem?: string
}

/** Page descriptor: what the link resolver needs to know of a page. */
export type PageDescriptor = {
  type: string
  uid?: string | null
  lang: string
  /** An absolute address; takes precedence over every rule. */
  url?: string | null
  data?: {
    localeCode?: string | null
    /** Takes the place of the uid in the address of a document of one market. */
    path?: string | null
    parent_document?: { uid?: string | null } | null
    /** Path, within the locale, of the page of code above this one. */
    parent_path?: string | null
  }
}

type LinkedDocument = Pick<FilledContentRelationshipField, 'id' | 'type' | 'lang' | 'uid' | 'isBroken'>

/** A link to a document of the repository, found anywhere in a document. */
export type DocumentLink = LinkedDocument & { link_type: 'Document' }

/** True for a filled link field that points to a document. */
export function isDocumentLink(value: unknown): value is DocumentLink & Record<string, unknown> {
  return isRecord(value) && value['link_type'] === 'Document' && typeof value['id'] === 'string'
}

/** The part of a path that names an entry of a list. */
type NameOfEntry = (entry: unknown, index: number) => string

const byIndex: NameOfEntry = (_entry, index) => String(index)

/**
 * Visits every object and string of a value, with its dotted path. `replace` returns the new value, or
 * undefined to go deeper; the input is never changed.
 */
export function mapDeep(
  value: unknown,
  replace: (value: unknown, path: string) => unknown,
  path = '',
  nameOfEntry = byIndex,
): unknown {
  const replaced = replace(value, path)
  if (replaced !== undefined) return replaced
  const join = (key: string): string => (path ? `${path}.${key}` : key)
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapDeep(entry, replace, join(nameOfEntry(entry, index)), nameOfEntry))
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, mapDeep(entry, replace, join(key), nameOfEntry)]),
    )
  }
  return value
}

/** Visits every object and string of a value, with its dotted path; not what is in a value that `visit` answers with `'skip'`. */
export function visitDeep(
  value: unknown,
  visit: (value: unknown, path: string) => 'skip' | undefined,
  path = '',
): void {
  if (visit(value, path) === 'skip') return
  const prefix = path ? `${path}.` : ''
  if (Array.isArray(value))
    for (const [index, entry] of value.entries()) visitDeep(entry, visit, `${prefix}${index}`)
  else if (isRecord(value))
    for (const [key, entry] of Object.entries(value)) visitDeep(entry, visit, `${prefix}${key}`)
}

/** Every link to a document in a value, with the dotted path of its field. */
export function documentLinks(value: unknown, path = ''): { path: string; link: DocumentLink }[] {
  const found: { path: string; link: DocumentLink }[] = []
  visitDeep(
    value,
    (entry, entryPath) => {
      if (isDocumentLink(entry)) found.push({ path: entryPath, link: entry })
      return undefined
    },
    path,
  )
  return found
}

/**
 * Parses one document as the content API sends it. Throws an Error that names what is missing, since the
 * documents are untrusted input.
 */
export function parseDocument(value: unknown): CmsDocument {
  if (!isRecord(value)) throw new Error('a document must be an object')
  for (const key of ['id', 'type', 'lang'] as const) {
    if (typeof value[key] !== 'string' || value[key] === '') throw new Error(`a document has no ${key}`)
  }
  if (!isRecord(value['data'])) throw new Error(`document ${String(value['id'])} has no data`)
  const text = (key: string): string => (typeof value[key] === 'string' ? value[key] : '')
  return {
    id: text('id'),
    uid: typeof value['uid'] === 'string' ? value['uid'] : null,
    type: text('type'),
    lang: text('lang'),
    tags: Array.isArray(value['tags']) ? value['tags'].filter((tag) => typeof tag === 'string') : [],
    first_publication_date: text('first_publication_date'),
    last_publication_date: text('last_publication_date'),
    alternate_languages: Array.isArray(value['alternate_languages'])
      ? value['alternate_languages'].filter(isRecord).map((entry) => ({
          id: String(entry['id']),
          type: String(entry['type']),
          lang: String(entry['lang']),
          ...(typeof entry['uid'] === 'string' ? { uid: entry['uid'] } : {}),
        }))
      : [],
    data: value['data'],
  }
}

/** The links of a document to others, with the dotted path of their fields: `data.slices.0.primary.link`. */
export const linksOf = memoize(({ data }: CmsDocument) => documentLinks(data, 'data'))

/** The page descriptor of a document. */
export const describe = memoize((document: CmsDocument): PageDescriptor => {
  const { localeCode, path, parent_document: parent, parent_path: parentPath } = document.data
  return {
    type: document.type,
    uid: document.uid,
    lang: document.lang,
    data: {
      localeCode: textOf(localeCode) || null,
      path: textOf(path) || null,
      parent_document: isDocumentLink(parent) ? { uid: parent.uid ?? null } : null,
      parent_path: textOf(parentPath) || null,
    },
  }
})
