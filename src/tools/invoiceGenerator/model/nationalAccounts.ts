const countries = new Set(['DK', 'GB', 'NO', 'SE', 'US'])

/**
 * True where customers pay to an account number of the country (`market_law`, payment.*): it comes first, and the IBAN, for
 * those abroad, second.
 */
export const paysToNationalAccount = (country: string): boolean => countries.has(country)
