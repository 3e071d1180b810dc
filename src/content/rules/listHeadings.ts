import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { textOf, type Fields } from '../cms/fields'
import { andOne, measures } from './countContext'
import { countsIn, isTrueOf } from './countsInText'
import { fieldTexts, groupsOf, recordsOf } from './documentTexts'

/** Texts of a slice that stand over or under its list. */
const headings = new Set(['title', 'lead', 'caption', 'text'])

/** How many things a list shows: its entries, for a table also its columns. */
function shownCounts(record: Fields, groups: readonly (readonly [string, Fields[]])[]): number[] {
  const columns = Object.keys(record).filter(
    (name) => /^column_\d$/.test(name) && textOf(record[name]),
  ).length
  return [...groups.map(([, entries]) => entries.length), ...(columns > 0 ? [columns] : [])]
}

/** The numbers that the text over a list may give: of a slice's own lists, of the list `reasons` for `reasons_title`. */
function countsBeside(name: string, record: Fields, isSlice: boolean): number[] {
  const groups = groupsOf(record)
  const base = /^(.+)_(?:title|lead|text)$/.exec(name)?.[1]
  const own = groups.find(([group]) => group === base)
  if (own) return [own[1].length]
  return isSlice && headings.has(name) ? shownCounts(record, groups) : []
}

/**
 * Numbers in the heading or the lead of a list that are not those of its entries: "Three short answers" over four questions,
 * whatever is counted. Numbers of time, people and money do not count, and "two cases and a guide" may be three.
 */
export const listHeadingFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents.flatMap((document) => {
    const code = document.lang.split('-')[0] ?? ''
    const [measure, one] = [measures[code], andOne[code]]
    if (measure === undefined || one === undefined) return []
    const noun = `(?!(?:${measure})(?![\\p{L}\\p{N}]))\\p{L}[\\p{L}’'-]*`
    const measured = new RegExp(`(?<![\\p{L}])(?:${measure})(?![\\p{L}])`, 'iu')
    const further = new RegExp(`(?<![\\p{L}])(?:${one})(?![\\p{L}])`, 'iu')
    return recordsOf(document).flatMap(({ record, field }) =>
      Object.entries(record).flatMap(([name, value]) => {
        const actual = isRecord(value) ? [] : countsBeside(name, record, field !== 'data')
        if (actual.length === 0) return []
        return fieldTexts(value, `${field}.${name}`).flatMap(({ text, field: place }) =>
          countsIn(text, document.lang, noun).flatMap((count) => {
            // Two more words belong to what is counted: `zwei volle Stunden`.
            const [counted = ''] = /^(?:\s?[\p{L}’'-]+){1,2}/u.exec(text.slice(count.end)) ?? []
            if (measured.test(`${count.written}${counted}`)) return []
            const more = further.test(text.slice(count.end))
              ? [count.stated, count.stated + 1]
              : [count.stated]
            if (more.some((stated) => actual.some((length) => isTrueOf({ ...count, stated }, length))))
              return []
            return [
              findingIn(
                document,
                place,
                `"${count.written}" stands over a list of ${[...new Set(actual)].join(' or ')}`,
              ),
            ]
          }),
        )
      }),
    )
  })
