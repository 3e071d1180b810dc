/** Full-text search: which documents have words that begin with the searched ones. */
import { hasParts } from '../src/core/values/record'
import type { StoredDocument } from './documents'
import type { Json } from './json'
import { textOf } from './paths'

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const wordsOfValues = new WeakMap<object, readonly string[]>()

/**
 * The different words of a value of a field, sorted. Read once for each value, which never changes: after an edit only those
 * of the edited document are read again.
 */
export function sortedWordsOf(value: Json): readonly string[] {
  const read = (): string[] => [...new Set(wordsOf(textOf(value)))].sort(byCharacters)
  if (!hasParts(value)) return read()
  const words = wordsOfValues.get(value) ?? read()
  wordsOfValues.set(value, words)
  return words
}

/**
 * Reads the words of documents a few at a time, with a pause after them, so that the first full-text search after a start
 * need not read all of them at once.
 */
export async function readWords(
  documents: readonly StoredDocument[],
  pause: () => Promise<unknown>,
): Promise<void> {
  for (const [place, { data }] of documents.entries()) {
    sortedWordsOf(data)
    if (place % 10 === 9) await pause()
  }
}

/** True when one of the sorted words has the beginning. */
export const hasBeginning = (words: readonly string[], beginning: string): boolean =>
  words[firstFrom(words, beginning)]?.startsWith(beginning) === true

/** The words of all given documents, sorted, each with the positions of the documents that have it. */
export class WordIndex {
  readonly #documents: readonly StoredDocument[]
  readonly #words: readonly string[]
  /** By the place of the word. */
  readonly #positions: readonly (readonly number[])[]

  constructor(documents: readonly StoredDocument[]) {
    this.#documents = documents
    const positions = new Map<string, number[]>()
    documents.forEach(({ data }, position) => {
      for (const word of sortedWordsOf(data)) {
        const known = positions.get(word)
        if (known) known.push(position)
        else positions.set(word, [position])
      }
    })
    const words = [...positions.keys()].sort(byCharacters)
    this.#words = words
    this.#positions = words.map((word) => positions.get(word) ?? [])
  }

  /** Documents that have, for every beginning, a word with it. None for no beginnings. */
  find(beginnings: readonly string[]): readonly StoredDocument[] {
    const different = [...new Set(beginnings)]
    if (different.length === 0) return []
    const found = different.map((beginning) => this.#documentsWith(beginning))
    return this.#documents.filter((_, position) => found.every((marks) => marks[position] === 1))
  }

  /** A mark at the position of each document that has a word with the beginning. */
  #documentsWith(beginning: string): Uint8Array {
    const marks = new Uint8Array(this.#documents.length)
    for (let at = firstFrom(this.#words, beginning); this.#words[at]?.startsWith(beginning); at++) {
      for (const position of this.#positions[at] ?? []) marks[position] = 1
    }
    return marks
  }
}

/** The place of the first of the sorted words that is not before the given one. */
function firstFrom(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (byCharacters(words[middle] ?? '', word) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** By code units, so that the words with one beginning are next to each other. */
const byCharacters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
