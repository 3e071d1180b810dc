/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite, testSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import { IntegrationView } from './Integration'

type Integration = Content.IntegrationDocument['data']

const page: Partial<Integration> = {
  partner_name: 'Ledgerly',
  category: 'accounting',
  title: 'Send approved spending to Ledgerly',
  lead: 'With the original document.',
  synced_title: 'What is exchanged',
  synced: [{ title: 'Chart of accounts', text: 'Read every night.' }],
  setup_title: 'Set it up',
  setup: [{ title: 'Connect', text: 'An administrator signs in.' }],
  slices: [],
}

it('says what is exchanged and how it is set up', () => {
  renderInSite(<IntegrationView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Send approved spending to Ledgerly')
  expect(screen.getByRole('heading', { level: 3, name: 'Chart of accounts' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Connect' }).closest('ol')).toBeVisible()
})

it('leads to the registration and to the set-up of this page', () => {
  renderInSite(<IntegrationView document={testDocument(page)} />)
  const [signUp, setUp] = screen.getAllByRole('link')
  expect(signUp).toHaveTextContent(testSite.strings.sign_up)
  const target = setUp?.getAttribute('href')?.replace('#', '') ?? ''
  expect(document.getElementById(target)).toContainElement(screen.getByRole('heading', { name: 'Set it up' }))
})

it('empty groups leave no heading', () => {
  renderInSite(<IntegrationView document={testDocument({ ...page, synced: [], setup: [] })} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
