/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { renderInSite } from '../../content/site/site.fixture'
import { RouteAnnouncer } from './RouteAnnouncer'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const region = () => document.querySelector('[aria-live="polite"]')
const settle = () => act(() => jest.advanceTimersByTime(500))

// A single test: the module stores the shown page across mounts, as it does in the browser.
it('is silent on the first page and announces each navigation after it', () => {
  document.title = 'Home'
  const { rerender, unmount } = renderInSite(<RouteAnnouncer path="/en" />)
  settle()
  expect(region()).toHaveTextContent(/^$/)

  document.title = 'Pricing'
  rerender(<RouteAnnouncer path="/en/pricing" />)
  settle()
  expect(region()).toHaveTextContent('Navigated to Pricing')

  unmount()
  document.title = 'About us'
  renderInSite(<RouteAnnouncer path="/en/about" />)
  expect(region()).toHaveTextContent(/^$/)
  settle()
  expect(region()).toHaveTextContent('Navigated to About us')
})
