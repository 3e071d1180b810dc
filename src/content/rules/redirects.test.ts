import { cmsDocument } from '../cms/document.fixture'
import { lines } from './content.fixture'
import { redirectFindings } from './redirects'

const addresses = ['/en', '/en/pricing', '/en/faq', '/de', '/de/pricing', '/en/approvals', '/en/approvals/*']

type Row = [source: string, target: string, locale?: string]
const found = (...rows: Row[]): string[] =>
  lines(
    redirectFindings(
      [
        cmsDocument('redirects', {
          redirects: rows.map(([source, target, locale = 'en']) => ({
            source,
            target,
            locale,
            permanent: true,
          })),
        }),
      ],
      addresses,
    ),
  )

it('leaves redirects alone that lead to a page, a file or another host', () => {
  expect(
    found(
      ['/prices', '/pricing'],
      ['/costs', '/pricing', 'de'],
      ['/old/*', '/faq'],
      ['/blog/:slug', 'https://blog.outlay.example/:slug'],
      ['/paper', '/media/paper.pdf'],
      ['/money/:slug', '/approvals/:slug'],
      ['/waiting', '/approvals/waiting'],
    ),
  ).toEqual([])
})

it('reports a chain with both of its steps', () => {
  expect(found(['/a', '/b'], ['/b', '/pricing'])).toEqual([
    'data.redirects.0: this redirect leads to /en/b and from there to /en/pricing: give the last address as its target',
  ])
})

it('reports a redirect to no page, and in which locales', () => {
  expect(found(['/a', '/faq', 'all'])).toEqual([
    expect.stringMatching(
      /^data\.redirects\.0: this redirect leads to \/[a-z-]+\/faq, where there is no page; the same in .* more$/,
    ),
  ])
  expect(found(['/a', '/faqs'])).toEqual([
    'data.redirects.0: this redirect leads to /en/faqs, where there is no page',
  ])
})

it('reports pages that a redirect hides', () => {
  expect(found(['/faq', '/pricing'], ['/approvals/*', '/pricing'])).toEqual([
    expect.stringContaining('visitors cannot reach /en/faq any more'),
    expect.stringContaining('visitors cannot reach /en/approvals, /en/approvals/* any more'),
  ])
  // It leads to the page itself, which the server then shows.
  expect(found(['/pricing', '/pricing'])).toEqual([])
})

it('reports a redirect that another one takes the addresses of', () => {
  expect(found(['/old/*', '/faq'], ['/old/prices', '/pricing'])).toEqual([
    'data.redirects.1: this redirect is never used: one before it takes /en/old/prices. Delete one of the two',
  ])
})

it('says nothing about entries that are no redirects: the build refuses them', () => {
  expect(found(['no path', '/faqs'], ['/x', ''])).toEqual([])
})
