/** Languages of pages whose order of day and month Intl does not know and would take from the United States. */
const known: Readonly<Record<string, string>> = { 'en-LU': 'en-GB' }

/** The locale that Intl writes and reads days in: `dayLocale('en-LU')` → `en-GB`, every other as it is. */
export const dayLocale = (htmlLang: string): string => known[htmlLang] ?? htmlLang
