import { addressRules } from '../../core/routing/addressRules'
import { parseSiteManifest } from '../../core/routing/siteManifest'
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

/** Redirects of which each stops a server that reads it in the manifest, with the field that is wrong. */
const refused: [Record<string, unknown>, string][] = [
  [{ source: 'prices', target: '/pricing' }, 'source'],
  [{ source: '/prices', target: '/pricing', locale: 'en-gb' }, 'locale'],
  [{ source: '/prices', target: '' }, 'target'],
  [{ source: '/prices', target: null }, 'target'],
  [{ source: '/prices', target: 'pricing' }, 'target'],
  [{ source: '/prices', target: '/prices/:plan' }, 'target'],
  [{ source: '/prices', target: '/prices' }, 'target'],
]

it.each(refused)('refuses %j before the server does, with document and field', (entry, field) => {
  const stored = { permanent: false, locale: 'all', ...entry }
  const manifest = {
    version: 1,
    routes: [],
    headers: [],
    functions: [],
    redirects: [stored],
    addresses: addressRules([]),
  }
  expect(() => parseSiteManifest(manifest)).toThrow(`redirects[0].${field}`)
  const { findings } = readRedirects([redirectsDocument([{ source: '/a', target: '/b' }, entry])])
  expect(findings.map((finding) => `${finding.documentId} ${finding.field}`)).toEqual([
    `redirects data.redirects.1.${field}`,
  ])
})

it('finds redirects of two documents that lead to each other', () => {
  const { findings } = readRedirects([
    redirectsDocument([{ source: '/a', target: '/b' }]),
    redirectsDocument(
      [
        { source: 'wrong', target: '/b' },
        { source: '/b', target: '/a' },
      ],
      'more',
    ),
  ])
  expect(findings.map(({ documentId, field }) => `${documentId} ${field}`)).toEqual([
    'more data.redirects.0.source',
    'redirects data.redirects.0.target',
    'more data.redirects.1.target',
  ])
})

it('what it reads is what the server takes', () => {
  const { redirects, findings } = readRedirects([
    redirectsDocument([{ source: ' /prices ', target: '/pricing', locale: ' de ', permanent: null }]),
  ])
  expect(findings).toEqual([])
  const manifest = {
    version: 1 as const,
    routes: [],
    headers: [],
    functions: [],
    redirects,
    addresses: addressRules([]),
  }
  expect(parseSiteManifest(manifest)).toEqual(manifest)
})
