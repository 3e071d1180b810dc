/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderInSite, renderOnServer, testSite } from '../../content/site/site.fixture'
import { SiteProvider } from '../../content/site/SiteContext'
import { PageLayout } from './PageLayout'

const page = (
  <PageLayout path="/en/about" alternates={{ de: '/de/about' }}>
    <h1>About us</h1>
  </PageLayout>
)

it('has one of each landmark, and a skip link to the content', () => {
  renderInSite(page)
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  const [first] = screen.getAllByRole('link')
  expect(first).toHaveTextContent('Skip to content')
  expect(first).toHaveAttribute('href', '#main')
})

it('hydrates without a mismatch, even with a menu the visitor has opened before', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const ui = <SiteProvider site={testSite}>{page}</SiteProvider>
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = await renderOnServer(page)
  const menu = container.querySelector('details')
  menu?.setAttribute('open', '')
  const root = await act(async () => hydrateRoot(container, ui))
  expect(consoleError).not.toHaveBeenCalled()
  expect(menu).toHaveAttribute('open')
  expect(container.querySelector('details')).toBe(menu)
  act(() => root.unmount())
  consoleError.mockRestore()
})
