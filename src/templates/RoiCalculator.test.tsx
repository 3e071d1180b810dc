/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { RoiCalculatorView } from './RoiCalculator'

// Decorative and loaded on demand: not tested here.

type RoiCalculator = Content.RoiCalculatorDocument['data']

const assumption = (key: string, value: number, unit: string) => ({
  key,
  value,
  unit,
  label: `Label of ${key}`,
  explanation: `Why ${key}`,
})

const page: Partial<RoiCalculator> = {
  title: 'What do expense reports cost you?',
  lead: 'Five figures.',
  assumptions_title: 'Your figures',
  assumptions: [
    assumption('employees', 40, 'people'),
    assumption('reports_per_month', 2, 'reports'),
    assumption('minutes_per_report', 25, 'minutes'),
    assumption('hourly_cost', 3200, 'per hour'),
    assumption('minutes_with_outlay', 10, 'minutes'),
  ],
  result_title: 'What that adds up to',
  result_text: 'About {hours} hours a month, worth {amount}.',
  faq_title: 'About the calculation',
  faq: [{ question: 'Is that money I will have?', answer: richText('It is time.') }],
  slices: [],
}

it('shows each assumption with its unit, money in the currency of the market', () => {
  renderInSite(<RoiCalculatorView document={testDocument(page)} />)
  const table = screen.getByRole('table', { name: 'Your figures' })
  const row = within(table).getByRole('row', { name: /Label of hourly_cost/ })
  expect(row).toHaveTextContent('£32 per hour')
  expect(within(table).getByRole('row', { name: /Label of employees/ })).toHaveTextContent('40 people')
})

it('works the example out of the assumptions and shows the sum', () => {
  renderInSite(<RoiCalculatorView document={testDocument(page)} />)
  expect(screen.getByText('About 20 hours a month, worth £640.')).toBeVisible()
  expect(screen.getByText('40 × 2 × (25 − 10) ÷ 60 = 20')).toBeVisible()
})

it('without all assumptions there is no result, and no heading without content', () => {
  renderInSite(<RoiCalculatorView document={testDocument({ ...page, assumptions: [], faq: [] })} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
