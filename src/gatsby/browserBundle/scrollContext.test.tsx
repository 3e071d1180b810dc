/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react'
import { ScrollContext } from './scrollContext'

const scrollTo = jest.fn()
const intoView = jest.fn()
const always = () => true

const context = (
  place: { pathname: string; hash?: string; key?: string },
  should: () => unknown = always,
) => (
  <ScrollContext location={{ hash: '', ...place }} shouldUpdateScroll={should}>
    <h2 id="größe">Size</h2>
  </ScrollContext>
)

beforeEach(() => {
  sessionStorage.clear()
  jest.clearAllMocks()
  window.scrollTo = scrollTo
  Element.prototype.scrollIntoView = intoView
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0)
    return 0
  })
})
afterEach(() => jest.restoreAllMocks())

/** Scrolls as a visitor does. */
function scroll(to: number): void {
  Object.defineProperty(window, 'scrollY', { value: to, configurable: true })
  fireEvent.scroll(window)
}

it('a page that is opened begins at its top, one that is gone back to where it was left', () => {
  const { rerender } = render(context({ pathname: '/en', key: 'a' }))
  expect(scrollTo).not.toHaveBeenCalled()
  scroll(300)
  rerender(context({ pathname: '/en/faq', key: 'b' }))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  rerender(context({ pathname: '/en', key: 'a' }))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
  expect(sessionStorage.getItem('@@scroll|/en|a')).toBe('300')
})

it('goes back to the place too where the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const { rerender } = render(context({ pathname: '/en', key: 'a' }))
  scroll(300)
  rerender(context({ pathname: '/en/faq', key: 'b' }))
  rerender(context({ pathname: '/en', key: 'a' }))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
})

it('shows the place that an address names', () => {
  const { rerender } = render(context({ pathname: '/de', hash: '#gr%C3%B6%C3%9Fe', key: 'a' }))
  expect(intoView).toHaveBeenCalledTimes(1)
  rerender(context({ pathname: '/de', hash: '#absent', key: 'b' }))
  rerender(context({ pathname: '/de', hash: '#%', key: 'c' }))
  expect(intoView).toHaveBeenCalledTimes(1)
  expect(scrollTo).not.toHaveBeenCalled()
})

it('leaves the page where it is when a plugin says so', () => {
  sessionStorage.setItem('@@scroll|/en|a', '300')
  const { rerender } = render(context({ pathname: '/en', key: 'a' }, () => false))
  rerender(context({ pathname: '/en/faq', key: 'b' }, () => false))
  expect(scrollTo).not.toHaveBeenCalled()
})
