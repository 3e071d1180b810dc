/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { InternalPerksView } from './InternalPerks'

type InternalPerks = Content.InternalPerksDocument['data']

const perk = (category: string, name: string) => ({
  category,
  name,
  text: `About ${name}`,
  how: `How: ${name}`,
})

const page: Partial<InternalPerks> = {
  title: 'Perks',
  lead: 'For people at Outlay.',
  perks: [perk('Health', 'Sports'), perk('Learning', 'Books'), perk('Health', 'Glasses')],
  contact: richText('Ask the people team.'),
  slices: [],
}

it('groups the perks by category, each with how to use it', () => {
  const { container } = renderInSite(<InternalPerksView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Perks')
  const link = within(screen.getByRole('navigation')).getByRole('link', { name: 'Health' })
  const health = container.querySelector(link.getAttribute('href') ?? '') as HTMLElement
  expect(
    within(health)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Health', 'Sports', 'Glasses'])
  expect(within(health).getByText('How: Glasses')).toBeVisible()
  expect(screen.getByText('Ask the people team.')).toBeVisible()
})

it('without perks only the title is left', () => {
  renderInSite(<InternalPerksView document={testDocument({ ...page, perks: [], contact: [] })} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
