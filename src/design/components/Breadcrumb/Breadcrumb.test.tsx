/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInSite } from '../../../content/site/site.fixture'
import { Breadcrumb } from '.'

it('leads back to the homepage and marks the page itself', () => {
  renderInSite(<Breadcrumb items={[{ href: '/en', text: 'Home' }, { text: 'Legal' }]} />)
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
  expect(screen.getByText('Legal')).toHaveAttribute('aria-current', 'page')
})
