type Prepare = (resources: object | undefined) => unknown

let prepare: Prepare = () => undefined

/** Connects what prepares a page with slices. It comes with the first template that shows any: no page has it before. */
export function connectPageParts(handler: Prepare): void {
  prepare = handler
}

/** Loads what a page shows besides its template, given what Gatsby has loaded for it; to be awaited. Never rejects. */
export const preparePage: Prepare = (resources) => prepare(resources)
