import { buildFormPages } from './buildFormPages'

const ebook = (file: unknown) => ({ path: '/en/ebooks/a', document: { type: 'ebook', data: { file } } })

it.each([
  ['/media/ebooks/a.pdf', 'https://www.outlay.example/media/ebooks/a.pdf'],
  ['https://outlay.cdn.prismic.io/a.pdf', 'https://outlay.cdn.prismic.io/a.pdf'],
])('the file %s of an ebook is added with its full address', (url, pdf_url) => {
  const file = { link_type: 'Media', kind: 'document', id: 'a', url, name: 'a.pdf', size: '1' }
  expect(buildFormPages([ebook(file)])).toEqual({ '/en/ebooks/a': { ebook: { pdf_url } } })
})

it('the title of a date and the segment of partners are added', () => {
  expect(
    buildFormPages([
      { path: '/en/webinars/b', document: { type: 'resource_detail', data: { title: 'Breakfast' } } },
      { path: '/en/c', document: { type: 'partner_big_form', data: { partner_segment: 'accounting' } } },
    ]),
  ).toEqual({
    '/en/webinars/b': { webinar: { event_name: 'Breakfast' } },
    '/en/c': { partner: { partner_segment: 'accounting' } },
  })
})

it('pages that add nothing are left out', () => {
  expect(
    buildFormPages([
      ebook(undefined),
      ebook({ link_type: 'Any' }),
      { path: '/en/d', document: { type: 'page', data: { title: 'Page' } } },
      { path: '/en/e', document: { type: 'constructor', data: {} } },
    ]),
  ).toEqual({})
})
