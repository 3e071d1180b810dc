/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { testSite } from '../../content/site/site.fixture'
import { SiteProvider } from '../../content/site/SiteContext'
import { BrowserNeedCollector } from '../../design/hydration/browserCode'
import { Island, RenderIslandProvider } from '../../design/hydration/Island'
import { tapLimit } from '../../design/hydration/tapLimit'
import { LeadForm } from '../../leads/forms/LeadForm'
import { Calendar } from '../../templates/meetingBooker/Calendar'
import { calendarTexts } from '../../templates/meetingBooker/texts'
import { startIslands } from './islands'

jest.mock('../../leads/forms/core', () => ({
  attachLeadForm: jest.fn(async () => ({ detach: jest.fn(), submit: mockSubmit })),
}))
const mockSubmit = jest.fn()

jest.mock('../../leads/forms/LeadForm', () => {
  const actual = jest.requireActual<{ LiveLeadForm: unknown }>('../../leads/forms/LeadForm')
  return {
    ...actual,
    get LiveLeadForm() {
      return mockLive(actual.LiveLeadForm)
    },
  }
})
const mockLive = jest.fn((form: unknown) => form)

const twoForms = (
  <>
    <LeadForm form="work_email" />
    <LeadForm form="work_email" id="second" />
  </>
)

/** The page as the build writes it, in the document. */
async function prerender(content = twoForms): Promise<{ page: HTMLElement; isLive: boolean }> {
  const { TextEncoder } = await import('node:util')
  // React's server renderer needs it on import, and jsdom has none.
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  const { islandRenderer } = await import('./renderIsland')
  let isLive = false
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(
    <SiteProvider site={testSite}>
      <BrowserNeedCollector value={() => (isLive = true)}>
        <RenderIslandProvider value={islandRenderer(testSite)}>
          <main>{content}</main>
        </RenderIslandProvider>
      </BrowserNeedCollector>
    </SiteProvider>,
  )
  return { page: document.querySelector('main')!, isLive }
}

const emails = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /e-?mail/i })
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
let stop: () => void = () => undefined
// Jest takes an error that no listener expects for one of the test.
window.addEventListener('error', () => undefined)

afterEach(async () => {
  await act(async () => stop())
  mockSubmit.mockClear()
  mockLive.mockReset().mockImplementation((form) => form)
  jest.restoreAllMocks()
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

it('a submission of a form that React renders anew is sent with what was typed', async () => {
  const { page } = await prerender()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  globalThis.reportError = jest.fn()
  stop = startIslands(page, testSite)
  const [email] = emails()
  email!.after(document.createElement('x-manager'))
  email!.value = 'ada@bakery.example'
  fireEvent.pointerDown(email!)
  fireEvent.submit(email!.form!)
  await settled()
  await settled()
  expect(emails()[0]).not.toBe(email)
  expect(emails()[0]).toHaveValue('ada@bakery.example')
  expect(mockSubmit).toHaveBeenCalledTimes(1)
  expect(globalThis.reportError).not.toHaveBeenCalled()
})

it('a form whose code throws is plain HTML again, with what was typed and the focus; the next touch tries again', async () => {
  const { page } = await prerender()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  globalThis.reportError = jest.fn()
  const error = new Error('It cannot be rendered')
  mockLive.mockImplementation(() => () => {
    throw error
  })
  stop = startIslands(page, testSite)
  const [email] = emails()
  await act(async () => email!.focus())
  email!.value = 'ada@'
  await settled()
  expect(emails()[0]).toBe(email)
  expect(email).toHaveValue('ada@')
  expect(email).toHaveFocus()
  expect(globalThis.reportError).toHaveBeenCalledTimes(1)
  expect(globalThis.reportError).toHaveBeenCalledWith(error)
  mockLive.mockImplementation((form) => form)
  fireEvent.input(email!, { target: { value: 'ada@bakery.example' } })
  await settled()
  expect(emails()[0]).toHaveValue('ada@bakery.example')
  expect(emails()[0]!.form).toHaveAttribute('novalidate')
})

it('a tap while an island hydrates waits for it', async () => {
  const calendar = (
    <Calendar
      provider="calendly"
      slug="intro"
      texts={calendarTexts({
        show_label: 'Show {provider}',
        failed_text: 'It did not come.',
      })}
    />
  )
  const { page } = await prerender(calendar)
  const errors = jest.spyOn(console, 'error')
  stop = startIslands(page, testSite)
  const button = screen.getByRole('button', { name: 'Show Calendly' })
  button.click()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await settled()
  // Pressed, it asks for the calendar, which nobody answers here.
  expect(await screen.findByRole('alert')).toHaveTextContent('It did not come.')
  expect(errors).not.toHaveBeenCalled()
})

describe('a submission of a form whose code', () => {
  const nativeSubmit = jest.spyOn(HTMLFormElement.prototype, 'submit')
  beforeEach(() => {
    nativeSubmit.mockReset().mockImplementation(() => undefined)
    HTMLFormElement.prototype.submit = nativeSubmit as unknown as () => void
    globalThis.reportError = jest.fn()
  })
  const fail = () => {
    throw new Error('Loading chunk 7 failed')
  }
  const neverCome = () => new Promise(() => undefined)

  async function submit(): Promise<{ form: HTMLFormElement; button: HTMLElement }> {
    const { page } = await prerender()
    stop = startIslands(page, testSite)
    const { form } = emails()[0]!
    emails()[0]!.value = 'ada@bakery.example'
    const button = form!.querySelector<HTMLElement>('[type=submit]')!
    fireEvent.pointerDown(button)
    await act(async () => button.click())
    return { form: form!, button }
  }

  it('cannot be loaded is sent by the browser', async () => {
    mockLive.mockImplementation(fail)
    const { form } = await submit()
    await settled()
    expect(nativeSubmit.mock.contexts).toEqual([form])
    expect(globalThis.reportError).toHaveBeenCalledTimes(1)
  })

  it('does not come is sent by the browser, after a time limit', async () => {
    mockLive.mockImplementation(neverCome)
    jest.useFakeTimers()
    const { form, button } = await submit()
    await act(() => jest.advanceTimersByTimeAsync(tapLimit - 1))
    expect(nativeSubmit).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(() => jest.advanceTimersByTimeAsync(1))
    jest.useRealTimers()
    expect(nativeSubmit.mock.contexts).toEqual([form])
    expect(button).not.toHaveAttribute('aria-busy')
  })

  async function submitEmpty(): Promise<HTMLFormElement> {
    const { page } = await prerender()
    stop = startIslands(page, testSite)
    const { form } = emails()[0]!
    const button = form!.querySelector<HTMLElement>('[type=submit]')!
    fireEvent.pointerDown(button)
    await act(async () => button.click())
    return form!
  }

  it('is there in time says itself what is missing', async () => {
    mockLive.mockImplementation((form) => form)
    const bubbles = jest.spyOn(HTMLFormElement.prototype, 'reportValidity')
    await submitEmpty()
    await settled()
    expect(mockSubmit).toHaveBeenCalledTimes(1)
    expect(bubbles).not.toHaveBeenCalled()
    expect(nativeSubmit).not.toHaveBeenCalled()
  })

  it('does not come leaves it to the browser to say what is missing', async () => {
    mockLive.mockImplementation(neverCome)
    const bubbles = jest.spyOn(HTMLFormElement.prototype, 'reportValidity').mockReturnValue(false)
    jest.useFakeTimers()
    const form = await submitEmpty()
    await act(() => jest.advanceTimersByTimeAsync(tapLimit))
    jest.useRealTimers()
    expect(bubbles.mock.contexts).toEqual([form])
    expect(nativeSubmit).not.toHaveBeenCalled()
  })

  it('does not come is sent by the browser when what was missing is entered meanwhile', async () => {
    mockLive.mockImplementation(neverCome)
    jest.useFakeTimers()
    const form = await submitEmpty()
    emails()[0]!.value = 'ada@bakery.example'
    await act(async () => form.querySelector<HTMLElement>('[type=submit]')?.click())
    await act(() => jest.advanceTimersByTimeAsync(tapLimit))
    jest.useRealTimers()
    expect(nativeSubmit.mock.contexts).toEqual([form])
  })

  it('cannot be loaded stays without a connection, and a message says why until the next use', async () => {
    mockLive.mockImplementation(fail)
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { form, button } = await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(testSite.strings.offline)
    expect(form).toContainElement(screen.getByRole('alert'))
    expect(nativeSubmit).not.toHaveBeenCalled()
    expect(globalThis.reportError).not.toHaveBeenCalled()
    expect(emails()[0]).toHaveValue('ada@bakery.example')
    onLine.mockReturnValue(true)
    fireEvent.pointerDown(button)
    await act(async () => button.click())
    await settled()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(nativeSubmit.mock.contexts).toEqual([form])
  })

  it('comes after the message is there: the message goes, and hydration finds the elements of the server', async () => {
    let arrive: (form: unknown) => void = () => undefined
    mockLive.mockImplementation((form) => new Promise((resolve) => (arrive = () => resolve(form))))
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const errors = jest.spyOn(console, 'error')
    jest.useFakeTimers()
    const { form, button } = await submit()
    await act(() => jest.advanceTimersByTimeAsync(tapLimit))
    fireEvent.click(button)
    await act(() => jest.advanceTimersByTimeAsync(tapLimit))
    jest.useRealTimers()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await act(async () => arrive(undefined))
    await settled()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(form).toHaveAttribute('novalidate')
    expect(errors).not.toHaveBeenCalled()
  })
})

it('a page that is hydrated itself leaves its islands to their own roots', async () => {
  const errors = jest.spyOn(console, 'error')
  const { page } = await prerender()
  const html = page.innerHTML
  const container = page.parentElement!
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(
      container,
      <SiteProvider site={testSite}>
        <main>
          <LeadForm form="work_email" />
          <LeadForm form="work_email" id="second" />
        </main>
      </SiteProvider>,
    )
  })
  expect(page.innerHTML).toBe(html)
  stop = startIslands(page, testSite)
  await act(async () => emails()[0]!.focus())
  await settled()
  expect(emails()[0]!.form).toHaveAttribute('novalidate')
  expect(errors).not.toHaveBeenCalled()
  await act(async () => root?.unmount())
})

it('in a page that is hydrated itself, an island with other props is rendered anew', async () => {
  const { page } = await prerender()
  const ui = (id: string) => (
    <SiteProvider site={testSite}>
      <main>
        <LeadForm form="work_email" />
        <LeadForm form="work_email" id={id} />
      </main>
    </SiteProvider>
  )
  let root: Root | undefined
  await act(async () => (root = hydrateRoot(page.parentElement!, ui('second'))))
  const before = emails()[1]
  stop = startIslands(page, testSite)
  await act(async () => before!.focus())
  await settled()
  await act(async () => root?.render(ui('third')))
  expect(emails()).toHaveLength(2)
  expect(emails()[1]).not.toBe(before)
  expect(before).not.toBeInTheDocument()
  await act(async () => root?.unmount())
})

it('a prerendered island with a function as a prop is an error that names it', async () => {
  const { TextEncoder } = await import('node:util')
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  const { islandRenderer } = await import('./renderIsland')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() =>
    renderToString(
      <RenderIslandProvider value={islandRenderer(testSite)}>
        <Island name="embed" props={{ onClose: () => undefined }}>
          <p />
        </Island>
      </RenderIslandProvider>,
    ),
  ).toThrow('The island embed of a prerendered page cannot have functions as props: onClose')
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
