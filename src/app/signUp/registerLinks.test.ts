/** @jest-environment jsdom */
import { brand } from '../../brand'
import { watchRegisterLinks } from './registerLinks'

const register = `${brand.appOrigin}/register`
const complete = jest.fn((href: string) => `${href}${href.includes('?') ? '&' : '?'}lang=en`)
const anticipate = jest.fn()
const open = jest.fn()
let stop: () => void

beforeEach(() => {
  jest.clearAllMocks()
  document.body.innerHTML = `
    <a id="register" href="${register}"><span>Sign up</span></a>
    <a id="new-tab" href="${register}" target="_blank">Sign up</a>
    <a id="other" href="#pricing">Pricing</a>`
  stop = watchRegisterLinks({ complete, anticipate, open })
})
afterEach(() => stop())

const link = (id = 'register'): HTMLAnchorElement => {
  const element = document.getElementById(id)
  if (!(element instanceof HTMLAnchorElement)) throw new Error(id)
  return element
}
/** True when the browser is left to follow the link. */
const click = (target: Element, init: MouseEventInit = {}): boolean => {
  // jsdom cannot navigate; what the browser would do is in the answer.
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  return target.dispatchEvent(event)
}

it('a plain click on the link, or on what is in it, opens the modal', () => {
  const words = document.querySelector('span')
  expect(words && click(words)).toBe(false)
  expect(open).toHaveBeenCalledWith(link())
  expect(link()).toHaveFocus()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j follows the link',
  (init) => {
    expect(click(link(), init)).toBe(true)
    expect(open).not.toHaveBeenCalled()
  },
)

it('a link into a new tab and links to other places are left alone', () => {
  expect(click(link('new-tab'))).toBe(true)
  expect(click(link('other'))).toBe(true)
  link('other').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(open).not.toHaveBeenCalled()
  expect(anticipate).not.toHaveBeenCalled()
  expect(link('other')).toHaveAttribute('href', '#pricing')
})

it('a page that uses the click itself is not disturbed', () => {
  link().addEventListener('click', (event) => event.preventDefault())
  click(link())
  expect(open).not.toHaveBeenCalled()
})

it.each(['pointerdown', 'focusin', 'contextmenu'])(
  '%s completes the address before it is followed',
  (type) => {
    link('new-tab').dispatchEvent(new Event(type, { bubbles: true }))
    expect(link('new-tab').href).toBe(`${register}?lang=en`)
    expect(link().href).toBe(register)
    expect(anticipate).toHaveBeenCalled()
  },
)

it('the address is completed anew each time, from what the page gave', () => {
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  complete.mockImplementationOnce((href) => `${href}?utm_source=fair`)
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(link().href).toBe(`${register}?utm_source=fair`)
  link().href = `${register}?plan=growth`
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(link().href).toBe(`${register}?plan=growth&lang=en`)
})

it('a pointer above the link tells that it may be followed, and changes nothing', () => {
  link().dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(anticipate).toHaveBeenCalledTimes(1)
  expect(link().href).toBe(register)
})

it('nothing happens any more once it has ended', () => {
  stop()
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(click(link())).toBe(true)
  expect([open, anticipate, complete].some((handler) => handler.mock.calls.length > 0)).toBe(false)
})
