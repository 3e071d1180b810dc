import { defaultLocale } from '../../../locales.config'
import { toolWordKeys } from '../../tools/words/model/toolWordKeys'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import { isToolWordsPart, toolWordsPartsOf, toolWordsParts, toolWordsType } from '../cms/toolWords'

/**
 * Words of the free tools that are missing, twice there or for nothing, whose placeholders are not those of the default
 * language, or that state the size of a file; documents of parts that do not exist, and pages that show a tool whose words
 * their language does not have.
 */
export function toolWordsFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  const words = documents.filter(({ type }) => type === toolWordsType)
  const there = new Set(words.map(({ lang, uid }) => `${lang} ${uid}`))
  return [
    ...words.flatMap(wordFindings),
    ...words.flatMap((document) => placeholderFindings(document, words)),
    ...words.flatMap(statedSizeFindings),
    ...documents.flatMap((document) =>
      toolWordsPartsOf(document)
        .filter((part) => !there.has(`${document.lang} ${part}`))
        .map((part) =>
          findingIn(
            document,
            'data',
            `shows a tool, and "${document.lang}" has no document of the type "${toolWordsType}" with the UID "${part}"`,
          ),
        ),
    ),
  ]
}

function wordFindings(document: CmsDocument): ContentFinding[] {
  const { uid, data } = document
  if (!isToolWordsPart(uid))
    return [findingIn(document, 'uid', `no part is called "${uid}"; there are ${toolWordsParts.join(', ')}`)]
  const known = toolWordKeys[uid]
  const entries = entriesOf(data['texts'])
  const keys = entries.map((entry) => textOf(entry['key']))
  return [
    ...keys.flatMap((key, index) => {
      const field = `data.texts.${index}.key`
      if (!known.includes(key))
        return [findingIn(document, field, `the part "${uid}" has no text "${key}": remove the entry`)]
      return keys.indexOf(key) < index
        ? [findingIn(document, field, `the text "${key}" is there twice: remove one`)]
        : []
    }),
    ...known
      .filter((key) => !entries.some((entry) => entry['key'] === key && textOf(entry['text']).trim() !== ''))
      .map((key) =>
        findingIn(document, 'data.texts', `the text "${key}" is missing: add an entry with this key`),
      ),
  ]
}

/** The placeholders that a tool fills in, `{count}`, without tokens of the market, which have a dot or a colon. */
const placeholdersOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder))].sort().join(' ')

/** A mistyped placeholder would be shown as it is written, a missing one would leave a number out. */
function placeholderFindings(document: CmsDocument, words: readonly CmsDocument[]): ContentFinding[] {
  const original = words.find(
    ({ uid, lang }) => uid === document.uid && lang === defaultLocale().contentLanguage,
  )
  const expected = new Map(
    entriesOf(original?.data['texts']).map(({ key, text }) => [key, placeholdersOf(textOf(text))]),
  )
  return entriesOf(document.data['texts']).flatMap(({ key, text }, index) => {
    const wanted = expected.get(key)
    const there = placeholdersOf(textOf(text))
    return wanted === undefined || wanted === there
      ? []
      : [
          findingIn(
            document,
            `data.texts.${index}.text`,
            `the text "${textOf(key)}" has ${there || 'no placeholder'}; the tool fills in ${wanted || 'none'}`,
          ),
        ]
  })
}

const statedSize = /\d[\s\u00a0\u202f]?(?:[kKMG]i?[Bb]|[kKMG]o|[kKMG]t)(?!\p{L})/u

/** The limit of a file's size is a number of the program, which fills in `{size}`. A typed one is wrong when it changes. */
function statedSizeFindings(document: CmsDocument): ContentFinding[] {
  return entriesOf(document.data['texts']).flatMap(({ key, text }, index) =>
    statedSize.test(textOf(text))
      ? [
          findingIn(
            document,
            `data.texts.${index}.text`,
            `the text "${textOf(key)}" states the size of a file: write {size}, which the tool fills in`,
          ),
        ]
      : [],
  )
}
