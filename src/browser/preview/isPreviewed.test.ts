import { isPreviewed } from './isPreviewed'

const cookiesAre = (cookie: () => string): void => {
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: Object.defineProperty({}, 'cookie', { get: cookie }),
  })
}
const value = JSON.stringify({ _tracker: 'x', 'site.prismic.io': { preview: 'https://site.prismic.io/p/1' } })

it.each([
  [`a=1; io.prismic.preview=${encodeURIComponent(value)}; b=2`, true],
  [`io.prismic.preview=${value}`, true],
  [`io.prismic.preview=${encodeURIComponent('{"_tracker":"x"}')}; a="site.prismic.io"`, false],
  ['io.prismic.preview=%E0%A4%A', false],
  ['', false],
])('%s', (cookie, isPreview) => {
  cookiesAre(() => cookie)
  expect(isPreviewed()).toBe(isPreview)
})

it('a browser that blocks cookies previews nothing', () => {
  cookiesAre(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(isPreviewed()).toBe(false)
})
