/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInSite } from '../../content/site/site.fixture'
import { EntryCard, monogramOf } from './EntryCard'

it.each([
  ['Xero', 'X'],
  ['QuickBooks', 'QB'],
  ['DATEV', 'D'],
  ['Exact Online', 'EO'],
  ['Spiris (formerly Visma eEkonomi)', 'S'],
  ['bolt', 'B'],
])('the tile of %s has the letters %s', (name, letters) => {
  expect(monogramOf(name)).toBe(letters)
})

it('a date has the day of its own time zone on its tile', () => {
  const { container } = renderInSite(
    <EntryCard
      headingLevel={3}
      entry={{
        title: 'Late in Berlin',
        facets: {},
        starts: '2027-03-24T23:30:00Z',
        timeZone: 'Europe/Berlin',
      }}
    />,
  )
  expect(container.querySelector('b')).toHaveTextContent('25')
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('Mar 25')
})

it('says what the link of an entry leads to, and nothing without a link', () => {
  const entry = { title: 'Ferrow Accountants', facets: {}, more: 'Read the case' }
  const { rerender } = renderInSite(<EntryCard headingLevel={3} entry={{ ...entry, href: '/en/case' }} />)
  expect(screen.getByText('Read the case →')).toBeInTheDocument()
  rerender(<EntryCard headingLevel={3} entry={entry} />)
  expect(screen.queryByText('Read the case →')).toBeNull()
})
