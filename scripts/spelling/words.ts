import type { CmsDocument } from '../../src/content/cms/document'
import { allTexts } from '../../src/content/rules/documentTexts'

/** Hunspell's dictionary of each content language. Finnish has none there. */
const dictionaries: Readonly<Record<string, string>> = {
  'da-dk': 'da_DK',
  'de-de': 'de_DE',
  'en-gb': 'en_GB',
  'en-ie': 'en_GB',
  'en-us': 'en_US',
  'es-es': 'es_ES',
  'fr-be': 'fr_BE',
  'fr-fr': 'fr_FR',
  'it-it': 'it_IT',
  'nb-no': 'nb_NO',
  'nl-be': 'nl_BE',
  'nl-nl': 'nl_NL',
  'pt-pt': 'pt_PT',
  'sv-se': 'sv_SE',
}

/** The dictionary of a content language, `de_DE`; undefined where Hunspell has none. */
export const dictionaryOf = (language: string): string | undefined => dictionaries[language]

/** Types whose texts are values, code words or names of third parties. */
const notProse: readonly string[] = [
  'market',
  'market_law',
  'product_facts',
  'third_party_licences',
  'redirects',
]

/** Fields that hold no prose: links, keys, addresses, settings. */
const notProseField =
  /\.(?:key|id|uid|slug|type|link_type|lang|tags|url|href|slice_type|variation|version|label|scene|icon|code|field|source_id)(?:\.\d+)?$|\.spans\./

/** What a dictionary does not judge: tokens, addresses, file names. Words with digits neither. */
const notWords =
  /\{[^{}]*\}|https?:\S+|\S+@\S+|\S*\.(?:com|example|dk|de|no|se|fi|pdf|xlsx|csv|xml|html)\b\S*/g

const word = /\p{L}[\p{L}’'-]*\p{L}|\p{L}/gu

/** The words of a text that a dictionary can judge, with plain apostrophes. */
export const wordsOfText = (text: string): string[] =>
  text
    .replace(notWords, ' ')
    .replaceAll('\u00ad', '')
    .split(/\s+/)
    .filter((part) => !/\d/.test(part))
    .flatMap((part) => part.match(word) ?? [])
    .map((found) => found.replaceAll('’', "'"))
    .filter((found) => found.length > 2)

/** The words of each language, with the first document that has them. */
export function wordsOfDocuments(documents: readonly CmsDocument[]): Map<string, Map<string, string>> {
  const byLanguage = new Map<string, Map<string, string>>()
  for (const document of documents) {
    if (notProse.includes(document.type)) continue
    const words = byLanguage.get(document.lang) ?? new Map<string, string>()
    byLanguage.set(document.lang, words)
    for (const { text, field } of allTexts(document.data, 'data')) {
      if (notProseField.test(field)) continue
      for (const found of wordsOfText(text)) if (!words.has(found)) words.set(found, document.id)
    }
  }
  return new Map([...byLanguage].sort(([a], [b]) => (a < b ? -1 : 1)))
}

export type KnownWords = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The project's list: words under `[de-de]`, or under `[all]` those of several languages; `#` begins a comment. Case counts
 * as written.
 */
export function knownWords(list: string): KnownWords {
  const known = new Map<string, Set<string>>()
  let language = 'all'
  for (const line of list.split('\n').map((one) => one.replace(/#.*/, '').trim())) {
    const heading = /^\[([\w-]+)\]$/.exec(line)?.[1]
    if (heading) language = heading
    const words = known.get(language) ?? new Set<string>()
    known.set(language, words)
    for (const one of heading ? [] : line.split(/\s+/)) words.add(one)
  }
  return known
}

/** The words of a language that neither its dictionary nor the list knows, in alphabetical order. */
export const unknownWords = (
  words: ReadonlyMap<string, string>,
  unknownToDictionary: ReadonlySet<string>,
  known: KnownWords,
  language: string,
): { word: string; documentId: string }[] =>
  [...words]
    .filter(
      ([found]) =>
        unknownToDictionary.has(found) && !known.get('all')?.has(found) && !known.get(language)?.has(found),
    )
    .map(([found, documentId]) => ({ word: found, documentId }))
    .sort((a, b) => (a.word < b.word ? -1 : 1))
