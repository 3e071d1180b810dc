import { fixtureWords } from '../../fixtures/einvoiceWords.fixture'
import { sampleInvoices } from '../../fixtures/sampleInvoices.fixture'
import { emptyAdjustment } from '../invoice'
import { specifications, type Profile, type SemanticInvoice } from '../semantic'
import { toSemantic } from '../toSemantic'
import { edited, sampleOf, type Edit } from './editedSample.fixture'
import { rulesOf, violationsOf } from '.'

/** An invoice that has nearly every term and keeps all rules. */
const full = (profile: Profile): SemanticInvoice =>
  edited(sampleOf('discounts-and-charges', profile), [
    ['payee', { name: 'Payee' }],
    [
      'representative',
      { name: 'Representative', vatId: 'DE111111111', address: { city: 'Bonn', country: 'DE' } },
    ],
    ['period', { start: '2026-10-01', end: '2026-10-31' }],
    ['delivery', { date: '2026-10-31', address: { city: 'Bonn', postCode: '53111', country: 'DE' } }],
    ['preceding', [{ number: '2026-0001', date: '2026-10-01' }]],
    ['documents', [{ reference: 'D1', filename: 'a.pdf', mime: 'application/pdf' }]],
    ['lines.0.period', { start: '2026-10-02', end: '2026-10-03' }],
    ['lines.0.charges', [{ amount: '0.00', reason: 'None' }]],
    ['lines.0.attributes', [{ name: 'Colour', value: 'red' }]],
    ['lines.0.classifications', [{ id: '1', scheme: 'STI' }]],
    ['lines.0.standardItem', { id: '4012345000009', scheme: '0160' }],
    ['lines.0.grossPrice', '799.90'],
    ['lines.0.originCountry', 'DE'],
    ['amountCurrencies', ['EUR']],
  ])

const tooFine = '1.005'

/** What breaks each rule, in the full invoice or in the sample that is named. */
type Breach = { sample?: string; edits: readonly Edit[] }
const breach = (...edits: Edit[]): Breach => ({ edits })
const inSample = (sample: string, ...edits: Edit[]): Breach => ({ sample, edits })

const without = (path: string): Breach => breach([path])

const general: Readonly<Record<string, Breach>> = {
  'BR-01': without('specification'),
  'BR-02': without('number'),
  'BR-03': without('issueDate'),
  'xs:date': breach(['dueDate', '2026-02-30']),
  'BR-04': without('type'),
  'BR-05': without('currency'),
  'BR-06': without('seller.name'),
  'BR-07': without('buyer.name'),
  'BR-08': without('seller.address'),
  'BR-09': without('seller.address.country'),
  'BR-10': without('buyer.address'),
  'BR-11': without('buyer.address.country'),
  'BR-12': without('totals.lines'),
  'BR-13': breach(['totals.taxExclusive', 'ten']),
  'BR-14': without('totals.taxInclusive'),
  'BR-15': without('totals.due'),
  'BR-16': breach(['lines', []]),
  'BR-17': without('payee.name'),
  'BR-18': without('representative.name'),
  'BR-19': without('representative.address'),
  'BR-20': without('representative.address.country'),
  'BR-21': without('lines.0.id'),
  'BR-22': without('lines.1.quantity'),
  'BR-23': without('lines.0.unit'),
  'BR-24': without('lines.0.net'),
  'BR-25': without('lines.0.name'),
  'BR-26': without('lines.0.price'),
  'BR-27': breach(['lines.0.price', '-1']),
  'BR-28': breach(['lines.0.grossPrice', '-1']),
  'BR-29': breach(['period.end', '2026-09-30']),
  'BR-30': breach(['lines.0.period.end', '2026-10-01']),
  'BR-31': without('allowances.0.amount'),
  'BR-32': without('allowances.0.category'),
  'BR-33': without('allowances.0.reason'),
  'BR-36': without('charges.0.amount'),
  'BR-37': without('charges.0.category'),
  'BR-38': without('charges.0.reason'),
  'BR-41': without('lines.0.allowances.0.amount'),
  'BR-42': without('lines.0.allowances.0.reason'),
  'BR-43': without('lines.0.charges.0.amount'),
  'BR-44': without('lines.0.charges.0.reason'),
  'BR-45': without('vat.0.taxable'),
  'BR-46': without('vat.0.tax'),
  'BR-47': without('vat.0.category'),
  'BR-48': without('vat.0.rate'),
  'BR-49': without('payment.means'),
  'BR-50': without('payment.accounts.0.id'),
  'BR-51': breach(['payment.card', { number: '4242424242424242' }]),
  'BR-52': without('documents.0.reference'),
  'BR-53': breach(['vatCurrency', 'USD']),
  'BR-54': without('lines.0.attributes.0.value'),
  'BR-55': without('preceding.0.number'),
  'BR-56': without('representative.vatId'),
  'BR-57': without('delivery.address.country'),
  'BR-61': breach(['payment.accounts', []]),
  'BR-62': without('seller.electronicAddress.scheme'),
  'BR-63': without('buyer.electronicAddress.scheme'),
  'BR-64': without('lines.0.standardItem.scheme'),
  'BR-65': without('lines.0.classifications.0.scheme'),
  'BR-CO-03': breach(['taxPointDate', '2026-10-31'], ['taxPointCode', '35']),
  'BR-CO-04': without('lines.0.category'),
  'BR-CO-09': breach(['buyer.vatId', '999999999']),
  'BR-CO-10': breach(['totals.lines', '1']),
  'BR-CO-11': breach(['totals.allowances', '1']),
  'BR-CO-12': breach(['totals.charges', '1']),
  'BR-CO-13': breach(['totals.taxExclusive', '1']),
  'BR-CO-14': breach(['totals.tax', '1']),
  'BR-CO-15': breach(['totals.taxInclusive', '1']),
  'BR-CO-16': breach(['totals.due', '1']),
  'BR-CO-17': breach(['vat.0.tax', '1']),
  'BR-CO-18': breach(['vat', []]),
  'BR-CO-19': breach(['period', {}]),
  'BR-CO-20': breach(['lines.0.period', {}]),
  'BR-CO-21': without('allowances.1.reason'),
  'BR-CO-22': without('charges.0.reason'),
  'BR-CO-23': without('lines.0.allowances.0.reason'),
  'BR-CO-24': without('lines.0.charges.0.reason'),
  'BR-CO-26': breach(['seller.vatId'], ['seller.registration'], ['seller.identifiers', []]),
  'BR-DEC-01': breach(['allowances.0.amount', tooFine]),
  'BR-DEC-02': breach(['allowances.0.base', tooFine]),
  'BR-DEC-05': breach(['charges.0.amount', tooFine]),
  'BR-DEC-06': breach(['charges.0.base', tooFine]),
  'BR-DEC-09': breach(['totals.lines', tooFine]),
  'BR-DEC-10': breach(['totals.allowances', tooFine]),
  'BR-DEC-11': breach(['totals.charges', tooFine]),
  'BR-DEC-12': breach(['totals.taxExclusive', tooFine]),
  'BR-DEC-13': breach(['totals.tax', tooFine]),
  'BR-DEC-14': breach(['totals.taxInclusive', tooFine]),
  'BR-DEC-15': breach(['totals.taxInVatCurrency', tooFine]),
  'BR-DEC-16': breach(['totals.prepaid', tooFine]),
  'BR-DEC-17': breach(['totals.rounding', tooFine]),
  'BR-DEC-18': breach(['totals.due', tooFine]),
  'BR-DEC-19': breach(['vat.0.taxable', tooFine]),
  'BR-DEC-20': breach(['vat.0.tax', tooFine]),
  'BR-DEC-23': breach(['lines.0.net', tooFine]),
  'BR-DEC-24': breach(['lines.0.allowances.0.amount', tooFine]),
  'BR-DEC-25': breach(['lines.0.allowances.0.base', tooFine]),
  'BR-DEC-27': breach(['lines.0.charges.0.amount', tooFine]),
  'BR-DEC-28': breach(['lines.0.charges.0.base', tooFine]),
  'BR-CL-01': breach(['type', '999']),
  'BR-CL-03': breach(['amountCurrencies', ['EUR', 'XYZ']]),
  'BR-CL-04': breach(['currency', 'EURO']),
  'BR-CL-05': breach(['vatCurrency', 'ABC']),
  'BR-CL-06': breach(['taxPointCode', '5']),
  'BR-CL-10': breach(['seller.identifiers', [{ id: '1', scheme: '9999' }]]),
  'BR-CL-11': breach(['buyer.registration', { id: '1', scheme: '9999' }]),
  'BR-CL-13': breach(['lines.0.classifications.0.scheme', 'QQQ']),
  'BR-CL-14': breach(['buyer.address.country', 'XX']),
  'BR-CL-15': breach(['lines.0.originCountry', 'XX']),
  'BR-CL-16': breach(['payment.means', '99']),
  'BR-CL-17': breach(['vat.0.category', 'X']),
  'BR-CL-18': breach(['lines.0.category', 'X']),
  'BR-CL-19': breach(['allowances.0.reasonCode', '1']),
  'BR-CL-20': breach(['charges.0.reasonCode', 'QQQ']),
  'BR-CL-21': breach(['lines.0.standardItem.scheme', '9999']),
  'BR-CL-22': inSample('exempt', ['vat.0.reasonCode', 'VATEX-EU-999']),
  'BR-CL-23': breach(['lines.0.unit', 'STCK']),
  'BR-CL-24': breach(['documents.0.mime', 'text/html']),
  'BR-CL-25': breach(['buyer.electronicAddress.scheme', '9999']),
  'BR-CL-26': breach(['delivery.location', { id: '1', scheme: '9999' }]),
  'BR-IC-11': inSample('intra-community', ['delivery.date']),
  'BR-IC-12': inSample('intra-community', ['delivery.address']),
  'BR-O-11': inSample('outside-scope', ['vat.1', { category: 'Z', rate: '0', taxable: '0', tax: '0' }]),
  'BR-O-12': inSample('outside-scope', ['lines.0.category', 'Z']),
  'BR-O-13': inSample('outside-scope', [
    'allowances',
    [{ category: 'Z', rate: '0', amount: '0', reason: 'x' }],
  ]),
  'BR-O-14': inSample('outside-scope', ['charges', [{ category: 'Z', rate: '0', amount: '0', reason: 'x' }]]),
  'BR-B-01': breach(['vat.0.category', 'B']),
  'BR-B-02': breach(['vat.0.category', 'B']),
}

const xrechnung = {
  'BR-DE-1': without('payment'),
  'BR-DE-2': without('seller.contact'),
  'BR-DE-3': without('seller.address.city'),
  'BR-DE-4': without('seller.address.postCode'),
  'BR-DE-5': without('seller.contact.name'),
  'BR-DE-6': without('seller.contact.phone'),
  'BR-DE-7': without('seller.contact.email'),
  'BR-DE-8': without('buyer.address.city'),
  'BR-DE-9': without('buyer.address.postCode'),
  'BR-DE-10': without('delivery.address.city'),
  'BR-DE-11': without('delivery.address.postCode'),
  'BR-DE-14': without('vat.0.rate'),
  'BR-DE-15': without('buyerReference'),
  'BR-DE-16': breach(['seller.vatId'], ['seller.taxNumber'], ['representative']),
  'BR-DE-17': breach(['type', '385']),
  'BR-DE-18': breach(['terms', '#SKONTO#TAGE=14#PROZENT=2#\n']),
  'BR-DE-19': breach(['payment.accounts.0.id', 'DE89370400440532013001']),
  'BR-DE-20': inSample('direct-debit', ['payment.debit.account', 'DE00']),
  'BR-DE-21': breach(['specification', specifications.en16931]),
  'BR-DE-22': breach(['documents.1', { reference: 'D2', filename: 'a.pdf' }]),
  'BR-DE-23-a': breach(['payment.accounts', []]),
  'BR-DE-23-b': breach(['payment.card', { number: '4242' }]),
  'BR-DE-24-a': inSample('card', ['payment.card']),
  'BR-DE-24-b': inSample('card', ['payment.accounts.0', { id: 'DE89370400440532013000' }]),
  'BR-DE-25-a': inSample('direct-debit', ['payment.debit']),
  'BR-DE-25-b': inSample('direct-debit', ['payment.card', { number: '4242' }]),
  'BR-DE-26': breach(['type', '384'], ['preceding', []]),
  'BR-DE-27': breach(['seller.contact.phone', '12']),
  'BR-DE-28': breach(['seller.contact.email', 'me@']),
  'BR-DE-30': inSample('direct-debit', ['payment.debit.creditorId']),
  'BR-DE-31': inSample('direct-debit', ['payment.debit.account']),
  'BR-TMP-2': breach(['documents.0.url', 'www.files.example']),
  'BR-DE-TMP-32': breach(['delivery'], ['period'], ['lines.0.period']),
} satisfies Readonly<Record<string, Breach>>

const identifier = (scheme: string, id: string): Breach => breach(['buyer.electronicAddress', { scheme, id }])

const slovak: readonly Edit[] = [
  ['seller.vatId', 'SK9999999999'],
  ['buyer.vatId', 'SK9999999998'],
  ['seller.address.country', 'SK'],
  ['buyer.address.country', 'SK'],
]

const exemption = (code: string, category: string): Breach =>
  breach(['vat.0.reasonCode', code], ['vat.0.category', category])

const peppol: Readonly<Record<string, Breach>> = {
  'PEPPOL-EN16931-R001': without('process'),
  'PEPPOL-EN16931-R002': inSample('france', ['notes', [{ text: 'a' }, { text: 'b' }]]),
  'PEPPOL-EN16931-R003': breach(['buyerReference'], ['order']),
  'PEPPOL-EN16931-R004': breach(['specification', specifications.en16931]),
  'PEPPOL-EN16931-R005': breach(['vatCurrency', 'EUR']),
  'PEPPOL-EN16931-R007': breach(['process', 'urn:fdc:peppol.eu:2017:poacc:billing:99:1.0']),
  'PEPPOL-EN16931-R010': without('buyer.electronicAddress'),
  'PEPPOL-EN16931-R020': without('seller.electronicAddress'),
  'PEPPOL-EN16931-R040': breach(['allowances.0.percent', '50']),
  'PEPPOL-EN16931-R041': without('allowances.0.base'),
  'PEPPOL-EN16931-R042': without('allowances.0.percent'),
  'PEPPOL-EN16931-R046': breach(['lines.0.priceDiscount', '1']),
  'PEPPOL-EN16931-R051': breach(['amountCurrencies', ['EUR', 'USD']]),
  'PEPPOL-EN16931-R055': breach(['totals.taxInVatCurrency', '-1']),
  'PEPPOL-EN16931-R061': inSample('direct-debit', ['payment.debit.mandate']),
  'PEPPOL-EN16931-R110': breach(['lines.0.period.start', '2026-09-30']),
  'PEPPOL-EN16931-R111': breach(['lines.0.period.end', '2026-11-01']),
  'PEPPOL-EN16931-R120': breach(['lines.0.net', '1']),
  'PEPPOL-EN16931-R121': breach(['lines.0.baseQuantity', '0']),
  'PEPPOL-EN16931-R130': breach(['lines.0.baseUnit', 'KGM']),
  'PEPPOL-EN16931-P0100': breach(['type', '325']),
  'PEPPOL-EN16931-P0101': breach(['type', '261']),
  'PEPPOL-EN16931-P0112': inSample('france', ['type', '389']),
  'PEPPOL-EN16931-P0104': exemption('VATEX-EU-G', 'E'),
  'PEPPOL-EN16931-P0105': exemption('VATEX-EU-O', 'E'),
  'PEPPOL-EN16931-P0106': exemption('VATEX-EU-IC', 'E'),
  'PEPPOL-EN16931-P0107': exemption('VATEX-EU-AE', 'E'),
  'PEPPOL-EN16931-P0108': exemption('VATEX-EU-D', 'G'),
  'PEPPOL-EN16931-P0109': exemption('VATEX-EU-F', 'G'),
  'PEPPOL-EN16931-P0110': exemption('VATEX-EU-I', 'G'),
  'PEPPOL-EN16931-P0111': exemption('VATEX-EU-J', 'G'),
  'PEPPOL-EN16931-F001': breach(['issueDate', '2026-02-30']),
  'PEPPOL-COMMON-R040': identifier('0088', '4012345000008'),
  'PEPPOL-COMMON-R041': identifier('0192', '999999998'),
  'PEPPOL-COMMON-R043': identifier('0208', '0123456748'),
  'PEPPOL-COMMON-R049': identifier('0007', '9999999998'),
  'PEPPOL-COMMON-R042': identifier('0184', 'DK9999999'),
  'PEPPOL-COMMON-R052': identifier('0096', '12345678'),
  'PEPPOL-COMMON-R053': identifier('0198', '12345678'),
  'PEPPOL-COMMON-R054': identifier('0106', '1234567'),
  'PEPPOL-COMMON-R055': identifier('0190', '123'),
  'PEPPOL-COMMON-R056-1': identifier('9944', 'NL123'),
  'PEPPOL-COMMON-R056-2': inSample('netherlands', ['seller.vatId', 'NL123']),
  'PEPPOL-COMMON-R057': identifier('0217', '123'),
  'PEPPOL-EN16931-CL001': breach(['documents.0.mime', 'application/xml']),
  'PEPPOL-EN16931-CL008': identifier('EM', 'me@example.org'),
  'NO-R-001': inSample('norway', ['seller.vatId', 'NO999999998MVA']),
  'NO-R-002': inSample('norway', ['seller.taxNumber']),
  'DK-R-002': inSample('denmark', ['seller.registration']),
  'DK-R-005': inSample('denmark', ['buyer.address.country', 'DK'], ['payment.means', '30']),
  'DK-R-013': inSample('denmark', ['buyer.address.country', 'DK'], ['buyer.identifiers', [{ id: 'K-1' }]]),
  'DK-R-014': inSample('denmark', ['seller.registration.scheme', '0088']),
  'DK-R-016': inSample('denmark', ['buyer.address.country', 'DK'], ['type', '381'], ['totals.due', '-1']),
  'DK-R-017': inSample(
    'denmark',
    ['buyer.address.country', 'DK'],
    ['buyer.registration', { id: '12345678', scheme: '0088' }],
  ),
  'IT-R-001': inSample('italy', ['seller.taxNumber', '12-3']),
  'IT-R-002': inSample('italy', ['seller.address.line1']),
  'IT-R-003': inSample('italy', ['seller.address.city']),
  'IT-R-004': inSample('italy', ['seller.address.postCode']),
  'SE-R-001': inSample('sweden', ['seller.vatId', 'SE9999999999']),
  'SE-R-002': inSample('sweden', ['seller.vatId', 'SE99999999990X']),
  'SE-R-003': inSample('sweden', ['seller.registration.id', '999999-9999']),
  'SE-R-004': inSample('sweden', ['seller.registration.id', '99999']),
  'SE-R-005': inSample('sweden', ['seller.taxNumber', 'F-skatt']),
  'SE-R-006': inSample('sweden', ['lines.0.rate', '20']),
  'SE-R-013': inSample('sweden', ['seller.registration.id', '9999999998']),
  'NL-R-001': inSample('netherlands-credit-note', ['preceding', []]),
  'NL-R-002': inSample('netherlands', ['seller.address.city']),
  'NL-R-003': inSample('netherlands', ['seller.registration.scheme', '0002']),
  'NL-R-004': inSample('netherlands', ['buyer.address.country', 'NL'], ['buyer.address.postCode']),
  'NL-R-005': inSample('netherlands', ['buyer.address.country', 'NL']),
  'NL-R-006': inSample('netherlands', [
    'representative',
    { name: 'R', vatId: 'NL1', address: { country: 'NL' } },
  ]),
  'NL-R-007': inSample('netherlands', ['payment']),
  'NL-R-008': inSample('netherlands', ['buyer.address.country', 'NL'], ['payment.means', '10']),
  'NL-R-009': inSample('netherlands', ['lines.0.orderLine', '1']),
  'SK-R-001': breach(...slovak, ['type', '384'], ['preceding', []]),
  'SK-R-002': breach(...slovak, ['seller.address.line1']),
  'SK-R-003': breach(...slovak, ['seller.address.city']),
  'SK-R-004': breach(...slovak, ['seller.address.postCode']),
  'SK-R-005': breach(...slovak, ['buyer.address.line1']),
  'SK-R-006': breach(...slovak, ['buyer.address.city']),
  'SK-R-007': breach(...slovak, ['buyer.address.postCode']),
  'DE-R-001': xrechnung['BR-DE-1'],
  'DE-R-002': xrechnung['BR-DE-2'],
  'DE-R-003': xrechnung['BR-DE-3'],
  'DE-R-004': xrechnung['BR-DE-4'],
  'DE-R-005': xrechnung['BR-DE-5'],
  'DE-R-006': xrechnung['BR-DE-6'],
  'DE-R-007': xrechnung['BR-DE-7'],
  'DE-R-008': xrechnung['BR-DE-8'],
  'DE-R-009': xrechnung['BR-DE-9'],
  'DE-R-010': xrechnung['BR-DE-10'],
  'DE-R-011': xrechnung['BR-DE-11'],
  'DE-R-014': xrechnung['BR-DE-14'],
  'DE-R-015': xrechnung['BR-DE-15'],
  'DE-R-016': xrechnung['BR-DE-16'],
  'DE-R-017': xrechnung['BR-DE-17'],
  'DE-R-018': xrechnung['BR-DE-18'],
  'DE-R-019': xrechnung['BR-DE-19'],
  'DE-R-020': xrechnung['BR-DE-20'],
  'DE-R-022': xrechnung['BR-DE-22'],
  'DE-R-023-1': xrechnung['BR-DE-23-a'],
  'DE-R-023-2': xrechnung['BR-DE-23-b'],
  'DE-R-024-1': xrechnung['BR-DE-24-a'],
  'DE-R-024-2': xrechnung['BR-DE-24-b'],
  'DE-R-025-1': xrechnung['BR-DE-25-a'],
  'DE-R-025-2': xrechnung['BR-DE-25-b'],
  'DE-R-026': xrechnung['BR-DE-26'],
  'DE-R-027': xrechnung['BR-DE-27'],
  'DE-R-028': xrechnung['BR-DE-28'],
  'DE-R-030': xrechnung['BR-DE-30'],
  'DE-R-031': xrechnung['BR-DE-31'],
  'DE-R-T02': xrechnung['BR-TMP-2'],
}

/** The breaches of the ten rules that each VAT category has. */
const categories: readonly (readonly [
  name: string,
  code: string,
  sample: string,
  kind: 'rated' | 'notNegative' | 'zero' | 'none',
])[] = [
  ['S', 'S', 'standard-rate', 'rated'],
  ['Z', 'Z', 'zero-rate', 'zero'],
  ['E', 'E', 'exempt', 'zero'],
  ['AE', 'AE', 'reverse-charge', 'zero'],
  ['IC', 'K', 'intra-community', 'zero'],
  ['G', 'G', 'export', 'zero'],
  ['O', 'O', 'outside-scope', 'none'],
  ['IG', 'L', 'igic', 'notNegative'],
  ['IP', 'M', 'ipsi', 'notNegative'],
]

const ofCategories = Object.fromEntries(
  categories.flatMap(([name, code, sample, kind]): [string, Breach][] => {
    const rate = kind === 'none' ? undefined : kind === 'zero' ? '0' : '7'
    const wrongRate = { rated: '0', notNegative: '-1', zero: '7', none: '7' }[kind]
    const part = { category: code, amount: '1.00', reason: 'x' }
    const right = rate === undefined ? part : { ...part, rate }
    const nobody: Edit[] =
      code === 'O' ? [['seller.vatId', 'DE123456789']] : [['seller.vatId'], ['seller.taxNumber']]
    const hasReason = !['S', 'Z', 'L', 'M'].includes(code)
    return [
      [`BR-${name}-01`, inSample(sample, ['vat', []])],
      [`BR-${name}-02`, inSample(sample, ...nobody)],
      [`BR-${name}-03`, inSample(sample, ['allowances', [right]], ...nobody)],
      [`BR-${name}-04`, inSample(sample, ['charges', [right]], ...nobody)],
      [`BR-${name}-05`, inSample(sample, ['lines.0.rate', wrongRate])],
      [`BR-${name}-06`, inSample(sample, ['allowances', [{ ...part, rate: wrongRate }]])],
      [`BR-${name}-07`, inSample(sample, ['charges', [{ ...part, rate: wrongRate }]])],
      [`BR-${name}-08`, inSample(sample, ['vat.0.taxable', '1.00'])],
      [`BR-${name}-09`, inSample(sample, ['vat.0.tax', '5000.00'])],
      [
        `BR-${name}-10`,
        hasReason
          ? inSample(sample, ['vat.0.reason'], ['vat.0.reasonCode'])
          : inSample(sample, ['vat.0.reason', 'None']),
      ],
    ]
  }),
)

const breaches: Readonly<Record<string, Breach>> = { ...general, ...ofCategories, ...xrechnung, ...peppol }

const profileOfRule = (id: string): Profile =>
  id in xrechnung ? 'xrechnung' : id in peppol ? 'peppol' : 'en16931'

const idsOf = (invoice: SemanticInvoice, profile: Profile): string[] =>
  violationsOf(invoice, profile).map(({ rule }) => rule.id)

it.each(['en16931', 'xrechnung', 'peppol'] as const)(
  'an invoice with nearly every term keeps the rules of %s',
  (profile) => {
    expect(violationsOf(full(profile), profile).map(({ rule, path }) => `${rule.id} ${path}`)).toEqual([])
  },
)

it('each rule has one id, and a sample that breaks it', () => {
  const ids = [
    ...new Set(
      Object.values(rulesOf)
        .flat()
        .map(({ id }) => id),
    ),
  ]
  expect(new Set(rulesOf.xrechnung.map(({ id }) => id)).size).toBe(rulesOf.xrechnung.length)
  expect(new Set(rulesOf.peppol.map(({ id }) => id)).size).toBe(rulesOf.peppol.length)
  expect(ids.toSorted()).toEqual(Object.keys(breaches).toSorted())
})

it.each(Object.entries(breaches))(
  '%s is kept by an invoice, and broken by a changed one',
  (id, { sample, edits }) => {
    const profile = profileOfRule(id)
    const invoice = sample === undefined ? full(profile) : sampleOf(sample, profile)
    expect(idsOf(invoice, profile)).not.toContain(id)
    expect(idsOf(edited(invoice, edits), profile)).toContain(id)
  },
)

it.each(
  sampleInvoices.flatMap(({ name, profiles, invoice }) =>
    profiles.map((profile) => ({ name, profile, invoice })),
  ),
)('the sample $name keeps the rules of $profile', ({ invoice, profile }) => {
  const violations = violationsOf(toSemantic(invoice, profile, fixtureWords), profile)
  expect(violations.map(({ rule, path }) => `${rule.id} ${path}`)).toEqual([])
})

const withZero = (profile: Profile): SemanticInvoice =>
  edited(sampleOf('igic', profile), [
    ['lines', [{ ...sampleOf('igic', profile).lines[0], rate: '0' }]],
    ['vat.0.rate', '0'],
  ])

it.each(['BGN', 'ANG', 'HRK'])('%s is no currency of an e-invoice any more', (currency) => {
  expect(idsOf(edited(full('en16931'), [['currency', currency]]), 'en16931')).toContain('BR-CL-04')
})

it('IGIC has a zero rate', () => {
  expect(idsOf(withZero('en16931'), 'en16931')).not.toContain('BR-IG-05')
})

it('the total of allowances that come to zero is given', () => {
  const sample = sampleInvoices.find(({ name }) => name === 'standard-rate')
  if (!sample) throw new Error('No sample')
  const [line] = sample.invoice.lines
  if (!line) throw new Error('No line')
  const invoice = {
    ...sample.invoice,
    lines: [
      { ...line, quantity: '1', price: '100' },
      { ...line, id: '2', quantity: '-1', price: '100', vat: { category: 'S' as const, rate: '7' } },
    ],
    adjustments: [
      { ...emptyAdjustment, amount: { kind: 'percent' as const, value: '10' }, reason: 'Discount' },
    ],
  }
  const semantic = toSemantic(invoice, 'en16931', fixtureWords)
  expect(semantic.allowances).toHaveLength(2)
  expect(semantic.totals.allowances).toBe('0.00')
  expect(idsOf(edited(semantic, [['totals.allowances']]), 'en16931')).toContain('BR-CO-11')
})

it('a payee is another than the seller', () => {
  const { seller } = full('en16931')
  expect(idsOf(edited(full('en16931'), [['payee.name', seller.name]]), 'en16931')).toContain('BR-17')
})

it.each(['kontakt@münchen.example', 'büro@firma.example', "o'neil@firma.example"])(
  '%s is an e-mail address for XRechnung',
  (email) => {
    expect(idsOf(edited(full('xrechnung'), [['seller.contact.email', email]]), 'xrechnung')).not.toContain(
      'BR-DE-28',
    )
  },
)

it('Peppol asks the German rules of German parties only', () => {
  expect(idsOf(edited(sampleOf('france', 'peppol'), [['seller.contact'], ['payment']]), 'peppol')).toEqual([])
})

it.each([
  ['389', 'DE', []],
  ['384', 'SK', []],
  ['384', 'AT', ['PEPPOL-EN16931-P0112']],
])('a Peppol invoice of kind %s between parties of %s', (type, country, expected) => {
  const edits: Edit[] = [
    ['type', type],
    ['seller.vatId', `${country}123456789`],
    ['buyer.vatId', `${country}123456789`],
    ['seller.address.country', country],
    ['buyer.address.country', country],
  ]
  expect(idsOf(edited(full('peppol'), edits), 'peppol')).toEqual(expected)
})

it('an invoice that breaks everything is still read', () => {
  const empty = {
    notes: [], preceding: [], seller: { identifiers: [] }, buyer: { identifiers: [] }, allowances: [], charges: [],
    totals: {}, vat: [], documents: [], lines: [],
  } // prettier-ignore
  for (const profile of ['en16931', 'xrechnung', 'peppol'] as const)
    expect(idsOf(empty, profile)).toEqual(expect.arrayContaining(['BR-01', 'BR-16', 'BR-CO-18']))
})
