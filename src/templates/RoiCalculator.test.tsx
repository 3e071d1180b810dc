/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import common from '../../content/documents/en-gb/tool_words.common.json'
import english from '../../content/documents/en-gb/tool_words.roi-calculator.json'
import type { ProductPlans } from '../content/cms/productPlans'
import { toolWordsOf } from '../content/cms/toolWords'
import { renderInSite, testSite } from '../content/site/site.fixture'
import { exampleEntries } from '../tools/roiCalculator/model/roi.fixture'
import { richText, testDocument } from './document.fixture'
import { RoiCalculatorView } from './RoiCalculator'

type RoiCalculator = Content.RoiCalculatorDocument['data']

const page: Partial<RoiCalculator> = {
  title: 'What do expense reports cost you?',
  lead: 'The formula is shown in full.',
  intro: richText('The formula: people × reports.'),
  assumptions_title: 'Your figures',
  assumptions: exampleEntries.map(({ key, value }) => ({
    key,
    value,
    label: `Label of ${key}`,
    explanation: `Why ${key}`,
  })) as RoiCalculator['assumptions'],
  market_values: [{ locale_code: 'en-lu', key: 'hourly_cost', value: 5500 }],
  result_title: 'What that adds up to',
  faq_title: 'About the calculation',
  faq: [{ question: 'Is that money I will have?', answer: richText('It is time.') }],
  slices: [],
}

const plans = {
  currency: 'GBP',
  plans: [
    { id: 'starter', monthly: 0, maxUsers: 5 },
    { id: 'growth', monthly: 900 },
  ],
} as unknown as ProductPlans

const relatedData = {
  plans,
  toolWords: { common: toolWordsOf(common.data), 'roi-calculator': toolWordsOf(english.data) },
}

const show = (data: Partial<RoiCalculator> = page, market = testSite.market) =>
  renderInSite(<RoiCalculatorView document={testDocument(data)} />, { market }, relatedData)

beforeEach(() => localStorage.clear())

it('shows each assumption with its reason, and the result of the example', () => {
  show()
  expect(screen.getByRole('textbox', { name: 'Label of employees' })).toHaveValue('40')
  expect(screen.getByRole('textbox', { name: 'Label of hourly_cost (£)' })).toHaveAccessibleDescription(
    'Why hourly_cost',
  )
  expect(screen.getByRole('heading', { level: 2, name: 'What that adds up to' })).toBeVisible()
  expect(screen.getAllByText('You save £4,469 in the first year.')).not.toHaveLength(0)
})

it('begins with the price of the plans', () => {
  show()
  expect(screen.getByRole('textbox', { name: 'Label of software_outlay (£)' })).toHaveValue('9')
})

it('begins with the values of the market where a document is shared', () => {
  show(page, { ...testSite.market, localeCode: 'en-lu', currency: 'EUR' })
  expect(screen.getByRole('textbox', { name: 'Label of hourly_cost (€)' })).toHaveValue('55')
})

it('shows the formula in words and with the figures', () => {
  show()
  expect(screen.getByText('The formula: people × reports.')).toBeVisible()
  expect(screen.getByText('£9,728.00')).toBeInTheDocument()
})

it('without all assumptions there is no calculator, and no heading without content', () => {
  show({ ...page, assumptions: [], faq: [] })
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
