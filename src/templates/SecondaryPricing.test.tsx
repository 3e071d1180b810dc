/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { examplePlans } from '../content/cms/productFacts.fixture'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import { SecondaryPricingView } from './SecondaryPricing'

type SecondaryPricing = Content.SecondaryPricingDocument['data']

describe('SecondaryPricingView', () => {
  it('shows the plans in the currency of the market, with what is specific to it', () => {
    const document = testDocument<SecondaryPricing>({
      title: 'Preise',
      market_note: 'In Österreich gilt die Rechnung mit UID.',
      slices: [],
    })
    const plans = { ...examplePlans, currency: 'EUR' }
    renderInSite(<SecondaryPricingView document={document} />, { urlCode: 'at' }, { plans })

    expect(screen.getByRole('heading', { level: 1, name: 'Preise' })).toBeInTheDocument()
    expect(screen.getByText('In Österreich gilt die Rechnung mit UID.')).toBeInTheDocument()
    expect(screen.getByText(/^€\s?9,50$/)).toBeInTheDocument()
    expect(screen.getByText(/^€\s?8$/)).toBeInTheDocument()
  })

  it('shows no empty note and no heading over an empty group', () => {
    const document = testDocument<SecondaryPricing>({ title: 'Preise', faq_title: 'Fragen', faq: [] })
    const { container } = renderInSite(<SecondaryPricingView document={document} />, { urlCode: 'at' })
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    expect(container.querySelector('p:empty')).toBeNull()
  })
})
