/** Full-text search: which documents have words that begin with the searched ones. */
import type { StoredDocument } from './documents'
import { plainText } from './paths'

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const wordsOfDocuments = new WeakMap<StoredDocument, ReadonlySet<string>>()

/** Read once for each document: after an edit only the edited one is read again. */
function wordsOfDocument(document: StoredDocument): ReadonlySet<string> {
  const words = wordsOfDocuments.get(document) ?? new Set(wordsOf(plainText(document.data).join(' ')))
  wordsOfDocuments.set(document, words)
  return words
}

/** The words of all given documents, sorted, each with the positions of the documents that have it. */
export class WordIndex {
  readonly #documents: readonly StoredDocument[]
  readonly #words: readonly string[]
  readonly #positions: ReadonlyMap<string, readonly number[]>

  constructor(documents: readonly StoredDocument[]) {
    this.#documents = documents
    const positions = new Map<string, number[]>()
    documents.forEach((document, position) => {
      for (const word of wordsOfDocument(document)) {
        const known = positions.get(word)
        if (known) known.push(position)
        else positions.set(word, [position])
      }
    })
    this.#positions = positions
    this.#words = [...positions.keys()].sort(byCharacters)
  }

  /** Documents that have, for every beginning, a word with it. None for no beginnings. */
  find(beginnings: readonly string[]): readonly StoredDocument[] {
    if (beginnings.length === 0) return []
    const found = beginnings.map((beginning) => this.#positionsOf(beginning))
    return this.#documents.filter((_, position) => found.every((positions) => positions.has(position)))
  }

  #positionsOf(beginning: string): Set<number> {
    const positions = new Set<number>()
    for (let at = this.#firstFrom(beginning); this.#words[at]?.startsWith(beginning); at++) {
      for (const position of this.#positions.get(this.#words[at] ?? '') ?? []) positions.add(position)
    }
    return positions
  }

  /** The place of the first word that is not before the given one. */
  #firstFrom(word: string): number {
    let [low, high] = [0, this.#words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (byCharacters(this.#words[middle] ?? '', word) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** By code units, so that the words with one beginning are next to each other. */
const byCharacters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
