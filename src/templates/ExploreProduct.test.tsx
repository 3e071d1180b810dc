/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument, webLink } from './document.fixture'
import { ExploreProductView } from './ExploreProduct'

type ExploreProduct = Content.ExploreProductDocument['data']

const page: Partial<ExploreProduct> = {
  title: 'Explore the product',
  lead: 'Step by step.',
  flows_title: 'The flows',
  flows: [
    {
      flow: 'issue_card',
      title: 'Issue a card',
      text: 'A new colleague starts.',
      device: 'desktop',
      scene: 'none',
      steps: richText('Open Cards.', 'Send it.'),
    },
    {
      flow: null,
      title: 'Approve a request',
      text: null,
      device: 'phone',
      scene: 'none',
      steps: richText('Decide.'),
    },
  ],
  primary_link: webLink('/en/book-a-demo', 'See it'),
  slices: [],
}

it('walks through each flow, and the list at the top leads to it', () => {
  const { container } = renderInSite(<ExploreProductView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Explore the product')
  const link = within(screen.getByRole('navigation')).getByRole('link', { name: 'Issue a card' })
  const flow = container.querySelector(link.getAttribute('href') ?? '') as HTMLElement
  expect(within(flow).getByRole('heading', { level: 3 })).toHaveTextContent('Issue a card')
  expect(
    within(flow)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Open Cards.', 'Send it.'])
  expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/en/book-a-demo')
})

it('without flows there is no heading for them', () => {
  renderInSite(<ExploreProductView document={testDocument({ ...page, flows: [] })} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
