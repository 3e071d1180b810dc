import { readdirSync, readFileSync } from 'node:fs'
import { cmsDocument } from '../cms/document.fixture'
import { lines } from './content.fixture'
import { writtenCountFindings } from './writtenCounts'

const found = (data: Record<string, unknown>, lang = 'en-gb', type = 'page', uid = 'contact') =>
  lines(writtenCountFindings([cmsDocument(type, data, { lang, uid })]))

it.each([
  ['en-gb', 'Four plans, one price.', 'Four plans'],
  ['en-us', 'All 4 plans', '4 plans'],
  ['de-de', 'Vier Tarife', 'Vier Tarife'],
  ['da-dk', 'Fire planer', 'Fire planer'],
  ['fi-fi', 'Neljä pakettia', 'Neljä pakettia'],
  ['fr-be', 'Quatre formules', 'Quatre formules'],
  ['it-it', 'Quattro piani', 'Quattro piani'],
  ['nb-no', 'Fire planer', 'Fire planer'],
  ['nl-be', 'Vier pakketten', 'Vier pakketten'],
  ['pt-pt', 'Quatro planos', 'Quatro planos'],
  ['es-es', 'Cuatro planes', 'Cuatro planes'],
  ['sv-se', 'Fyra planer', 'Fyra planer'],
])('a number of plans that are not there, in %s', (lang, text, written) => {
  expect(found({ lead: text }, lang)).toEqual([`data.lead: "${written}": there are 3 plans`])
})

it('the right number, another noun, and news of a day are none', () => {
  expect(found({ lead: 'Three plans, four phones, 2026 plans.' })).toEqual([
    'data.lead: "2026 plans": there are 3 plans',
  ])
  expect(found({ entries: [{ day: '2025-01-01', title: 'Two plans' }] })).toEqual([])
  expect(found({ lead: 'Between two plans. Four plans.' }, 'en-gb', 'pricing')).toHaveLength(1)
  expect(found({ offered_plans: [{}, {}], lead: 'Three plans' }, 'en-gb', 'pricing')).toHaveLength(1)
  expect(found({ lead: 'Dans dix-sept formules' }, 'fr-fr')).toEqual([])
})

it('countries and flows are counted on the pages that show them', () => {
  expect(found({ lead: 'In 29 countries' }, 'en-gb', 'page', 'vat-calculator')).toEqual([
    'data.lead: "29 countries": there are 30 countries with VAT rates',
  ])
  const slices = [{ slice_type: 'comparison_table', primary: { rows: [{}, {}] } }]
  expect(found({ slices, lead: '3 Ländern' }, 'de-de', 'page', 'e-invoicing')).toEqual([
    'data.lead: "3 Ländern": there are 2 countries in the table',
  ])
  expect(found({ flows: [{}, {}], title: 'Five flows' }, 'en-gb', 'explore_product')).toHaveLength(1)
  expect(found({ lead: 'In 29 countries' })).toEqual([])
})

it.each(readdirSync('content/documents'))(
  'the noun for plans is the one that the pages of %s use',
  (lang) => {
    const file = lang === 'en-us' ? 'navigation.json' : 'pricing.pricing.json'
    const text = readFileSync(`content/documents/${lang}/${file}`, 'utf8')
    const { data } = JSON.parse(
      text.replaceAll(/\b(?:three|drei|tre|tres|três|drie|trois|kolme)\b/gi, '9'),
    ) as {
      data: Record<string, unknown>
    }
    if (/\b9 /.test(JSON.stringify(data))) expect(found(data, lang).length).toBeGreaterThan(0)
  },
)
