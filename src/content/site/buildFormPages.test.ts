import { buildFormPages } from './buildFormPages'

const ebook = (file: unknown) => ({ path: '/en/ebooks/a', document: { type: 'ebook', data: { file } } })

it.each([
  ['/media/ebooks/a.pdf', 'https://www.outlay.example/media/ebooks/a.pdf'],
  ['https://outlay.cdn.prismic.io/a.pdf', 'https://outlay.cdn.prismic.io/a.pdf'],
])('the file %s of an ebook is added with its full address', (url, pdf_url) => {
  const file = { link_type: 'Media', kind: 'document', id: 'a', url, name: 'a.pdf', size: '1' }
  expect(buildFormPages([ebook(file)])).toEqual({
    '/en/ebooks/a': { ebook: { pdf_url, rules: { access: url } } },
  })
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

it('a date has its end, from which nobody can register', () => {
  const data = { title: 'Breakfast', starts_at: '2027-03-18T08:00:00+0000', duration_minutes: 90 }
  expect(buildFormPages([{ path: '/en/b', document: { type: 'resource_detail', data } }])).toEqual({
    '/en/b': { webinar: { event_name: 'Breakfast', rules: { endsAt: '2027-03-18T09:30:00.000Z' } } },
  })
})

it('a recording behind a form is what the form opens; one without a form adds nothing', () => {
  const recording = (form_title: string | null, url: string | undefined) => ({
    path: '/en/r',
    document: {
      type: 'on_demand_resource',
      data: { title: 'Approvals', form_title, video_url: url && { link_type: 'Web', url } },
    },
  })
  expect(buildFormPages([recording('Watch', 'https://video.example/a')])).toEqual({
    '/en/r': {
      webinar: { event_name: 'Approvals', rules: { access: 'https://video.example/a', opensAccess: true } },
    },
  })
  expect(buildFormPages([recording('Watch', undefined)])).toEqual({
    '/en/r': { webinar: { event_name: 'Approvals' } },
  })
  expect(buildFormPages([recording(null, 'https://video.example/a')])).toEqual({})
})
