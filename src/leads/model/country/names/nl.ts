import library from 'i18n-iso-countries/langs/nl.json'
import { usualNames } from './usualNames'

/** The library's first name of nearly every country is the one of treaties, "Koninkrijk België"; the second is the usual one. */
export const names = usualNames(
  library.countries,
  {
    BO: 'Bolivia',
    BV: 'Bouveteiland',
    BY: 'Belarus',
    GN: 'Guinee',
    IM: 'Isle of Man',
    IO: 'Brits Indische Oceaanterritorium',
    TL: 'Oost-Timor',
  },
  1,
)
