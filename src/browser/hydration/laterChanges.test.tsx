/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { act, fireEvent } from '@testing-library/react'
import { lazy, Suspense, useState, type ReactElement } from 'react'
import type { Root } from 'react-dom/client'
import { setAsVisitor } from './controls'
import { hydrate } from './hydrate'

/** What a visitor does after the state of the page was noted, and before or after React has rendered it anew. */

let container: HTMLElement
let root: Root | undefined
let onLive: () => void

beforeAll(() => {
  // As in browsers: what is not on the page is not scrolled.
  const tops = new WeakMap<Element, number>()
  Object.defineProperty(Element.prototype, 'scrollTop', {
    configurable: true,
    get(this: Element) {
      return this.isConnected ? (tops.get(this) ?? 0) : 0
    },
    set(this: Element, top: number) {
      tops.set(this, top)
    },
  })
})
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.addEventListener('error', stopReport)
  onLive = () => undefined
})
afterEach(async () => {
  await act(async () => root?.unmount())
  window.removeEventListener('error', stopReport)
  jest.restoreAllMocks()
})
const stopReport = (event: ErrorEvent): void => event.preventDefault()

async function prerender(ui: ReactElement): Promise<void> {
  // React's server renderer needs it on import, and jsdom has none.
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(ui)
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
/** Starts the hydration; `then` happens before React has done anything. */
const start = (ui: ReactElement, then: () => void = () => undefined) =>
  act(async () => {
    root = hydrate(container, ui, {
      name: 'the test',
      onLive: () => {
        onLive()
        return true
      },
    })
    then()
    await settled()
  })
/** An element of an extension, for which React renders the part anew. */
const addForeign = (): void => container.querySelector('form')!.prepend(document.createElement('x-first'))

function Form({ children }: { children?: ReactElement }) {
  const [name, setName] = useState('')
  const [size, setSize] = useState('small')
  return (
    <form>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea name="message" defaultValue="" />
      {['small', 'medium', 'large'].map((value) => (
        <input
          key={value}
          type="radio"
          name="size"
          value={value}
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
      {children}
      <output>{[name, size].join(' ')}</output>
    </form>
  )
}
const field = (name: string) => container.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)!

/** A form with a part whose code comes when `arrive` is called. */
async function withLatePart() {
  const Country = () => <input name="country" />
  let come: (module: { default: typeof Country }) => void = () => undefined
  const Later = lazy(() => new Promise<{ default: typeof Country }>((resolve) => (come = resolve)))
  const form = (Part: typeof Country | typeof Later) => (
    <Form>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </Form>
  )
  await prerender(form(Country))
  addForeign()
  field('country').value = 'France'
  field('country').focus()
  await start(form(Later))
  expect(container.querySelector('[name=country]')).toBeNull()
  return () =>
    act(async () => {
      come({ default: Country })
      await settled()
    })
}

it('a text that was scrolled a moment before it is rendered anew is where it was scrolled to', async () => {
  await prerender(<Form />)
  addForeign()
  const early = field('message')
  early.scrollTop = 600
  await start(<Form />, () => {
    fireEvent.scroll(early)
    // The browser tells about it with the next frame only.
    early.scrollTop = 40
  })
  expect(field('message')).not.toBe(early)
  expect(field('message').scrollTop).toBe(40)
})

it('a text that is scrolled back to its beginning stays there', async () => {
  await prerender(<Form />)
  addForeign()
  field('message').scrollTop = 600
  await start(<Form />, () => {
    field('message').scrollTop = 0
  })
  expect(field('message').scrollTop).toBe(0)
})

it('a text that React keeps is scrolled by the visitor alone', async () => {
  await prerender(<Form />)
  const early = field('message')
  early.scrollTop = 600
  await start(<Form />, () => {
    early.scrollTop = 40
  })
  expect(field('message')).toBe(early)
  expect(early.scrollTop).toBe(40)
})

it('a part that comes late scrolls nothing back', async () => {
  const arrive = await withLatePart()
  field('message').scrollTop = 600
  fireEvent.scroll(field('message'))
  field('message').scrollTop = 40
  await arrive()
  expect(field('country')).toHaveValue('France')
  expect(field('message').scrollTop).toBe(40)
})

it('the caret is where the visitor has put it last', async () => {
  await prerender(<Form />)
  addForeign()
  field('message').value = 'Dear all'
  field('message').focus()
  field('message').setSelectionRange(1, 1)
  await start(<Form />, () => field('message').setSelectionRange(3, 5, 'backward'))
  const { selectionStart, selectionEnd, selectionDirection } = field('message')
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([3, 5, 'backward'])
})

it('a field that was left a moment before does not get the focus back', async () => {
  await prerender(<Form />)
  addForeign()
  field('name').focus()
  await act(async () => {
    root = hydrate(container, <Form />, { name: 'the test', onLive: () => true })
    field('name').blur()
  })
  await settled()
  expect(document.body).toHaveFocus()
})

it('a field that comes late gets the focus back that it was to have', async () => {
  const arrive = await withLatePart()
  await arrive()
  expect(field('country')).toHaveFocus()
})

it('a field that comes late does not take the focus from where the visitor has pressed meanwhile', async () => {
  const arrive = await withLatePart()
  fireEvent.pointerDown(document.body)
  await arrive()
  expect(field('country')).toHaveValue('France')
  expect(document.body).toHaveFocus()
})

it('nor when the visitor was elsewhere meanwhile', async () => {
  const arrive = await withLatePart()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  elsewhere.blur()
  await arrive()
  expect(document.body).toHaveFocus()
})

/** As a browser does it; `fireEvent` would wait for React. */
function type(text: string): void {
  setAsVisitor(field('name'), 'value', text)
  field('name').dispatchEvent(new Event('input', { bubbles: true }))
}

it('what is cleared when the part has come to life stays clear', async () => {
  await prerender(<Form />)
  addForeign()
  field('name').value = 'Ada'
  onLive = () => type('')
  await start(<Form />)
  expect(field('name')).toHaveValue('')
  expect(container.querySelector('output')).toHaveTextContent(/^small$/)
})

it('what is typed when the part has come to life is what its component knows', async () => {
  await prerender(<Form />)
  addForeign()
  field('name').value = 'Ada'
  onLive = () => type('Ada B')
  await start(<Form />)
  expect(field('name')).toHaveValue('Ada B')
  expect(container.querySelector('output')).toHaveTextContent('Ada B')
})

it('a choice that is made when the part has come to life is not exchanged for the one before', async () => {
  const choice = (value: string) => container.querySelector<HTMLInputElement>(`[value=${value}]`)!
  await prerender(<Form />)
  addForeign()
  choice('medium').checked = true
  onLive = () => choice('large').click()
  await start(<Form />)
  expect(choice('large')).toBeChecked()
  expect(container.querySelector('output')).toHaveTextContent('large')
})

it('a text of a page that keeps its HTML is selected and scrolled as before when it is put back', async () => {
  await prerender(<Form />)
  addForeign()
  const area = container.querySelector('textarea')!
  area.value = 'Line one'
  area.focus()
  area.setSelectionRange(0, 8)
  area.scrollTop = 40
  await act(async () => {
    root = hydrate(container, <Form />, {
      name: 'the test',
      onRedrawn: () => {
        container.querySelector('textarea')!.replaceWith(area)
        // Browsers forget them with what is taken out.
        area.scrollTop = 0
        area.setSelectionRange(0, 0)
      },
      onLive: () => true,
    })
    await settled()
  })
  expect(area.isConnected).toBe(true)
  expect(area.scrollTop).toBe(40)
  expect(area).toHaveFocus()
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, 8])
})
