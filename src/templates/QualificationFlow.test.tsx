/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../site/site.fixture'
import { testDocument, webLink } from './document.fixture'
import { QualificationFlowView } from './QualificationFlow'

type QualificationFlow = Content.QualificationFlowDocument['data']

const page: Partial<QualificationFlow> = {
  title: 'Is Outlay right for you?',
  lead: 'Short questions.',
  steps: [
    {
      step_id: 'company',
      question: 'What kind of company are you?',
      help: 'This decides what we can offer.',
      options: [
        { label: 'A registered company', next: 'size' },
        { label: 'A sole trader', next: 'nowhere' },
      ],
    },
    {
      step_id: 'size',
      question: 'How many people pay?',
      help: null,
      options: [{ label: 'Three to fifty', next: 'demo' }],
    },
  ],
  outcomes_title: 'Our suggestion',
  outcomes: [
    {
      outcome_id: 'demo',
      title: 'See it with your own examples',
      text: 'Bring an invoice.',
      link: webLink('/en/book-a-demo', 'Book a demo'),
    },
  ],
  slices: [],
}

const follow = (container: HTMLElement, answer: string): HTMLElement => {
  const address = screen.getByRole('link', { name: answer }).getAttribute('href') ?? ''
  return container.querySelector(address) as HTMLElement
}

it('each answer leads to the next question, the last one to a suggestion with its link', () => {
  const { container } = renderInSite(<QualificationFlowView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Is Outlay right for you?')
  expect(follow(container, 'A registered company')).toHaveTextContent('How many people pay?')
  const outcome = follow(container, 'Three to fifty')
  expect(within(outcome).getByRole('heading', { level: 3 })).toHaveTextContent(
    'See it with your own examples',
  )
  expect(within(outcome).getByRole('link', { name: 'Book a demo' })).toHaveAttribute(
    'href',
    '/en/book-a-demo',
  )
})

it('an answer that leads nowhere is no link', () => {
  renderInSite(<QualificationFlowView document={testDocument(page)} />)
  expect(screen.getByText('A sole trader')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'A sole trader' })).not.toBeInTheDocument()
})

it('without outcomes there is no heading for them', () => {
  renderInSite(<QualificationFlowView document={testDocument({ ...page, outcomes: [] })} />)
  expect(screen.queryByText('Our suggestion')).not.toBeInTheDocument()
})
