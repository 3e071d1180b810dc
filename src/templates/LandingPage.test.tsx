/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import LandingPage from './LandingPage'

it('a landing page shows its document', () => {
  const document = testDocument<Content.LandingPageDocument['data']>({ title: 'Company cards', slices: [] })
  const props = { data: { document: { localized: document } } } as ComponentProps<typeof LandingPage>
  renderInSite(<LandingPage {...props} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Company cards')
})
