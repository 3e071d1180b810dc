import library from 'i18n-iso-countries/langs/pt.json'
import { usualNames } from './usualNames'

export const names = usualNames(library.countries, {
  BH: 'Barém',
  CD: 'República Democrática do Congo',
  CG: 'Congo',
  PS: 'Palestina',
  QA: 'Catar',
  SX: 'São Martinho (Países Baixos)',
  UZ: 'Usbequistão',
  VA: 'Vaticano',
  ZW: 'Zimbabué',
})
