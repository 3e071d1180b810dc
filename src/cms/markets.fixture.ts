import type { MarketValues } from './markets'

/** The values of the Austrian market. */
export const austrianValues: MarketValues = {
  localeCode: 'de-at',
  currency: 'EUR',
  vat: 'USt',
  vat_number: 'UID-Nummer',
  phone: '+44 20 7946 0043',
  country: 'Österreich',
  in_country: 'in Österreich',
  legal_form: 'GmbH',
  register: 'Firmenbuch',
  city: 'Graz',
  date: '24. März 2027',
}
