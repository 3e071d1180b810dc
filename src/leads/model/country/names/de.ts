import library from 'i18n-iso-countries/langs/de.json'
import { usualNames } from './usualNames'

export const names = usualNames(library.countries, {
  CD: 'Demokratische Republik Kongo',
  CZ: 'Tschechien',
  MD: 'Moldau',
  PS: 'Palästina',
  RU: 'Russland',
  SY: 'Syrien',
  TZ: 'Tansania',
  UM: 'Amerikanische Überseeinseln',
})
