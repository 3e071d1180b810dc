import library from 'i18n-iso-countries/langs/it.json'
import { usualNames } from './usualNames'

export const names = usualNames(library.countries, {
  BH: 'Bahrein',
  CZ: 'Cechia',
  FM: 'Micronesia',
  MM: 'Myanmar',
  PA: 'Panama',
  PS: 'Palestina',
  TW: 'Taiwan',
  US: 'Stati Uniti',
})
