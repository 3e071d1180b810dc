import type { Market, MarketValues } from './markets'
import { exampleFacts } from './productFacts.fixture'

/** The values of the Austrian market. */
export const austrianValues: MarketValues = {
  localeCode: 'de-at',
  currency: 'EUR',
  vat: 'USt',
  vat_number: 'UID-Nummer',
  country: 'Österreich',
  in_country: 'in Österreich',
  legal_form: 'GmbH',
  register: 'Firmenbuch',
  city: 'Graz',
  date: '24. März 2027',
}

/** The Austrian market without overrides. */
export const austria: Market = {
  values: austrianValues,
  overrides: [],
  facts: { ...exampleFacts, localeCode: 'de-at', phone: '+43 0 000 0018' },
}
