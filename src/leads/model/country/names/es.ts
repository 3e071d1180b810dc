import library from 'i18n-iso-countries/langs/es.json'
import { usualNames } from './usualNames'

export const names = usualNames(library.countries, {
  BD: 'Bangladés',
  BH: 'Baréin',
  BJ: 'Benín',
  BN: 'Brunéi',
  BW: 'Botsuana',
  CD: 'República Democrática del Congo',
  CZ: 'Chequia',
  EH: 'Sáhara Occidental',
  FJ: 'Fiyi',
  IQ: 'Irak',
  KN: 'San Cristóbal y Nieves',
  KP: 'Corea del Norte',
  KR: 'Corea del Sur',
  LA: 'Laos',
  PG: 'Papúa Nueva Guinea',
  PW: 'Palaos',
  SA: 'Arabia Saudí',
  SR: 'Surinam',
  SY: 'Siria',
  VA: 'Ciudad del Vaticano',
})
