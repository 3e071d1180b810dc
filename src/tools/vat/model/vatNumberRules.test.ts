import { checkVatNumber } from './vatNumber'

it('the check digit of Bulgaria has a second round of weights, and is 0 where that gives 10 as well', () => {
  // 8·4 = 32, and 32 mod 11 = 10; 10·4 = 40, and 40 mod 11 = 7.
  expect(checkVatNumber('BG000000047', 'BG')).toMatchObject({ number: 'BG000000047', hasCheckDigit: true })
  expect(checkVatNumber('BG000000040', 'BG')).toMatchObject({ problem: 'checksum' })
  // 6·2 + 7·8 + 8·1 = 76 and 8·2 + 9·8 + 10·1 = 98: both leave 10.
  expect(checkVatNumber('BG000002810', 'BG')).toMatchObject({ number: 'BG000002810', hasCheckDigit: true })
  expect(checkVatNumber('BG000002811', 'BG')).toMatchObject({ problem: 'checksum' })
})

it('two letters in front are the prefix of another country, one letter and letters elsewhere are not', () => {
  expect(checkVatNumber('XX12', 'AT')).toMatchObject({ country: 'AT', problem: 'prefix', length: 4 })
  expect(checkVatNumber('A123', 'AT')).toMatchObject({ country: 'AT', problem: 'length', length: 4 })
  expect(checkVatNumber('12AB', 'AT')).toMatchObject({ country: 'AT', problem: 'length', length: 4 })
})

it('only Czech numbers of nine digits may begin with 6 without a check digit', () => {
  expect(checkVatNumber('CZ640903926', 'CZ')).toMatchObject({ hasCheckDigit: false })
  expect(checkVatNumber('CZ64090392', 'CZ')?.problem).toBeDefined()
})
