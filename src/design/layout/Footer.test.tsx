/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { renderInSite, testSite } from '../../content/site/site.fixture'
import { Footer } from './Footer'

it('has columns, legal links, locale selector and closing line', () => {
  renderInSite(<Footer alternates={{}} />)
  const footer = within(screen.getByRole('contentinfo'))
  const columns = within(footer.getByRole('navigation', { name: 'Footer' }))
  const product = columns.getByText('Product').closest('details')
  // A phone has its titles alone.
  expect(product).not.toHaveAttribute('open')
  expect(product?.querySelector('a[href="/en/invoices"]')).toHaveTextContent('Invoices')
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

it('its columns are open where there is room, for assistive technology too', () => {
  const { matchMedia } = window
  let change: (list: { matches: boolean }) => void = () => undefined
  const list = {
    matches: true,
    addEventListener: (_: string, listener: typeof change) => (change = listener),
    removeEventListener: jest.fn(),
  }
  Object.assign(window, { matchMedia: () => list })
  const { container } = renderInSite(<Footer alternates={{}} />)
  const columns = [...container.querySelectorAll('.footer-columns details')]
  const isOpen = () => columns.map((details) => details.hasAttribute('open'))
  expect(columns).not.toHaveLength(0)
  expect(isOpen()).not.toContain(false)
  expect(columns[0]?.querySelector('summary')).toHaveAttribute('tabindex', '-1')
  change({ matches: false })
  expect(isOpen()).not.toContain(true)
  expect(columns[0]?.querySelector('summary')).not.toHaveAttribute('tabindex')
  Object.assign(window, { matchMedia })
})
