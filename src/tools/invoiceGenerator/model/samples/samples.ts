import {
  emptyAdjustment, emptyInvoice, emptyLine, type Adjustment, type Buyer, type Invoice, type InvoiceLine, type LineVat,
  type Payment, type Seller, type VatCategory,
} from '../invoice' // prettier-ignore
import type { Profile } from '../semantic'
import { buyers, deliveryTo, sellers } from './parties'

/** Sample invoices that cover what EN 16931 knows: used by tests, and written as files by `npm run einvoice:samples`. */

export type Sample = {
  /** Name of its files. */
  name: string
  /** What it shows. */
  about: string
  /** Whose rules it keeps. */
  profiles: readonly Profile[]
  invoice: Invoice
}

const all: readonly Profile[] = ['en16931', 'xrechnung', 'peppol']
const notPeppol: readonly Profile[] = ['en16931', 'xrechnung']
const normOnly: readonly Profile[] = ['en16931']

const vat = (category: VatCategory, rate = ''): LineVat => ({ category, rate })
const s19 = vat('S', '19')
const s7 = vat('S', '7')

type LineParts = Partial<Omit<InvoiceLine, 'id'>>

const lines = (...parts: readonly LineParts[]): InvoiceLine[] =>
  parts.map((part, index) => ({ ...emptyLine, vat: s19, ...part, id: String(index + 1) }))

const adjustments = (...parts: readonly Partial<Omit<Adjustment, 'id'>>[]): Adjustment[] =>
  parts.map((part, index) => ({ ...emptyAdjustment, vat: s19, ...part, id: String(index + 1) }))

const percent = (value: string) => ({ kind: 'percent', value }) as const
const money = (value: string) => ({ kind: 'amount', value }) as const

const transfer: Payment = {
  ...emptyInvoice.payment,
  iban: 'DE89 3704 0044 0532 0130 00',
  dueDate: '2026-12-15',
}

const base: Invoice = {
  ...emptyInvoice,
  language: 'de-de',
  issueDate: '2026-11-25',
  seller: sellers.de,
  buyer: buyers.de,
  buyerReference: '04011000-12345-34',
  delivery: { ...emptyInvoice.delivery, date: '2026-11-20' },
  payment: transfer,
  lines: lines({ name: 'Beratung', quantity: '8', unit: 'HUR', price: '95' }),
}

const samples: Sample[] = []

const add = (
  name: string,
  about: string,
  parts: Partial<Invoice>,
  profiles: readonly Profile[] = all,
): void => {
  const number = `2026-${String(samples.length + 1).padStart(4, '0')}`
  samples.push({ name, about, profiles, invoice: { ...base, number, ...parts } })
}

/** An invoice of another country, in its language, paid to an account there. */
const from = (
  seller: Seller,
  buyer: Buyer,
  language: Invoice['language'],
  iban: string,
  vatOfLines: LineVat,
  parts: Partial<Invoice> = {},
): Partial<Invoice> => ({
  seller,
  buyer,
  language,
  buyerReference: 'REF-2026-11',
  payment: { ...transfer, iban },
  lines: lines({ name: 'Service 1', quantity: '3', price: '120', vat: vatOfLines }),
  ...parts,
})

// VAT categories
add('standard-rate', 'Standard rate 19 %', {})
add('two-rates', 'Standard and reduced rate', {
  lines: lines(
    { name: 'Beratung', quantity: '2', unit: 'HUR', price: '95' },
    { name: 'Fachbuch', price: '49.90', vat: s7 },
  ),
})
add('three-rates-and-zero', 'Three categories beside one another', {
  lines: lines(
    { name: 'Montage', price: '250' },
    { name: 'Fachbuch', price: '20', vat: s7 },
    { name: 'Photovoltaikmodul', price: '1000', vat: vat('Z') },
  ),
})
add('zero-rate', 'Zero rate', { lines: lines({ name: 'Photovoltaikanlage', price: '8900', vat: vat('Z') }) })
add('exempt', 'Exempt, with reason and code', {
  lines: lines({ name: 'Fortbildung', price: '640', vat: vat('E') }),
  exemptions: {
    ...base.exemptions,
    E: { text: 'Steuerfrei nach § 4 Nr. 21 UStG', code: 'VATEX-EU-132-1I' },
  },
})
add('small-business', 'Small business: exempt, no VAT identifier but a tax number', {
  seller: {
    ...sellers.de,
    vatId: '',
    electronicAddress: { scheme: '0088', id: '4012345000009' },
  },
  lines: lines({ name: 'Gestaltung', price: '1200', vat: vat('E') }),
  exemptions: {
    ...base.exemptions,
    E: { text: 'Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG', code: '' },
  },
})
add('reverse-charge', 'Reverse charge to another member state', {
  buyer: buyers.at,
  lines: lines({ name: 'Softwareentwicklung', quantity: '40', unit: 'HUR', price: '110', vat: vat('AE') }),
})
add('reverse-charge-within-country', 'Reverse charge within the country, with a discount', {
  lines: lines({ name: 'Bauleistung', price: '12500', vat: vat('AE') }),
  adjustments: adjustments({ amount: percent('2'), reason: 'Nachlass' }),
})
add('reverse-charge-and-standard', 'Reverse charge beside the standard rate', {
  lines: lines({ name: 'Bauleistung', price: '5000', vat: vat('AE') }, { name: 'Werkzeug', price: '180' }),
})
add('intra-community', 'Intra-Community supply of goods', {
  buyer: buyers.at,
  delivery: deliveryTo('2026-11-18', buyers.at),
  lines: lines({ name: 'Maschinenteil', quantity: '12', price: '84.50', vat: vat('K') }),
})
add('intra-community-period', 'Intra-Community supply over a period, with freight', {
  buyer: buyers.at,
  delivery: { ...deliveryTo('', buyers.at), periodStart: '2026-10-01', periodEnd: '2026-10-31' },
  lines: lines({ name: 'Schrauben', quantity: '2.5', unit: 'TNE', price: '1890', vat: vat('K') }),
  adjustments: adjustments({ kind: 'charge', amount: money('120'), reason: 'Fracht' }),
})
add('export', 'Export outside of the EU', {
  buyer: buyers.ch,
  delivery: deliveryTo('2026-11-18', buyers.ch),
  lines: lines({ name: 'Messgerät', quantity: '2', price: '2350', vat: vat('G') }),
})
add('outside-scope', 'Outside the scope of VAT: no VAT identifiers, no rate', {
  seller: {
    ...sellers.de,
    vatId: '',
    electronicAddress: { scheme: '0088', id: '4012345000009' },
  },
  buyer: { ...buyers.de, vatId: '' },
  lines: lines({ name: 'Schadensersatz', price: '730.20', vat: vat('O') }),
})
add('igic', 'IGIC, Canary Islands', {
  ...from(sellers.es, buyers.es, 'es-es', 'ES91 2100 0418 4502 0005 1332', vat('L', '7')),
  lines: lines(
    { name: 'Mantenimiento', quantity: '4', unit: 'HUR', price: '60', vat: vat('L', '7') },
    { name: 'Agua', quantity: '100', unit: 'LTR', price: '0.35', vat: vat('L', '3') },
  ),
})
add('ipsi', 'IPSI, Ceuta and Melilla', {
  ...from(
    { ...sellers.es, address: { ...sellers.es.address, postCode: '51001', city: 'Ceuta' } },
    { ...buyers.es, address: { ...buyers.es.address, postCode: '52001', city: 'Melilla' } },
    'es-es',
    'ES91 2100 0418 4502 0005 1332',
    vat('M', '4'),
  ),
})

// Discounts and charges
add('line-discount-percent', 'Discount in per cent on a line', {
  lines: lines({ name: 'Stuhl', quantity: '7', price: '129.99', discount: percent('12.5') }),
})
add('line-discount-amount', 'Discount as an amount on a line', {
  lines: lines(
    { name: 'Tisch', quantity: '3', price: '449', discount: money('47.35') },
    { name: 'Lampe', price: '89' },
  ),
})
add('line-free', 'A line of 100 % discount and one without a price', {
  lines: lines(
    { name: 'Regal', price: '210' },
    { name: 'Muster', price: '35', discount: percent('100') },
    { name: 'Beigabe', price: '0' },
  ),
})
add('discount-percent-all-rates', 'Discount in per cent on all rates', {
  lines: lines(
    { name: 'Montage', price: '333.33' },
    { name: 'Fachbuch', quantity: '3', price: '19.99', vat: s7 },
  ),
  adjustments: adjustments({ amount: percent('3'), reason: 'Rabatt' }),
})
add('discount-amount-all-rates', 'Discount as an amount, divided over the rates', {
  lines: lines(
    { name: 'Montage', price: '100' },
    { name: 'Fachbuch', price: '100', vat: s7 },
    { name: 'Photovoltaikmodul', price: '100', vat: vat('Z') },
  ),
  adjustments: adjustments({ amount: money('100'), reason: 'Rabatt' }),
})
add('discount-one-rate', 'Discount on one rate', {
  lines: lines({ name: 'Montage', price: '400' }, { name: 'Fachbuch', price: '60', vat: s7 }),
  adjustments: adjustments({ amount: percent('10'), reason: 'Treuerabatt', scope: 'oneRate', vat: s7 }),
})
add('charge', 'Freight', {
  adjustments: adjustments({ kind: 'charge', amount: money('24.90'), reason: 'Versand', scope: 'oneRate' }),
})
add('charge-own-rate', 'A charge of a rate that no line has', {
  adjustments: adjustments({
    kind: 'charge',
    amount: money('15'),
    reason: 'Fachbuch',
    scope: 'oneRate',
    vat: s7,
  }),
})
add('discounts-and-charges', 'Discounts and charges, of lines and of the invoice', {
  lines: lines(
    { name: 'Schrank', quantity: '2', price: '799.90', discount: percent('5') },
    { name: 'Pflanze', quantity: '11', price: '6.49', vat: s7, discount: money('3') },
  ),
  adjustments: adjustments(
    { amount: percent('2.5'), reason: 'Rabatt' },
    { kind: 'charge', amount: money('39'), reason: 'Lieferung' },
    { amount: money('50'), reason: 'Gutschein', scope: 'oneRate' },
  ),
})

// Rounding, payments
add('rounded-lines', 'Halves of a cent in lines and VAT', {
  lines: lines(
    { name: 'A', quantity: '1', price: '0.125' },
    { name: 'B', quantity: '3', price: '0.335' },
    { name: 'C', quantity: '0.5', price: '0.01' },
  ),
})
add('vat-per-total', 'VAT on the sum, not on each line', {
  lines: lines(
    ...Array.from({ length: 9 }, (_, index) => ({ name: `Teil ${String(index + 1)}`, price: '0.13' })),
  ),
})
add('price-of-six-decimals', 'Unit price with six decimals', {
  lines: lines({ name: 'Strom', quantity: '12345.678', unit: 'KWH', price: '0.312345' }),
})
add('payable-rounded-up', 'Amount due rounded up', {
  rounding: '0.40',
  lines: lines({ name: 'Ware', price: '99.66' }),
})
add('payable-rounded-down', 'Amount due rounded down', {
  rounding: '-0.02',
  lines: lines({ name: 'Ware', price: '10.10' }),
})
add('prepaid', 'Part paid in advance', {
  prepaid: '500',
  payment: { ...transfer, terms: 'Restbetrag nach Abnahme' },
})
add('fully-prepaid', 'Nothing is due', { prepaid: '904.40' })
add('paid-too-much', 'More was paid than is due', { prepaid: '1000' })

// Kinds of invoice
add('credit-note', 'Credit note', { type: '381', precedingNumber: '2026-0001', precedingDate: '2026-11-25' })
add('credit-note-reverse-charge', 'Credit note, reverse charge, with all references', {
  type: '381',
  buyer: buyers.at,
  precedingNumber: '2026-0007',
  orderNumber: 'PO-7781',
  contractNumber: 'V-2025-11',
  projectNumber: 'P-12',
  lines: lines({ name: 'Softwareentwicklung', quantity: '4', unit: 'HUR', price: '110', vat: vat('AE') }),
})
add('corrected-invoice', 'Corrected invoice (384), between German parties', {
  type: '384',
  precedingNumber: '2026-0002',
  precedingDate: '2026-11-01',
})
add('partial-invoice', 'Partial invoice (326)', { type: '326', projectNumber: 'P-77' })
add('prepayment-invoice', 'Prepayment invoice (386)', { type: '386' }, normOnly)
add('self-billed', 'Self-billed invoice (389)', { type: '389' })

// Currencies
add('yen', 'A currency without decimals', {
  currency: 'JPY',
  payment: { ...transfer, means: '30', iban: '1234567' },
  lines: lines(
    { name: 'Lizenz', quantity: '3', price: '12345' },
    { name: 'Support', quantity: '7', price: '99' },
  ),
})
// Peppol compares each line to two decimals, whatever the currency (R120), so rounded lines are for the norm alone.
add(
  'yen-rounded',
  'A currency without decimals, lines rounded to whole yen',
  {
    currency: 'JPY',
    payment: { ...transfer, means: '30', iban: '1234567' },
    lines: lines({ name: 'Lizenz', quantity: '3', price: '12345.6' }, { name: 'Support', price: '99.5' }),
  },
  normOnly,
)
add('dollar-with-vat-in-euro', 'Foreign currency, VAT also in the accounting currency', {
  currency: 'USD',
  vatCurrency: 'EUR',
  exchangeRate: '0.8612',
})
add('pound', 'Pounds', {
  currency: 'GBP',
  payment: { ...transfer, means: '30', iban: 'GB29 NWBK 6016 1331 9268 19' },
})
add('forint', 'Forints with the VAT in euros', {
  currency: 'HUF',
  vatCurrency: 'EUR',
  exchangeRate: '0.00252',
  lines: lines({ name: 'Ware', quantity: '3', price: '45990' }),
})

// Payment
add('direct-debit', 'SEPA direct debit', {
  payment: {
    ...transfer,
    means: '59',
    mandate: 'M-2024-118',
    creditorId: 'DE98ZZZ09999999999',
    debitedIban: 'DE02 1203 0000 0000 2020 51',
  },
})
add('card', 'Paid by card', { payment: { ...transfer, means: '48', cardNumber: '4242' }, prepaid: '904.40' })
add('cash', 'Paid in cash, no due date', {
  payment: { ...transfer, means: '10', dueDate: '' },
  prepaid: '904.40',
})
add('no-means', 'Means of payment not said', { payment: { ...transfer, means: '1' } })
add('account-with-bic-and-reference', 'Account with BIC, holder and creditor reference', {
  payment: {
    ...transfer,
    bic: 'COBADEFFXXX',
    accountName: 'Musterwerk Nord GmbH',
    reference: 'RF18 5390 0754 7034',
  },
})
add('cash-discount', 'Cash discount in the form of XRechnung', {
  payment: { ...transfer, terms: '#SKONTO#TAGE=14#PROZENT=2.00#\n' },
})

// Further
add('many-lines', '250 lines', {
  lines: lines(
    ...Array.from({ length: 250 }, (_, index) => ({
      name: `Artikel ${String(index + 1)}`,
      quantity: String((index % 7) + 1),
      price: (1.37 * (index + 1)).toFixed(2),
      vat: index % 3 === 0 ? s7 : s19,
      discount: index % 5 === 0 ? percent('3.3') : emptyLine.discount,
    })),
  ),
})
add('return', 'A line that was returned', {
  lines: lines(
    { name: 'Stuhl', quantity: '10', price: '80' },
    { name: 'Stuhl, zurückgegeben', quantity: '-2', price: '80' },
  ),
})
add('negative-total', 'More is credited than charged', {
  lines: lines({ name: 'Nachlieferung', price: '20' }, { name: 'Rücknahme', quantity: '-3', price: '45.45' }),
})
add('special-characters', 'Letters that XML has to escape, and other scripts', {
  seller: { ...sellers.de, name: 'Muster & Söhne <Nord> "GmbH"' },
  lines: lines({
    name: "Kabel 3 × 1,5 mm² & Stecker 'IP67' <rot>",
    description: 'Ελληνικά · Ελλάδα\n≤ 5 m',
    price: '4.20',
  }),
  notes: 'Zeile 1 & 2\nÀ bientôt — ŁÓDŹ, Žilina, Ísland',
})
add('units-and-descriptions', 'Units, descriptions, article numbers', {
  lines: lines(
    {
      name: 'Pflaster',
      description: 'Granit, grau',
      articleNumber: 'G-10',
      quantity: '42.5',
      unit: 'MTK',
      price: '38',
    },
    { name: 'Sand', quantity: '3.25', unit: 'MTQ', price: '44.9' },
    { name: 'Anfahrt', quantity: '56', unit: 'KMT', price: '0.7' },
    { name: 'Pauschale', unit: 'LS', price: '150' },
  ),
})
add('delivery-address', 'Delivery to another address', { delivery: deliveryTo('2026-11-20', buyers.person) })
add('period', 'Invoicing period in place of a day of delivery', {
  delivery: { ...emptyInvoice.delivery, periodStart: '2026-10-01', periodEnd: '2026-10-31' },
})
add('all-references', 'All references', {
  orderNumber: 'PO-4711',
  contractNumber: 'V-12/2025',
  projectNumber: 'Neubau Süd',
  precedingNumber: '2025-0999',
  precedingDate: '2025-12-30',
  notes: 'Vielen Dank für Ihren Auftrag.',
})
add(
  'to-a-person',
  'To a person, by e-mail, without a VAT identifier',
  { buyer: buyers.person, language: 'en-gb' },
  notPeppol,
)

// Countries and languages
add(
  'france',
  'France, 20 %',
  from(sellers.fr, buyers.fr, 'fr-fr', 'FR14 2004 1010 0505 0001 3M02 606', vat('S', '20')),
  ['en16931', 'peppol'],
)
add(
  'belgium',
  'Belgium, 21 % and 6 %',
  {
    ...from(sellers.be, buyers.be, 'nl-be', 'BE68 5390 0754 7034', vat('S', '21')),
    lines: lines(
      { name: 'Renovatie', quantity: '14', unit: 'HUR', price: '58', vat: vat('S', '6') },
      { name: 'Materiaal', price: '412.37', vat: vat('S', '21') },
    ),
  },
  ['en16931', 'peppol'],
)
add(
  'belgium-french',
  'Belgium, in French',
  from(sellers.be, buyers.be, 'fr-be', 'BE68 5390 0754 7034', vat('S', '21')),
  ['en16931', 'peppol'],
)
add(
  'italy',
  'Italy, 22 % and 10 %',
  {
    ...from(sellers.it, buyers.fr, 'it-it', 'IT60 X054 2811 1010 0000 0123 456', vat('S', '22')),
    lines: lines(
      { name: 'Lavori', price: '900', vat: vat('S', '22') },
      { name: 'Materiali', price: '55.5', vat: vat('S', '10') },
    ),
  },
  ['en16931', 'peppol'],
)
add(
  'sweden',
  'Sweden, kronor, 25 %, rounded to whole kronor',
  from(sellers.se, buyers.se, 'sv-se', 'SE45 5000 0000 0583 9825 7466', vat('S', '25'), {
    currency: 'SEK',
    lines: lines({ name: 'Konsultation', quantity: '7', unit: 'HUR', price: '1049.5', vat: vat('S', '25') }),
    rounding: '-0.13',
  }),
  ['en16931', 'peppol'],
)
add(
  'norway',
  'Norway, kroner, 25 % and 15 %',
  from(sellers.no, buyers.no, 'nb-no', 'NO93 8601 1117 947', vat('S', '25'), {
    currency: 'NOK',
    payment: { ...transfer, means: '30', iban: 'NO93 8601 1117 947' },
    lines: lines(
      { name: 'Rådgivning', price: '4200', vat: vat('S', '25') },
      { name: 'Mat', price: '380', vat: vat('S', '15') },
    ),
  }),
  ['en16931', 'peppol'],
)
add(
  'netherlands',
  'The Netherlands, reverse charge',
  from(sellers.nl, buyers.be, 'nl-nl', 'NL91 ABNA 0417 1643 00', vat('AE')),
  ['en16931', 'peppol'],
)
add('portuguese', 'In Portuguese', { language: 'pt-pt' }, normOnly)
add('finnish', 'In Finnish', { language: 'fi-fi' }, normOnly)
add('danish', 'In Danish', { language: 'da-dk' }, normOnly)
add('american', 'In American English, dollars', { language: 'en-us', currency: 'USD' }, normOnly)

add(
  'denmark',
  'Denmark, kroner, 25 %',
  from(sellers.dk, { ...buyers.se, customerNumber: '' }, 'da-dk', 'DK50 0040 0440 1162 43', vat('S', '25'), {
    currency: 'DKK',
    payment: { ...transfer, means: '58', iban: 'DK50 0040 0440 1162 43' },
  }),
  ['en16931', 'peppol'],
)
add(
  'netherlands-credit-note',
  'Dutch credit note',
  from(sellers.nl, buyers.be, 'nl-nl', 'NL91 ABNA 0417 1643 00', vat('AE'), {
    type: '381',
    precedingNumber: '2026-0066',
    precedingDate: '2026-11-25',
  }),
  ['en16931', 'peppol'],
)

export const sampleInvoices: readonly Sample[] = samples
