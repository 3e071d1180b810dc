/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { act, fireEvent, screen } from '@testing-library/react'
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import type { Root } from 'react-dom/client'
import { hydrate } from './hydrate'

let container: HTMLElement
let root: Root | undefined
const reported = jest.fn()
const onLive = jest.fn(() => true)
/** React's development build dispatches every error of a rendering, too. */
const onError = ({ error }: ErrorEvent) => {
  const { message } = error as Error
  if (message.startsWith('The HTML of')) reported(message)
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.addEventListener('error', onError)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  window.removeEventListener('error', onError)
  jest.restoreAllMocks()
  reported.mockClear()
  onLive.mockClear()
})

async function prerender(ui: ReactElement): Promise<void> {
  // React's server renderer needs it on import, and jsdom has none.
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(ui)
}
const start = (ui: ReactElement) =>
  act(async () => {
    root = hydrate(container, ui, { name: 'the test', onLive })
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

/** What others do to a page before it is hydrated. */
const faults: Record<string, () => void> = {
  'that nobody has changed': () => undefined,
  'with an element of a password manager': () =>
    container.querySelectorAll('input').forEach((input) => input.after(document.createElement('div'))),
  'with a custom element before and behind it': () => {
    container.prepend(document.createElement('x-first'))
    container.append(document.createElement('x-last'))
  },
  'that is translated': () =>
    container.querySelectorAll('label, option, summary, button').forEach((element) => {
      const text = [...element.childNodes].find((node) => node instanceof Text)
      if (!text) return
      const font = document.createElement('font')
      font.textContent = 'translated'
      if (element.localName === 'option') text.nodeValue = 'translated'
      else text.replaceWith(font)
    }),
  'from which an element was removed': () => container.querySelector('p')?.remove(),
}

/** Fields of all kinds, of which React holds some and the browser others. */
function Fields({ onFound }: { onFound?: (text: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [size, setSize] = useState('small')
  const [agreed, setAgreed] = useState(false)
  const [country, setCountry] = useState('de')
  useLayoutEffect(
    () => onFound?.(form.current!.querySelector<HTMLInputElement>('[name=email]')!.value),
    [onFound],
  )
  return (
    <form ref={form}>
      <p>Hello</p>
      <label>
        Name <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        E-mail <input name="email" type="email" defaultValue="" />
      </label>
      <label>
        Message <textarea name="message" defaultValue="Dear" />
      </label>
      {['small', 'large'].map((value) => (
        <label key={value}>
          {value}
          <input
            type="radio"
            name="size"
            value={value}
            checked={size === value}
            onChange={() => setSize(value)}
          />
        </label>
      ))}
      <label>
        Agreed{' '}
        <input
          type="checkbox"
          name="agreed"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
      </label>
      <label>
        News <input type="checkbox" name="news" defaultChecked />
      </label>
      <select name="country" value={country} onChange={(event) => setCountry(event.target.value)}>
        <option value="de">Germany</option>
        <option value="fr">France</option>
      </select>
      <select name="unit" defaultValue="day">
        <option value="hour">hour</option>
        <option value="day">day</option>
      </select>
      <input type="file" name="logo" />
      <details>
        <summary>More</summary>
      </details>
      <button type="button">Next</button>
      <output>{[name, size, String(agreed), country].join(' ')}</output>
    </form>
  )
}

const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)!

describe.each(Object.entries(faults))('a part of the page %s', (_, change) => {
  it('keeps what was entered, and its components know it', async () => {
    const found = jest.fn()
    await prerender(<Fields />)
    change()
    field('name').value = 'Ada Byron'
    field('email').value = 'ada@bakery.example'
    field('message').value = 'Dear all'
    container.querySelector<HTMLInputElement>('[value=large]')!.checked = true
    field('agreed').checked = true
    field('news').checked = false
    field('country').value = 'fr'
    field('unit').value = 'hour'
    container.querySelector('details')!.open = true
    field('name').focus()
    field('name').setSelectionRange(1, 3, 'backward')
    await start(<Fields onFound={found} />)

    expect(field('name')).toHaveValue('Ada Byron')
    expect(field('email')).toHaveValue('ada@bakery.example')
    expect(field('message')).toHaveValue('Dear all')
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'large')
    expect(field('news')).not.toBeChecked()
    expect(field('unit')).toHaveValue('hour')
    expect(container.querySelector('details')).toHaveAttribute('open')
    expect(container.querySelector('output')).toHaveTextContent('Ada Byron large true fr')
    expect(found).toHaveBeenCalledWith('ada@bakery.example')
    expect(field('name')).toHaveFocus()
    expect([field('name').selectionStart, field('name').selectionEnd]).toEqual([1, 3])
    expect(onLive).toHaveBeenCalledTimes(1)
    fireEvent.change(field('name'), { target: { value: 'Ada' } })
    expect(container.querySelector('output')).toHaveTextContent('Ada large true fr')
  })

  it('leaves alone what nobody has entered', async () => {
    await prerender(<Fields />)
    change()
    const events = jest.fn()
    for (const type of ['input', 'change', 'click']) container.addEventListener(type, events)
    await start(<Fields />)
    expect(container.querySelector('output')).toHaveTextContent('small false de')
    expect(container.querySelector('details')).not.toHaveAttribute('open')
    expect(events).not.toHaveBeenCalled()
    expect(document.body).toHaveFocus()
  })
})

it('a letter that is typed while it is rendered anew is not lost', async () => {
  await prerender(<Fields />)
  faults['with a custom element before and behind it']!()
  const early = field('email')
  early.focus()
  await act(async () => {
    root = hydrate(container, <Fields />, { name: 'the test', onLive })
    early.value = 'typed later'
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(field('email')).not.toBe(early)
  expect(field('email')).toHaveValue('typed later')
  expect(field('email')).toHaveFocus()
})

it('a button keeps the focus; a field that was left does not get it back', async () => {
  await prerender(<Fields />)
  faults['that is translated']!()
  screen.getByRole('button').focus()
  await start(<Fields />)
  expect(screen.getByRole('button')).toHaveFocus()
  await act(async () => root?.unmount())
  await prerender(<Fields />)
  faults['that is translated']!()
  field('name').focus()
  field('name').blur()
  await start(<Fields />)
  expect(document.body).toHaveFocus()
})

it('chosen files stay', async () => {
  const Picture = () => {
    const [file, setFile] = useState('')
    return (
      <p>
        <input type="file" name="logo" onChange={(event) => setFile(event.target.files?.[0]?.name ?? '')} />
        <output>{file}</output>
      </p>
    )
  }
  await prerender(<Picture />)
  const files = { 0: new File([], 'logo.png'), length: 1, item: () => null } as unknown as FileList
  const assigned = jest.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(function (
    this: HTMLInputElement,
    value,
  ) {
    Object.defineProperty(this, 'files', { value })
  })
  Object.defineProperty(field('logo'), 'files', { value: files })
  container.append(document.createElement('x-last'))
  container.querySelector('p')!.append(document.createElement('x-last'))
  await start(<Picture />)
  expect(assigned).toHaveBeenCalledTimes(1)
  expect(container.querySelector('output')).toHaveTextContent('logo.png')
})

it('what comes later, below its own boundary, keeps what was entered as well', async () => {
  let arrive: (module: { default: typeof Fields }) => void = () => undefined
  const Later = lazy(() => new Promise<{ default: typeof Fields }>((resolve) => (arrive = resolve)))
  const page = (Part: typeof Fields | typeof Later) => (
    <main>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </main>
  )
  await prerender(page(Fields))
  faults['with an element of a password manager']!()
  await start(page(Later))
  field('name').value = 'Ada'
  field('email').value = 'ada@bakery.example'
  field('email').focus()
  const early = field('email')
  await act(async () => {
    arrive({ default: Fields })
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(field('email')).not.toBe(early)
  expect(field('email')).toHaveValue('ada@bakery.example')
  expect(field('email')).toHaveFocus()
  expect(container.querySelector('output')).toHaveTextContent('Ada small')
})

it('a failure is reported once, without what is on the page', async () => {
  await prerender(<Fields />)
  faults['that is translated']!()
  field('name').value = 'Secret'
  await start(<Fields />)
  expect(reported).toHaveBeenCalledTimes(1)
  expect(reported.mock.calls[0]?.[0]).toMatch(/^The HTML of the test was changed before it was hydrated/)
  expect(reported.mock.calls[0]?.[0]).not.toMatch(/Secret|translated|Name/)
})

it('a field that comes later than the rest is given what was entered before', async () => {
  let arrive: (module: { default: () => ReactElement }) => void = () => undefined
  const country = () => (
    <select name="country">
      <option>DE</option>
      <option>FR</option>
    </select>
  )
  const Later = lazy(() => new Promise<{ default: typeof country }>((resolve) => (arrive = resolve)))
  const form = (Part: typeof country | typeof Later) => (
    <form>
      <input name="email" />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </form>
  )
  await prerender(form(country))
  field('country').value = 'FR'
  field('country').focus()
  container.querySelector('form')!.append(document.createElement('x-last'))
  await start(form(Later))
  expect(container.querySelector('select')).toBeNull()
  await act(async () => {
    arrive({ default: country })
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(field('country')).toHaveValue('FR')
  expect(field('country')).toHaveFocus()
})

it('what is taken out and put in again later is not filled with what was entered at first', async () => {
  const Rows = () => {
    const [round, setRound] = useState(0)
    return (
      <form>
        <input key={round} name="amount" />
        <button type="button" onClick={() => setRound(round + 1)}>
          Start anew
        </button>
      </form>
    )
  }
  await prerender(<Rows />)
  field('amount').value = '12'
  await start(<Rows />)
  expect(field('amount')).toHaveValue('12')
  fireEvent.click(screen.getByRole('button'))
  await act(async () => undefined)
  expect(field('amount')).toHaveValue('')
})
