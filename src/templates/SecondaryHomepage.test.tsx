/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument, webLink } from './document.fixture'
import { SecondaryHomepageView } from './SecondaryHomepage'

type SecondaryHomepage = Content.SecondaryHomepageDocument['data']

const title = 'Spending in one place'

describe('SecondaryHomepageView', () => {
  it('names its market and what is specific to it', () => {
    const document = testDocument<SecondaryHomepage>({
      title,
      scene: 'none',
      primary_link: webLink('https://app.outlay.example/register', 'Sign up'),
      market_title: 'Made for Luxembourg',
      market_facts: [{ icon: 'bank', title: 'Accounts in euros', text: 'Payments within a day.' }],
      slices: [],
    })
    renderInSite(<SecondaryHomepageView document={document} />, { urlCode: 'lu' })

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByText('Luxembourg')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Made for Luxembourg' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Accounts in euros' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sign up' })).toBeInTheDocument()
  })

  it('shows no heading over an empty group', () => {
    const document = testDocument<SecondaryHomepage>({ title, market_title: 'Made for Luxembourg' })
    renderInSite(<SecondaryHomepageView document={document} />, { urlCode: 'lu' })
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
