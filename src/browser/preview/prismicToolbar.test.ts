/** @jest-environment jsdom */
import { isPreviewed } from './isPreviewed'
import { forgetPreview, previewCookieValue, storePreview } from './previewCookie'
import { showPrismicToolbar } from './prismicToolbar'

const onEnd = jest.fn()
let stop: () => void = () => undefined

const scripts = (): string[] => [...document.scripts].map(({ src }) => src)
const tell = (name: string): boolean => window.dispatchEvent(new CustomEvent(name, { cancelable: true }))
/** What the toolbar does in a browser that hides its session from it. */
const endPageWithoutCookie = (): void => {
  document.cookie = 'io.prismic.preview=; Path=/; Max-Age=0'
  tell('pagehide')
}

beforeEach(() => {
  jest.clearAllMocks()
  storePreview('my-site', 'https://my-site.prismic.io/previews/abc')
})
afterEach(() => {
  stop()
  forgetPreview()
})

it('adds the script of the repository once, however often a page is shown', () => {
  for (let count = 0; count < 2; count++) {
    stop()
    stop = showPrismicToolbar('my-site', onEnd)
  }
  expect(scripts()).toEqual(['https://static.cdn.prismic.io/prismic.js?new=true&repo=my-site'])
  expect(document.querySelector('link[rel=preconnect]')).toHaveAttribute(
    'href',
    'https://static.cdn.prismic.io',
  )
})

it('leaves with the toolbar, and keeps it from loading the page again', () => {
  stop = showPrismicToolbar('my-site', onEnd)
  expect(tell('prismicPreviewUpdate')).toBe(false)
  expect(onEnd).not.toHaveBeenCalled()
  expect(tell('prismicPreviewEnd')).toBe(false)
  expect(onEnd).toHaveBeenCalledTimes(1)
  stop()
  expect(tell('prismicPreviewEnd')).toBe(true)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('where the toolbar deletes the cookie, the preview goes on without it', () => {
  const value = previewCookieValue()
  stop = showPrismicToolbar('my-site', onEnd)
  endPageWithoutCookie()
  expect(previewCookieValue()).toBe(value)
  document.head.replaceChildren()
  showPrismicToolbar('another-site', onEnd)
  expect(scripts()).toEqual([])
  // The next preview tries again.
  forgetPreview()
  expect(sessionStorage).toHaveLength(0)
})

it('a cookie that was deleted on purpose does not come back', () => {
  stop = showPrismicToolbar('my-site', onEnd)
  stop()
  endPageWithoutCookie()
  expect(isPreviewed()).toBe(false)
})

it('the drafts of an update are those that come back', () => {
  stop = showPrismicToolbar('my-site', onEnd)
  storePreview('my-site', 'https://my-site.prismic.io/previews/def')
  const value = previewCookieValue()
  tell('prismicPreviewUpdate')
  endPageWithoutCookie()
  expect(previewCookieValue()).toBe(value)
})
