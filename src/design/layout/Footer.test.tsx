/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { renderInSite, testSite } from '../../content/site/site.fixture'
import { Footer } from './Footer'

it('has columns, legal links, locale selector and closing line', () => {
  renderInSite(<Footer alternates={{}} />)
  const footer = within(screen.getByRole('contentinfo'))
  const columns = within(footer.getByRole('navigation', { name: 'Footer' }))
  expect(columns.getByRole('heading', { name: 'Product' })).toBeInTheDocument()
  expect(columns.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/en/invoices')
  expect(footer.getByRole('link', { name: 'Data protection' })).toHaveAttribute('href', '/en/legal/gdpr')
  const settings = footer.getByRole('link', { name: 'Cookie settings' })
  expect(settings).toHaveAttribute('href', '/en/legal/cookie-policy')
  expect(settings).toHaveAttribute('data-consent')
  expect(footer.getByText(/Country and language/)).toBeInTheDocument()
  expect(footer.getByText('Outlay is an invented company.')).toBeInTheDocument()
})

it.each([
  ['en', 1],
  ['ie', 0],
  ['lu', 0],
  ['de', 0],
] as const)('it says in %s who provides accounts and cards: %d', (urlCode, times) => {
  renderInSite(<Footer alternates={{}} />, { urlCode })
  const { financial_partner_disclaimer } = testSite.strings
  expect(financial_partner_disclaimer).toContain('not a bank')
  expect(screen.queryAllByText(financial_partner_disclaimer)).toHaveLength(times)
})
