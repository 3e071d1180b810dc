/** @jest-environment jsdom */
import type { SharedSlice } from '@prismicio/client'
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserCodeCollector } from '../hydration/browserCode'
import { beginHydration, endHydration } from '../hydration/keptHtml'
import { SiteProvider } from '../site/SiteContext'
import { testSite } from '../site/site.fixture'
import ctaMocks from './CallToAction/mocks.json'
import quoteMocks from './Quote/mocks.json'
import { SliceZone } from './SliceZone'

jest.mock('./registry', () => {
  const loaded: string[] = []
  const slice = (id: string) => () => {
    loaded.push(id)
    return <section>{`rendered ${id}`}</section>
  }
  return {
    loaded,
    sliceComponents: { quote: slice('quote'), call_to_action: slice('call_to_action'), form: slice('form') },
  }
})
const { loaded } = jest.requireMock<{ loaded: string[] }>('./registry')

// TypeScript infers the type of JSON from its values.
const quote = { ...quoteMocks[0], id: 'quote$1' } as unknown as SharedSlice
const form = { ...ctaMocks[0], slice_type: 'form', id: 'form$1' } as unknown as SharedSlice

const zone = (slices: SharedSlice[]) => (
  <SiteProvider site={testSite}>
    <SliceZone slices={slices} />
  </SiteProvider>
)

async function prerender(slices: SharedSlice[]): Promise<{ html: string; chunks: (string | undefined)[] }> {
  const { TextEncoder } = await import('node:util')
  // React's server renderer needs it on import, and jsdom has none.
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  const chunks: (string | undefined)[] = []
  const html = renderToString(
    <BrowserCodeCollector value={(chunk) => chunks.push(chunk)}>{zone(slices)}</BrowserCodeCollector>,
  )
  return { html, chunks }
}

async function hydrate(html: string, slices: SharedSlice[]) {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.replaceChildren(container)
  loaded.length = 0
  const errors: unknown[] = []
  let root: Root | undefined
  beginHydration()
  await act(async () => {
    root = hydrateRoot(container, zone(slices), { onRecoverableError: (error) => errors.push(error) })
  })
  endHydration()
  return { container, errors, root: root! }
}

it('the server reports the chunks of the slices with behaviour alone', async () => {
  const { html, chunks } = await prerender([quote, form])
  expect(html).toContain('rendered quote')
  expect(chunks).toEqual(['slice-form'])
})

it('hydration keeps the HTML of a slice without behaviour, element by element, and renders only the others', async () => {
  const { html } = await prerender([quote, form])
  const errorsLogged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container, errors } = await hydrate(html, [quote, form])
  expect(loaded).toEqual(['form'])
  expect(container.innerHTML).toBe(html)
  expect(errors).toEqual([])
  expect(errorsLogged).not.toHaveBeenCalled()
  errorsLogged.mockRestore()
})

it('an update of the page around a kept slice leaves it as it is, other content replaces it', async () => {
  const { html } = await prerender([quote])
  const { container, root } = await hydrate(html, [quote])
  const kept = screen.getByText('rendered quote')
  await act(async () => root.render(zone([quote])))
  expect(screen.getByText('rendered quote')).toBe(kept)
  expect(loaded).toEqual([])
  await act(async () => root.render(zone([{ ...quote } as SharedSlice])))
  expect(container).toHaveTextContent(/^rendered quote$/)
  expect(loaded).toEqual(['quote'])
})

it('React writes the same HTML when it has to render the page itself', async () => {
  const { html } = await prerender([quote])
  const errorsLogged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container, errors } = await hydrate(`<p>other</p>${html}`, [quote])
  errorsLogged.mockRestore()
  expect(errors.length).toBeGreaterThan(0)
  expect(container).toHaveTextContent('rendered quote')
})
