/** Languages of pages whose amounts Intl writes with a point and whose other numbers with a comma: `€8.50` beside `1,5%`. */
const known: Readonly<Record<string, string>> = { 'en-EE': 'en-GB' }

/**
 * The locale that Intl writes and reads numbers in: `numberLocale('en-EE')` → `en-GB`, every other as it is. Files for
 * spreadsheets are written as those of the country read them: `en-EE` keeps its comma there.
 */
export const numberLocale = (htmlLang: string): string => known[htmlLang] ?? htmlLang
