/** The country whose national format a telephone number may have: the one answered in the form, else the page's. */
export const phoneCountry = (answered: unknown, ofPage: string): string =>
  typeof answered === 'string' && /^[A-Z]{2}$/.test(answered) ? answered : ofPage
