import { checkVatNumber } from './vatNumber'
import type { VatNumberCountry } from './vatNumberFormats'

/** For each country a placeholder with the right check digit, and labels as its letterheads write them. */
const written: readonly (readonly [VatNumberCountry, string, readonly string[]])[] = [
  ['AT', 'ATU12345675', ['UID-Nr.', 'ATU-Nr.', 'Umsatzsteuer-ID']],
  ['BE', 'BE0123456749', ['BTW', 'Ondernemingsnummer', "Numéro d'entreprise", 'BTW/TVA']],
  ['BG', 'BG123456786', ['ДДС №', 'ИН по ЗДДС', 'ЕИК']],
  ['CH', 'CHE123456788MWST', ['UID', 'MWST-Nr.', 'N° TVA']],
  ['CY', 'CY10000313I', ['ΦΠΑ', 'Α.Φ.Τ.', 'T.I.C.']],
  ['CZ', 'CZ12345679', ['DIČ', 'DIC', 'DPH']],
  ['DE', 'DE136695976', ['USt-IdNr.', 'UStID', 'Umsatzsteueridentifikationsnummer', 'VAT no']],
  ['DK', 'DK13585628', ['CVR-nr.', 'SE nr', 'Momsnr.']],
  ['EE', 'EE123456780', ['KMKR', 'KMKN nr']],
  ['ES', 'ESB10000008', ['CIF', 'N.I.F.', 'NIF-IVA', 'C.I.F./N.I.F.']],
  ['FI', 'FI12345671', ['ALV-nro', 'Y-tunnus', 'Moms nr']],
  ['FR', 'FR83404833048', ['TVA', 'n°TVA', 'TVA intra', 'N° de TVA intracommunautaire']],
  ['GB', 'GB123456782', ['VAT Reg. No', 'VRN', 'VAT no']],
  ['GR', 'EL123456783', ['ΑΦΜ', 'Α.Φ.Μ.', 'AFM']],
  ['HR', 'HR01234567896', ['OIB', 'PDV ID broj']],
  ['HU', 'HU12345676', ['Adószám', 'Közösségi adószám']],
  ['IE', 'IE1234567FA', ['VAT Reg No']],
  ['IT', 'IT12345670017', ['P.IVA', 'P. IVA', 'Partita IVA', 'C.F. e P.IVA']],
  ['LT', 'LT123456715', ['PVM mokėtojo kodas']],
  ['LU', 'LU12345613', ['TVA', 'Matricule TVA']],
  ['LV', 'LV41234567891', ['PVN reģ. Nr.', 'Reģ. Nr.']],
  ['MT', 'MT12345634', ['VAT No']],
  ['NL', 'NL123456782B90', ['BTW-nummer', 'Btw-id', 'OB-nummer']],
  ['NO', 'NO123456785MVA', ['Org.nr.', 'Foretaksregisteret']],
  ['PL', 'PL1234563218', ['NIP', 'NIP UE']],
  ['PT', 'PT123456789', ['NIPC', 'Contribuinte nº']],
  ['RO', 'RO1234567897', ['CUI', 'Cod fiscal']],
  ['SE', 'SE123456789701', ['Momsreg.nr', 'Organisationsnummer']],
  ['SI', 'SI12345679', ['ID za DDV', 'Davčna številka']],
  ['SK', 'SK2020000004', ['IČ DPH', 'DIČ']],
]

it.each(written)(
  '%s: reads %s behind its labels, glued or not, on pages of both countries',
  (country, number, labels) => {
    const abroad = country === 'AT' ? 'PT' : 'AT'
    const body = number.slice(country === 'CH' ? 3 : 2)
    const texts = labels.flatMap((label) =>
      ['', ' ', ': ', '\u00a0', '\n', '#'].flatMap((mark) => [
        [`${label}${mark}${number}`, abroad],
        [`${label}${mark}${number.toLowerCase()}.`, country],
        // Without the letters of the country only its own page can know them.
        [`${label}${mark}${body}`, country],
      ]),
    ) as [string, VatNumberCountry][]
    expect(texts.filter(([text, chosen]) => checkVatNumber(text, chosen)?.problem !== undefined)).toEqual([])
    expect(new Set(texts.map(([text, chosen]) => JSON.stringify(checkVatNumber(text, chosen))))).toEqual(
      new Set([JSON.stringify(checkVatNumber(number, country))]),
    )
  },
)

it.each([
  ['KvK 12345678 BTW NL123456782B90', 'NL', 'NL123456782B90'],
  ['SIRET 40483304800022 – TVA FR83404833048', 'FR', 'FR83404833048'],
  ['HRB 12345, USt-IdNr. DE136695976', 'AT', 'DE136695976'],
  ['UID: ATU12345675 | FN 123456a', 'AT', 'ATU12345675'],
  ['P.IVA 12345670017 - C.F. 12345670017', 'IT', 'IT12345670017'],
  ['HR OIB 01234567896', 'DE', 'HR01234567896'],
  ['NO123456785MVA (VAT)', 'AT', 'NO123456785MVA'],
] as const)('finds the number in a line of a letterhead: %s', (text, chosen, number) => {
  expect(checkVatNumber(text, chosen)).toMatchObject({ number, hasCheckDigit: true })
})

it('says what is wrong of a number that is glued to a label', () => {
  expect(checkVatNumber('VAT noDE136695977', 'AT')).toMatchObject({ country: 'DE', problem: 'checksum' })
  expect(checkVatNumber('VATGR123456783', 'AT')).toMatchObject({
    problem: 'wrongPrefix',
    meant: 'EL123456783',
  })
  expect(checkVatNumber('CIF:B10000009', 'ES')).toMatchObject({ country: 'ES', problem: 'checksum' })
})

it('takes neither one of two numbers nor letters that no label has', () => {
  expect(checkVatNumber('DE136695976 / ATU12345675', 'AT')?.problem).toBeDefined()
  expect(checkVatNumber('DE 136 695 976, 5', 'AT')?.problem).toBeDefined()
  expect(checkVatNumber('USDE136695976', 'AT')?.problem).toBeDefined()
  expect(checkVatNumber('Norway 123456785', 'PT')?.problem).toBeDefined()
  expect(checkVatNumber('St.-Nr. 136695976', 'DE')?.problem).toBeDefined()
})
