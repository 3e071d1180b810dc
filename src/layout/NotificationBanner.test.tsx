/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite, renderOnServer } from '../site/site.fixture'
import { NotificationBanner } from './NotificationBanner'

const link = { href: '/en/ebooks/closing-the-month-faster', text: 'Read' }

it('links to its target and disappears when closed', async () => {
  const user = userEvent.setup()
  const onDismiss = jest.fn()
  renderInSite(<NotificationBanner message="A free guide." link={link} onDismiss={onDismiss} />)
  expect(screen.getByRole('link', { name: 'A free guide.' })).toHaveAttribute('href', link.href)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('A free guide.')).not.toBeInTheDocument()
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

it('has a disabled button before the application has started', async () => {
  const html = await renderOnServer(<NotificationBanner message="A free guide." />)
  expect(html).toMatch(/<button[^>]*disabled/)
})

it('renders nothing without a message', () => {
  const { container } = renderInSite(<NotificationBanner message="" />)
  expect(container).toBeEmptyDOMElement()
})
