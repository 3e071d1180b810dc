/** How a journey names an element that can be seen: the first that fulfils all of it. */
export type Query = {
  /** With an accessible name, whole (`name`) or a part of it (`namePart`). */
  role?: string
  name?: string
  namePart?: string
  /** The label of a control, without the asterisk of a required one. */
  label?: string
  css?: string
  /** A part of the text in it. */
  text?: string
  within?: Query
}

/** What the bundled script of inPage.ts adds to the window. */
export type InPage = {
  find: (query: Query) => HTMLElement | null
  /** Uncaught errors of this document. */
  errors: string[]
}
