/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locales } from '../../../locales.config'
import { renderInSite, renderOnServer } from '../../content/site/site.fixture'
import { dismissalKey, PageNotification } from './PageNotification'

const general = 'The guide to a faster month end is free.'
const site = { notification: [{ text: general }] }
const own = 'Invoices are part of the Growth plan.'
const message = [{ text: own }]

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

it("shows the page's own message, else the locale's", () => {
  const { unmount } = renderInSite(<PageNotification path="/en/invoices" message={message} />, site)
  expect(screen.getByText(own)).toBeVisible()
  expect(screen.queryByText(general)).not.toBeInTheDocument()
  unmount()
  renderInSite(<PageNotification path="/en/about" />, site)
  expect(screen.getByText(general)).toBeVisible()
})

it('is in the prerendered page, also for a visitor who has closed it', async () => {
  sessionStorage.setItem(dismissalKey, 'dismissed')
  expect(await renderOnServer(<PageNotification path="/en/about" />, site)).toContain(general)
})

it('renders nothing when neither page nor locale has a message', () => {
  const { container } = renderInSite(<PageNotification path="/en/about" />, { notification: [] })
  expect(container).toBeEmptyDOMElement()
})

it('is not shown again in the session after the visitor has closed it', async () => {
  const user = userEvent.setup()
  const first = renderInSite(<PageNotification path="/en/about" />, site)
  expect(sessionStorage.getItem(dismissalKey)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(first.container).toBeEmptyDOMElement()
  first.unmount()
  const next = renderInSite(<PageNotification path="/en/invoices" message={message} />, site)
  expect(next.container).toBeEmptyDOMElement()
})

it.each(['/en/pricing', '/fr-be/expense-policy-builder', '/en/lp/prices', '/de/bigform-partner-datev'])(
  'is not shown on %s',
  (path) => {
    const { container } = renderInSite(<PageNotification path={path} message={message} />, site)
    expect(container).toBeEmptyDOMElement()
  },
)

it.each(['/en/pricing/details', '/en/bigform-partner-datev', '/en', ''])('is shown on "%s"', (path) => {
  renderInSite(<PageNotification path={path} message={message} />, site)
  expect(screen.getByText(own)).toBeVisible()
})

it('is not shown to visitors sent by a partner with its own announcement', () => {
  window.history.replaceState(null, '', '/en/about?partner=datev')
  const { container } = renderInSite(<PageNotification path="/en/about" message={message} />, site)
  expect(container).toBeEmptyDOMElement()
})

it('is not shown before the launch of a market', () => {
  const english = locales.find(({ urlCode }) => urlCode === 'en')
  if (!english) throw new Error('there is no English market')
  english.isPreLaunch = true
  try {
    const { container } = renderInSite(<PageNotification path="/en/about" message={message} />, site)
    expect(container).toBeEmptyDOMElement()
  } finally {
    english.isPreLaunch = false
  }
})

it('is shown again on the next page after one that a partner has sent the visitor to', () => {
  document.documentElement.dataset['notification'] = 'closed'
  window.history.replaceState(null, '', '/en/about?partner=datev')
  const { rerender } = renderInSite(<PageNotification path="/en/about" message={message} />, site)
  expect(document.documentElement.dataset['notification']).toBe('closed')
  window.history.replaceState(null, '', '/en/faq')
  rerender(<PageNotification path="/en/faq" message={message} />)
  expect(screen.getByText(/./, { selector: 'aside p' })).toBeVisible()
  expect(document.documentElement.dataset).not.toHaveProperty('notification')
})
