import { scrollBehaviour } from '../../controls/scrollBehaviour'

/** The id of a section's element. */
export const placeOf = (name: string): string => `policy-${name}`

/** A section among names of clauses: some have the same name. */
export const sectionKey = (id: string): string => `section-${id}`

/** Moves a sheet that scrolls by itself so that a place in it is seen. The page never moves: the visitor is at the questions. */
export function showWithin(sheet: HTMLElement | null, selector: string): void {
  const place = sheet?.querySelector<HTMLElement>(selector)
  if (!sheet || !place || getComputedStyle(sheet).overflowY !== 'auto') return
  const top = place.getBoundingClientRect().top - sheet.getBoundingClientRect().top
  const isSeen = top >= 0 && top + place.offsetHeight <= sheet.clientHeight
  if (!isSeen)
    sheet.scrollTo({ top: sheet.scrollTop + top - sheet.clientHeight / 6, behavior: scrollBehaviour() })
}

/** Goes to a section, with the focus. */
export function goToSection(sheet: HTMLElement | null, id: string): void {
  const place = sheet?.querySelector<HTMLElement>(`#${placeOf(id)}`)
  place?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() })
  place?.focus({ preventScroll: true })
}
