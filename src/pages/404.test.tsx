/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import NotFoundPage from './404'

it('says that the page does not exist and offers every market', () => {
  renderInSite(<NotFoundPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist')
  expect(screen.getByRole('link', { name: 'United Kingdom English' })).toHaveAttribute(
    'href',
    '/en?locale=chosen',
  )
})
