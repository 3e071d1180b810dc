import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { allTexts } from './documentTexts'
import { american } from './forbiddenWords/american'
import { danish } from './forbiddenWords/danish'
import { dutch, flemish } from './forbiddenWords/dutch'
import { english } from './forbiddenWords/english'
import { finnish } from './forbiddenWords/finnish'
import type { ForbiddenWord } from './forbiddenWords/forbiddenWord'
import { french } from './forbiddenWords/french'
import { german } from './forbiddenWords/german'
import { italian } from './forbiddenWords/italian'
import { norwegian } from './forbiddenWords/norwegian'
import { portuguese } from './forbiddenWords/portuguese'
import { spanish } from './forbiddenWords/spanish'
import { swedish } from './forbiddenWords/swedish'

/** What texts of a language do not say, a file for each language. */
const forbiddenWords: Readonly<Record<string, readonly ForbiddenWord[]>> = {
  'da-dk': danish,
  'de-de': german,
  'en-gb': english,
  'en-ie': english,
  'en-us': [...english, ...american],
  'es-es': spanish,
  'fi-fi': finnish,
  'fr-be': french,
  'fr-fr': french,
  'it-it': italian,
  'nb-no': norwegian,
  'nl-be': flemish,
  'nl-nl': dutch,
  'pt-pt': portuguese,
  'sv-se': swedish,
}

/** Texts with words that a native reader would not write: calques, words of a neighbouring country, forms that do not fit. */
export const forbiddenWordFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents.flatMap((document) => {
    const forbidden = forbiddenWords[document.lang]
    if (!forbidden) return []
    return [...allTexts(document.data, 'data')].flatMap(({ field, text }) =>
      forbidden.flatMap(({ words, instead }) => {
        const found = words.exec(text)
        return found ? [findingIn(document, field, `not “${found[0]}”, but ${instead}`)] : []
      }),
    )
  })
