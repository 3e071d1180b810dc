/** Ways into the documents of a ref: by id, type, uid and word. Each is made when it is requested first. */
import type { StoredDocument } from './documents'
import { wordsOf, WordIndex } from './wordIndex'

type Documents = readonly StoredDocument[]

const uidKey = (type: string, uid: string): string => `${type} ${uid}`

/** The documents of one ref. Every list it gives is in the order of the ref. */
export class ContentIndex {
  readonly documents: Documents
  readonly #once = new Map<string, unknown>()

  constructor(documents: Documents) {
    this.documents = documents
  }

  byId(id: string): StoredDocument | undefined {
    return this.#made('ids', () => new Map(this.documents.map((document) => [document.id, document]))).get(id)
  }

  ofType(type: string): Documents {
    return this.#made('types', () => grouped(this.documents, (document) => document.type)).get(type) ?? []
  }

  /** Documents of a type with a uid: one for each language at most. */
  ofUid(type: string, uid: string): Documents {
    const key = ({ type: of, uid: name }: StoredDocument): string | undefined =>
      name === null ? undefined : uidKey(of, name)
    return this.#made('uids', () => grouped(this.documents, key)).get(uidKey(type, uid)) ?? []
  }

  /** True when a document of the type has the field, filled or not. */
  hasField(type: string, field: string): boolean {
    const names = () => new Set(this.ofType(type).flatMap(({ data }) => Object.keys(data)))
    return this.#made(`fields ${type}`, names).has(field)
  }

  /** Documents that contain every word of the text, or words that begin with them; none for no words. */
  withWords(text: string): Documents {
    return this.#made('words', () => new WordIndex(this.documents)).find(wordsOf(text))
  }

  /** The given documents in the order of the ref, each once. */
  inOrder(documents: Documents): Documents {
    const positions = this.#made(
      'positions',
      () => new Map(this.documents.map((document, position) => [document, position])),
    )
    return [...new Set(documents)].sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0))
  }

  #made<Value>(name: string, make: () => Value): Value {
    // The name belongs to one maker, so the kept value has its type.
    const value = this.#once.has(name) ? (this.#once.get(name) as Value) : make()
    this.#once.set(name, value)
    return value
  }
}

function grouped(
  documents: Documents,
  keyOf: (document: StoredDocument) => string | undefined,
): Map<string, StoredDocument[]> {
  const groups = new Map<string, StoredDocument[]>()
  for (const document of documents) {
    const key = keyOf(document)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(document)
    else groups.set(key, [document])
  }
  return groups
}

/** How many indexes are kept: of what is published, and of the previews and releases that were requested last. */
const maxIndexes = 8

const indexes = new Map<Documents, ContentIndex>()

/**
 * The index of a list of documents. The same list gives the same index while it is kept, so a list must not be changed.
 * What else is made of a list is kept by its index (`WeakMap`), and goes with it.
 */
export function indexOf(documents: Documents): ContentIndex {
  const index = indexes.get(documents) ?? new ContentIndex(documents)
  indexes.delete(documents)
  indexes.set(documents, index)
  for (const oldest of indexes.keys()) {
    if (indexes.size <= maxIndexes) break
    indexes.delete(oldest)
  }
  return index
}
