/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { renderInSite } from '../site/site.fixture'
import { Footer } from './Footer'

it('has columns, legal links, locale selector and closing line', () => {
  renderInSite(<Footer alternates={{}} />)
  const footer = within(screen.getByRole('contentinfo'))
  const columns = within(footer.getByRole('navigation', { name: 'Footer' }))
  expect(columns.getByRole('heading', { name: 'Product' })).toBeInTheDocument()
  expect(columns.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/en/invoices')
  expect(footer.getByRole('link', { name: 'Data protection' })).toHaveAttribute('href', '/en/legal/gdpr')
  expect(footer.getByText(/Country and language/)).toBeInTheDocument()
  expect(footer.getByText('Outlay is an invented company.')).toBeInTheDocument()
})
