/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { LeadForm } from '../forms/LeadForm'
import { BrowserCodeCollector } from '../hydration/browserCode'
import { Island, RenderIslandProvider } from '../hydration/Island'
import { testSite } from '../site/site.fixture'
import { SiteProvider } from '../site/SiteContext'
import { startIslands } from './islands'

jest.mock('../forms/core', () => ({
  attachLeadForm: jest.fn(async () => ({ detach: jest.fn(), submit: mockSubmit })),
}))
const mockSubmit = jest.fn()

/** The page as the build writes it, in the document. */
async function prerender(): Promise<{ page: HTMLElement; isLive: boolean }> {
  const { TextEncoder } = await import('node:util')
  // React's server renderer needs it on import, and jsdom has none.
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  const { islandRenderer } = await import('./renderIsland')
  let isLive = false
  document.body.innerHTML = renderToString(
    <SiteProvider site={testSite}>
      <BrowserCodeCollector value={() => (isLive = true)}>
        <RenderIslandProvider value={islandRenderer(testSite)}>
          <main>
            <LeadForm form="work_email" />
            <LeadForm form="work_email" id="second" />
          </main>
        </RenderIslandProvider>
      </BrowserCodeCollector>
    </SiteProvider>,
  )
  return { page: document.querySelector('main')!, isLive }
}

const emails = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /e-?mail/i })
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
let stop: () => void = () => undefined

afterEach(async () => {
  await act(async () => stop())
  mockSubmit.mockClear()
})

it('a page of islands needs no code, and their ids differ', async () => {
  const { page, isLive } = await prerender()
  expect(isLive).toBe(false)
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('a form is hydrated with its first touch, on the same elements, and keeps what is typed', async () => {
  const { page } = await prerender()
  const errors = jest.spyOn(console, 'error')
  stop = startIslands(page, testSite)
  await settled()
  const [first, second] = emails()
  const html = page.innerHTML
  expect(page.innerHTML).toBe(html)
  first!.value = 'ada@'
  await act(async () => first!.focus())
  await settled()
  expect(emails()[0]).toBe(first)
  expect(first).toHaveValue('ada@')
  expect(first!.form).toHaveAttribute('novalidate')
  expect(second!.form).not.toHaveAttribute('novalidate')
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

it('a submission while the form hydrates waits for it', async () => {
  const { page } = await prerender()
  stop = startIslands(page, testSite)
  const [email] = emails()
  const { form } = email!
  // jsdom checks the answers as a browser does.
  email!.value = 'ada@bakery.example'
  fireEvent.pointerDown(form!)
  expect(fireEvent.submit(form!)).toBe(false)
  expect(mockSubmit).not.toHaveBeenCalled()
  await settled()
  await settled()
  expect(mockSubmit).toHaveBeenCalledTimes(1)
})

it('in a page that the browser renders, an island is a component like others', async () => {
  function Counter() {
    const [count, setCount] = useState(0)
    return <button onClick={() => setCount(count + 1)}>{count}</button>
  }
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  let root: Root | undefined
  await act(async () => {
    root = createRoot(container)
    root.render(
      <Island name="embed" props={{}}>
        <Counter />
      </Island>,
    )
  })
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('1')
  await act(async () => root?.unmount())
})
