import { sampleInvoices } from '../fixtures/sampleInvoices.fixture'
import { bicProblem, ibanProblem, isSepaIban, plainIban } from './bank'
import { epcModules, epcText, isCreditorReference } from './epcQr'
import { emptyInvoice, type Invoice } from './invoice'
import { nextInvoiceNumber } from './numbering'

it.each([
  ['', undefined],
  ['DE89 3704 0044 0532 0130 00', undefined],
  ['de89370400440532013000', undefined],
  ['ＤＥ89370400440532013000', undefined],
  ['DE89 3704 0044 0532 0130 01', 'checksum'],
  ['DE89 3704 0044 0532 0130', 'length'],
  ['XX89 3704 0044 0532 0130 00', 'country'],
  ['GB29 NWBK 6016 1331 9268 1X', 'format'],
  ['my account', 'format'],
  ['٣٤', 'format'],
])('IBAN "%s": %s', (text, problem) => {
  expect(ibanProblem(text)).toBe(problem)
})

it.each([
  ['', 'DE89370400440532013000', undefined],
  ['COBADEFFXXX', 'DE89370400440532013000', undefined],
  ['coba de ff', '', undefined],
  ['COBADEF', '', 'format'],
  ['COBADEFFXXX', 'NL91ABNA0417164300', 'country'],
  ['BNPAFRPP', 'MC5811222000010123456789030', undefined],
])('BIC "%s" beside %s: %s', (bic, iban, problem) => {
  expect(bicProblem(bic, iban)).toBe(problem)
})

it('writes IBANs for files, and knows which SEPA reaches', () => {
  expect(plainIban(' de89 3704-0044 ')).toBe('DE8937040044')
  expect([isSepaIban('NO9386011117947'), isSepaIban('BR1500000000000010932840814P2')]).toEqual([true, false])
})

it.each([
  ['2026-0041', '2026-0042'],
  ['2026-9999', '2026-10000'],
  ['RE-099/B', 'RE-100/B'],
  ['99999999999999999999', '100000000000000000000'],
  ['A', 'A-2'],
  ['', ''],
])('after %s comes %s', (number, next) => {
  expect(nextInvoiceNumber(number)).toBe(next)
})

describe('the EPC QR code', () => {
  const base = sampleInvoices[0]?.invoice ?? emptyInvoice
  const withPayment = (payment: Partial<Invoice['payment']>, more: Partial<Invoice> = {}): Invoice => ({
    ...base,
    ...more,
    payment: { ...base.payment, ...payment },
  })

  // EPC069-12, version 002: the lines of the guideline, empty ones for BIC, purpose and structured reference.
  it('has the lines of the guideline', () => {
    expect(epcText(base)).toBe(
      'BCD\n002\n1\nSCT\n\nMusterwerk Nord GmbH\nDE89370400440532013000\nEUR904.40\n\n\n2026-0001',
    )
  })

  it('has BIC and a structured reference', () => {
    expect(epcText(withPayment({ bic: 'cobadeffxxx', reference: 'rf18 5390 0754 7034' }))).toBe(
      'BCD\n002\n1\nSCT\nCOBADEFFXXX\nMusterwerk Nord GmbH\nDE89370400440532013000\nEUR904.40\n\nRF18539007547034',
    )
    expect([isCreditorReference('RF18539007547034'), isCreditorReference('RF19539007547034')]).toEqual([
      true,
      false,
    ])
  })

  it.each([
    ['notEuro', withPayment({}, { currency: 'GBP' })],
    ['notTransfer', withPayment({ means: '10' })],
    ['notTransfer', withPayment({}, { type: '381' })],
    ['noIban', withPayment({ iban: 'DE00' })],
    ['noName', withPayment({}, { seller: { ...base.seller, name: ' ' } })],
    ['amount', withPayment({}, { prepaid: '904.40' })],
  ])('is not there: %s', (problem, invoice) => {
    expect(epcText(invoice)).toEqual({ problem })
    expect(epcModules(invoice)).toEqual({ problem })
  })

  it('is no longer than a code may be, also with letters of several bytes', () => {
    const code = epcText(
      withPayment({ accountName: 'Ж'.repeat(70), reference: 'Щ'.repeat(140), bic: 'COBADEFFXXX' }),
    )
    const bytes = new TextEncoder().encode(String(code)).length
    expect(bytes).toBeLessThanOrEqual(331)
    expect(bytes).toBeGreaterThan(328)
  })

  it.each(['XX', 'BNPAFRPP'])('leaves out the BIC %s, which cannot be that of the account', (bic) => {
    expect(epcText(withPayment({ bic }))).toBe(epcText(withPayment({ bic: '' })))
  })

  it('is a square of modules', () => {
    const modules = epcModules(base)
    if ('problem' in modules) throw new Error(modules.problem)
    expect(modules.every((row) => row.length === modules.length)).toBe(true)
    // Finder pattern: seven dark modules at the beginning of the first row.
    expect(modules[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false])
  })
})
