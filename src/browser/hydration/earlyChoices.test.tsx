/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { act, fireEvent, screen } from '@testing-library/react'
import { testSite } from '../../content/site/site.fixture'
import { SiteProvider } from '../../content/site/SiteContext'
import { RenderIslandProvider } from '../../design/hydration/Island'
import { Plans } from '../../templates/pricing/Plans'
import { examplePrices } from '../../templates/pricing/priceView.fixture'
import { analytics } from '../../visitor/analytics/queue'
import { startIslands } from '../islands/islands'

const track = jest.spyOn(analytics, 'track').mockImplementation()
beforeEach(() => track.mockClear())

/** The page as the build writes it, in the document. */
async function prerender(): Promise<void> {
  // React's server renderer needs it on import, and jsdom has none.
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  const { islandRenderer } = await import('../islands/renderIsland')
  document.body.innerHTML = renderToString(
    <SiteProvider site={testSite}>
      <RenderIslandProvider value={islandRenderer(testSite)}>
        <Plans {...examplePrices} />
      </RenderIslandProvider>
    </SiteProvider>,
  )
}

it('what a visitor has chosen before the island is hydrated stays chosen, and the island knows it', async () => {
  window.history.replaceState(null, '', '/en/pricing?users=40')
  await prerender()
  fireEvent.click(screen.getByRole('radio', { name: /yearly/ }))
  screen.getByRole<HTMLInputElement>('slider').value = '9'
  let stop: () => void = () => undefined
  await act(async () => {
    stop = startIslands(document.body, testSite)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(screen.getByRole('radio', { name: /yearly/ })).toBeChecked()
  expect(screen.getByRole('slider')).toHaveValue('9')
  expect(screen.getByText('£810 a year for 9 users')).toBeInTheDocument()
  expect(window.location.search).toBe('?billing=yearly&users=9')
  expect(track.mock.calls).toEqual([
    ['Billing cycle chosen', { cycle: 'yearly' }],
    ['Pricing slider moved', { value: 9 }],
  ])
  await act(async () => stop())
})

it('a choice while the code of the island is loaded counts as well; what the address has is no new choice', async () => {
  window.history.replaceState(null, '', '/en/pricing')
  await prerender()
  let stop: () => void = () => undefined
  await act(async () => {
    stop = startIslands(document.body, testSite)
    fireEvent.pointerDown(screen.getByRole('radio', { name: /yearly/ }))
    fireEvent.click(screen.getByRole('radio', { name: /yearly/ }))
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(screen.getByRole('radio', { name: /yearly/ })).toBeChecked()
  expect(window.location.search).toBe('?billing=yearly')
  expect(track.mock.calls).toEqual([['Billing cycle chosen', { cycle: 'yearly' }]])
  await act(async () => stop())
})

it('an address without a choice leaves the code for when the pointer comes near', async () => {
  window.history.replaceState(null, '', '/en/pricing?utm_source=plan')
  await prerender()
  const isLive = () =>
    Object.keys(document.querySelector('[data-island]') ?? {}).some((key) => key.startsWith('__react'))
  const wait = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  const stop = startIslands(document.body, testSite)
  await wait()
  expect(isLive()).toBe(false)
  fireEvent.pointerOver(screen.getByRole('slider'))
  await wait()
  expect(isLive()).toBe(true)
  await act(async () => stop())
})
