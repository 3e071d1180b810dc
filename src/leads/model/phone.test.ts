import { readPhone } from './phone'

it.each([
  ['of the country', '020 7946 0000', 'GB', '+442079460000', '020 7946 0000'],
  ['of the country without spaces', '02079460000', 'GB', '+442079460000', '020 7946 0000'],
  ['of the country with its code', '+44 20 7946 0000', 'GB', '+442079460000', '020 7946 0000'],
  ['of another country', '+49 30 23125000', 'GB', '+493023125000', '+49 30 23125000'],
  ['with the international prefix', '0049 30 23125000', 'GB', '+493023125000', '+49 30 23125000'],
  ['of Germany', '030 23125000', 'DE', '+493023125000', '030 23125000'],
  ['with brackets and dashes', '(212) 555-0123', 'US', '+12125550123', '(212) 555-0123'],
  ['in a country without formats', '+44 20 7946 0000', 'ZZ', '+442079460000', '+44 20 7946 0000'],
])('reads a number %s', (_name, text, country, e164, display) => {
  expect(readPhone(text, country)).toEqual({ e164, display })
})

it.each([
  ['digits missing', '020 79', 'GB'],
  ['too many digits', '020 7946 0000 0000 0000', 'GB'],
  ['words', 'after nine', 'GB'],
  ['no country', '7946 0000', 'ZZ'],
  ['nothing', '', 'GB'],
])('rejects %s', (_name, text, country) => {
  expect(readPhone(text, country)).toBeUndefined()
})

it('a number with the code of the country, typed in another one, is shown with its code', () => {
  expect(readPhone('+1 212 555 0123', 'GB')?.display).toBe('+1 212 555 0123')
  expect(readPhone('+1 212 555 0123', '')?.display).toBe('+1 212 555 0123')
})
