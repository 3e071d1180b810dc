/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { RelatedDataProvider } from '../content/site/RelatedDataContext'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { ExpenseReportGeneratorView } from './ExpenseReportGenerator'

type ExpenseReportGenerator = Content.ExpenseReportGeneratorDocument['data']

const page: Partial<ExpenseReportGenerator> = {
  title: 'Expense report generator',
  lead: 'A tidy report.',
  intro: richText('A report is a short letter.'),
  columns_title: 'What belongs in each column',
  columns: [
    { name: 'Date', text: 'The day of the purchase.', example: '2 November 2026' },
    { name: 'Total', text: 'What you paid.', example: '£89' },
  ],
  mistakes_title: 'Mistakes that cost a day',
  mistakes: [{ title: 'A card slip', text: 'Ask for the receipt.' }],
  faq_title: 'Questions about reports',
  faq: [{ question: 'Is a photo enough?', answer: richText('Often.') }],
  slices: [],
}

it('the examples are shown as one line of a report under the names of its columns', () => {
  renderInSite(<ExpenseReportGeneratorView document={testDocument(page)} />)
  const table = screen.getByRole('table', { name: 'What belongs in each column' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Date', 'Total'])
  expect(within(table).getByRole('rowheader')).toHaveTextContent('2 November 2026')
  expect(within(table).getByRole('cell')).toHaveTextContent('£89')
})

it('explains the columns and the common mistakes', () => {
  renderInSite(<ExpenseReportGeneratorView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Expense report generator')
  expect(screen.getByText('What you paid.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'A card slip' })).toBeVisible()
})

it('the tool stands between the title and the texts, with the words of the page', () => {
  renderInSite(
    <RelatedDataProvider relatedData={{ toolWords: { 'expense-report': { add_expense: 'Add expense' } } }}>
      <ExpenseReportGeneratorView document={testDocument(page)} />
    </RelatedDataProvider>,
  )
  const add = screen.getByRole('button', { name: 'Add expense' })
  const text = screen.getByText('A report is a short letter.')
  expect(add.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('empty groups leave no heading', () => {
  const bare = testDocument<ExpenseReportGenerator>({ ...page, columns: [], mistakes: [], faq: [] })
  renderInSite(<ExpenseReportGeneratorView document={bare} />)
  const ofThePage = screen.getAllByRole('heading').filter((heading) => !heading.closest('[data-tool]'))
  expect(ofThePage).toHaveLength(1)
})
