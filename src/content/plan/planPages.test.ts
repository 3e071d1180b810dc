import type { CmsDocument } from '../cms/document'
import type { CodePage } from './codePage'
import { missingRoots, planPages, type PagePlan } from './planPages'

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
const plan = (documents: CmsDocument[], codePages: CodePage[] = []) =>
  planPages({ documents, jobs: [], codePages })

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

  describe('with a document of one market', () => {
    const shared = document('about', 'about', 'about', {
      alternate_languages: [{ id: 'about-fr', type: 'about', lang: 'fr-fr' }],
    })
    const french = document('about-fr', 'about', 'a-propos', { lang: 'fr-fr' })
    const own = (type: string, uid: string, data = {}) =>
      document('own-at', type, uid, { data: { localeCode: 'de-at', ...data } })
    const pathsOf = ({ pages }: PagePlan) => pages.map(({ path, documentId }) => [path, documentId])

    it.each([
      ['its own uid and the path of the shared one', own('about', 'about-at', { path: 'about' })],
      ['its own type, which may have the same uid', own('page', 'about')],
    ])('lets it replace the shared one: %s', (_name, replacement) => {
      const result = plan([shared, french, replacement])
      expect(result.findings).toEqual([])
      expect(pathsOf(result)).toEqual([
        ['/at/about', 'own-at'],
        ['/de/about', 'about'],
        ['/fr/a-propos', 'about-fr'],
      ])
      for (const { alternates } of result.pages) {
        expect(alternates).toEqual({ at: '/at/about', de: '/de/about', fr: '/fr/a-propos' })
      }
    })

    it('replaces a page whose address has no uid without a path', () => {
      const gdpr = document('gdpr', 'gdpr', 'gdpr')
      expect(pathsOf(plan([gdpr, own('gdpr', 'gdpr-at')]))).toEqual([
        ['/at/legal/gdpr', 'own-at'],
        ['/de/legal/gdpr', 'gdpr'],
      ])
    })

    it('adds a page of the market at another address, which is no alternate of the shared one', () => {
      const { pages } = plan([shared, own('about', 'about-at')])
      expect(pages.map(({ path, alternates }) => [path, Object.keys(alternates)])).toEqual([
        ['/at/about', ['de', 'at']],
        ['/at/about-at', ['at']],
        ['/de/about', ['de', 'at']],
      ])
    })

    it('treats its path as the uid of the page', () => {
      const { pages } = plan([own('page', 'thanks-at', { path: 'thankyou' })])
      expect(pages.map(({ path, indexable }) => [path, indexable])).toEqual([['/at/thankyou', false]])
    })

    it('has pages below it through the shared document, and reports its own path in their address', () => {
      const replacement = own('about', 'about-at', { path: 'about' })
      const team = (parent: CmsDocument) =>
        document('team', 'page', 'team', {
          data: { localeCode: 'de-at', parent_document: { ...link(parent.id, 'about'), uid: parent.uid } },
        })
      const belowShared = plan([shared, french, replacement, team(shared)])
      expect(belowShared.findings).toEqual([])
      expect(pathsOf(belowShared)).toContainEqual(['/at/about/team', 'team'])
      expect(plan([shared, french, replacement, team(replacement)]).findings).toEqual([
        expect.objectContaining({
          documentId: 'team',
          field: 'data.parent_document',
          message: expect.stringContaining('own-at is at its path "about"'),
        }),
      ])
    })

    it('reports a path that makes no address', () => {
      const { findings } = plan([
        document('shared', 'page', 'shared', { data: { path: 'other' } }),
        own('page', 'x', { path: 'a/b' }),
        { ...own('legal', 'legal-at', { path: 'legal' }), id: 'legal-at' },
      ])
      expect(findings.map(({ documentId, field }) => `${documentId} ${field}`)).toEqual([
        'shared data.path',
        'own-at data.path',
        'legal-at data.path',
      ])
    })
  })

  describe('with pages that a market borrows from the default locale', () => {
    const british = (id: string, type: string, more: Overrides = {}) =>
      document(id, type, id, { lang: 'en-gb', ...more })
    const irish = (id: string, type: string, uid: string, data = {}) =>
      document(id, type, uid, { lang: 'en-ie', data })
    const shownIn = ({ pages }: PagePlan) =>
      pages.filter(({ locale }) => locale === 'ie').map(({ path, documentId }) => [path, documentId])

    it('shows the document of the default locale at the path in the market, an alternate of the others', () => {
      const result = plan([british('security', 'page'), british('careers', 'page')])
      expect(result.findings).toEqual([])
      expect(shownIn(result)).toEqual([
        ['/ie/careers', 'careers'],
        ['/ie/security', 'security'],
      ])
      const [first] = result.pages
      expect(first?.alternates).toEqual({
        en: '/en/careers',
        ie: '/ie/careers',
        lu: '/lu/careers',
        ee: '/ee/careers',
      })
    })

    it('borrows nothing that the list does not name, and no document of one market', () => {
      const rates = british('hmrc-mileage-rates', 'page')
      const ofLuxembourg = british('security', 'page', { data: { localeCode: 'en-lu' } })
      expect(shownIn(plan([rates, ofLuxembourg]))).toEqual([])
    })

    it('shows the document that the market has published of its own, which is the same page', () => {
      const result = plan([british('security', 'page'), irish('own', 'page', 'security')])
      expect(result.findings).toEqual([])
      expect(shownIn(result)).toEqual([['/ie/security', 'own']])
      for (const { alternates } of result.pages)
        expect(alternates).toMatchObject({ en: '/en/security', ie: '/ie/security' })
    })

    it('borrows a page while its own waits for its file', () => {
      const fileFacts = { format: 'PDF' as const, bytes: 1000, pages: 15, words: 4000, digest: 'a' }
      const result = plan([
        { ...british('closing', 'ebook'), fileFacts },
        irish('own', 'ebook', 'closing'),
      ])
      expect(shownIn(result)).toEqual([['/ie/ebooks/closing', 'closing']])
    })
  })

  describe('under a page of code', () => {
    const request = (data: Record<string, unknown>) =>
      document('dsr', 'page', 'dsr', { lang: 'en-us', data: { parent_path: '/legal', ...data } })

    const legalPage = { path: '/us/legal', name: 'Legal information' }

    it('puts a document at the path of its parent, which is no document', () => {
      const { pages, findings } = plan([request({})], [legalPage])
      expect(findings).toEqual([])
      expect(pages.map(({ path }) => path)).toEqual(['/us/legal/dsr'])
    })

    it('reports a parent that does not exist, and two parents', () => {
      const legal = document('legal', 'legal', 'legal', { lang: 'en-us' })
      const twice = request({ parent_document: { ...link('legal', 'legal'), uid: 'legal' } })
      expect(plan([request({})]).findings).toEqual([
        expect.objectContaining({
          documentId: 'dsr',
          field: 'data.parent_path',
          message: expect.stringContaining('there is no page of code at /us/legal'),
        }),
      ])
      expect(plan([twice, legal], [legalPage]).findings.map(({ message }) => message)).toContainEqual(
        expect.stringContaining('keep one of the two'),
      )
    })

    it('reports a parent without a name, which the breadcrumb would leave out', () => {
      expect(plan([request({})], [{ path: '/us/legal' }]).findings).toEqual([
        expect.objectContaining({
          documentId: 'dsr',
          field: 'data.parent_path',
          message: expect.stringContaining('/us/legal has no name'),
        }),
      ])
    })
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

  describe('with a job', () => {
    const job = {
      id: 41,
      title: 'A',
      location: '',
      places: [],
      department: '',
      content: '',
      absolute_url: '',
      updated_at: '',
      first_published: '',
    }
    const listing = document('listing', 'job_listing', 'jobs', { lang: 'en-gb' })

    it('makes its page, in en only', () => {
      const { pages, findings } = planPages({ documents: [listing], jobs: [job], codePages: [] })
      expect(
        pages
          .filter(({ documentType }) => documentType === 'job')
          .map(({ path, template }) => [path, template]),
      ).toEqual([['/en/careers/jobs/41', 'JobDetail']])
      expect(findings).toEqual([])
    })

    it('plans one page for the addresses of closed jobs, hidden and with no alternate elsewhere, with or without open ones', () => {
      for (const jobs of [[job], []]) {
        const { pages } = planPages({ documents: [listing], jobs, codePages: [] })
        expect(pages.filter(({ documentType }) => documentType === 'closed_job')).toEqual([
          expect.objectContaining({
            path: '/en/careers/jobs/404',
            template: 'JobClosed',
            ids: ['listing'],
            indexable: false,
            alternates: { en: '/en/careers/jobs/404' },
          }),
        ])
      }
      const { pages } = planPages({ documents: [], jobs: [], codePages: [] })
      expect(pages).toEqual([])
    })

    it('reports that the list of jobs is missing, which its page shows', () => {
      const elsewhere = { ...listing, lang: 'de-de' }
      expect(planPages({ documents: [elsewhere], jobs: [job], codePages: [] }).findings).toEqual([
        expect.objectContaining({
          type: 'job_listing',
          lang: 'en-gb',
          message: expect.stringContaining('publish a document of this type'),
        }),
      ])
      expect(planPages({ documents: [elsewhere], jobs: [], codePages: [] }).findings).toEqual([])
    })
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
      [{ path: '/us/pricing' }],
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

  it('reports a link that every page would leave out, with the markets that lose it', () => {
    const { findings } = plan([
      document('approvals-pt', 'invoice_approvals', 'invoices-approvals', { lang: 'pt-pt' }),
      document('linking', 'page', 'linking', { data: { link: link('approvals-pt', 'invoice_approvals') } }),
      document('nav', 'navigation', null, {
        lang: 'en-gb',
        data: { link: link('approvals-pt', 'invoice_approvals') },
      }),
      document('nav-de', 'navigation', null),
    ])
    expect(findings.map(({ documentId, field, message }) => `${documentId} ${field}: ${message}`)).toEqual([
      'linking data.link: link to approvals-pt, which has no page in any market, so that the link would be missing in de, at',
      expect.stringMatching(/^nav data\.link: .*missing in en, da, es, se, ie, fi, fr-be, .*, us$/),
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
    expect(missingRoots(pages, [{ path: '/us' }])).toHaveLength(16)
    expect(missingRoots(pages, [{ path: '/us' }])).not.toContain('de')
  })
})

describe('planned again', () => {
  const home = document('home', 'homepage', null)
  const about = document('about', 'about', 'about')
  const english = document('about-en', 'about', 'about', {
    lang: 'en-gb',
    alternate_languages: [{ id: 'about', type: 'about', lang: 'de-de' }],
  })
  const pageOf = (documents: CmsDocument[], path: string) =>
    plan(documents).pages.find((page) => page.path === path)

  it('pages whose documents and alternates are as before are the same objects', () => {
    const before = pageOf([home, about, english], '/de/about')
    const edited = { ...home, data: { title: 'Another' } }
    expect(pageOf([edited, about, english], '/de/about')).toBe(before)
  })

  it('a page gets and loses its alternates with the documents that name it', () => {
    const counterpart = (documents: CmsDocument[]) => pageOf(documents, '/de/about')?.alternates.en
    expect(counterpart([home, about])).toBeUndefined()
    expect(counterpart([home, about, english])).toBe('/en/about')
    expect(counterpart([home, about, { ...english, uid: 'about-us' }])).toBe('/en/about-us')
    expect(counterpart([home, about])).toBeUndefined()
  })

  it('a page is left out while a document of its market takes its place, and is back afterwards', () => {
    const shared = document('cards', 'page', 'cards')
    const own = document('cards-at', 'page', 'cards-at', { data: { localeCode: 'de-at', path: 'cards' } })
    const shown = (documents: CmsDocument[]) => pageOf(documents, '/at/cards')?.documentId
    expect([shown([shared]), shown([shared, own]), shown([shared])]).toEqual(['cards', 'cards-at', 'cards'])
  })
})

describe('a page that gives a file', () => {
  const fileFacts = { format: 'PDF', bytes: 2000, pages: 15, words: 2188, digest: '1ae11a08a72d45e0b1c2' } as const
  const of = (id: string, lang: string, more: Overrides = {}) =>
    document(id, 'ebook', 'guide', {
      lang,
      alternate_languages: ['de-de', 'fr-fr', 'it-it']
        .filter((other) => other !== lang)
        .map((other) => ({ id: `guide-${other.slice(0, 2)}`, type: 'ebook', lang: other })),
      ...more,
    })
  const [german, french, italian] = [
    of('guide-de', 'de-de'),
    of('guide-fr', 'fr-fr', { fileFacts }),
    of('guide-it', 'it-it', { fileProblem: 'guide.pdf cannot be read' }),
  ] as const
  const menu = document('menu', 'navigation', null, {
    data: { menus: [{ entries: [{ link: link('guide-de', 'ebook') }] }] },
  })
  const paragraph = {
    type: 'paragraph',
    text: 'The guide',
    spans: [{ type: 'hyperlink', start: 4, end: 9, data: link('guide-de', 'ebook') }],
  }

  it('has a page where it is there, and is the alternate of no other', () => {
    const { pages, findings } = plan([german, french, italian, menu])
    expect(findings).toEqual([])
    expect(pages.map(({ path }) => path)).toEqual(['/fr/ebooks/guide'])
    expect(pages[0]?.alternates).toEqual({ fr: '/fr/ebooks/guide' })
  })

  it('appears with its file, in every market of its language', () => {
    const { pages } = plan([{ ...german, fileFacts }, french, menu])
    expect(pages.map(({ path }) => path)).toEqual([
      '/at/ebooks/guide',
      '/de/ebooks/guide',
      '/fr/ebooks/guide',
    ])
    expect(pages[0]?.alternates).toMatchObject({ at: '/at/ebooks/guide', fr: '/fr/ebooks/guide' })
  })

  it('is missed by a sentence that leads to it, and by no banner', () => {
    const texts = document('about', 'about', 'about', { data: { body: [paragraph] } })
    const banner = document('strings', 'global_strings', null, {
      data: { notification_banner_message: [paragraph] },
    })
    const { findings } = plan([german, texts, banner])
    expect(findings).toMatchObject([{ documentId: 'about', field: 'data.body.0.spans.0.data' }])
    expect(findings[0]?.message).toMatch(
      /not published until it has data\.file: write this sentence without the link/,
    )
  })

  it('a document of one market without it replaces no shared page', () => {
    const own = document('own-at', 'ebook', 'guide-at', { data: { localeCode: 'de-at', path: 'guide' } })
    const { pages } = plan([{ ...german, fileFacts }, own])
    expect(pages.map(({ path, documentId }) => [path, documentId])).toEqual([
      ['/at/ebooks/guide', 'guide-de'],
      ['/de/ebooks/guide', 'guide-de'],
    ])
  })
})
