/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite, renderOnServer } from '../../content/site/site.fixture'
import { NotificationBanner } from './NotificationBanner'

const message = [
  { text: 'A ' },
  { text: 'free', strong: true as const, em: true as const },
  { text: ' ' },
  { text: 'guide', href: '/en/ebooks/closing-the-month-faster' },
  { text: '.' },
]

it('has the marks and links of its message, and disappears when closed', async () => {
  const user = userEvent.setup()
  const onDismiss = jest.fn()
  renderInSite(<NotificationBanner message={message} onDismiss={onDismiss} />)
  const text = screen.getByText('A', { exact: false, selector: 'p' })
  expect(text).toHaveTextContent('A free guide.')
  expect(text.querySelector('strong > em')).toHaveTextContent('free')
  const link = screen.getByRole('link', { name: 'guide' })
  expect(link).toHaveAttribute('href', '/en/ebooks/closing-the-month-faster')
  expect(link).toHaveAttribute('data-notification-link')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(text).not.toBeInTheDocument()
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

it('has a disabled button before the application has started', async () => {
  const html = await renderOnServer(<NotificationBanner message={message} />)
  expect(html).toMatch(/<button[^>]*disabled/)
})

it('renders nothing without a message', () => {
  const { container } = renderInSite(<NotificationBanner message={[]} />)
  expect(container).toBeEmptyDOMElement()
})
