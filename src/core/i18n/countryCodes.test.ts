import codes from 'i18n-iso-countries/codes.json'
import { countryCodes } from './countryCodes'

it('are those of the library', () => {
  expect(countryCodes).toEqual(codes.map(([alpha2]) => alpha2).sort())
})
