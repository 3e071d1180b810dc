import { readdirSync, readFileSync } from 'node:fs'
import { cmsDocument } from '../cms/document.fixture'
import { codeDocuments } from '../us/documents'
import { lines } from './content.fixture'
import { listHeadingFindings } from './listHeadings'
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

it('the right number, another noun, and news of a day have no findings', () => {
  expect(found({ lead: 'Three plans, four phones, 2026 plans.' })).toEqual([
    'data.lead: "2026 plans": there are 3 plans',
  ])
  expect(found({ entries: [{ day: '2025-01-01', title: 'Two plans' }] })).toEqual([])
  expect(found({ offered_plans: [{}, {}], lead: 'Three plans' }, 'en-gb', 'pricing')).toHaveLength(1)
  expect(found({ lead: 'Dans dix-sept cartes' }, 'fr-fr')).toEqual([])
})

it('two of several plans are a part only where the text says so', () => {
  expect(found({ lead: 'Two plans, one price.' })).toEqual(['data.lead: "Two plans": there are 3 plans'])
  expect(found({ lead: 'Zwei Tarife, ein Preis.' }, 'de-de')).toHaveLength(1)
  expect(found({ lead: 'Between two plans. The first two plans.' })).toEqual([])
  expect(found({ lead: 'Zwischen zwei Tarifen' }, 'de-de')).toEqual([])
  expect(found({ lead: 'Entre deux formules' }, 'fr-fr')).toEqual([])
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

it.each([
  ['da-dk', 'Denne hjemmeside på nitten markeder'],
  ['de-de', 'Diese Website in neunzehn Märkten'],
  ['en-gb', 'This website in nineteen markets'],
  ['es-es', 'Esta web en diecinueve mercados'],
  ['fi-fi', 'Tämä sivusto yhdeksällätoista markkinalla'],
  ['fr-fr', 'Ce site sur dix-neuf marchés'],
  ['it-it', 'Questo sito in diciannove mercati'],
  ['nb-no', 'Nettstedet i nitten markeder'],
  ['nl-nl', 'Deze website in negentien markten'],
  ['pt-pt', 'Este site em dezanove mercados'],
  ['sv-se', 'Webbplatsen på nitton marknader'],
])('a number of markets that the site does not have, in %s', (lang, text) => {
  expect(found({ text }, lang)).toEqual([expect.stringContaining('there are 18 markets of the site')])
})

const steps = (count: number) => [
  { slice_type: 'steps', primary: { steps: Array(count).fill({ title: 'A' }) } },
]

it.each([
  ['da-dk', 'Sådan kommer du i gang i fem trin'],
  ['de-de', 'So richten Sie es in fünf Schritten ein'],
  ['en-gb', 'Set up in five steps'],
  ['es-es', 'Cómo configurarlo en cinco pasos'],
  ['fi-fi', 'Käyttöönotto viidessä vaiheessa'],
  ['fr-fr', 'La mise en place en cinq étapes'],
  ['it-it', 'La configurazione in cinque passaggi'],
  ['nb-no', 'Slik setter du det opp i fem trinn'],
  ['nl-nl', 'Instellen in vijf stappen'],
  ['pt-pt', 'Como configurar em cinco passos'],
  ['sv-se', 'Så kommer du igång i fem steg'],
])('a description with more steps than the page, in %s', (lang, text) => {
  expect(found({ meta_description: text, slices: steps(4) }, lang)).toEqual([
    expect.stringMatching(/^data\.meta_description: ".*": there are 4 steps$/),
  ])
  expect(found({ meta_description: text, slices: steps(5) }, lang)).toEqual([])
})

it('what a linked page holds', () => {
  const target = cmsDocument('why_the_product', { reasons: Array(4).fill({ title: 'A' }) }, { id: 'why' })
  const link = { link_type: 'Document', id: 'why', type: 'why_the_product', lang: 'en-gb', text: 'Why' }
  const entry = (text: string) =>
    lines(writtenCountFindings([target, cmsDocument('navigation', { entries: [{ link, text }] })]))
  expect(entry('Six honest reasons')).toEqual([
    'data.entries.0.text: "Six honest reasons": there are 4 reasons',
  ])
  expect(entry('Four honest reasons')).toEqual([])
})

it('the length of an event, member states and currencies', () => {
  const event = { duration_minutes: 45, meta_description: 'Join our 60-minute webinar' }
  expect(found(event, 'en-gb', 'resource_detail')).toEqual([
    'data.meta_description: "60-minute": there are 45 minutes of the event',
  ])
  expect(found({ text: 'The 28 member states' }, 'en-gb', 'tool_words', 'vat-calculator')).toHaveLength(1)
  const money = (text: string) => found({ text }, 'it-it', 'page', 'invoice-generator')
  expect(money('In più di trenta valute')).toEqual([])
  expect(money('In più di quaranta valute')).toHaveLength(1)
})

it('the pages of code count what they show', () => {
  expect(writtenCountFindings(codeDocuments)).toEqual([])
  expect(listHeadingFindings(codeDocuments)).toEqual([])
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
