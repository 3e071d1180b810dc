/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import common from '../../../content/documents/en-gb/tool_words.common.json'
import policy from '../../../content/documents/en-gb/tool_words.expense-policy.json'
import report from '../../../content/documents/en-gb/tool_words.expense-report.json'
import clauses from '../../../content/documents/en-gb/tool_words.policy-clauses.json'
import tables from '../../../content/documents/en-gb/tool_words.rate-tables.json'
import { toolWordsOf } from '../../content/cms/toolWords'
import { renderInSite } from '../../content/site/site.fixture'
import { renderEmptySlice } from '../slice.fixture'
import mocks from './mocks.json'
import ToolTable from '.'

const toolWords = {
  common: toolWordsOf(common.data),
  'rate-tables': toolWordsOf(tables.data),
  'expense-report': toolWordsOf(report.data),
  'expense-policy': toolWordsOf(policy.data),
  'policy-clauses': toolWordsOf(clauses.data),
}

function show(table: string, countries = '') {
  const [mock] = mocks
  // The mocks are typed by their values.
  const slice = { ...mock, primary: { ...mock?.primary, table, countries } } as unknown as Parameters<
    typeof ToolTable
  >[0]['slice']
  return renderInSite(<ToolTable slice={slice} index={1} />, {}, { toolWords })
}

const cells = (): string[][] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''))

it('a source in another language says which one', () => {
  show('mileage', 'DE, GB')
  expect(screen.getByRole('link', { name: /Einkommensteuergesetz/ })).toHaveAttribute('lang', 'de')
  expect(screen.getAllByRole('link', { name: /HM Revenue/ })[0]).not.toHaveAttribute('lang')
})

it('shows the mileage rates of the named countries, that of the market first, with source and next review', () => {
  show('mileage', 'IE, GB')
  const groups = screen.getAllByRole('group')
  expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
    'United Kingdom',
    'Ireland',
  ])
  expect(groups.map((group) => group.hasAttribute('open'))).toEqual([true, false])
  expect(groups[0]).toHaveTextContent('Car: £0.55 per mile up to 10,000 miles a year')
  expect(cells()[0]?.slice(0, 2)).toEqual([
    'Car',
    'Free of tax up to: £0.55 per mile up to 10,000 miles a year, £0.25 per mile beyond that. Passengers: £0.05 per mile for each of them',
  ])
  // The source of all vehicles is named once.
  expect(screen.getAllByRole('link', { name: /HM Revenue/ })).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: /HM Revenue/ })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('gov.uk'),
  )
  expect(screen.getByText(/^Looked up on \d.*Next review by \d/)).toBeVisible()
})

it('leaves out the country in the history of one', () => {
  show('mileage_history', 'GB')
  expect(screen.queryByRole('columnheader', { name: 'Country' })).not.toBeInTheDocument()
  expect(cells().map(([vehicle]) => vehicle)).toEqual(['Car', 'Car', 'Motorcycle', 'Bicycle'])
})

it('shows daily allowances', () => {
  show('allowances', 'DE')
  expect(cells().map(([name, amount]) => [name, amount])).toEqual([
    ['More than 8 hours away', '€14.00'],
    ['Day of arrival or departure', '€14.00'],
    ['Full day', '€28.00'],
  ])
})

it('calculates a mileage claim, with what was driven before in the year', async () => {
  const user = userEvent.setup()
  show('mileage_calculator')
  expect(screen.getByRole('status')).toHaveTextContent('Enter a distance')
  await user.type(screen.getByRole('textbox', { name: 'Miles' }), '100')
  expect(screen.getByRole('status')).toHaveTextContent('You can claim£55.00100 miles at £0.55')
  await user.type(screen.getByRole('textbox', { name: 'Miles earlier this year' }), '9,950')
  // 50 × 55p + 50 × 25p
  expect(screen.getByRole('status')).toHaveTextContent('£40.00')
  await user.type(screen.getByRole('textbox', { name: 'Miles earlier this year' }), ' or so')
  expect(screen.getByRole('status')).toHaveTextContent('Enter a distance')
  // Its rate is the same for every mile: what is not asked for cannot be wrong.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'Bicycle')
  expect(screen.getByRole('status')).toHaveTextContent('£20.00')
  await user.type(screen.getByRole('textbox', { name: 'Miles' }), '%')
  expect(screen.getByRole('status')).toHaveTextContent('Enter a distance')
})

it('has worked examples of VAT for each rate of the market', () => {
  show('vat_examples')
  const [standard] = screen.getAllByRole('table')
  expect(standard).toHaveAccessibleName(/20%/)
  const row = within(standard as HTMLElement)
    .getByRole('rowheader', { name: '£120.00' })
    .closest('tr')
  expect(row).toHaveTextContent('£120.00£24.00£144.00£20.00£100.00')
})

it('has the whole policy as text', () => {
  show('policy')
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(10)
  expect(screen.getByText(/You cannot approve your own expenses/)).toBeVisible()
  expect(screen.queryByText(/\{\w+\}/)).not.toBeInTheDocument()
})

it('shows nothing without a table', () => {
  expect(renderEmptySlice(ToolTable, mocks).container).toBeEmptyDOMElement()
})
