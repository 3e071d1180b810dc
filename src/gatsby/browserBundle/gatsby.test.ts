import { parsePath } from './gatsby'

it.each([
  ['/de/faq', { pathname: '/de/faq', search: '', hash: '' }],
  ['/de/faq?a=1&b=?#top', { pathname: '/de/faq', search: '?a=1&b=?', hash: '#top' }],
  ['/de/faq#top?a=1', { pathname: '/de/faq', search: '', hash: '#top?a=1' }],
  ['/de/faq?#', { pathname: '/de/faq', search: '', hash: '' }],
  ['?a=1', { pathname: '', search: '?a=1', hash: '' }],
  ['', { pathname: '/', search: '', hash: '' }],
])('%s has its parts, as Gatsby reads them', (address, expected) => {
  expect(parsePath(address)).toEqual(expected)
})
