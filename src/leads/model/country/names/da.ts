import library from 'i18n-iso-countries/langs/da.json'
import { usualNames } from './usualNames'

export const names = usualNames(library.countries, {
  BN: 'Brunei',
  BV: 'Bouvetøen',
  BY: 'Belarus',
  CX: 'Juleøen',
  IO: 'Det Britiske Territorium i Det Indiske Ocean',
  KZ: 'Kasakhstan',
  NL: 'Nederlandene',
  SJ: 'Svalbard og Jan Mayen',
  TW: 'Taiwan',
})
