import { cmsDocument } from '../cms/document.fixture'
import { documentsOfType, exampleScreensDocument } from '../cms/productScreens.fixture'
import { sceneAmountFindings } from './sceneAmounts'

type Merchant = { kind: string; name: string; amount: number }

const english = exampleScreensDocument('en-gb')
const merchants = english.data['merchants'] as Merchant[]
const renamed = (kind: string, name: string) =>
  exampleScreensDocument('en-gb', {
    merchants: merchants.map((merchant) => (merchant.kind === kind ? { ...merchant, name } : merchant)),
  })
const found = (documents: Parameters<typeof sceneAmountFindings>[0]): string[] =>
  sceneAmountFindings(documents).map(({ field, message }) => `${field} ${message}`)

it('every market has figures of its own, and every payment a merchant of its own', () => {
  expect(found(documentsOfType('product_screens'))).toEqual([])
})

it('finds each figure that a second market shows', () => {
  const fields = found([english, exampleScreensDocument('en-ie')]).map((finding) => finding.split(' shows')[0])
  expect(fields).toEqual([
    'data.teams',
    'data.categories',
    'data.accounts',
    'data.card_spent',
    'data.cash_in_amount',
    'data.cash_out_amount',
    'data.merchants (private)',
    'data.merchants (invoice)',
    'data.merchants (subscription)',
  ])
})

it('finds one merchant for two payments', () => {
  expect(found([renamed('private_bus', 'Cabline')])).toEqual([
    'data.merchants "Cabline" is there twice: each payment needs a merchant of its own',
  ])
})

it('finds a supplier that a page of the language names as a customer', () => {
  const quote = (company: string, lang = 'en-gb') =>
    cmsDocument('page', { slices: [{ primary: { company } }] }, { id: 'features', lang })
  const screens = renamed('supplier_freight', 'Tidewater')
  expect(found([screens, quote('Tidewater Cycles')])).toEqual([
    'data.merchants "Tidewater" is a customer in features: choose another name',
  ])
  expect(found([screens, quote('Tidewaters'), quote('Tidewater Cycles', 'de-de')])).toEqual([])
})
