import library from 'i18n-iso-countries/langs/nb.json'
import { usualNames } from './usualNames'

export const names = usualNames(library.countries, {
  BY: 'Belarus',
  PS: 'Palestina',
  UM: 'USAs ytre øyer',
})
