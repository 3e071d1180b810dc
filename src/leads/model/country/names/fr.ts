import library from 'i18n-iso-countries/langs/fr.json'
import { usualNames } from './usualNames'

export const names = usualNames(library.countries, {
  BN: 'Brunei',
  CI: 'Côte d’Ivoire',
  CZ: 'Tchéquie',
  LR: 'Liberia',
  NG: 'Nigeria',
  SJ: 'Svalbard et Jan Mayen',
  SZ: 'Eswatini',
  TZ: 'Tanzanie',
  US: 'États-Unis',
  VA: 'Vatican',
})
