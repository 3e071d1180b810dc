import { cmsDocument } from '../cms/document.fixture'
import { readRedirects } from './readRedirects'

const redirectsDocument = (redirects: unknown, id = 'redirects') =>
  cmsDocument('redirects', { redirects }, { id })

it('reads the redirects of all documents in their order, for every locale and for now unless they say otherwise', () => {
  const { redirects, findings } = readRedirects([
    redirectsDocument([
      { source: '/prices', target: '/pricing', permanent: true, locale: 'de' },
      { source: '/blog/:slug', target: 'https://blog.outlay.example/:slug', permanent: null, locale: null },
    ]),
    cmsDocument('page', { redirects: [{ source: '/page', target: '/other' }] }),
    redirectsDocument([{ source: '/cards/*', target: '/company-cards/*' }], 'more'),
  ])
  expect(findings).toEqual([])
  expect(redirects).toEqual([
    { source: '/prices', target: '/pricing', permanent: true, locale: 'de' },
    { source: '/blog/:slug', target: 'https://blog.outlay.example/:slug', permanent: false, locale: 'all' },
    { source: '/cards/*', target: '/company-cards/*', permanent: false, locale: 'all' },
  ])
})

it('leaves out every redirect that cannot match and says where it stands', () => {
  const { redirects, findings } = readRedirects([
    redirectsDocument([
      { source: 'prices', target: '/pricing' },
      { source: '/good', target: '/pricing' },
      { source: '/a/*/b', target: '/pricing' },
      { target: '/pricing' },
    ]),
  ])
  expect(redirects.map(({ source }) => source)).toEqual(['/good'])
  expect(findings.map(({ documentId, field }) => `${documentId} ${field}`)).toEqual([
    'redirects data.redirects.0.source',
    'redirects data.redirects.2.source',
    'redirects data.redirects.3.source',
  ])
})

it.each([undefined, null, 'none', {}])('reads no redirects from a group that is %j', (group) => {
  expect(readRedirects([redirectsDocument(group)])).toEqual({ redirects: [], findings: [] })
})
