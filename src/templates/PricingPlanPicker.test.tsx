/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { examplePlans } from '../content/cms/productFacts.fixture'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import { PricingPlanPickerView } from './PricingPlanPicker'

type PricingPlanPicker = Content.PricingPlanPickerDocument['data']

describe('PricingPlanPickerView', () => {
  const document = testDocument<PricingPlanPicker>({
    title: 'Which plan fits you?',
    questions: [
      {
        question: 'How many people?',
        help: 'Count those who hold a card.',
        asks_users: false,
        answers: [
          { label: 'Up to five', plan_id: 'starter', reason: 'Starter includes five users.' },
          { label: 'Six or more', plan_id: 'growth', reason: 'Growth has no limit.' },
          { label: 'We do not know', plan_id: null, reason: 'Begin small.' },
        ],
      },
    ],
    slices: [],
  })

  const answerOf = (label: string) =>
    screen.getByRole('radio', { name: label }).closest('label')?.parentElement as HTMLElement

  it('lets a visitor read which answer points to which plan, and why', () => {
    renderInSite(<PricingPlanPickerView document={document} />, {}, { plans: examplePlans })
    expect(screen.getByRole('heading', { level: 1, name: 'Which plan fits you?' })).toBeInTheDocument()
    const answer = answerOf('Six or more')
    expect(answer).toHaveTextContent('Growth has no limit.')
    // The link is for visitors without scripts; the others see the name of the plan.
    const link = within(answer).getByRole('link', { hidden: true })
    expect(link).toHaveTextContent('Growth')
    const target = link.getAttribute('href')?.slice(1) ?? ''
    expect(screen.getByRole('heading', { name: 'Growth' })).toHaveAttribute('id', target)
    expect(screen.getByRole('link', { name: 'Start with Growth' })).toBeInTheDocument()
  })

  it('keeps an answer that points to no plan of the page', () => {
    renderInSite(<PricingPlanPickerView document={document} />, {}, { plans: examplePlans })
    const answer = answerOf('We do not know')
    expect(answer).toHaveTextContent('Begin small.')
    expect(within(answer).queryByRole('link', { hidden: true })).not.toBeInTheDocument()
  })

  it('shows nothing but its header without questions and plans', () => {
    const bare = testDocument<PricingPlanPicker>({ title: 'Which plan fits you?', questions: [] })
    renderInSite(<PricingPlanPickerView document={bare} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })
})
