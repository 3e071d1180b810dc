/**
 * What the documents of pages add to the leads of their forms: one file for the server, written at build. No page and no
 * browser reads it, so a visitor cannot change it.
 */

/** Properties of a lead that an editor sets with a page. */
export type AddedValues = Partial<Record<'pdf_url' | 'event_name' | 'partner_segment', string>>

/** What a page's document says about its form beyond the lead. */
export type FormPageRules = {
  /** Address of the file or recording that the visitor gets for the form. */
  access?: string
  /** True when the visitor goes there at once, instead of to the thank-you page. */
  opensAccess?: boolean
  /** Moment from which nobody can register any more, ISO 8601. */
  endsAt?: string
}

/** By path of the page and id of the form; pages that add nothing are absent. */
export type FormPages = Record<string, Record<string, AddedValues & { rules?: FormPageRules }>>

/** Where the build writes it, relative to the root of the project. */
export const formPagesFile = 'build/form-pages.json'
