import { locales } from '../../../locales.config'
import { readJson } from '../../core/values/readJson'
import { isRecord } from '../../core/values/record'
import { latestDay, readProductScreens, screenNumbers, screenTexts } from './productScreens'
import { documentsOfType, exampleScreensDocument } from './productScreens.fixture'
import { sceneNames } from './sceneNames'

const english = locales.filter(({ urlCode }) => urlCode === 'en')
const messages = (data: Record<string, unknown>): string[] =>
  readProductScreens([exampleScreensDocument('en-gb', data)], english).findings.map(
    ({ field, message }) => `${field} ${message}`,
  )

it('every market has its words and amounts, complete', () => {
  const { productScreens, findings } = readProductScreens(documentsOfType('product_screens'))
  expect(findings).toEqual([])
  expect([...productScreens.keys()]).toEqual(locales.map(({ urlCode }) => urlCode))
})

it('a market without a document is a finding that says which to publish', () => {
  const { productScreens, findings } = readProductScreens([exampleScreensDocument('de-de')], english)
  expect(productScreens.size).toBe(0)
  expect(findings).toEqual([
    expect.objectContaining({
      type: 'product_screens',
      lang: 'en-gb',
      message: expect.stringContaining('"en-gb"'),
    }),
  ])
})

it('reports everything that is missing or wrong at once, each at its field', () => {
  const screens = exampleScreensDocument('en-gb').data
  const people = screens['people'] as Record<string, unknown>[]
  const categories = screens['categories'] as Record<string, unknown>[]
  expect(
    messages({
      today: '24 March',
      approve: ' ',
      card_limit: 15.5,
      vat_rate: '20',
      alt_mileage: null,
      people: [...people.slice(1), { team: 'sales', first_name: 'A', last_name: 'B' }, { team: 'law' }],
      accounts: [],
      categories: categories.map((category, index) => (index === 0 ? { ...category, spent: 1 } : category)),
    }),
  ).toEqual([
    'data.today "24 March" is no day: enter one as YYYY-MM-DD',
    'data.approve is empty: write the text that its label describes',
    'data.vat_rate is no number: enter a positive number',
    'data.card_limit 15.5 is no amount: enter whole minor units (4900)',
    'data.people has no entry "finance": add one',
    'data.people.finance.first_name is empty: write the text that its label describes',
    'data.people.finance.last_name is empty: write the text that its label describes',
    'data.people.4.team "sales" is there twice: remove one entry',
    'data.people.5.team "law" is not known',
    'data.accounts has 0 entries: it needs 3',
    'data.alt_mileage is empty: write the text that its label describes',
    expect.stringMatching(/^data\.categories were spent \d+ together, the teams \d+: make both the same$/),
  ])
})

it('the model has exactly the fields that are read, each with a label for the translator', () => {
  const model: unknown = readJson('customtypes/product_screens/index.json')
  const tabs = isRecord(model) && isRecord(model['json']) ? Object.values(model['json']) : []
  const fields = Object.assign({}, ...tabs) as Record<string, { type: string; config: { label: string } }>
  const ofType = (type: string) =>
    Object.entries(fields).flatMap(([name, field]) => (field.type === type ? [name] : []))
  expect(ofType('Number').sort()).toEqual([...screenNumbers].sort())
  expect(ofType('Text').sort()).toEqual(
    ['localeCode', ...screenTexts, ...sceneNames.map((name) => `alt_${name}`)].sort(),
  )
  for (const { config } of Object.values(fields)) expect(config.label.length).toBeGreaterThan(10)
})

it.each([
  ['2027-03-24', '2026-11-27', '2026-11-24'],
  ['2027-03-24', '2026-11-24', '2026-11-24'],
  ['2027-03-24', '2026-11-23', '2026-10-24'],
  ['2027-03-24', '2027-01-02', '2026-12-24'],
  ['2027-03-31', '2027-02-28', '2027-02-28'],
  ['2027-03-31', '2026-12-01', '2026-11-30'],
])('the pictures of %s play, in a build of %s, on %s', (chosen, built, day) => {
  expect(latestDay(chosen, Date.parse(built))).toBe(day)
})
