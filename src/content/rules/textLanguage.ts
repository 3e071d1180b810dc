import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { memoize } from '../cms/memoize'
import { spokenTexts, wordsIn, type SpokenText } from './spokenWords'
import { isReviewedText } from './textLanguageExceptions'

type Counts = Map<string, number>
type LanguageWords = { counts: Counts; total: number }

/** The language that people speak in a content language: `de-de` → `de`. */
const spokenIn = (lang: string): string => lang.split('-')[0] ?? lang

const namesOfLanguages = new Intl.DisplayNames(['en'], { type: 'language' })

/** How much more likely the words of a text are in another language, in nats: per word, and in all. */
const leastPerWord = 1.2
/** Danish and Norwegian share most of their words. */
const leastPerWordOfNear = 0.7
const leastInAll = 7
const leastOfStrange = 9
/** The fewest words of a text that are enough to tell; English left in a translation is told by fewer. */
const leastWords = 6
const leastEnglishWords = 3

const isNear = (...pair: string[]): boolean => pair.every((language) => ['da', 'nb'].includes(language))

type ReadDocument = { document: CmsDocument; texts: (SpokenText & { words: string[] })[]; counts: Counts }

function countWords(words: readonly string[], counts: Counts): void {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
}

const readDocument = memoize((document: CmsDocument): ReadDocument => {
  const texts = spokenTexts(document).map((text) => ({ ...text, words: wordsIn(text.text) }))
  const counts: Counts = new Map()
  for (const { words } of texts) countWords(words, counts)
  return { document, texts, counts }
})

/**
 * Texts that read like another language of the content than their own, near ones too: Norwegian in Danish, Portuguese in
 * Spanish, English left in a translation. Each language is known by the words of its own documents (naive Bayes over
 * words); a text is compared with what all other documents of its language say, so that it does not speak for itself.
 */
export function textLanguageFindings(
  documents: readonly CmsDocument[],
  checked: readonly CmsDocument[] = documents,
): ContentFinding[] {
  const languages = new Map<string, LanguageWords>()
  const vocabulary = new Set<string>()
  const wanted = new Set(checked)
  const read = documents.map(readDocument)
  for (const { document, counts } of read) {
    const spoken = spokenIn(document.lang)
    const language = languages.get(spoken) ?? { counts: new Map<string, number>(), total: 0 }
    for (const [word, count] of counts) {
      language.counts.set(word, (language.counts.get(word) ?? 0) + count)
      language.total += count
      vocabulary.add(word)
    }
    languages.set(spoken, language)
  }
  const size = vocabulary.size
  // A language with few texts says little about any.
  const known = [...languages].filter(([, { total }]) => total > 2000)

  // The most that any language can say for a word: a text that even then is no better than in its own needs no comparison.
  const mostLikely = new Map<string, number>()
  for (const [, { counts, total }] of known)
    for (const [word, count] of counts) {
      const likely = Math.log((count + 0.1) / (total + 0.1 * size))
      mostLikely.set(word, Math.max(mostLikely.get(word) ?? -Infinity, likely))
    }
  const unknownWord = Math.max(...known.map(([, { total }]) => Math.log(0.1 / (total + 0.1 * size))))
  const mostOf = (words: readonly string[]): number =>
    words.reduce((score, word) => score + Math.max(mostLikely.get(word) ?? -Infinity, unknownWord), 0)

  const scoreOf = (words: readonly string[], { counts, total }: LanguageWords, own?: Counts): number =>
    words.reduce((score, word) => {
      const count = (counts.get(word) ?? 0) - (own?.get(word) ?? 0)
      return score + Math.log((count + 0.1) / (total + 0.1 * size))
    }, 0)

  return read
    .filter(({ document }) => wanted.has(document))
    .flatMap(({ document, texts, counts }) => {
      const spoken = spokenIn(document.lang)
      const own = known.find(([language]) => language === spoken)?.[1]
      if (!own) return []
      return texts.flatMap(({ text, field, words }) => {
        const isName = /^\S+$|_/.test(text.trim())
        if (words.length < leastEnglishWords || isName || isReviewedText(document.lang, text)) return []
        const ownScore = scoreOf(words, own, counts)
        if (mostOf(words) - ownScore < leastInAll) return []
        const [other, best] = known
          .filter(([language]) => language !== spoken)
          .map(([language, language_]) => [language, scoreOf(words, language_)] as const)
          .reduce((a, b) => (b[1] > a[1] ? b : a), ['', -Infinity] as const)
        const margin = best - ownScore
        const isEnglish = other === 'en' && words.every((word) => (own.counts.get(word) ?? 0) <= (counts.get(word) ?? 0))
        if (words.length < leastWords && !isEnglish) return []
        const read = languages.get(other)?.counts
        // A long sentence of a near language has few words that tell: three that only the other one has are enough.
        const strange = words.filter(
          (word) => (own.counts.get(word) ?? 0) <= (counts.get(word) ?? 0) && (read?.get(word) ?? 0) > 0,
        )
        const isTold = isNear(spoken, other)
          ? margin / words.length >= leastPerWordOfNear || (strange.length > 2 && margin >= leastOfStrange)
          : margin / words.length >= leastPerWord
        return margin < leastInAll || !isTold
          ? []
          : [
              findingIn(
                document,
                field,
                `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}” reads like ${namesOfLanguages.of(other)}, not ${namesOfLanguages.of(spoken)}: write it in the language of the document, or list it in src/content/rules/textLanguageExceptions.ts`,
              ),
            ]
      })
    })
}
