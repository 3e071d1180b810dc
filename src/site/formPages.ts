/**
 * What the documents of pages add to the leads of their forms: one file for the server, written at build. No page and no
 * browser reads it, so a visitor cannot change it.
 */

/** Properties of a lead that an editor sets with a page. */
export type AddedValues = Partial<Record<'pdf_url' | 'event_name' | 'partner_segment', string>>

/** By path of the page and id of the form; pages that add nothing are absent. */
export type FormPages = Record<string, Record<string, AddedValues>>

/** Where the build writes it, relative to the root of the project. */
export const formPagesFile = 'build/form-pages.json'
