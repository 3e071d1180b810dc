/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { WhyTheProductView } from './WhyTheProduct'

type WhyTheProduct = Content.WhyTheProductDocument['data']

const page: Partial<WhyTheProduct> = {
  title: 'Why teams choose Outlay',
  lead: 'And when they should not.',
  reasons_title: 'Reasons',
  reasons: [{ title: 'Rules come first', text: 'The rule is part of the card.', scene: 'none' }],
  before_title: 'Before',
  after_title: 'With Outlay',
  changes: [{ before: 'Three people share one card.', after: 'Everyone has a card.' }],
  doubts_title: 'Honest doubts',
  doubts: [{ question: 'Is it too much for six people?', answer: richText('Perhaps.') }],
  slices: [],
}

it('shows reasons, before and after, and objections with visible answers', () => {
  const { container } = renderInSite(<WhyTheProductView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why teams choose Outlay')
  expect(screen.getByRole('heading', { level: 3, name: 'Rules come first' })).toBeVisible()
  const table = screen.getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Before', 'With Outlay'])
  expect(within(table).getByRole('row', { name: /share one card/ })).toHaveTextContent('Everyone has a card.')
  expect(screen.getByText('Perhaps.')).toBeVisible()
  expect(container.querySelector('details')).toBeNull()
})

it('empty groups leave neither heading nor table', () => {
  renderInSite(
    <WhyTheProductView document={testDocument({ ...page, reasons: [], changes: [], doubts: [] })} />,
  )
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})
