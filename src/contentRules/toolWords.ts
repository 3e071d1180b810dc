import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import { isToolWordsPart, shownToolWords, toolWordsParts, toolWordsType } from '../cms/toolWords'
import { toolWordKeys } from '../tools/words/model/toolWordKeys'

/**
 * Words of the free tools that are missing, twice there or for nothing; documents of parts that do not exist, and pages
 * that show a tool whose words their language does not have.
 */
export function toolWordsFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  const words = documents.filter(({ type }) => type === toolWordsType)
  const there = new Set(words.map(({ lang, uid }) => `${lang} ${uid}`))
  return [
    ...words.flatMap(wordFindings),
    ...documents.flatMap((document) =>
      shownToolWords(document)
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
