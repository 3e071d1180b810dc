/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { loadSiteData } from '../content/site/loadSiteData'
import { renderInSite, testSite } from '../content/site/site.fixture'
import ServerErrorPage, { Head } from './500'

it('says that the error is on our side', () => {
  renderInSite(<ServerErrorPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(testSite.strings.server_error_title)
  expect(screen.getByText(/The fault is on our side/)).toBeVisible()
})

describe('the head', () => {
  /** Gatsby renders it into an element, and takes the language from that of `html` there. */
  const headAt = (pathname: string): string => {
    // React says that no element holds `html`.
    jest.spyOn(console, 'error').mockImplementation()
    return render(<Head location={{ pathname }} />).container.innerHTML
  }
  afterEach(() => jest.restoreAllMocks())

  it('is in the default locale as a document', () => {
    expect(headAt('/500.html')).toContain('<html lang="en-GB"></html><title>Server error | Outlay</title>')
  })

  it('is in the locale of the address inside the application', async () => {
    const strings = { server_error_title: 'Fehler' }
    Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({ strings }) }) })
    await loadSiteData()
    expect(headAt('/de/contact')).toContain('<html lang="de-DE"></html><title>Fehler | Outlay</title>')
  })
})
