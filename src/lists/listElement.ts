/** What the filter reads of the HTML of a list, and what it changes in it. The entries are nowhere else in the page. */
import type { EventName } from '../analytics/catalogue'
import { analytics } from '../analytics/queue'
import type { ListState } from './listState'
import { textSearch } from './textSearch'

/** Attributes of an entry: the values it can be filtered by, one or several of a key: `category:hr country:de country:at`. */
export const entryAttributes = (values: Readonly<Record<string, string | readonly string[]>> = {}) => ({
  'data-entry': Object.entries(values)
    .flatMap(([key, ofKey]) => [ofKey].flat().map((value) => `${key}:${value}`))
    .join(' '),
})

/** Attributes of a section of a list: it goes when none of its entries is shown. */
export const sectionAttributes = { 'data-entries': '' }

/** What opening an entry is reported as. */
export type OpenedKind = 'webinar' | 'event' | 'partner' | 'resource'

/** Attributes of an entry's link. */
export const openedAttributes = (kind: OpenedKind) => ({ 'data-opened': kind })

const searches = new Map<string, ReturnType<typeof textSearch>>()

function searchIn(language: string): ReturnType<typeof textSearch> {
  const search = searches.get(language) ?? textSearch(language)
  searches.set(language, search)
  return search
}

/** Shows the entries that fit and hides the others, and sections without any. Returns how many are shown. */
export function filterList(list: HTMLElement, { query, chosen }: ListState, language: string): number {
  const { matches } = searchIn(language)
  const wanted = Object.entries(chosen).map(([key, value]) => `${key}:${value}`)
  const fits = (entry: HTMLElement): boolean => {
    const values = entry.dataset['entry']?.split(' ') ?? []
    return wanted.every((value) => values.includes(value)) && matches(entry.textContent ?? '', query)
  }
  let shown = 0
  for (const entry of list.querySelectorAll<HTMLElement>('[data-entry]')) {
    entry.hidden = !fits(entry)
    if (!entry.hidden && !entry.hasAttribute('data-over')) shown += 1
  }
  for (const section of list.querySelectorAll<HTMLElement>('[data-entries]')) {
    section.hidden = section.querySelector('[data-entry]:not([hidden])') === null
  }
  return shown
}

const openedEvents = {
  webinar: 'Webinar opened',
  event: 'Event opened',
  partner: 'Partner opened',
  resource: 'Resource opened',
} as const satisfies Record<OpenedKind, EventName>

/** Tracks the entries that a visitor opens. Returns a function that ends it. */
export function watchOpenedEntries(list: HTMLElement): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-opened]') : null
    const kind = link?.dataset['opened'] as OpenedKind | undefined
    if (!link || !kind || !Object.hasOwn(openedEvents, kind)) return
    const name = link.textContent?.trim() ?? ''
    if (kind === 'webinar') analytics.track(openedEvents.webinar, { webinar: name })
    else if (kind === 'event') analytics.track(openedEvents.event, { event: name })
    else if (kind === 'partner') analytics.track(openedEvents.partner, { partner: name })
    else analytics.track(openedEvents.resource, { resource: name })
  }
  list.addEventListener('click', onClick)
  return () => list.removeEventListener('click', onClick)
}
