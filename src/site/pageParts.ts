type Prepare = (resources: object | undefined) => unknown

let prepare: Prepare = () => undefined

/** Connects what prepares a page with slices. It comes with the first template that shows any: no page has it before. */
export function connectPageParts(handler: Prepare): void {
  prepare = handler
}

/** Loads what a page shows besides its template, given what Gatsby has loaded for it; to be awaited. Never rejects. */
export const preparePage: Prepare = (resources) => prepare(resources)

let inSteps = false

/**
 * Says whether the page that is opened next may show its beginning before the rest: a page that is opened at its top. One
 * that is opened at another place, by a hash or by going back, must be there as a whole to be scrolled.
 */
export function openInSteps(isAllowed: boolean): void {
  inSteps = isAllowed
}

/** What `openInSteps` has said last; false on the server and at the start, where the whole page is hydrated. */
export const opensInSteps = (): boolean => inSteps
