/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite, testSite } from '../site/site.fixture'
import { richText, testDocument, webLink } from './document.fixture'
import { PricingView } from './Pricing'

type Pricing = Content.PricingDocument['data']

const starter: Pricing['plans'][number] = {
  plan_id: 'starter',
  name: 'Starter',
  description: 'For small teams.',
  monthly_price: 0,
  yearly_price: 0,
  features: richText('Up to five users', 'Ten virtual cards'),
  link: webLink('https://app.outlay.example/register', 'Start with Starter'),
  highlighted: false,
}

const growth: Pricing['plans'][number] = {
  plan_id: 'growth',
  name: 'Growth',
  description: 'For more approvers.',
  monthly_price: 900,
  yearly_price: 750,
  features: richText('Any number of users', 'Invoices'),
  link: webLink('https://app.outlay.example/register', 'Start with Growth'),
  highlighted: true,
}

const document = testDocument<Pricing>({
  title: 'Pricing',
  vat_note: 'Prices do not include VAT.',
  plans: [starter, growth],
  comparison_title: 'What each plan includes',
  comparison: [
    {
      feature: 'Approval steps',
      tooltip: 'Asked one after another.',
      starter: '1',
      growth: '2',
      scale: 'Any number',
    },
    { feature: 'Invoices', tooltip: '', starter: null, growth: 'Yes', scale: 'Yes' },
  ],
  faq_title: 'Questions about price',
  faq: [{ question: 'Is there a minimum?', answer: richText('No, there is none.') }],
  footnotes: richText('Yearly billing is paid in advance.'),
  slices: [],
})

const cardOf = (plan: string) =>
  within(screen.getByRole('heading', { name: plan }).closest('li') as HTMLElement)

describe('PricingView', () => {
  it('shows the monthly and the yearly price of a plan as text, in the currency of the market', () => {
    const { unmount } = renderInSite(<PricingView document={document} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Pricing' })).toBeInTheDocument()
    expect(screen.getByText('Prices do not include VAT.')).toBeInTheDocument()
    expect(cardOf('Growth').getByText('£9').parentElement).toHaveTextContent(
      '£9 per user and month · Billed monthly',
    )
    expect(cardOf('Growth').getByText('£7.50').parentElement).toHaveTextContent(
      '£7.50 per user and month · Billed yearly',
    )
    expect(cardOf('Growth').getByRole('link', { name: 'Start with Growth' })).toBeInTheDocument()
    unmount()

    renderInSite(<PricingView document={document} />, {
      urlCode: 'ie',
      market: { ...testSite.market, currency: 'EUR' },
    })
    expect(cardOf('Growth').getByText('€7.50')).toBeInTheDocument()
  })

  it('shows a price that does not depend on the billing cycle once', () => {
    renderInSite(<PricingView document={document} />)
    expect(cardOf('Starter').getByText('£0').parentElement).toHaveTextContent(/^£0 per user and month$/)
  })

  it('offers the billing cycle as a native choice, monthly first', () => {
    renderInSite(<PricingView document={document} />)
    const choice = within(screen.getByRole('group', { name: 'per user and month' }))
    expect(choice.getByRole('radio', { name: 'Billed monthly' })).toBeChecked()
    expect(choice.getByRole('radio', { name: 'Billed yearly' })).not.toBeChecked()
  })

  it('offers no billing cycle where the prices are the same', () => {
    const free = testDocument<Pricing>({ title: 'Pricing', plans: [starter] })
    renderInSite(<PricingView document={free} />)
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('compares the plans on the page, line by line', () => {
    renderInSite(<PricingView document={document} />)
    const table = within(screen.getByRole('table', { name: 'What each plan includes' }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Starter', 'Growth'])
    expect(table.getByRole('row', { name: /^Approval steps/ })).toHaveTextContent(
      'Approval stepsAsked one after another.12',
    )
    expect(table.getByRole('row', { name: /^Invoices/ })).toHaveTextContent('InvoicesNot includedYes')
  })

  it('answers questions and ends with the fine print', () => {
    renderInSite(<PricingView document={document} />)
    expect(screen.getByRole('heading', { level: 3, name: 'Is there a minimum?' })).toBeInTheDocument()
    expect(screen.getByText('No, there is none.')).toBeInTheDocument()
    expect(screen.getByText('Yearly billing is paid in advance.')).toBeInTheDocument()
  })

  it('shows no heading over an empty group', () => {
    const bare = testDocument<Pricing>({
      title: 'Pricing',
      comparison_title: 'Compare',
      faq_title: 'FAQ',
      faq: [],
    })
    renderInSite(<PricingView document={bare} />)
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
