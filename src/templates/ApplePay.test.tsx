/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { ApplePayView } from './ApplePay'
import { richText, testDocument } from './document.fixture'

type ApplePay = Content.ApplePayDocument['data']

describe('ApplePayView', () => {
  it('explains the steps in order, what is needed, and answers questions', () => {
    const document = testDocument<ApplePay>({
      title: 'Pay by phone',
      scene: 'none',
      steps_title: 'How to add your card',
      steps: [
        { title: 'Open the app', text: 'Choose Cards.' },
        { title: 'Tap Add', text: 'Nothing has to be typed.' },
      ],
      requirements_title: 'What you need',
      requirements: richText('An active card', 'A passcode'),
      faq_title: 'Questions',
      faq: [{ question: 'Does my limit change?', answer: richText('No. It belongs to the card.') }],
      slices: [],
    })
    renderInSite(<ApplePayView document={document} />)

    expect(screen.getByRole('heading', { level: 1, name: 'Pay by phone' })).toBeInTheDocument()
    const steps = screen.getByRole('heading', { name: 'Open the app' }).closest('ol') as HTMLElement
    expect(
      within(steps)
        .getAllByRole('heading', { level: 3 })
        .map((step) => step.textContent),
    ).toEqual(['Open the app', 'Tap Add'])
    expect(screen.getByRole('heading', { level: 2, name: 'What you need' })).toBeInTheDocument()
    expect(screen.getByText('A passcode')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Does my limit change?' })).toBeInTheDocument()
    expect(screen.getByText('No. It belongs to the card.')).toBeInTheDocument()
  })

  it('shows no heading over an empty field', () => {
    const document = testDocument<ApplePay>({
      title: 'Pay by phone',
      steps_title: 'How to add your card',
      requirements_title: 'What you need',
      requirements: [],
      faq_title: 'Questions',
      faq: [],
    })
    renderInSite(<ApplePayView document={document} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
