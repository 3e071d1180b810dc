import type { CmsDocument } from '../cms/document'
import { cmsDocument, documentLink } from '../cms/document.fixture'
import { planPages } from '../plan/planPages'
import { marketLinkFindings } from './marketLinks'

const findingsOf = (...documents: CmsDocument[]): string[] => {
  const { pages } = planPages({ documents, jobs: [], codePages: [] })
  return marketLinkFindings(documents, pages).map(
    ({ documentId, field, message }) => `${documentId} ${field}: ${message}`,
  )
}

/** A page of Germany alone, and a page that Germany and Austria share. */
const germanOnly = cmsDocument(
  'page',
  { localeCode: 'de-de' },
  { id: 'only-de', uid: 'steuer', lang: 'de-de' },
)
const shared = (id: string, data: Record<string, unknown>) =>
  cmsDocument('page', data, { id, uid: id, lang: 'de-de' })

it('reports a link that leads the visitors of one market to the page of another', () => {
  const linking = shared('linking', { slices: [{ primary: { link: documentLink('only-de') } }] })
  expect(findingsOf(germanOnly, linking)).toEqual([
    'linking data.slices.0.primary.link: link to only-de, which has no page in at: visitors there would be led to /de/steuer',
  ])
})

it('reports it in the navigation of every market that shows it', () => {
  const navigation = cmsDocument(
    'navigation',
    { link: documentLink('only-de') },
    { id: 'nav', lang: 'en-gb' },
  )
  expect(findingsOf(germanOnly, navigation)).toEqual([
    expect.stringMatching(
      /^nav data\.link: .*no page in en, da, .*us: visitors there would be led to \/de\/steuer$/,
    ),
  ])
})

it('takes a link to a page that each market has, through its translation too', () => {
  const french = cmsDocument(
    'page',
    { link: documentLink('karten') },
    {
      id: 'cartes',
      uid: 'cartes',
      lang: 'fr-fr',
      alternate_languages: [{ id: 'karten', type: 'page', lang: 'de-de' }],
    },
  )
  expect(findingsOf(shared('karten', { link: documentLink('other') }), shared('other', {}), french)).toEqual(
    [],
  )
})

it('takes a link to a page that only some markets have on purpose, and one to the parent', () => {
  const jobs = cmsDocument('job_listing', {}, { id: 'jobs', uid: 'jobs' })
  const careers = cmsDocument(
    'page',
    { link: documentLink('jobs', 'job_listing') },
    { id: 'careers', uid: 'careers' },
  )
  expect(
    findingsOf(jobs, careers, germanOnly, shared('child', { parent_document: documentLink('only-de') })),
  ).toEqual([])
})
