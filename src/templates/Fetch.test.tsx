/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { richText, testDocument } from './document.fixture'
import { FetchView } from './Fetch'

type Fetch = Content.FetchDocument['data']

const page: Partial<Fetch> = {
  title: 'Fetch',
  lead: 'Receipts by e-mail.',
  sources_title: 'Where Fetch looks',
  sources: [{ name: 'A connected mailbox', text: 'Receipts in messages.' }],
  steps_title: 'How it works',
  steps: [{ title: 'A payment arrives', text: 'The card is used.' }],
  privacy_title: 'What Fetch does not read',
  privacy: richText('Other messages are not opened.'),
  slices: [],
}

it('says how it works, where it looks and what it leaves unread', () => {
  renderInSite(<FetchView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fetch')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['How it works', 'Where Fetch looks', 'What Fetch does not read'])
  expect(screen.getByRole('heading', { level: 3, name: 'A connected mailbox' })).toBeVisible()
  expect(screen.getByText('Other messages are not opened.')).toBeVisible()
})

it('empty groups leave no heading', () => {
  renderInSite(<FetchView document={testDocument({ ...page, sources: [], steps: [], privacy: [] })} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
