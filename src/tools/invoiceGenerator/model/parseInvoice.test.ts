import { readWhole } from '../../savedWork/model/readLike'
import { sampleInvoices } from '../fixtures/sampleInvoices.fixture'
import { emptyAdjustment, emptyInvoice, emptyLine, type Invoice } from './invoice'
import { cleanText, parseInvoice, typedInLanguage } from './parseInvoice'

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it.each(sampleInvoices)('$name is what it was after it was stored', ({ invoice }) => {
  expect(readWhole(() => parseInvoice(stored(invoice)))).toEqual({ value: invoice, isWhole: true })
})

it.each([[null], [undefined], [42], ['text'], [[]], [{}], [{ lines: 'many' }]])(
  '%p is no invoice',
  (value) => {
    expect(parseInvoice(value)).toBeUndefined()
  },
)

it('keeps what it understands of a broken one', () => {
  const parsed = parseInvoice({
    lines: [
      {
        id: 7,
        name: 'A',
        quantity: 3,
        price: '5',
        discount: { kind: 'half', value: '2' },
        vat: { category: 'Q' },
      },
      null,
      { id: 'x', name: 'B' },
    ],
    adjustments: [{ kind: 'charge', amount: { kind: 'amount', value: '3' } }],
    seller: { name: 'Me', logo: 'https://evil.example/x.png', address: [] },
    currency: 'gold',
    typedIn: '<script>',
    exemptions: { E: { text: 'Why' } },
    extra: true,
  })
  expect(parsed).toMatchObject({
    typedIn: 'en-GB',
    currency: 'EUR',
    seller: { name: 'Me', logo: '' },
    exemptions: { E: { text: 'Why', code: '' } },
    adjustments: [{ id: '1', kind: 'charge', amount: { kind: 'amount', value: '3' }, scope: 'allRates' }],
  })
  expect(parsed?.lines).toEqual([
    {
      ...emptyLine,
      id: '1',
      name: 'A',
      quantity: '3',
      price: '5',
      discount: { kind: 'percent', value: '2' },
    },
    { ...emptyLine, id: '2', name: 'B' },
  ])
  expect(parsed).not.toHaveProperty('extra')
})

it('takes no more lines and text than an invoice has, and nothing of the prototype', () => {
  const lines = Array.from({ length: 2000 }, () => ({ name: 'x'.repeat(25_000) }))
  const parsed = parseInvoice(
    JSON.parse(JSON.stringify({ lines }).replace('{', '{"__proto__":{"number":"9"},')),
  )
  expect(parsed?.lines).toHaveLength(1000)
  expect(parsed?.lines[0]?.name).toHaveLength(20_000)
  expect(parsed?.number).toBe('')
})

it('writes numbers as the page that opens it does', () => {
  const invoice: Invoice = {
    ...emptyInvoice,
    prepaid: '1,234.50',
    rounding: '-0.05',
    lines: [
      {
        ...emptyLine,
        quantity: '1.234',
        price: 'five',
        discount: { kind: 'percent', value: '2.5' },
        vat: { category: 'S', rate: '5.5' },
      },
    ],
    adjustments: [
      {
        ...emptyAdjustment,
        amount: { kind: 'amount', value: '1,050.75' },
        vat: { category: 'S', rate: '5.5' },
      },
      { ...emptyAdjustment, id: '2', amount: { kind: 'percent', value: '12.5' } },
    ],
  }
  expect(parseInvoice(stored(invoice), 'de-DE')).toMatchObject({
    typedIn: 'de-DE',
    prepaid: '1234,5',
    rounding: '-0,05',
    lines: [{ quantity: '1,234', price: 'five', discount: { value: '2,5' }, vat: { rate: '5,5' } }],
    adjustments: [{ amount: { value: '1050,75' }, vat: { rate: '5,5' } }, { amount: { value: '12,5' } }],
  })
  expect(typedInLanguage(invoice, 'en-GB')).toBe(invoice)
})

it('leaves out what cannot be in a file', () => {
  expect(cleanText('a\u0000b\u000bc\ud800d😀\n')).toBe('abcd😀\n')
})
