/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderInSite, renderOnServer, testSite } from '../../content/site/site.fixture'
import { SiteProvider } from '../../content/site/SiteContext'
import { PageSearch } from './PageSearch'

const texts = {
  label: 'Search this site',
  button: 'Search',
  results: 'Pages that match “{words}”',
  empty: 'Nothing matches “{words}”.',
}
const pages = [
  { path: '/en/pricing', name: 'Pricing' },
  { path: '/en/contact', name: 'Contact' },
]

beforeEach(() => {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ pages }) })) as never
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = ''
})

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

it('offers pages for the words of the address, and announces nothing', async () => {
  window.history.replaceState(null, '', '/en/pricng')
  renderInSite(<PageSearch {...texts} />)
  expect(await screen.findByRole('heading', { name: 'Pages that match “pricng”' })).toBeVisible()
  expect(links()).toEqual(['/en/pricing'])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('says nothing where no page is likely', async () => {
  window.history.replaceState(null, '', '/en/nowhere')
  renderInSite(<PageSearch {...texts} />)
  await act(async () => {})
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByText(/Nothing/)).toBeNull()
})

it('finds by keyboard what is typed, with errors too, and announces it', async () => {
  renderInSite(<PageSearch {...texts} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox', { name: 'Search this site' }), 'cotnact{Enter}')
  await screen.findByRole('link', { name: 'Contact' })
  expect(screen.getByRole('status')).toHaveTextContent('Pages that match “cotnact” (1)')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'zzzz{Enter}')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “zzzz”.'))
  expect(links()).toEqual([])
})

it('keeps what the server has found, and looks for nothing itself', async () => {
  window.history.replaceState(null, '', '/en/pricng')
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const element = document.createElement('div')
  document.body.append(element)
  const ui = (
    <SiteProvider site={testSite}>
      <PageSearch {...texts} />
    </SiteProvider>
  )
  element.innerHTML = (await renderOnServer(ui)).replace(
    /(<div[^>]*data-page-search="[^"]*"[^>]*>)<\/div>/,
    '$1<h2>Found by the server</h2></div>',
  )
  const root = await act(async () => hydrateRoot(element, ui))
  expect(screen.getByRole('heading', { name: 'Found by the server' })).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  expect(errors.mock.calls.flat().join(' ')).not.toMatch(/hydrat/i)
  await act(async () => root.unmount())
  errors.mockRestore()
})
