import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf, type Fields } from '../cms/fields'
import type { PlannedPage } from '../plan/plannedPage'
import type { SearchedPage } from '../plan/searchWords'
import { fieldTexts, recordsOf, type Text } from './documentTexts'

/** Words that a phrase may lack: “mileage rates by country” is found in “mileage rates of 17 countries”. */
const smallWords = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to'])

/** A word without its ending: rate and rates, country and countries, claim and claiming are one. */
const stem = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?:ing|s)$/, '')

const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}/]+/u)
      .filter(Boolean)
      .map(stem),
  )

/** Whether a text says a phrase, in any order and with other endings. */
export function saysWords(text: string, phrase: string): boolean {
  const said = stemsOf(text)
  return [...stemsOf(phrase)].every((word) => smallWords.has(word) || said.has(word))
}

type Prominent = Record<'title' | 'H1' | 'lead' | 'heading', string[]>

/** What a document says where a search engine and a hurried reader look first. */
function prominentTexts(document: CmsDocument): Prominent {
  const records = recordsOf(document)
  const blocks = (record: Fields, level: RegExp): string[] =>
    Object.values(record)
      .flatMap(entriesOf)
      .filter(({ type }) => level.test(textOf(type)))
      .map(({ text }) => textOf(text))
  const texts = (name: string, value: unknown): string[] => fieldTexts(value, name).map(({ text }: Text) => text)
  const top = records.filter(({ field }) => field === 'data' || field === 'data.slices.0.primary')
  const heroTitle = records.flatMap(({ record }) => blocks(record, /^heading1$/))
  return {
    title: texts('meta_title', document.data['meta_title']),
    H1: heroTitle.length > 0 ? heroTitle : texts('title', document.data['title']),
    lead: top.flatMap(({ record }) => texts('lead', record['lead'])).slice(0, 1),
    heading: records.flatMap(({ record }) => [
      ...blocks(record, /^heading[2-6]$/),
      ...Object.entries(record).flatMap(([name, value]) =>
        /_title$/.test(name) && name !== 'meta_title' ? texts(name, value) : [],
      ),
    ]),
  }
}

/**
 * Pages that do not say what people search for: the first words of a row in the title, the H1, the lead and one heading, the
 * others in one of them; pages of the list that are not among all addresses. `documents` are those of the content and of
 * the pages of code.
 */
export function searchWordFindings(
  searched: readonly SearchedPage[],
  documents: readonly CmsDocument[],
  pages: readonly PlannedPage[],
  addresses: readonly string[],
): ContentFinding[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const documentOf = (path: string): CmsDocument | undefined => {
    const [, market = '', ...rest] = path.split('/')
    return (
      byId.get(pages.find((page) => page.path === path)?.documentId ?? '') ??
      byId.get(`${market}.${rest.join('/') || 'homepage'}`)
    )
  }
  return searched.flatMap(({ path, words }) => {
    const document = documentOf(path)
    if (!document)
      return addresses.includes(path)
        ? []
        : [
            {
              documentId: '(none)',
              type: 'page',
              lang: '',
              field: '',
              message: `src/content/plan/searchWords.ts names ${path}, which does not exist: publish it, or take it out`,
            },
          ]
    const prominent = prominentTexts(document)
    const saidIn = (places: readonly (keyof Prominent)[], word: string): boolean =>
      places.some((place) => prominent[place].some((text) => saysWords(text, word)))
    const finding = (word: string, places: string): ContentFinding =>
      findingIn(
        document,
        'data',
        `people who search for “${word}” should find ${path}: say it in ${places}, or correct src/content/plan/searchWords.ts`,
      )
    const [first, ...further] = words
    const lacking = (['title', 'H1', 'lead', 'heading'] as const).filter((place) => first && !saidIn([place], first))
    return [
      ...(first && lacking.length > 0 ? [finding(first, `the ${lacking.join(', the ')}`)] : []),
      ...further
        .filter((word) => !saidIn(['title', 'H1', 'lead', 'heading'], word))
        .map((word) => finding(word, 'the title, the H1, the lead or a heading')),
    ]
  })
}
