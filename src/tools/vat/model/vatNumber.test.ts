import { checkVatNumber } from './vatNumber'
import { vatNumberFormats, type VatNumberCountry } from './vatNumberFormats'

/**
 * Numbers made up for these tests: round digits, with the check digits that the rules of each country give for them. The
 * rules are written here once more, so that the library is compared with something that is not itself.
 */
const sum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)

const luhn = (digits: string): string => {
  const total = [...digits].toReversed().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (total % 10)) % 10)
}

/** ISO 7064, MOD 11,10. */
const mod11and10 = (digits: string): string => {
  const product = [...digits].reduce((value, digit) => (((value + Number(digit)) % 10 || 10) * 2) % 11, 10)
  return String((11 - product) % 10)
}

const made: Partial<Record<VatNumberCountry, string>> = {
  BE: `01000000${String(97 - (1_000_000 % 97)).padStart(2, '0')}`,
  DE: `10000000${mod11and10('10000000')}`,
  ES: `B1000000${luhn('1000000')}`,
  FI: `1000000${11 - (sum('1000000', [7, 9, 10, 5, 8, 4, 2]) % 11)}`,
  FR: `${String((12 + 3 * (Number(`10000000${luhn('10000000')}`) % 97)) % 97).padStart(2, '0')}10000000${luhn('10000000')}`,
  GB: `1000001${String(97 - (sum('1000001', [8, 7, 6, 5, 4, 3, 2]) % 97)).padStart(2, '0')}`,
  GR: `10000000${((2 ** 8 * 1) % 11) % 10}`,
  HR: `1000000000${mod11and10('1000000000')}`,
  IT: `1000001001${luhn('1000001001')}`,
  LU: `100000${String(100_000 % 89).padStart(2, '0')}`,
  NO: `10000000${11 - (sum('10000000', [3, 2, 7, 6, 5, 4, 3, 2]) % 11)}MVA`,
  PL: `100000000${sum('100000000', [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11}`,
  PT: `51000000${(11 - (sum('51000000', [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11}`,
  SE: `550000000${luhn('550000000')}01`,
}

it.each(Object.entries(made) as [VatNumberCountry, string][])('%s: accepts %s', (country, body) => {
  const number = vatNumberFormats[country].prefix + body
  const found = { country, number, hasCheckDigit: true }
  expect(checkVatNumber(number, 'AT')).toMatchObject(found)
  // As a number of the chosen country it needs no prefix, and may be written with spaces and points.
  expect(checkVatNumber(body, country)).toMatchObject(found)
  expect(checkVatNumber(` ${number.toLowerCase().replace(/(...)/g, '$1 ')}.`, 'AT')).toMatchObject(found)
})

it.each(Object.entries(made) as [VatNumberCountry, string][])(
  '%s: refuses another check digit',
  (country, body) => {
    const first = body.search(/\d/)
    // A digit in the middle is changed, so that every rule notices it.
    const at = first + 4
    const changed = `${body.slice(0, at)}${(Number(body[at]) + 1) % 10}${body.slice(at + 1)}`
    expect(checkVatNumber(vatNumberFormats[country].prefix + changed, country)).toMatchObject({
      problem: 'checksum',
    })
  },
)

/**
 * Made-up numbers of ascending digits that other programs print as placeholders, each with the check digit of its country:
 * a second opinion beside the rules above. That of France is the example of INSEE for the key.
 */
it.each([
  'ATU12345675', 'ATU10223006', 'BE0123456749', 'BG123456786', 'CHE-123.456.788 MWST', 'CHE-123.456.788 TVA', 'CY10000313I', 'CY60012345N',
  'CZ12345679', 'DE123456788', 'DE136695976', 'DK12345674', 'DK13585628', 'EE123456780', 'EL123456783', 'FI12345671',
  'FR83404833048', 'GB123456782', 'HR01234567896', 'HU12345676', 'IE1234567T', 'IE1234567FA', 'IT12345670017',
  'LT123456715', 'LU12345613', 'LV41234567891', 'MT12345634', 'NL123456782B90', 'NL000099998B57', 'NO123456785MVA',
  'PL1234567883', 'PL1234563218', 'PT123456789', 'RO1234567897', 'SE123456789701', 'SI12345679',
])('accepts the placeholder %s', (number) => {
  const country = number.startsWith('CHE') ? 'CHE' : number.slice(0, 2)
  const check = checkVatNumber(number, 'ES')
  expect(check).toMatchObject({ hasCheckDigit: true })
  expect(check?.format.prefix).toBe(country)
}) // prettier-ignore

it.each(Object.entries(vatNumberFormats))(
  '%s: finds one check digit that fits, among all',
  (country, { example }) => {
    const code = country as VatNumberCountry
    // Candidates of the format, with every pair of last digits.
    const shape = example.replace(/[^A-Z0-9]/g, '')
    const letters = ['A', 'W', 'X', 'J']
    const candidates = Array.from({ length: 600 }, (_, count) => {
      const digits = String(40_203_003 + count * 37)
      let used = 0
      return [...shape.slice(vatNumberFormats[code].prefix.length)]
        .map((character, index) =>
          character === '9'
            ? (digits[used++ % digits.length] ?? '0')
            : character === 'X'
              ? (letters[(count + index) % letters.length] ?? 'A')
              : character,
        )
        .join('')
    })
    const valid = candidates.filter((body) => {
      const check = checkVatNumber(vatNumberFormats[code].prefix + body, code)
      return check?.problem === undefined && check?.hasCheckDigit
    })
    expect(valid.length).toBeGreaterThan(0)
    // A check digit refuses most of what was made up: with ten digits nine in ten, with 97 pairs more.
    expect(valid.length).toBeLessThan(candidates.length / 5)
  },
)

it('knows companies of Bulgaria whatever their first digit, and takes ten digits by their format', () => {
  // 8·1 + 3·2 + 1·3 = 17, and 17 mod 11 = 6.
  expect(checkVatNumber('BG831000006', 'BG')).toMatchObject({ number: 'BG831000006', hasCheckDigit: true })
  expect(checkVatNumber('BG831000007', 'BG')).toMatchObject({ problem: 'checksum' })
  expect(checkVatNumber('BG1000000000', 'BG')).toMatchObject({ hasCheckDigit: false })
  expect(checkVatNumber('LV32000000000', 'LV')).toMatchObject({ hasCheckDigit: false })
})

it('uses EL for Greece and XI for Northern Ireland', () => {
  expect(checkVatNumber(`EL${made.GR}`, 'DE')).toMatchObject({ country: 'GR', number: `EL${made.GR}` })
  expect(checkVatNumber(`GR${made.GR}`, 'GR')).toMatchObject({
    country: 'GR',
    problem: 'wrongPrefix',
    meant: `EL${made.GR}`,
  })
  expect(checkVatNumber(`XI${made.GB}`, 'GB')).toMatchObject({ country: 'XI', number: `XI${made.GB}` })
})

/** What letterheads say around a number, and how they write it. */
it.each([
  ['VAT: DE136695976', 'GB', 'DE136695976'],
  ['USt-IdNr. DE136695976', 'DE', 'DE136695976'],
  ['DE136695976 (VAT)', 'GB', 'DE136695976'],
  ['136 695 976 USt-IdNr.', 'DE', 'DE136695976'],
  ['N.I.F. B 12345674', 'ES', 'ESB12345674'],
  ['P.I. 00743110157', 'IT', 'IT00743110157'],
  ['RPM 0428.759.497', 'BE', 'BE0428759497'],
  ['Contribuinte n.º 501 964 843', 'PT', 'PT501964843'],
  ['Α.Φ.Μ. 094259216', 'GR', 'EL094259216'],
  ['ΕΛ 094259216', 'GB', 'EL094259216'],
  ['DE١٣٦٦٩٥٩٧٦', 'GB', 'DE136695976'],
  ['ＤＥ１３６６９５９７６', 'GB', 'DE136695976'],
  ['USt.-ID-Nr.: DE 136 695 976', 'AT', 'DE136695976'],
  ['Umsatzsteuer-Identifikationsnummer: DE 136 695 976', 'DE', 'DE136695976'],
  ['UID: ATU 1234 5675', 'AT', 'ATU12345675'],
  ['VAT Reg. No. 123 4567 82', 'GB', 'GB123456782'],
  ['VAT no. GB 123 4567 82', 'NO', 'GB123456782'],
  ['N° TVA : FR 83 404 833 048', 'FR', 'FR83404833048'],
  ['P. IVA 12345670017', 'IT', 'IT12345670017'],
  ['NIF: B-1000000' + luhn('1000000'), 'ES', `ESB1000000${luhn('1000000')}`],
  ['BTW BE 0123.456.749', 'NL', 'BE0123456749'],
  // Its digits could be those of a Hungarian company with county and taxation.
  ['FR 17 123 456 105', 'HU', 'FR17123456105'],
  [
    'TVA BE 434.567.8' + String(97 - (4_345_678 % 97)).padStart(2, '0'),
    'BE',
    `BE04345678${String(97 - (4_345_678 % 97)).padStart(2, '0')}`,
  ],
  ['SE-nr. 12345674', 'DK', 'DK12345674'],
  ['Org.nr. 123 456 785 MVA', 'NO', 'NO123456785MVA'],
  ['ALV FI-12345671', 'FI', 'FI12345671'],
  ['12345676-2-42', 'HU', 'HU12345676'],
  ['HU12345676-2-42', 'AT', 'HU12345676'],
  ['84833800-2-42', 'GB', 'HU84833800'],
  ['Adószám: 84833800-2-42', 'IT', 'HU84833800'],
  ['CHE-123.456.788 HR/MWST', 'CH', 'CHE123456788MWST'],
  ['CHE-123.456.788 MWST/TVA/IVA', 'CH', 'CHE123456788MWST'],
  ['CHE-123.456.788 VAT', 'GB', 'CHE123456788MWST'],
  ['ΕΛ123456783', 'GB', 'EL123456783'],
  ['ΑΦΜ: 123456783', 'GR', 'EL123456783'],
  ['DE١٣٦٦٩٥٩٧٦', 'DE', 'DE136695976'],
  ['\u200eDE\u00a0136\u202f695\u200b976', 'DE', 'DE136695976'],
] as const)('reads "%s" on the page of %s as %s', (text, chosen, number) => {
  expect(checkVatNumber(text, chosen)).toMatchObject({ number })
})

it('does not take a part of a number for a number', () => {
  // The letters of a country that is not known are no name of the tax.
  expect(checkVatNumber('US 123456782', 'GB')).toMatchObject({ problem: 'prefix' })
  expect(checkVatNumber('VAT: DE 136 695 977', 'RO')).toMatchObject({ country: 'DE', problem: 'checksum' })
  expect(checkVatNumber('DE 13 6695977', 'RO')).toMatchObject({ country: 'DE', problem: 'checksum' })
  expect(checkVatNumber('UK 123456782', 'DE')).toMatchObject({ country: 'GB', meant: 'GB123456782' })
})

it('refuses numbers that no country issues, though their check digit is right', () => {
  const spanish = (body: string, check: string) => checkVatNumber(`ES${body}${check}`, 'ES')?.problem
  // 5 is E as a letter: only some kinds have a letter.
  const digit = luhn('1000000')
  const letter = 'JABCDEFGHI'[Number(digit)] ?? ''
  for (const kind of 'ABEH') expect([kind, spanish(`${kind}1000000`, letter)]).toEqual([kind, 'characters'])
  for (const kind of 'NPQRSW') expect([kind, spanish(`${kind}1000000`, digit)]).toEqual([kind, 'characters'])
  for (const kind of 'ABEHCDFGJUV')
    expect([kind, spanish(`${kind}1000000`, digit)]).toEqual([kind, undefined])
  for (const kind of 'NPQRSWCDFGJUV')
    expect([kind, spanish(`${kind}1000000`, letter)]).toEqual([kind, undefined])
  const foreign = 'JABCDEFGHI'[Number(luhn('0011012'))] ?? ''
  expect(spanish('A0011012', foreign)).toBeUndefined()
  expect(checkVatNumber(`DE01234567${mod11and10('01234567')}`, 'DE')).toMatchObject({ problem: 'range' })
  expect(checkVatNumber('CY12345678F', 'CY')).toMatchObject({ problem: 'range' })
  expect(checkVatNumber(`IT0000000001${luhn('0000000001')}`, 'IT')).toMatchObject({ problem: 'range' })
  expect(checkVatNumber(`IT1234567300${luhn('1234567300')}`, 'IT')).toMatchObject({ problem: 'range' })
  // 1·8 + 0·7 + 0·6 + 0·5 + 0·4 + 1·3 + 0·2 = 11
  expect(checkVatNumber('SI10000101', 'SI')).toMatchObject({ problem: 'checksum' })
  expect(checkVatNumber('SI01234579', 'SI')).toMatchObject({ problem: 'range' })
  expect(checkVatNumber('DK07152760', 'DK')).toMatchObject({ problem: 'range' })
  expect(checkVatNumber('NL111111110B00', 'NL')).toMatchObject({ problem: 'range' })
  expect(checkVatNumber('GB000000000', 'GB')).toMatchObject({ problem: 'range' })
})

it('says what is wrong', () => {
  expect(checkVatNumber('US123456789', 'DE')).toMatchObject({ country: 'DE', problem: 'prefix' })
  expect(checkVatNumber('DE1234', 'FR')).toMatchObject({ country: 'DE', problem: 'length', length: 4 })
  expect(checkVatNumber('NL123456789X01', 'NL')).toMatchObject({ problem: 'characters' })
  expect(checkVatNumber(`NO${made.NO?.slice(0, 9)}`, 'NO')).toMatchObject({
    country: 'NO',
    problem: 'suffix',
  })
  expect(checkVatNumber('ATU1234567', 'AT')).toMatchObject({ problem: 'length' })
  expect(checkVatNumber('12 34', 'AT')).toMatchObject({ country: 'AT', problem: 'length', length: 4 })
  expect(checkVatNumber(' - ', 'AT')).toBeUndefined()
})

it('reads letters as the prefix of a country before it takes them for the key of a French number', () => {
  expect(checkVatNumber(`DE${made.DE}`, 'FR')).toMatchObject({ country: 'DE', hasCheckDigit: true })
  expect(checkVatNumber('DE100000001', 'FR')).toMatchObject({ country: 'DE', problem: 'checksum' })
  const siren = `10000000${luhn('10000000')}`
  // Keys of letters count in base 34; one of these is right for the SIREN.
  const keys = [...'ABCDEFGHJKLMNPQRSTUVWXYZ'].map((letter) => `B${letter}`)
  const french = keys.filter((key) => !checkVatNumber(`FR${key}${siren}`, 'FR')?.problem)
  expect(french.length).toBeGreaterThan(0)
  for (const key of french) expect(checkVatNumber(key + siren, 'FR')).toMatchObject({ country: 'FR' })
})

it('Slovakia has a rule for the third digit, and none for the first', () => {
  const whole = (start: number): string => String(start + ((11 - (start % 11)) % 11))
  for (const first of [1, 5, 6]) {
    const number = whole(first * 1_000_000_000 + 20_000_000)
    expect(checkVatNumber(`SK${number}`, 'SK')).toMatchObject({ number: `SK${number}`, hasCheckDigit: true })
    expect(checkVatNumber(`SK${String(Number(number) + 1)}`, 'SK')).toMatchObject({ problem: 'checksum' })
  }
  expect(checkVatNumber(`SK${whole(2_010_000_000)}`, 'SK')).toMatchObject({ problem: 'characters' })
})

it('takes Czech numbers of nine digits with a 6 in front by their format', () => {
  expect(checkVatNumber('CZ640903926', 'CZ')).toMatchObject({ number: 'CZ640903926', hasCheckDigit: false })
})
