/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { examplePlans } from '../content/cms/productFacts.fixture'
import type { ProductPlans } from '../content/cms/productPlans'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { PricingView } from './Pricing'

type Pricing = Content.PricingDocument['data']

const document = testDocument<Pricing>({
  title: 'Pricing',
  vat_note: 'Prices do not include VAT.',
  comparison_title: 'What each plan includes',
  faq_title: 'Questions about price',
  faq: [{ question: 'Is there a minimum?', answer: richText('No, there is none.') }],
  footnotes: richText('Yearly billing is paid in advance.'),
  slices: [],
})

const renderPricing = (plans: ProductPlans = examplePlans, urlCode: 'en' | 'ie' = 'en') =>
  renderInSite(<PricingView document={document} />, { urlCode }, { plans })

const cardOf = (plan: string) =>
  within(screen.getByRole('heading', { name: plan }).closest('li') as HTMLElement)

describe('PricingView', () => {
  it('shows the monthly and the yearly price of a plan as text, in the currency of the market', () => {
    const { unmount } = renderPricing()
    expect(screen.getByRole('heading', { level: 1, name: 'Pricing' })).toBeInTheDocument()
    expect(screen.getByText('Prices do not include VAT.')).toBeInTheDocument()
    expect(cardOf('Growth').getByText('£9.50').parentElement).toHaveTextContent(
      '£9.50 per user per month · Billed monthly',
    )
    expect(cardOf('Growth').getByText('£8').parentElement).toHaveTextContent(
      '£8 per user per month · Billed yearly',
    )
    expect(cardOf('Growth').getByRole('link', { name: 'Start with Growth' })).toBeInTheDocument()
    unmount()

    renderPricing({ ...examplePlans, currency: 'EUR' }, 'ie')
    expect(cardOf('Growth').getByText('€9.50')).toBeInTheDocument()
  })

  it('says below its title for whom the product is and who holds the money', () => {
    const audience = 'For teams of 5 to 500. A licensed partner holds your money.'
    const offer = {
      priceLine: 'Free for up to 5 users.',
      pricesLink: { link_type: 'Any' as const },
      audience,
    }
    renderInSite(<PricingView document={document} />, { urlCode: 'en' }, { plans: examplePlans, offer })
    expect(screen.getByText(audience)).toBeVisible()
    // The prices themselves follow.
    expect(screen.queryByText('Free for up to 5 users.')).not.toBeInTheDocument()
  })

  it('has the fine print below the plans, before what they include', () => {
    renderPricing()
    const follows = (first: HTMLElement, second: HTMLElement): boolean =>
      Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)
    const finePrint = screen.getByText('Yearly billing is paid in advance.')
    expect(follows(screen.getByText('Prices do not include VAT.'), finePrint)).toBe(true)
    expect(follows(finePrint, screen.getByRole('heading', { name: 'What each plan includes' }))).toBe(true)
  })

  it('shows a price that does not depend on the billing cycle once', () => {
    renderPricing()
    expect(cardOf('Starter').getByText('£0').parentElement).toHaveTextContent(/^£0 per user per month$/)
  })

  it('offers the billing cycle as a native choice, monthly first', () => {
    renderPricing()
    const choice = within(screen.getByRole('group', { name: 'Billing' }))
    expect(choice.getByRole('radio', { name: 'Billed monthly' })).toBeChecked()
    expect(choice.getByRole('radio', { name: /^Billed yearly/ })).not.toBeChecked()
  })

  it('offers no billing cycle where the prices are the same', () => {
    const same = examplePlans.plans.map((plan) => ({ ...plan, yearly: plan.monthly }))
    renderPricing({ ...examplePlans, plans: same })
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('compares the plans on the page, line by line', () => {
    renderPricing()
    const table = within(screen.getByRole('table', { name: 'What each plan includes' }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Starter',
      'Growth',
      'Scale',
    ])
    expect(table.getByRole('row', { name: /^Approval steps/ })).toHaveTextContent(
      'Approval stepsAsked one after another.12Any number',
    )
    expect(table.getByRole('row', { name: /^Invoices/ })).toHaveTextContent(
      'InvoicesNot includedIncludedIncluded',
    )
  })

  it('answers questions', () => {
    renderPricing()
    expect(screen.getByRole('heading', { level: 3, name: 'Is there a minimum?' })).toBeInTheDocument()
    expect(screen.getByText('No, there is none.')).toBeInTheDocument()
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
