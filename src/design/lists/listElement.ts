/** What the filter reads of the HTML of a list, and what it changes in it. The entries are nowhere else in the page. */
import { isEverything, type ListState } from './listState'
import { textSearch } from './textSearch'

/** Attributes of an entry: the values it can be filtered by, one or several of a key: `category:hr country:de country:at`. */
export const entryAttributes = (values: Readonly<Record<string, string | readonly string[]>> = {}) => ({
  'data-entry': Object.entries(values)
    .flatMap(([key, ofKey]) => [ofKey].flat().map((value) => `${key}:${value}`))
    .join(' '),
})

/** Attributes of an entry that stands above its list: it comes into the list once somebody searches or chooses. */
export const featuredAttributes = { 'data-featured': '', hidden: true }

/** Attributes of a section of a list: it goes when none of its entries is shown. */
export const sectionAttributes = { 'data-entries': '' }

/** What opening an entry is reported as. */
export type OpenedKind = 'webinar' | 'event' | 'partner' | 'resource'

/** Attributes of an entry's link: opening it is reported (src/browser/links/trackedClicks.ts). */
export const openedAttributes = (kind: OpenedKind) => ({ 'data-opened': kind })

const searches = new Map<string, ReturnType<typeof textSearch>>()

function searchIn(language: string): ReturnType<typeof textSearch> {
  const search = searches.get(language) ?? textSearch(language)
  searches.set(language, search)
  return search
}

/**
 * Shows the entries that fit and hides the others, and sections without any. Returns how many are shown, of how many: what is
 * over counts in neither.
 */
export function filterList(
  list: HTMLElement,
  state: ListState,
  language: string,
): { shown: number; total: number } {
  const { query, chosen } = state
  const { matches } = searchIn(language)
  const wanted = Object.entries(chosen).map(([key, value]) => `${key}:${value}`)
  const fits = (entry: HTMLElement): boolean => {
    const values = entry.dataset['entry']?.split(' ') ?? []
    if (entry.hasAttribute('data-featured') && isEverything(state)) return false
    return wanted.every((value) => values.includes(value)) && matches(entry.textContent ?? '', query)
  }
  let shown = 0
  let total = 0
  for (const entry of list.querySelectorAll<HTMLElement>('[data-entry]')) {
    entry.hidden = !fits(entry)
    if (entry.hasAttribute('data-over')) continue
    total += 1
    if (!entry.hidden) shown += 1
  }
  for (const section of list.querySelectorAll<HTMLElement>('[data-entries]')) {
    section.hidden = section.querySelector('[data-entry]:not([hidden], [data-over])') === null
  }
  return { shown, total }
}
