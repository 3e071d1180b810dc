/** The intake of leads as a browser posts a form without JavaScript: `POST /api/hubspot/form-submit`, form-encoded. */
import { leadFormAction, leadLimits } from '../../../leads/model/contract'
import { legalBasis } from '../../../leads/model/properties'
import { testForms, testTexts } from '../../builtForms.fixture'
import { openTestApi, postForm, postJson, request, start, type TestApi } from './intake.fixture'

const valid = {
  form: 'contact',
  locale: 'de',
  page: '/de/contact?utm_source=x',
  email: 'ada@outlay.example',
  firstname: 'Ada',
  lastname: 'Byron',
  message: 'One\r\ntwo',
  second_topic: '',
  consent_text: testTexts.consent,
  marketing_consent_text: testTexts.marketing,
}
const demo = { ...valid, form: 'demo', company: 'Engines', company_size_range: '11–50' }

let site: TestApi
beforeEach(async () => {
  site = await openTestApi()
})
afterEach(() => site.close())

const post = (values: Record<string, string> | [string, string][], headers?: Record<string, string>) =>
  postForm(site, values, headers)

describe('an accepted form', () => {
  it('is stored and leads to the thank-you page of its locale', async () => {
    const response = await post(valid)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/de/thankyou')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await site.leads()).toEqual([
      {
        form: 'contact',
        locale: 'de',
        page: '/de/contact',
        fields: expect.arrayContaining([
          { objectTypeId: '0-1', name: 'email', value: 'ada@outlay.example' },
          { objectTypeId: '0-1', name: 'firstname', value: 'Ada' },
          { objectTypeId: '0-1', name: 'message', value: 'One\ntwo' },
          { objectTypeId: '0-1', name: 'lifecyclestage', value: 'lead' },
        ]) as unknown,
        context: {
          pageUri: 'https://www.outlay.example/de/contact',
          pageName: 'Kontakt',
        },
        consent: {
          consentToProcess: true,
          text: testTexts.consent,
          communications: [{ value: false, text: 'Send me news.' }],
        },
        submittedAt: start,
        botCheck: 'not_configured',
      },
    ])
    expect(site.accepted()).toBe(1)
  })

  it.each(['second_topic', 'website'])(
    'with a filled trap (%s) is stored as doubtful, with the usual response',
    async (trap) => {
      const response = await post({ ...valid, [trap]: 'https://firm.example' })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/de/thankyou')
      expect(await site.leads()).toMatchObject([{ doubts: ['trap_filled'] }])
      expect(await site.outbox.counts()).toMatchObject({ doubtful: 1, waiting: 0 })
    },
  )

  const valueOf = async (name: string): Promise<string | undefined> =>
    (await site.leads())[0]?.fields.find((field) => field.name === name)?.value

  it('has the partner of its page’s address, and where the application says that it may, the campaign', async () => {
    await post({ ...demo, page: '/de/cashback?utm_source=blog&pt_ref=acme', ads_allowed: 'true' })
    expect(await valueOf('latest_campaign')).toBe('Cashback launch')
    expect(await valueOf('event_name')).toBe('Cashback launch - Blog')
    expect(await valueOf('outlay_partner_id')).toBe('acme')
    expect(await valueOf('partnership_referred_date')).toBe(
      String(Math.floor(start / 86_400_000) * 86_400_000),
    )
  })

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['from a page without scripts', {}, {}],
    ['with another word than that of the application', { ads_allowed: 'granted' }, {}],
    ['with the Global Privacy Control', { ads_allowed: 'true' }, { 'sec-gpc': '1' }],
  ])('%s has the page without its query, the partner, and no campaign', async (_name, more, headers) => {
    const page = '/de/contact?utm_source=blog&utm_campaign=cashback&gclid=1&referrer_code=ada-7&pt_ref=acme'
    expect((await post({ ...demo, page, ...more }, headers)).status).toBe(303)
    expect((await site.leads())[0]?.context.pageUri).toBe('https://www.outlay.example/de/contact')
    expect((await site.leads())[0]?.page).toBe('/de/contact')
    for (const name of ['latest_campaign', 'event_name', 'referral_id'])
      expect(await valueOf(name)).toBeUndefined()
    expect(await valueOf('outlay_partner_id')).toBe('acme')
  })

  it('that is shown again no longer says that advertisement is allowed: that may have changed', async () => {
    const refused = await post({ ...demo, email: 'nonsense', ads_allowed: 'true' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).not.toContain('ads_allowed')
  })

  it('records the tick beside the text of marketing e-mails', async () => {
    await post({ ...valid, marketing_consent: 'on' })
    expect((await site.leads())[0]?.consent?.communications).toEqual([{ value: true, text: 'Send me news.' }])
    expect(await valueOf('hs_legal_basis')).toBe(legalBasis)
  })

  it('of a newsletter needs the tick', async () => {
    const newsletter = { ...valid, form: 'newsletter' }
    const refused = await post(newsletter)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('required')
    expect((await post({ ...newsletter, marketing_consent: 'on' })).status).toBe(303)
    expect(await site.leads()).toHaveLength(1)
  })

  it.each<Record<string, string>>([
    { consent_text: 'Anything.' },
    { marketing_consent_text: 'Win!', marketing_consent: 'on' },
  ])(
    'of a page with other consent texts is shown again with those of today and what was typed: %j',
    async (texts) => {
      const refused = await post({ ...valid, ...texts })
      expect(refused.status).toBe(409)
      const page = await refused.text()
      expect(page).toContain('<h1>[form_has_changed]</h1>')
      for (const typed of ['ada@outlay.example', 'Ada', testTexts.consent, testTexts.marketing])
        expect(page).toContain(`value="${typed}"`)
      expect(page).not.toContain('Win!')
      expect(await site.leads()).toEqual([])
    },
  )

  it('consents to nothing where no text was shown', async () => {
    await post({ ...valid, consent_text: '', marketing_consent_text: ' ', marketing_consent: 'on' })
    expect((await site.leads())[0]).not.toHaveProperty('consent')
    expect(await valueOf('hs_legal_basis')).toBeUndefined()
  })

  it('has the telephone number in E.164, as the application’s forms have', async () => {
    await post({ ...demo, phone: '030 1234 5678' })
    expect(await valueOf('phone')).toBe('+493012345678')
  })

  it('has the address that was meant', async () => {
    await post({ ...valid, email: 'Ada <ada@outlay.example>;' })
    expect(await valueOf('email')).toBe('ada@outlay.example')
  })

  it('may come from a page of an earlier release, whose hidden values are left out', async () => {
    const hidden = { pdf_url: 'https://evil.example/a.pdf', event_name: 'Evil', type_of_lead: 'Sales' }
    expect((await post({ ...valid, ...hidden })).status).toBe(303)
    const names = (await site.leads())[0]?.fields.map(({ name }) => name)
    expect(names).toEqual(['email', 'firstname', 'lastname', 'message', 'lifecyclestage', 'generic_email'])
  })

  it('may have a message as long as its field takes, counted as the browser counts line breaks', async () => {
    const lines = 'a\r\n'.repeat(leadLimits.message / 2 - 1)
    expect((await post({ ...valid, message: `${lines}bc` })).status).toBe(303)
    expect((await post({ ...valid, message: `${lines}bcd` })).status).toBe(400)
  })

  it('joins the choices of one field', async () => {
    await post([
      ...Object.entries(demo),
      ['features_of_interest', 'cards'],
      ['features_of_interest', 'invoices'],
    ])
    expect(await valueOf('features_of_interest')).toBe('cards;invoices')
  })

  it('leads to the thank-you page for its answers', async () => {
    const response = await post({ ...demo, company_size_range: '1' })
    expect(response.headers.get('location')).toBe('/de/thankyousoletrader')
  })

  it('without a path belongs to the page the browser names, if that is ours, else to the homepage', async () => {
    const values = { ...valid, page: '' }
    const referers = ['http://localhost/de/about?utm_source=x', 'https://evil.example/de/about', '']
    for (const [index, referer] of referers.entries()) {
      site.pass(1)
      await post({ ...values, firstname: `Ada ${index}` }, { referer })
    }
    expect((await site.leads()).map(({ page }) => page)).toEqual(['/de/about', '/de', '/de'])
  })

  it('sent twice is stored once, also at the same time and at the end of a window', async () => {
    site.pass(10 * 60_000 - 1)
    const responses = await Promise.all([post(valid), post(valid)])
    site.pass(1)
    responses.push(await post(valid))
    expect(responses.map((response) => response.headers.get('location'))).toEqual(
      Array<string>(3).fill('/de/thankyou'),
    )
    expect(await site.leads()).toHaveLength(1)
  })

  it('sent again much later, or with another value, is another lead', async () => {
    await post(valid)
    site.pass(20 * 60_000)
    await post(valid)
    await post({ ...valid, message: 'Three' })
    expect(await site.leads()).toHaveLength(3)
  })

  it('cannot get the response to what the application posted', async () => {
    await postJson(site, request)
    await post(valid)
    expect(await site.leads()).toHaveLength(2)
  })

  it('gets JSON when the caller asks for it', async () => {
    const response = await post(valid, { accept: 'application/json' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ result: 'success', location: '/de/thankyou' })
  })
})

describe('a refused form', () => {
  it.each<[string, number, Record<string, string>]>([
    ['invalid_email', 400, { email: 'nonsense' }],
    ['invalid_email', 400, { email: 'ada@outlay.example\r\nBcc: eve@outlay.example' }],
    ['form_submission_error', 400, { isAdmin: 'true' }],
    ['form_submission_error', 400, { form: 'lottery' }],
    ['form_submission_error', 400, { locale: 'xx' }],
    ['form_submission_error', 400, { page: '//evil.example/de' }],
    ['form_submission_error', 400, { firstname: 'Ada\nX-Header: 1' }],
    ['form_submission_error', 400, { consent_text: 'a'.repeat(2001) }],
    ['form_submission_error', 400, { firstname: ' ' }],
    ['form_submission_error', 400, { form: 'demo', company: 'Engines', company_size_range: 'huge' }],
  ])('says [%s] with %i for %.80j', async (message, status, more) => {
    const response = await post({ ...valid, ...more })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(`<h1>[${message}]</h1>`)
    expect(await site.leads()).toEqual([])
  })

  it('is a page that is not cached, indexed or framed, and runs no script', async () => {
    const response = await post({ ...valid, email: '' })
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('location')).toBeNull()
  })

  it('of a free-mail address says so where a company is requested', async () => {
    await site.close()
    site = await openTestApi({}, { forms: testForms({ disallowedEmailDomains: new Set(['free.example']) }) })
    const response = await post({ ...demo, email: 'ada@free.example' })
    expect(await response.text()).toContain('[must_be_company_email]')
  })

  it('sent too often says when to come back', async () => {
    await site.close()
    site = await openTestApi({ LEADS_PER_MINUTE: '3' })
    await post(valid)
    const response = await post({ ...valid, message: 'Three' })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await response.text()
    expect(page).toContain('[too_many_requests]')
    expect(page).toContain('Three')
  })

  it('that could not be stored says so', async () => {
    await site.close()
    const failing = async (): Promise<never> => {
      throw new Error('disk full')
    }
    const outbox = { accept: failing, storedResponse: failing, check: failing }
    site = await openTestApi({}, { outbox })
    const response = await post(valid)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('[not_now]')
    expect(site.log.join('\n')).not.toContain('ada@')
  })

  it('gets JSON when the caller asks for it', async () => {
    const response = await post({ ...valid, email: 'eve@' }, { accept: 'application/json' })
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ result: 'error', code: 'INVALID_EMAIL' })
    expect(text).not.toContain('eve@')
  })

  it('marks every answer that cannot be accepted', async () => {
    const response = await post({ ...demo, firstname: '', phone: '12' })
    const page = await response.text()
    expect(response.status).toBe(400)
    expect(page).toContain('<p id="error-firstname" class="error">[fill_in_field]</p>')
    expect(page).toContain('<p id="error-phone" class="error">[invalid_phone]</p>')
  })

  it('of another site is not shown', async () => {
    const response = await post(valid, { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' })
  })

  it('larger than the bound is not shown', async () => {
    const response = await post({ ...valid, message: 'a'.repeat(10 * 1024 * 1024) })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
  })

  it('of bytes is no form', async () => {
    const response = await site.api.request(leadFormAction, {
      method: 'POST',
      body: new FormData(),
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(response.status).toBe(415)
  })
})

describe('a page with its own rules for its form', () => {
  const registration = {
    ...valid,
    form: 'webinar',
    page: '/de/webinars/approvals',
    company: 'Engines',
    jobtitle: 'Surveyor',
  }
  const openWith = async (rules: object) => {
    await site.close()
    site = await openTestApi({}, { forms: testForms({ rulesOf: () => rules }) })
  }

  it.each([
    ['the recording', { access: 'https://video.outlay.example/watch/a', opensAccess: true }],
    ['the file', { access: 'https://files.outlay.example/a.pdf' }],
  ])('leads a visitor without JavaScript to %s', async (_, rules) => {
    await openWith(rules)
    const response = await post(registration)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(rules.access)
  })

  it('may lead there from the page that shows a refused form again', async () => {
    const refused = await post({ ...registration, email: '' })
    expect(refused.status).toBe(400)
    expect(refused.headers.get('content-security-policy')).toContain("form-action 'self' https:")
  })

  it('says that the event is over, and keeps what was typed', async () => {
    await openWith({ endsAt: new Date(start - 1).toISOString() })
    const response = await post(registration)
    expect(response.status).toBe(410)
    const text = await response.text()
    expect(text).toContain('[event_over]')
    expect(text).toContain('value="Surveyor"')
    expect(await site.leads()).toEqual([])
  })
})
