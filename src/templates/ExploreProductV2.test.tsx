/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument, webLink } from './document.fixture'
import { ExploreProductV2View } from './ExploreProductV2'

type ExploreProductV2 = Content.ExploreProductV2Document['data']

const page: Partial<ExploreProductV2> = {
  title: 'Explore by role',
  lead: 'Choose a role.',
  roles_title: 'Who are you?',
  roles: [
    {
      role: 'Employee',
      promise: 'Pay and be done with it.',
      scene: 'none',
      tasks: [{ title: 'Keep the receipt', text: 'One photo.' }],
    },
    { role: 'Finance', promise: 'A short list.', scene: 'none', tasks: [] },
  ],
  primary_link: webLink('https://app.outlay.example/register', 'Try it'),
  slices: [],
}

it('offers the roles as disclosures of which one is open, the first to begin with', () => {
  const { container } = renderInSite(<ExploreProductV2View document={testDocument(page)} />)
  const roles = [...container.querySelectorAll('details')]
  expect(roles.map((role) => role.open)).toEqual([true, false])
  expect(new Set(roles.map((role) => role.getAttribute('name'))).size).toBe(1)
  expect(roles[0]).toHaveTextContent('Pay and be done with it.')
})

it('an open role shows its tasks', () => {
  renderInSite(<ExploreProductV2View document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Who are you?')
  const task = screen.getByRole('heading', { level: 4, name: 'Keep the receipt' }).closest('li')
  expect(within(task as HTMLElement).getByText('One photo.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try it' })).toBeVisible()
})

it('without roles there is no heading for them', () => {
  renderInSite(<ExploreProductV2View document={testDocument({ ...page, roles: [] })} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
