/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderInSite } from '../../content/site/site.fixture'
import { brand } from '../../core/brand'
import { AppAreaLink } from './AppAreaLink'

it('leads to the start of the area and is marked, so that it gets the rest of the address', () => {
  window.history.replaceState(null, '', '/en/bills-status/7f3?token=1')
  renderInSite(<AppAreaLink area="bills-status" label="Open my bill" />)
  const link = screen.getByRole('link', { name: 'Open my bill' })
  expect(link).toHaveAttribute('href', `${brand.appOrigin}/bills-status`)
  expect(link).toHaveAttribute('data-app-area', 'bills-status')
  // A tap before the application has started waits for it.
  expect(link).toHaveAttribute('data-replay')
})

it('renders nothing without a label', () => {
  const { container } = renderInSite(<AppAreaLink area="bills-status" label="" />)
  expect(container).toBeEmptyDOMElement()
})
