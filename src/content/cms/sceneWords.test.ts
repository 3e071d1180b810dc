import { locales } from '../../../locales.config'
import { readMarkets } from './markets'
import { readProductScreens, screenTexts, type ProductScreens } from './productScreens'
import { documentsOfType } from './productScreens.fixture'
import { isSceneName, sceneNames, scenesIn, type SceneName } from './sceneNames'
import { sceneWords, type SceneWords } from './sceneWords'

const { productScreens } = readProductScreens(
  documentsOfType('product_screens'),
  locales,
  Date.UTC(2027, 2, 30),
)
const { markets } = readMarkets(
  ['market', 'product_facts', 'product_plans'].flatMap(documentsOfType),
  locales,
)

function words<Name extends SceneName>(urlCode: 'en' | 'da' | 'us' | 'de', name: Name): SceneWords[Name] {
  const screens = productScreens.get(urlCode)
  const market = markets.get(urlCode)
  const htmlLang = locales.find((locale) => locale.urlCode === urlCode)?.htmlLang
  if (!screens || !market || !htmlLang) throw new Error(`no market ${urlCode}`)
  const made = sceneWords([name], screens, market.values, htmlLang)[name]
  if (!made) throw new Error(`no words for ${name}`)
  return made
}

it('amounts, dates and the word for VAT are those of the market', () => {
  const english = words('en', 'receipt_capture')
  expect(english).toMatchObject({ total: '£54.60', includedTax: { text: 'VAT', amount: '£9.10' }, day: '24 Mar' })
  const danish = words('da', 'receipt_capture')
  expect(danish.includedTax?.text).toBe('Moms')
  expect(danish.total).toMatch(/^[\d.]+,\d{2}\skr\.$/)
  expect(words('us', 'receipt_capture').day).toBe('Mar 24')
  expect(words('de', 'cash_overview').total).toMatch(/\s€$/)
})

it('what a screen adds up is right', () => {
  const { lines, total } = words('en', 'receipt_capture')
  const value = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
  expect(lines.reduce((sum, { amount }) => sum + value(amount), 0)).toBe(value(total))
  const run = words('en', 'payment_run')
  const chosen = run.rows.filter((row) => row.chosen).reduce((sum, { amount }) => sum + value(amount), 0)
  expect(value(run.total)).toBe(chosen)
  const invoice = words('en', 'invoice_inbox')
  const [net, vat] = invoice.fields.slice(2).map((field) => value(field.value))
  expect((net ?? 0) + (vat ?? 0)).toBe(value(invoice.total))
  const trip = words('en', 'mileage')
  expect(value(trip.amount)).toBe(88 * value(trip.rate))
})

it('what one screen says is not contradicted by another', () => {
  const invoice = words('en', 'invoice_inbox')
  const sheet = words('en', 'invoice_document')
  expect(invoice.fields).toContainEqual({ label: 'Due', value: sheet.due.value })
  expect(sheet.recipientLabel).toBe('Invoice to')
  const payment = words('en', 'wallet_payment')
  const expense = words('en', 'expense_list').rows.find(({ merchant }) => merchant === payment.shop)
  expect(payment.card.holder).toMatch(`${expense?.first} `)
  expect(payment.card.end).toBe(words('en', 'receipt_capture').end)
  // The rules of this card allow no meals.
  expect(payment.card.end).not.toBe(words('en', 'card_controls').end)
})

it('a month that is a title begins with a capital in every language', () => {
  expect(words('en', 'month_close').title).toBe('February 2027')
  expect(words('da', 'month_close').title).toBe('Februar 2027')
  expect(words('da', 'team_budgets').month).toBe('Marts 2027')
})

it('gives the words of the named scenes only, in one order, so that page data is small and stays the same', () => {
  const screens = productScreens.get('en')
  const market = markets.get('en')
  if (!screens || !market) throw new Error('no market')
  const make = (names: SceneName[]) => sceneWords(names, screens, market.values, 'en-GB')
  expect(Object.keys(make(['reports', 'approval', 'reports']))).toEqual(['approval', 'reports'])
  for (const name of sceneNames) expect(JSON.stringify(make([name])).length).toBeLessThan(1800)
})

it('finds the scenes that a document names, with their fields', () => {
  const data = {
    scene: 'reports',
    slices: [
      { primary: { scene: 'none' } },
      { primary: { scene: 'approval', image: {} } },
      { primary: { scene: 'mileage', image: { url: '/team.png' } } },
      { primary: { scene: 'a drawing' } },
    ],
  }
  expect(scenesIn(data)).toEqual([
    { path: 'data.scene', name: 'reports' },
    { path: 'data.slices.1.primary.scene', name: 'approval' },
  ])
  expect(isSceneName('none')).toBe(false)
})

it('every text and every name of a market is seen in a scene', () => {
  const screens = productScreens.get('en')
  const market = markets.get('en')
  if (!screens || !market) throw new Error('no market')
  const texts = Object.fromEntries(screenTexts.map((name) => [name, `<${name}>`])) as ProductScreens['texts']
  const seen = JSON.stringify(sceneWords(sceneNames, { ...screens, texts }, market.values, 'en-GB'))
  // The ledger is a part of the text of the button.
  const exported = { ...texts, close_export: '{ledger}' }
  const close = JSON.stringify(
    sceneWords(['month_close'], { ...screens, texts: exported }, market.values, 'en-GB'),
  )
  expect(screenTexts.filter((name) => !seen.includes(`<${name}>`) && !close.includes(`<${name}>`))).toEqual(
    [],
  )
  expect(Object.values(screens.merchants).filter(({ name }) => !seen.includes(name))).toEqual([])
})
