/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { ExpensePolicyBuilderView } from './ExpensePolicyBuilder'

jest.mock('../core/http/client', () => ({
  http: { get: () => ({ json: () => new Promise(() => undefined) }) },
}))

type ExpensePolicyBuilder = Content.ExpensePolicyBuilderDocument['data']

const topic = (name: string) => ({
  topic: name,
  question: `What about ${name}?`,
  advice: `Advice on ${name}`,
  clause: `Clause on ${name}`,
})

const page: Partial<ExpensePolicyBuilder> = {
  title: 'Expense policy builder',
  lead: 'Settle a few questions.',
  intro: richText('A policy is a list of decisions.'),
  topics_title: 'Topics',
  topics: [topic('Limits'), topic('Private payments')],
  faq_title: 'Questions about policies',
  faq: [{ question: 'How long should it be?', answer: richText('Two pages.') }],
  slices: [],
}

it('each topic has question, advice and clause, and a link that leads to it', () => {
  const { container } = renderInSite(<ExpensePolicyBuilderView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Expense policy builder')
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const link = within(contents).getByRole('link', { name: 'Private payments' })
  const place = container.querySelector(link.getAttribute('href') ?? '') as HTMLElement
  expect(within(place).getByRole('heading', { level: 3 })).toHaveTextContent('Private payments')
  expect(place).toHaveTextContent('What about Private payments?')
  expect(within(place).getByText('Clause on Private payments').tagName).toBe('BLOCKQUOTE')
})

it('the tool is the first thing on the page, with the words of the page', () => {
  renderInSite(
    <ExpensePolicyBuilderView document={testDocument(page)} />,
    {},
    { toolWords: { 'expense-policy': { q_company: 'Name of the company', step_company: 'Company' } } },
  )
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent('Company')
  expect(screen.getByRole('textbox', { name: 'Name of the company' })).toBeInTheDocument()
})

it('without topics and questions no heading is left', () => {
  renderInSite(<ExpensePolicyBuilderView document={testDocument({ ...page, topics: [], faq: [] })} />)
  expect(screen.queryByText('Topics')).not.toBeInTheDocument()
  expect(screen.queryByText('Questions about policies')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument()
})
