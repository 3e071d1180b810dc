/** What `fetchLinks` and `graphQuery` add to the documents of one response: each link repeats the data of its document. */
import type { StoredDocument } from './documents'
import type { JsonObject } from './json'
import { checkLimit } from './searchLimits'

type Data = { data: JsonObject; size: number }

/** Data of linked documents in one response: made once for each document and choice of fields, and limited in sum. */
export class LinkedDataSize {
  readonly #known = new Map<object, Map<StoredDocument, Data>>()
  #size = 0

  constructor(readonly parameter: 'fetchLinks' | 'graphQuery') {}

  /**
   * The data of a linked document by a choice of its fields. Throws an ApiError (400) once all that was given has more
   * characters than the limit.
   */
  dataOf(choice: object, document: StoredDocument, make: () => JsonObject): JsonObject {
    const ofChoice = this.#known.get(choice) ?? new Map<StoredDocument, Data>()
    this.#known.set(choice, ofChoice)
    const known = ofChoice.get(document) ?? measured(make())
    ofChoice.set(document, known)
    this.#size += known.size
    checkLimit(
      'linkedData',
      this.#size,
      this.parameter,
      'characters of linked documents in one response (ask for fewer fields, or a smaller "pageSize")',
    )
    return known.data
  }
}

const measured = (data: JsonObject): Data => ({ data, size: JSON.stringify(data).length })
