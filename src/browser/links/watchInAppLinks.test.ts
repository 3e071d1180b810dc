/** @jest-environment jsdom */
import { createEvent, fireEvent } from '@testing-library/react'
import { watchInAppLinks } from './watchInAppLinks'

const seen: Element[] = []
let show: (elements: Element[]) => void = () => undefined

class VisibleObserver {
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    show = (elements) => report(elements.map((target) => ({ isIntersecting: true, target })))
  }
  observe = (element: Element): void => void seen.push(element)
  unobserve = (): void => undefined
  disconnect = (): void => undefined
}
Object.assign(globalThis, { IntersectionObserver: VisibleObserver })

const options = {
  urlCode: 'de',
  redirectSources: ['/de/alt'],
  navigate: jest.fn(),
  onVisible: jest.fn(),
  onIntent: jest.fn(),
}
let stop: () => void

function page(html: string): HTMLElement {
  document.body.innerHTML = html
  stop = watchInAppLinks(options)
  return document.querySelector('a span') ?? document.querySelector('a')!
}

/** Clicks and tells whether the browser follows the link itself. */
function isFollowed(target: Element, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(target, { button: 0, ...init })
  // jsdom cannot navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  let prevented = false
  document.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true })
  fireEvent(target, click)
  return !prevented
}

beforeEach(() => {
  window.history.replaceState(null, '', '/de/preise')
  seen.length = 0
})
afterEach(() => {
  stop()
  jest.clearAllMocks()
})

it('a plain click on a page of the market, or on something in its link, navigates in the application', () => {
  const inside = page('<a href="/de/karten?plan=growth#faq"><span>Karten</span></a>')
  expect(isFollowed(inside)).toBe(false)
  expect(options.navigate).toHaveBeenCalledWith('/de/karten?plan=growth#faq', { replace: false })
})

it('the current page replaces the entry of the history', () => {
  isFollowed(page('<a href="/de/preise?cycle=yearly">Preise</a>'))
  expect(options.navigate).toHaveBeenCalledWith('/de/preise?cycle=yearly', { replace: true })
})

it('a place on the current page is left to the browser, and the address keeps its query', () => {
  window.history.replaceState(null, '', '/de/preise?gclid=1')
  isFollowed(page('<a href="/de/preise#faq">Fragen</a>'))
  expect(options.navigate).not.toHaveBeenCalled()
  expect(window.location.href).toContain('/de/preise?gclid=1#faq')
})

it('another query of the current page with a hash is not followed in the application', () => {
  isFollowed(page('<a href="/de/preise?cycle=yearly#faq">Preise</a>'))
  expect(options.navigate).toHaveBeenCalledWith('/de/preise?cycle=yearly#faq', { replace: true })
})

it.each([
  ['another market', '<a href="/fr">FR</a>', {}],
  ['a source of a redirect', '<a href="/de/alt">Alt</a>', {}],
  ['a file', '<a href="/de/bericht.pdf">PDF</a>', {}],
  ['another host', '<a href="https://app.outlay.example/login">Anmelden</a>', {}],
  ['a place on the page', '<a href="#faq">Fragen</a>', {}],
  ['another tab', '<a href="/de/karten" target="_blank">Karten</a>', {}],
  ['a download', '<a href="/de/karten" download>Karten</a>', {}],
  ['a click with a modifier', '<a href="/de/karten">Karten</a>', { ctrlKey: true }],
  ['the middle button', '<a href="/de/karten">Karten</a>', { button: 1 }],
])('%s is left to the browser', (_case, html, init) => {
  expect(isFollowed(page(html), init)).toBe(true)
  expect(options.navigate).not.toHaveBeenCalled()
})

it('a click that something else has handled is left alone', () => {
  const link = page('<a href="/de/karten">Karten</a>')
  link.addEventListener('click', (event) => event.preventDefault())
  isFollowed(link)
  expect(options.navigate).not.toHaveBeenCalled()
})

it('a link that can be seen and one that is about to be followed are reported without their hash', async () => {
  const link = page('<a href="/de/karten#faq">Karten</a><a href="/fr">FR</a>')
  show(seen)
  expect(options.onVisible.mock.calls).toEqual([['/de/karten']])
  fireEvent.pointerOver(link)
  expect(options.onIntent.mock.calls).toEqual([['/de/karten']])

  const later = document.createElement('p')
  later.innerHTML = '<a href="/de/hilfe">Hilfe</a>'
  document.body.append(later)
  await Promise.resolve()
  expect(seen.map((element) => element.getAttribute('href'))).toContain('/de/hilfe')
})
