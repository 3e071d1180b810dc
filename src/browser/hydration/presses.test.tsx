/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { act } from '@testing-library/react'
import { useState } from 'react'
import type { Root } from 'react-dom/client'
import { hydrate } from './hydrate'
import { watchPresses } from './presses'

let container: HTMLElement
let root: Root | undefined

beforeAll(watchPresses)
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.addEventListener('error', stopReport)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  window.removeEventListener('error', stopReport)
  jest.restoreAllMocks()
})

/** The tests change the HTML, which is reported. */
const stopReport = (event: ErrorEvent): void => event.preventDefault()

const opened = jest.fn()
function Form() {
  const [name, setName] = useState('40')
  const [isAgreed, setIsAgreed] = useState(false)
  return (
    <form>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <label>
        <input name="agreed" type="checkbox" checked={isAgreed} onChange={() => setIsAgreed(!isAgreed)} />
        <b>I agree</b>
      </label>
      <button type="button" onClick={opened}>
        Open
      </button>
      <output>{String(isAgreed)}</output>
    </form>
  )
}

/** The form as the server has written it, with an element of an extension, for which React renders it anew. */
async function prerender(): Promise<void> {
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(<Form />)
  container.querySelector('form')!.prepend(document.createElement('x-first'))
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const start = (): void => {
  root = hydrate(container, <Form />, { name: 'the test', onLive: () => true })
}
const find = <Found extends HTMLElement>(selector: string) => container.querySelector<Found>(selector)!

const press = (
  type: 'pointerdown' | 'pointerup' | 'pointercancel',
  target: Element,
  how: PointerEventInit = {},
) =>
  target.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, ...how }), {
      pointerType: how.pointerType ?? 'mouse',
    }),
  )
const space = (type: 'keydown' | 'keyup', target: Element) =>
  target.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true }))

it('a field that is rendered anew inside of the press gets the focus, with the caret behind its text', async () => {
  await prerender()
  const early = find<HTMLInputElement>('[name=name]')
  await act(async () => {
    start()
    press('pointerdown', early)
    expect(early.isConnected).toBe(false)
    await settled()
  })
  const field = find<HTMLInputElement>('[name=name]')
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2])
})

it.each([
  ['a button', 'button', 'button'],
  ['the label of a checkbox', 'b', '[name=agreed]'],
])('%s that is rendered anew during the press is clicked once', async (_name, selector, clicked) => {
  await prerender()
  const clicks = jest.fn()
  press('pointerdown', find(selector))
  await act(async () => {
    start()
    await settled()
  })
  find(clicked).addEventListener('click', clicks)
  await act(async () => {
    press('pointerup', find(selector))
    await settled()
  })
  expect(clicks).toHaveBeenCalledTimes(1)
})

it('a checkbox that is rendered anew while the space bar is down is changed', async () => {
  await prerender()
  find('[name=agreed]').focus()
  space('keydown', find('[name=agreed]'))
  await act(async () => {
    start()
    await settled()
  })
  await act(async () => {
    space('keyup', find('[name=agreed]'))
    await settled()
  })
  expect(find('output')).toHaveTextContent('true')
})

it('a button that is taken out and put back during the press is clicked', async () => {
  await prerender()
  const clicks = jest.fn()
  const button = find('button')
  button.addEventListener('click', clicks)
  press('pointerdown', button)
  container.replaceChildren(...container.childNodes)
  press('pointerup', button)
  await settled()
  expect(clicks).toHaveBeenCalledTimes(1)
})

it('a field that is taken out and put back inside of the press gets the focus', async () => {
  await prerender()
  const field = find<HTMLInputElement>('[name=name]')
  press('pointerdown', field)
  container.replaceChildren(...container.childNodes)
  await settled()
  expect(field).toHaveFocus()
})

it.each(['pointerup', 'pointercancel'] as const)(
  'a press by a finger is followed until its %s, no longer',
  async (type) => {
    const disconnect = jest.spyOn(MutationObserver.prototype, 'disconnect')
    await prerender()
    press('pointerdown', find('button'))
    press(type, find('button'), { pointerType: 'touch' })
    expect(disconnect).toHaveBeenCalledTimes(1)
    container.replaceChildren(...container.childNodes)
    opened.mockClear()
    press('pointerup', find('button'))
    await settled()
    expect(opened).not.toHaveBeenCalled()
  },
)

describe('nothing is clicked', () => {
  async function renderedAnew(how: PointerEventInit, release: () => void): Promise<void> {
    opened.mockClear()
    await prerender()
    press('pointerdown', find('button'), how)
    await act(async () => {
      start()
      await settled()
    })
    await act(async () => {
      release()
      await settled()
    })
  }

  it('a second time when the browser has clicked', async () => {
    await renderedAnew({}, () => {
      press('pointerup', find('button'))
      find('button').click()
    })
    expect(opened).toHaveBeenCalledTimes(1)
  })
  it('when the press ends elsewhere', async () => {
    await renderedAnew({}, () => press('pointerup', find('output')))
    expect(opened).not.toHaveBeenCalled()
  })
  it('after a finger, which the browser clicks itself', async () => {
    await renderedAnew({ pointerType: 'touch' }, () =>
      press('pointerup', find('button'), { pointerType: 'touch' }),
    )
    expect(opened).not.toHaveBeenCalled()
  })
  it('with another button or a key that opens something else', async () => {
    await renderedAnew({ button: 2 }, () => press('pointerup', find('button'), { button: 2 }))
    await renderedAnew({ ctrlKey: true }, () => press('pointerup', find('button'), { ctrlKey: true }))
    expect(opened).not.toHaveBeenCalled()
  })
  it('when it is what was pressed from the beginning', async () => {
    await prerender()
    opened.mockClear()
    press('pointerdown', find('button'))
    press('pointerup', find('button'))
    await settled()
    expect(opened).not.toHaveBeenCalled()
  })
})
