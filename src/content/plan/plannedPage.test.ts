import { cmsDocument, documentLink } from '../cms/document.fixture'
import { planPages, missingRoots } from './planPages'

const plan = (documents: ReturnType<typeof cmsDocument>[]) => planPages({ documents, jobs: [], codePages: [] })

it('a planned page says everything of its page', () => {
  const { pages } = plan([cmsDocument('page', {}, { id: 'cards', uid: 'karten', lang: 'de-de' })])
  expect(pages).toEqual(
    ['at', 'de'].map((locale) => ({
      key: `cards@${locale}`,
      path: `/${locale}/karten`,
      template: 'SlicePage',
      locale,
      documentType: 'page',
      documentId: 'cards',
      uid: 'karten',
      ids: ['cards'],
      alternates: { at: '/at/karten', de: '/de/karten' },
      indexable: true,
      isReferral: false,
    })),
  )
})

it('a job has the page of a job, with the list of jobs among what it shows', () => {
  const listing = cmsDocument('job_listing', {}, { id: 'listing', uid: 'jobs' })
  const job = {
    id: 41, title: 'A', location: '', places: [], department: '', content: '', absolute_url: '', updated_at: '', first_published: '',
  } // prettier-ignore
  const ofJob = ({ documentId }: { documentId: string }) => documentId === 'job.41'
  const expected = {
    key: 'job.41@en',
    path: '/en/careers/jobs/41',
    template: 'JobDetail',
    locale: 'en',
    documentType: 'job',
    documentId: 'job.41',
    uid: '41',
    alternates: { en: '/en/careers/jobs/41' },
    indexable: true,
    isReferral: false,
  }
  expect(planPages({ documents: [listing], jobs: [job], codePages: [] }).pages.find(ofJob)).toEqual({
    ...expected,
    ids: ['job.41', 'listing'],
  })
  const withoutList = planPages({ documents: [], jobs: [job], codePages: [] })
  expect(withoutList.pages).toEqual([{ ...expected, ids: ['job.41'] }])
  expect(withoutList.findings).toEqual([
    {
      documentId: '(none)',
      type: 'job_listing',
      lang: 'en-gb',
      field: '',
      message: 'there are 1 jobs and no list of jobs: publish a document of this type in this language',
    },
  ])
})

it('the pages are in the order of their paths', () => {
  const { pages } = plan(['c', 'a', 'b'].map((uid) => cmsDocument('page', {}, { id: uid, uid })))
  const paths = pages.map(({ path }) => path)
  expect(paths).toEqual(paths.toSorted())
})

it('the page of the referral scheme is known by its uid', () => {
  const { pages } = plan([
    cmsDocument('page', {}, { id: 'r', uid: 'referrals', lang: 'fr-fr' }),
    cmsDocument('page', {}, { id: 'o', uid: 'autre', lang: 'fr-fr' }),
  ])
  expect(pages.filter(({ isReferral }) => isReferral).map(({ path }) => path)).toEqual(['/fr/referrals'])
})

it('a page without a uid has no address', () => {
  expect(plan([cmsDocument('page', {}, { id: 'x', uid: null })])).toMatchObject({
    pages: [],
    findings: [{ documentId: 'x', field: 'uid', message: 'the page has no uid, so it has no address (/unknown-document)' }],
  })
})

it('an unknown market is reported at its field', () => {
  expect(plan([cmsDocument('page', { localeCode: 'de-xx' }, { id: 'x', uid: 'x', lang: 'de-de' })])).toMatchObject({
    pages: [],
    findings: [{ documentId: 'x', field: 'data.localeCode', message: expect.stringContaining('localeCode "de-xx" is in no locale') }],
  })
})

it('data and posts of the blog have no page and no finding', () => {
  for (const type of ['market', 'survey', 'redirects', 'navigation', 'blog', 'blog_post'])
    expect(plan([cmsDocument(type, {}, { id: 'x', uid: 'x' })])).toMatchObject({ pages: [], findings: [] })
})

it('a link to the parent is no link on the page, and links of a market document are not followed', () => {
  const missing = cmsDocument('invoice_approvals', {}, { id: 'pt', uid: 'invoices-approvals', lang: 'pt-pt' })
  const child = cmsDocument('page', { parent_document: { ...documentLink('pt', 'invoice_approvals'), uid: 'x' } }, { id: 'child', uid: 'child' })
  const market = cmsDocument('market', { link: documentLink('nobody') }, { id: 'market' })
  const messages = plan([missing, child, market]).findings.map(({ message }) => message)
  expect(messages.filter((message) => /would be missing|unknown document/.test(message))).toEqual([])
})

it('a locale has a root when a document or a page of code is there', () => {
  const { pages } = plan([cmsDocument('homepage', {}, { id: 'home' })])
  const missing = missingRoots(pages, [{ path: '/us' }, { path: '/de/about' }])
  expect(missing).not.toContain('en')
  expect(missing).not.toContain('us')
  expect(missing).toContain('de')
})
