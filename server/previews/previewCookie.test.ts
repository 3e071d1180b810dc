import { previewRefOf } from './previewCookie'

const value = JSON.stringify({
  _tracker: 'x',
  'outlay.prismic.io': { preview: 'https://outlay.prismic.io/previews/1' },
})

it.each([
  ['as Prismic writes it', encodeURIComponent(value), 'https://outlay.prismic.io/previews/1'],
  ['not encoded', value, 'https://outlay.prismic.io/previews/1'],
  ['of another repository', value.replaceAll('outlay', 'other'), undefined],
  ['without a preview', '{"_tracker":"x"}', undefined],
  ['with something else as preview', '{"outlay.prismic.io":{"preview":1}}', undefined],
  ['garbage', '%E0%A4%A', undefined],
])('a cookie %s', (_case, cookie, ref) => {
  expect(previewRefOf(cookie, 'outlay')).toBe(ref)
})
