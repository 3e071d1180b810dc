import type { CmsDocument } from '../cms/document'
import { missingRoots, planPages } from './planPages'

type Overrides = Partial<Omit<CmsDocument, 'data'>> & { data?: Record<string, unknown> }

const document = (id: string, type: string, uid: string | null, more: Overrides = {}): CmsDocument => ({
  id,
  type,
  uid,
  lang: 'de-de',
  tags: [],
  first_publication_date: '',
  last_publication_date: '',
  alternate_languages: [],
  data: {},
  ...more,
})
const link = (id: string, type: string, isBroken = false) => ({
  link_type: 'Document',
  id,
  type,
  lang: 'de-de',
  isBroken,
})
const plan = (documents: CmsDocument[], codeRoutes: string[] = []) =>
  planPages({ documents, jobs: [], codeRoutes })

describe('the page plan', () => {
  it('creates the remaining pages under its own prefix in a market that shares a language', () => {
    const { pages, findings } = plan([
      document('home', 'homepage', null),
      document('home-at', 'secondary_homepage', null, { data: { localeCode: 'de-at' } }),
      document('about', 'about', 'about'),
      document('listing', 'job_listing', 'jobs'),
    ])
    expect(findings).toEqual([])
    expect(pages.map(({ path, documentId, locale }) => [path, documentId, locale])).toEqual([
      ['/at', 'home-at', 'at'],
      ['/at/about', 'about', 'at'],
      ['/de', 'home', 'de'],
      ['/de/about', 'about', 'de'],
      ['/de/careers/jobs', 'listing', 'de'],
    ])
    expect(pages[0]?.alternates).toEqual({ at: '/at', de: '/de' })
    expect(pages[1]?.alternates).toEqual({ at: '/at/about', de: '/de/about' })
  })

  it('lets a document of one market replace the shared one', () => {
    const { pages, findings } = plan([
      document('about', 'about', 'about'),
      document('about-at', 'about', 'about', { data: { localeCode: 'de-at' } }),
    ])
    expect(findings).toEqual([])
    expect(pages.map(({ path, documentId }) => [path, documentId])).toEqual([
      ['/at/about', 'about-at'],
      ['/de/about', 'about'],
    ])
  })

  it('makes wildcards in the locales that have them, none for a not-found page', () => {
    const { pages } = plan([
      document('approvals', 'invoice_approvals', 'invoices-approvals'),
      document('nf', 'not_found', null),
      document('approvals-pt', 'invoice_approvals', 'invoices-approvals', { lang: 'pt-pt' }),
    ])
    expect(pages.map(({ path, matchPath, indexable }) => [path, matchPath, indexable])).toEqual([
      ['/de/404', undefined, false],
      ['/de/invoices-approvals', '/de/invoices-approvals/*', false],
    ])
  })

  it('reports a page below a wildcard', () => {
    const { findings } = plan([
      document('approvals', 'invoice_approvals', 'invoices-approvals'),
      document('below', 'page', 'invoices-approvals/how-it-works'),
    ])
    expect(findings).toEqual([
      expect.objectContaining({
        documentId: 'approvals',
        message: expect.stringMatching(/no other page may be there: \/de\/invoices-approvals\/how-it-works$/),
      }),
    ])
  })

  it('hides thank-you pages and internal pages from search engines', () => {
    const { pages } = plan([
      document('about', 'about', 'about'),
      document('thanks', 'page', 'thankyou'),
      document('thanks-ebook', 'page', 'thankyou-ebook'),
      document('thanks-small', 'page', 'thankyousmall'),
      document('perks', 'internal_perks', 'perks-internal'),
      document('experiment', 'experimental_landing_page', 'one-place'),
    ])
    expect(pages.filter(({ indexable }) => indexable).map(({ path }) => path)).toEqual([
      '/at/about',
      '/de/about',
    ])
  })

  it('makes a page per job, in en only', () => {
    const job = {
      id: 41,
      title: 'A',
      location: '',
      department: '',
      content: '',
      absolute_url: '',
      updated_at: '',
      first_published: '',
    }
    const { pages } = planPages({ documents: [], jobs: [job], codeRoutes: [] })
    expect(pages.map(({ path, template }) => [path, template])).toEqual([
      ['/en/careers/jobs/41', 'JobDetail'],
    ])
  })

  it('joins translations with other uids into one cluster, never naming a missing page', () => {
    const { pages } = plan([
      document('a-de', 'page', 'ueber-karten', {
        alternate_languages: [
          { id: 'a-fr', type: 'page', lang: 'fr-fr' },
          { id: 'gone', type: 'page', lang: 'it-it' },
        ],
      }),
      document('a-fr', 'page', 'cartes', {
        lang: 'fr-fr',
        alternate_languages: [{ id: 'a-de', type: 'page', lang: 'de-de' }],
      }),
    ])
    expect(pages.map(({ alternates }) => alternates)).toEqual(
      Array.from({ length: 3 }, () => ({ at: '/at/ueber-karten', de: '/de/ueber-karten', fr: '/fr/cartes' })),
    )
  })

  it('collects every finding at once, each with its place', () => {
    const { findings } = plan(
      [
        document('s', 'secondary_homepage', null),
        document('p', 'pamphlet', 'x'),
        document('pl', 'about', 'about', { lang: 'pl-pl' }),
        document('one', 'page', 'same'),
        document('two', 'page', 'same'),
        document('links', 'page', 'links', {
          data: {
            slices: [
              { primary: { link: link('nobody', 'page') } },
              { primary: { link: link('one', 'page', true) } },
            ],
            body: [{ spans: [{ data: link('strings', 'global_strings') }] }],
          },
        }),
        document('strings', 'global_strings', null),
        document('us', 'page', 'pricing', { lang: 'en-us' }),
      ],
      ['/us/pricing'],
    )
    expect(findings.map(({ documentId, field, message }) => `${documentId} ${field}: ${message}`)).toEqual([
      's data.localeCode: Secondary Homepage is missing localeCode',
      'p type: no template for the type "pamphlet" (/unknown-document)',
      'pl lang: language "pl-pl" is in no locale',
      'one uid: two sources for one URL /de/same: one, two',
      'two uid: two sources for one URL /de/same: one, two',
      'one uid: two sources for one URL /at/same: one, two',
      'two uid: two sources for one URL /at/same: one, two',
      'us uid: two sources for one URL /us/pricing: us, src/pages/us/pricing',
      'links data.slices.0.primary.link: unknown document nobody is linked',
      'links data.slices.1.primary.link: broken link: one was deleted or is not published',
      'links data.body.0.spans.0.data: link to strings of type "global_strings", which has no page',
    ])
  })

  it('lets documents of the blog be linked, which have their pages on another host', () => {
    const { pages, findings } = plan([
      document('post', 'blog_post', 'belege'),
      document('linking', 'page', 'linking', { data: { link: link('post', 'blog_post') } }),
    ])
    expect(findings).toEqual([])
    expect(pages.map(({ path }) => path)).toEqual(['/at/linking', '/de/linking'])
  })

  it('names the locales without a root', () => {
    const { pages } = plan([document('home', 'homepage', null)])
    expect(missingRoots(pages, ['/us'])).toHaveLength(16)
    expect(missingRoots(pages, ['/us'])).not.toContain('de')
  })
})
