import library from 'i18n-iso-countries/langs/fi.json'
import { usualNames } from './usualNames'

export const names = usualNames(library.countries, {
  FM: 'Mikronesia',
  GB: 'Iso-Britannia',
  KP: 'Pohjois-Korea',
  KR: 'Etelä-Korea',
  SZ: 'Eswatini',
  VA: 'Vatikaani',
})
