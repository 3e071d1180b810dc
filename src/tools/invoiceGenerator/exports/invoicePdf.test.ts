import english from '../../../../content/documents/en-gb/tool_words.invoice-document.json'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { fixtureFonts } from '../../pdf/exports/fonts.fixture'
import { readPdf, withRole } from '../../pdf/exports/readPdf.fixture'
import { renderPdf } from '../../pdf/exports/renderPdf'
import { wordsFor } from '../../words/model/wordsFor'
import { calculate } from '../model/calculate'
import { epcModules } from '../model/epcQr'
import { emptyInvoice, emptyLine, type Invoice } from '../model/invoice'
import { invoiceDocumentWordKeys } from '../model/wordKeys'
import { invoicePdf } from './invoicePdf'
import { invoiceView } from './invoiceView'

// A PDF is read back by a process of its own, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const words = wordsFor(toolWordsOf(english.data), invoiceDocumentWordKeys)
const created = new Date('2026-11-25T09:00:00Z')
/** One white pixel. */
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

const address = { line1: '', line2: '', city: '', postCode: '', region: '', country: 'DE' }
const invoice: Invoice = {
  ...emptyInvoice,
  number: '2026-0815',
  issueDate: '2026-11-25',
  seller: {
    ...emptyInvoice.seller,
    name: 'Lindenhof Metallbau GmbH',
    logo,
    email: 'rechnung@lindenhof.example',
    address: { ...address, line1: 'Ulmenweg 12', city: 'Köln', postCode: '50667' },
  },
  buyer: {
    ...emptyInvoice.buyer,
    name: 'Fernhill Ltd',
    address: { ...address, line1: '4 Water Lane', city: 'Leeds', postCode: 'LS1 4AP', country: 'GB' },
  },
  delivery: {
    ...emptyInvoice.delivery,
    hasAddress: true,
    name: 'Fernhill Warehouse',
    address: { ...address, line1: '9 Dock Street', city: 'Hull', postCode: 'HU1 3DZ', country: 'GB' },
  },
  lines: [
    {
      ...emptyLine,
      name: 'Railing',
      description: 'Powder-coated',
      quantity: '2',
      price: '450',
      vat: { category: 'S', rate: '19' },
    },
  ],
  payment: { ...emptyInvoice.payment, iban: 'DE89370400440532013000', dueDate: '2026-12-15' },
  notes: 'Thank you for your order.',
}

async function read(changes: Partial<Invoice> = {}) {
  const changed = { ...invoice, ...changes }
  const view = invoiceView(changed, calculate(changed), { words, countryName: (code) => `country ${code}` })
  const qr = epcModules(changed)
  const document = invoicePdf(view, { created, qr: 'problem' in qr ? undefined : qr })
  const { pages, info } = await readPdf((await renderPdf(document, fixtureFonts())).bytes)
  return {
    info,
    text: pages.map(({ text }) => text).join(' ').replace(/\s+/g, ' '),
    figures: pages.flatMap(({ structure }) => withRole(structure, 'Figure')),
    headings: document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
  } // prettier-ignore
}

it('the PDF has both parties with their addresses, and the address of delivery', async () => {
  const { text, info } = await read()
  expect(text).toContain('Lindenhof Metallbau GmbH Ulmenweg 12 50667 Köln')
  for (const part of [
    'Fernhill Ltd',
    '4 Water Lane',
    'Leeds, LS1 4AP',
    'Fernhill Warehouse',
    '9 Dock Street',
    'Hull, HU1 3DZ',
  ])
    expect(text).toContain(part)
  expect(info).toMatchObject({ Title: 'Invoice 2026-0815', Author: 'Lindenhof Metallbau GmbH' })
  const elsewhere = await read({ delivery: emptyInvoice.delivery })
  expect(elsewhere.text).not.toContain('Fernhill Warehouse')
})

it('the PDF has its lines, totals, payment, notes and the address of the seller at its end', async () => {
  const { text, headings } = await read()
  for (const part of [
    'Railing Powder-coated',
    '€900.00',
    'VAT 19% of €900.00 €171.00',
    '€1,071.00',
    'DE89 3704 0044 0532 0130 00',
    'Thank you for your order.',
    'rechnung@lindenhof.example',
    'Page 1 of 1',
  ])
    expect(text).toContain(part)
  expect(headings).toEqual(['Payment', words.notes])
})

it('the PDF has the logo with the name of the seller, and the code for the payment with what it is for', async () => {
  const { figures, text } = await read()
  expect(figures.map(({ alt }) => alt)).toEqual(['Lindenhof Metallbau GmbH', words.qr_alt])
  expect(text).toContain(words.qr_caption)
})

it('without a logo and an account there is neither picture', async () => {
  const { figures, text } = await read({
    seller: { ...invoice.seller, logo: '' },
    payment: { ...invoice.payment, iban: '' },
  })
  expect(figures).toEqual([])
  expect(text).not.toContain(words.qr_caption)
})
