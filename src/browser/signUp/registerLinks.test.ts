/** @jest-environment jsdom */
import { brand } from '../../core/brand'
import { watchRegisterLinks } from './registerLinks'

const register = `${brand.appOrigin}/register`
const complete = jest.fn((href: string) => `${href}${href.includes('?') ? '&' : '?'}lang=en`)
const prefetch = jest.fn()
const open = jest.fn()
let isOffered = true
let stop: () => void

beforeEach(() => {
  jest.clearAllMocks()
  isOffered = true
  document.body.innerHTML = `
    <a id="register" href="${register}"><span>Sign up</span></a>
    <a id="new-tab" href="${register}" target="_blank">Sign up</a>
    <a id="other" href="#pricing">Pricing</a>`
  stop = watchRegisterLinks({ complete, isOffered: () => isOffered, prefetch, open })
})
afterEach(() => stop())

const link = (id = 'register'): HTMLAnchorElement => {
  const element = document.getElementById(id)
  if (!(element instanceof HTMLAnchorElement)) throw new Error(id)
  return element
}
/** True when the browser follows the link. */
const click = (target: Element, init: MouseEventInit = {}): boolean => {
  // jsdom cannot navigate; the return value says whether a browser would.
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  return target.dispatchEvent(event)
}

it('a plain click on the link, or on an element in it, opens the modal', () => {
  const words = document.querySelector('span')
  expect(words && click(words)).toBe(false)
  expect(open).toHaveBeenCalledWith(link(), register)
  expect(link()).toHaveFocus()
})

it('where the modal could send nothing, a click leads to the registration', () => {
  isOffered = false
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(click(link())).toBe(true)
  expect(link().href).toBe(`${register}?lang=en`)
  expect(open).not.toHaveBeenCalled()
  expect(prefetch).not.toHaveBeenCalled()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j follows the link',
  (init) => {
    expect(click(link(), init)).toBe(true)
    expect(open).not.toHaveBeenCalled()
  },
)

it('links into a new tab and links to other addresses are not changed', () => {
  expect(click(link('new-tab'))).toBe(true)
  expect(click(link('other'))).toBe(true)
  link('other').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(open).not.toHaveBeenCalled()
  expect(prefetch).not.toHaveBeenCalled()
  expect(link('other')).toHaveAttribute('href', '#pricing')
})

it('a click whose default was prevented is ignored', () => {
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
    expect(prefetch).toHaveBeenCalled()
  },
)

it('the address is completed again each time, from the original address', () => {
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  complete.mockImplementationOnce((href) => `${href}?utm_source=fair`)
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(link().href).toBe(`${register}?utm_source=fair`)
  link().href = `${register}?plan=growth`
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(link().href).toBe(`${register}?plan=growth&lang=en`)
})

it('the modal gets the address as the page has it, not the completed one', () => {
  link().href = `${register}?plan=growth`
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  click(link())
  expect(link().href).not.toBe(`${register}?plan=growth`)
  expect(open).toHaveBeenCalledWith(link(), `${register}?plan=growth`)
})

it('a pointer over the link prefetches the modal, and changes nothing', () => {
  link().dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(prefetch).toHaveBeenCalledTimes(1)
  expect(link().href).toBe(register)
})

it('nothing happens after it was stopped', () => {
  stop()
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(click(link())).toBe(true)
  expect([open, prefetch, complete].some((handler) => handler.mock.calls.length > 0)).toBe(false)
})
