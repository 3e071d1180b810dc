/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import PreviewPage from './preview'

it('says that the draft is being opened, then why it cannot be', async () => {
  renderInSite(<PreviewPage />)
  expect(screen.getByRole('status')).toHaveTextContent('The draft is being opened.')
  expect(await screen.findByRole('heading', { name: 'The preview cannot be opened' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('The address has no preview token and document.')
})
