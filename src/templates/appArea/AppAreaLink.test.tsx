/**
 * The server renderer needs Node's own entry, which also knows TextEncoder.
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { brand } from '../../brand'
import { renderInSite, testSite } from '../../site/site.fixture'
import { SiteProvider } from '../../site/SiteContext'
import { AppAreaLink, appAddress, LiveAppAreaLink } from './AppAreaLink'

const link = () => screen.getByRole('link', { name: 'Open my bill' })

afterEach(() => window.history.replaceState(null, '', '/'))

describe('appAddress', () => {
  it.each([
    ['/en/bills-status/7f3/details?token=a%2Fb#top', '/bills-status/7f3/details?token=a%2Fb#top'],
    ['/en/bills-status/', '/bills-status/'],
    ['/en/bills-status', '/bills-status'],
    ['/en/bills-status-old/7f3', '/bills-status'],
    ['/de/bills-status/7f3', '/bills-status'],
    ['', '/bills-status'],
  ])('leads from %s to %s of the web app', (siteAddress, appPath) => {
    expect(appAddress('bills-status', siteAddress, 'en')).toBe(`${brand.appOrigin}${appPath}`)
  })
})

describe('AppAreaLink', () => {
  it('keeps the rest of the address after hydration', () => {
    window.history.replaceState(null, '', '/en/bills-status/7f3?t=1')
    renderInSite(<AppAreaLink area="bills-status" label="Open my bill" />)
    expect(link()).toHaveAttribute('href', `${brand.appOrigin}/bills-status/7f3?t=1`)
  })

  it('hydrates the prerendered link to the start of the area without a warning', async () => {
    const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const ui = (
      <SiteProvider site={testSite}>
        <LiveAppAreaLink area="bills-status" label="Open my bill" />
      </SiteProvider>
    )
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(ui)
    expect(link()).toHaveAttribute('href', `${brand.appOrigin}/bills-status`)

    window.history.replaceState(null, '', '/en/bills-status/7f3')
    const root = await act(async () => hydrateRoot(container, ui))
    expect(link()).toHaveAttribute('href', `${brand.appOrigin}/bills-status/7f3`)
    expect(warn).not.toHaveBeenCalled()

    act(() => root.unmount())
    container.remove()
    warn.mockRestore()
  })

  it('renders nothing without a label', () => {
    const { container } = renderInSite(<AppAreaLink area="bills-status" label="" />)
    expect(container).toBeEmptyDOMElement()
  })
})
