/** A document of the default locale, by what stays the same in every repository (ids do not). */
export type Counterpart = { type: string; uid: string | null }

/**
 * A page of code in a locale, with what it declares: the page that is the same in the default locale, and its name in the
 * breadcrumbs of the documents below it.
 */
export type CodePage = { path: string; counterpart?: Counterpart; name?: string }
