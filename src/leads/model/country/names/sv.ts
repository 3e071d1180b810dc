import library from 'i18n-iso-countries/langs/sv.json'
import { usualNames } from './usualNames'

export const names = usualNames(library.countries, {
  CW: 'Curaçao',
  FM: 'Mikronesien',
  GW: 'Guinea-Bissau',
  MM: 'Myanmar',
  PS: 'Palestina',
})
