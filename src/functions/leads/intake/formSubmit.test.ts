/** The intake of leads as the application posts them: `POST /api/hubspot/form-submit` with JSON. */
import { leadFormAction, leadLimits, type LeadRequest } from '../../../leads/model/contract'
import { legalBasis, objectTypeIdOf } from '../../../leads/model/properties'
import type { BuiltForms } from '../../builtForms'
import { testForms, testStrings, testTexts } from '../../builtForms.fixture'
import {
  key,
  openTestApi,
  postJson,
  request,
  requestWith,
  requestWithField,
  start,
  type TestApi,
} from './intake.fixture'

let site: TestApi
beforeEach(async () => {
  site = await openTestApi()
})
afterEach(() => site.close())

const post = (body: unknown, headers?: Record<string, string>): Promise<Response> =>
  postJson(site, body, headers)

/** Expects a refusal: the error code, nothing that was sent, no details of the server, and nothing stored. */
async function expectRefusal(response: Response, status: number, code: string): Promise<string> {
  const text = await response.text()
  expect({ status: response.status, body: JSON.parse(text) as unknown }).toEqual({
    status,
    body: { result: 'error', code, message: expect.any(String) as string },
  })
  expect(text).not.toMatch(/ada@|eve|\n {4}at /)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await site.leads()).toEqual([])
  expect(site.accepted()).toBe(0)
  return text
}

const consent = (more: object): object => ({
  ...request.formData.legalConsentOptions?.consent,
  ...more,
})

const news = (value: boolean, text = testTexts.marketing): object => ({ value, text })

/** A request for a demo with everything that is required, and these answers. */
function demoWith(answers: Record<string, string>): unknown {
  const complete = { email: 'ada@outlay.example', firstname: 'Ada', lastname: 'Byron', company: 'Engines' }
  const values = { ...complete, company_size_range: '11–50', ...answers }
  const fields = Object.entries(values).map(([name, value]) => ({
    objectTypeId: name === 'features_of_interest' ? '0-2' : '0-1',
    name,
    value,
  }))
  return requestWith({ formId: 'demo', fields })
}

const valueOf = async (name: string): Promise<string | undefined> =>
  (await site.leads())[0]?.fields.find((field) => field.name === name)?.value

describe('an accepted lead', () => {
  it('is stored as it was answered; the response is the thank-you page of its form', async () => {
    const response = await post(request)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ result: 'success', location: '/de/thankyou' })
    const { fields, context } = request.formData
    expect(await site.leads()).toEqual([
      {
        form: 'contact',
        locale: 'de',
        page: '/de/contact',
        fields: [
          ...fields,
          { objectTypeId: '0-1', name: 'lifecyclestage', value: 'lead' },
          { objectTypeId: '0-1', name: 'generic_email', value: 'false' },
        ],
        context: { pageName: context.pageName, pageUri: 'https://www.outlay.example/de/contact' },
        consent: request.formData.legalConsentOptions?.consent,
        submittedAt: start - 1000,
        botCheck: 'not_configured',
      },
    ])
    expect(site.accepted()).toBe(1)
  })

  it('leads to the thank-you page for its answers', async () => {
    const response = await post(demoWith({ company_size_range: '1' }))
    expect(await response.json()).toMatchObject({ location: '/de/thankyousoletrader' })
  })

  it('is trimmed, and what was left empty is left out', async () => {
    await post(requestWithField('company', '   '))
    site.pass(1)
    await post(requestWithField('firstname', ' Ada '), { 'idempotency-key': `${key}-2` })
    const [first, second] = await site.leads()
    expect(first?.fields.map(({ name }) => name)).not.toContain('company')
    expect(second?.fields).toContainEqual({ objectTypeId: '0-1', name: 'firstname', value: 'Ada' })
  })

  it('belongs to the default locale when its page is outside every locale', async () => {
    const context = { pageUri: 'http://localhost/nowhere', pageName: '' }
    expect((await post(requestWith({ context }))).status).toBe(200)
    expect(await site.leads()).toMatchObject([{ locale: 'en', page: '/nowhere' }])
  })

  it.each([
    ['the longest value', 'firstname', 'a'.repeat(leadLimits.field)],
    ['the longest message', 'message', 'a'.repeat(leadLimits.message)],
    [
      'the longest e-mail address',
      'email',
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.de`,
    ],
  ])('may have %s', async (_name, name, value) => {
    expect((await post(requestWithField(name, value))).status).toBe(200)
  })

  it.each([
    ['0', '0.05'],
    ['5', '1'],
  ])('may have %s flows of the interactive demo and the progress %s', async (flows, progress) => {
    const answers = {
      interactive_demo_flows_completed: flows,
      interactive_demo_flow_progress: progress,
    }
    expect((await post(demoWith(answers))).status).toBe(200)
    expect(await valueOf('interactive_demo_flows_completed')).toBe(flows)
    expect(await valueOf('interactive_demo_flow_progress')).toBe(progress)
  })

  it('may have every feature', async () => {
    const features_of_interest = 'cards;expenses;invoices;subscriptions;cash_management'
    expect((await post(demoWith({ features_of_interest }))).status).toBe(200)
  })

  it.each([
    ['Ada <ada@outlay.example>;', 'ada@outlay.example'],
    ['mailto:ada@outlay.example', 'ada@outlay.example'],
    ['\u200bada@bu\u0308cher.example.', 'ada@bücher.example'],
  ])('has the address that %j stands for', async (typed, address) => {
    expect((await post(requestWithField('email', typed))).status).toBe(200)
    expect(await valueOf('email')).toBe(address)
  })

  it('has its telephone number in E.164, read in the format of the country', async () => {
    await post(demoWith({ phone: '030 1234 5678' }))
    expect(await valueOf('phone')).toBe('+493012345678')
  })

  it('has the title of the built page, and the path where there is none', async () => {
    const ofPage = (path: string) =>
      requestWith({ context: { pageUri: `http://localhost${path}`, pageName: 'Anything' } })
    await post(ofPage('/de/contact'))
    site.pass(1)
    await post(ofPage('/de/other?utm_source=x'), { 'idempotency-key': `${key}-2` })
    expect((await site.leads()).map(({ context }) => context.pageName)).toEqual(['Kontakt', '/de/other'])
  })

  it.each([
    'https://www.outlay.example/de/contact',
    'http://localhost/de/contact',
    'http://staging.outlay.example/de/contact',
  ])('may come from %s, if the browser is there', async (pageUri) => {
    const context = { pageUri, pageName: 'Kontakt' }
    const response = await post(requestWith({ context }), { origin: 'http://staging.outlay.example' })
    expect(response.status).toBe(200)
    expect((await site.leads())[0]?.context.pageUri).toBe('https://www.outlay.example/de/contact')
  })

  it.each<[string, object, Record<string, string>]>([
    ['does not say that advertisement is allowed', {}, {}],
    ['has the Global Privacy Control', { adsAllowed: true }, { 'sec-gpc': '1' }],
  ])('of a request that %s has neither query nor campaign nor token', async (_name, more, headers) => {
    const visit = { partner: { id: 'acme' }, source: 'blog', campaign: 'cashback', referrerCode: 'ada-7' }
    const context = {
      ...request.formData.context,
      pageUri: 'http://localhost/de/contact?gclid=1&partner=acme',
    }
    await post(requestWith({ context }, { visit, ...more }), headers)
    expect((await site.leads())[0]?.context).toEqual({
      pageUri: 'https://www.outlay.example/de/contact',
      pageName: 'Kontakt',
    })
    for (const name of ['latest_campaign', 'event_name', 'referral_id'])
      expect(await valueOf(name)).toBeUndefined()
    expect(await valueOf('outlay_partner_id')).toBe('acme')
  })

  it('of a page that a personal mail leads to has its area alone', async () => {
    const context = { pageUri: 'http://localhost/de/bills-status/7f3?token=secret', pageName: '' }
    await post(requestWith({ context }, { adsAllowed: true }))
    expect((await site.leads())[0]).toMatchObject({
      page: '/de/bills-status',
      context: { pageUri: 'https://www.outlay.example/de/bills-status', pageName: '/de/bills-status' },
    })
  })

  it('of a visitor who allows advertisement has the query of its page', async () => {
    const context = { ...request.formData.context, pageUri: 'http://localhost/de/contact?gclid=1' }
    await post(requestWith({ context }, { adsAllowed: true }))
    expect((await site.leads())[0]?.context).toMatchObject({
      hutk: context.hutk,
      pageUri: 'https://www.outlay.example/de/contact?gclid=1',
    })
  })

  it('loses a query that is too long rather than being refused', async () => {
    const pageUri = `http://localhost/de/contact?gclid=${'x'.repeat(leadLimits.page)}`
    await post(requestWith({ context: { pageUri, pageName: 'Kontakt' } }, { adsAllowed: true }))
    expect((await site.leads())[0]?.page).toBe('/de/contact')
  })

  it.each([
    '',
    '0123456789abcdef0123456789abcde',
    '0123456789abcdef0123456789abcdef0',
    'g123456789abcdef0123456789abcdef',
  ])('loses the visitor token "%s", which HubSpot would refuse', async (hutk) => {
    await post(requestWith({ context: { ...request.formData.context, hutk } }, { adsAllowed: true }))
    expect((await site.leads())[0]?.context).not.toHaveProperty('hutk')
  })

  const minutes = 60_000
  const day = 24 * 60 * minutes
  it.each([
    [5 * minutes, start + 5 * minutes],
    [5 * minutes + 1, start],
    [-day, start - day],
    [-day - 1, start],
  ])('sent at %d ms from now counts as sent at %d', async (offset, submittedAt) => {
    await post(requestWith({ submittedAt: start + offset }))
    expect((await site.leads())[0]?.submittedAt).toBe(submittedAt)
  })
})

describe('a page with its own rules for its form', () => {
  const video = 'https://video.outlay.example/watch/approvals'
  const names = ['email', 'firstname', 'lastname', 'company', 'jobtitle']
  const values = ['ada@outlay.example', 'Ada', 'Byron', 'Engines', 'Surveyor']
  const fields = names.map((name, index) => ({ objectTypeId: '0-1', name, value: values[index] }))
  const registration = (more: object = {}) =>
    requestWith({
      formId: 'webinar',
      fields,
      context: { pageUri: 'http://localhost/de/webinars/approvals?utm_source=x', pageName: '' },
      ...more,
    })
  const openWith = async (rules: ReturnType<BuiltForms['rulesOf']>) => {
    await site.close()
    const rulesOf: BuiltForms['rulesOf'] = (path, form) =>
      path === '/de/webinars/approvals' && form === 'webinar' ? rules : {}
    site = await openTestApi({}, { forms: testForms({ rulesOf }) })
  }

  it('gives what the form is for, and gives it again to a repeated submission', async () => {
    await openWith({ access: video, opensAccess: true })
    for (const response of [await post(registration()), await post(registration())])
      expect(await response.json()).toEqual({ result: 'success', location: video, access: video })
    expect(await site.leads()).toHaveLength(1)
    expect(JSON.stringify(await site.leads())).not.toContain('video.outlay.example')
  })

  it('gives it beside the thank-you page where that is next', async () => {
    await openWith({ access: '/media/a.pdf' })
    expect(await (await post(registration())).json()).toEqual({
      result: 'success',
      location: '/de/thankyou-event',
      access: '/media/a.pdf',
    })
  })

  it('takes registrations until the end of the event, and none after it', async () => {
    await openWith({ endsAt: new Date(start).toISOString() })
    await expectRefusal(await post(registration({ submittedAt: start })), 410, 'EVENT_OVER')
    expect((await post(registration({ submittedAt: start - 1 }))).status).toBe(200)
  })
})

describe('what form and page add is not taken from the request', () => {
  const forged = {
    pdf_url: 'https://evil.example/a.pdf',
    event_name: 'Evil',
    latest_campaign: 'Evil',
    lifecyclestage: 'customer',
    hs_legal_basis: 'Freely given consent from contact',
    partner_channel: 'Marketplace',
    type_of_lead: 'Sales',
    outlay_partner_id: 'evil',
    generic_email: 'true',
    referral_id: 'evil',
    partner_segment: 'affiliate',
  }
  const withForged = (formData: object = {}): unknown =>
    requestWith({
      fields: [
        ...request.formData.fields,
        ...Object.entries(forged).map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
      ],
      ...formData,
    })

  it('a property that the form does not ask for is left out', async () => {
    expect((await post(withForged())).status).toBe(200)
    const [lead] = await site.leads()
    const values = Object.fromEntries(lead?.fields.map(({ name, value }) => [name, value]) ?? [])
    expect(values).toEqual({
      email: 'ada@outlay.example',
      firstname: 'Ada',
      lastname: 'Byron',
      message: 'One\ntwo',
      lifecyclestage: 'lead',
      generic_email: 'false',
    })
  })

  it('the file of an ebook is the one of its page', async () => {
    await site.close()
    const addedBy: BuiltForms['addedBy'] = (path, form) =>
      path === '/de/ebooks/closing' && form === 'ebook' ? { pdf_url: 'https://www.outlay.example/a.pdf' } : {}
    site = await openTestApi({}, { forms: testForms({ addedBy }) })
    const context = { pageUri: 'http://localhost/de/ebooks/closing?utm_source=blog', pageName: '' }
    const names = ['email', 'firstname', 'lastname', 'company', 'pdf_url']
    const values = ['ada@outlay.example', 'Ada', 'Byron', 'Engines', forged.pdf_url]
    const fields = names.map((name, index) => ({ objectTypeId: '0-1', name, value: values[index] }))
    expect((await post(requestWith({ formId: 'ebook', fields, context }))).status).toBe(200)
    expect(await valueOf('pdf_url')).toBe('https://www.outlay.example/a.pdf')
  })

  it('the consent has the texts of the site, whatever spaces a browser made of theirs', async () => {
    const text = ` ${testTexts.consent.replaceAll(' ', '\n ')}`
    await post(requestWith({ legalConsentOptions: { consent: consent({ text }) } }))
    expect((await site.leads())[0]?.consent).toEqual({
      consentToProcess: true,
      text: testTexts.consent,
      communications: [{ value: false, text: testTexts.marketing }],
    })
    expect(await valueOf('hs_legal_basis')).toBeUndefined()
  })

  it('a tick beside the text of the site is the legal basis', async () => {
    await post(requestWith({ legalConsentOptions: { consent: consent({ communications: [news(true)] }) } }))
    expect((await site.leads())[0]?.consent?.communications).toEqual([news(true)])
    expect(await valueOf('hs_legal_basis')).toBe(legalBasis)
  })

  it('a visit gives ids and names, of which properties are made here', async () => {
    const visit = { partner: { id: 'acme' }, source: 'blog', campaign: 'cashback', referrerCode: 'ada-7' }
    await post({ ...request, visit, adsAllowed: true })
    const [lead] = await site.leads()
    expect(Object.fromEntries(lead?.fields.map(({ name, value }) => [name, value]) ?? [])).toMatchObject({
      outlay_partner_id: 'acme',
      partner_channel: 'Accounting partners',
      type_of_lead: 'Partner lead',
      latest_campaign: 'Cashback launch',
      event_name: 'Blog',
      referral_id: 'ada-7',
      country: 'DE',
    })
  })

  it.each([
    { campaign: 'Evil', referrerCode: 'not a code' },
    { partner: { id: '<script>' } },
    { partner: { id: '' }, source: 'eve@evil.example' },
  ])('a visit without a usable value adds nothing: %j', async (visit) => {
    expect((await post({ ...request, visit })).status).toBe(200)
    const names = (await site.leads())[0]?.fields.map(({ name }) => name)
    expect(names).toEqual(['email', 'firstname', 'lastname', 'message', 'lifecyclestage', 'generic_email'])
  })

  it('without a visit the address of the page is read', async () => {
    const context = { pageUri: 'http://localhost/de/contact?pt_ref=acme&utm_source=blog', pageName: '' }
    await post(requestWith({ context }, { adsAllowed: true }))
    expect(await valueOf('outlay_partner_id')).toBe('acme')
    expect(await valueOf('event_name')).toBe('Blog')
  })
})

describe('a body that is no lead is refused', () => {
  it.each(['', '{', 'null,', '{"formData":}', 'formData=x', '\u0000'])('malformed JSON %j', async (body) => {
    await expectRefusal(await post(body), 400, 'INVALID_JSON')
  })

  it.each(['null', '[]', '1', '"text"', '{}'])('the JSON %s', async (body) => {
    await expectRefusal(await post(body), 400, 'INVALID_FIELD')
  })

  it.each<[string, unknown]>([
    ['beside the form data', { ...request, isAdmin: true }],
    ['in the form data', requestWith({ portalId: '1' })],
    ['in the context', requestWith({ context: { ...request.formData.context, ipAddress: '127.0.0.1' } })],
    ['in a field', requestWith({ fields: [{ ...request.formData.fields[0], extra: 1 }] })],
    ['in the trap', { ...request, botTrap: { ...request.botTrap, eve: 1 } }],
    ['as a property of the lead', requestWithField('isAdmin', 'true')],
    ['in the visit', { ...request, visit: { type_of_lead: 'Sales' } }],
    ['as a property every object has', requestWithField('constructor', 'eve')],
    ['named like the prototype', `{"__proto__": {}, ${JSON.stringify(request).slice(1)}`],
  ])('an unknown name %s', async (_name, body) => {
    await expectRefusal(await post(body), 400, 'UNKNOWN_FIELD')
  })

  it.each([
    'ada@outlay.example\r\nBcc: eve@outlay.example',
    'ada@outlay.example\nSubject: eve',
    'ada@outlay.example%0ABcc:eve@outlay.example',
    '"ada\r\nBcc: eve"@outlay.example',
    'ada@outlay.example, eve@outlay.example',
    'ada',
    '',
    `${'a'.repeat(65)}@outlay.example`,
    undefined,
  ])('the e-mail address %j', async (email) => {
    await expectRefusal(await post(requestWithField('email', email)), 400, 'INVALID_EMAIL')
  })

  it.each(['lottery', '', 'toString'])('the form "%s"', async (formId) => {
    await expectRefusal(await post(requestWith({ formId })), 400, 'UNKNOWN_FORM')
  })

  it.each([
    ['a first name that is too long', 'firstname', 'a'.repeat(leadLimits.field + 1), '0-1'],
    ['a message that is too long', 'message', 'a'.repeat(leadLimits.message + 1), '0-1'],
    ['a first name of two lines', 'firstname', 'Ada\nX-Header: 1', '0-1'],
    ['a control character', 'firstname', 'Ada\u0085', '0-1'],
    ['a control character in a message', 'message', 'a\u0000b', '0-1'],
    ['a value of the contact at the company', 'lastname', 'Byron', '0-2'],
    ['a value of the contact at the company', 'firstname', 'Ada', '0-2'],
  ])('%s', async (_name, name, value, objectTypeId) => {
    const response = await post(requestWithField(name, value, objectTypeId))
    expect(await expectRefusal(response, 400, 'INVALID_FIELD')).toContain(`malformed: ${name}.`)
  })

  it.each([
    ['an unknown size', 'company_size_range', '2-10'],
    ['an unknown feature', 'features_of_interest', 'cards;gold'],
    ['a feature given twice', 'features_of_interest', 'cards;cards'],
    ['an empty feature', 'features_of_interest', 'cards;'],
    ['an invalid number of flows', 'interactive_demo_flows_completed', 'all'],
    ['more flows than a demo has', 'interactive_demo_flows_completed', '100'],
    ['a negative number of flows', 'interactive_demo_flows_completed', '-1'],
    ['a progress above 1', 'interactive_demo_flow_progress', '1.01'],
    ['a progress with more than two decimals', 'interactive_demo_flow_progress', '0.333'],
  ])('%s', async (_name, name, value) => {
    const response = await post(demoWith({ [name]: value }))
    expect(await expectRefusal(response, 400, 'INVALID_FIELD')).toContain(`malformed: ${name}.`)
  })

  it.each([
    ['qualification', 'monthly_business_spend', '£5,000'],
    ['qualification', 'accounting_system', 'abacus'],
    ['newsletter', 'company_size_range', '3'],
    ['meeting', 'features_of_interest', 'cards;gold'],
    ['qualification', 'jobtitle', 'a'.repeat(leadLimits.field + 1)],
  ])('an answer of a flow that %s has no value %s=%.10s for', async (formId, name, value) => {
    const fields = [
      { objectTypeId: '0-1', name: 'email', value: 'ada@company.example' },
      { objectTypeId: objectTypeIdOf(name as 'jobtitle'), name, value },
    ]
    const response = await post(requestWith({ formId, fields }))
    expect(await expectRefusal(response, 400, 'INVALID_FIELD')).toContain(`malformed: ${name}.`)
  })

  it('a telephone number with too few digits', async () => {
    const text = await expectRefusal(await post(demoWith({ phone: '12' })), 400, 'INVALID_PHONE')
    expect(text).toContain('phone')
  })

  it.each(['firstname', 'lastname', 'message'])('a required field that is empty: %s', async (name) => {
    for (const value of [undefined, ' '])
      expect(await expectRefusal(await post(requestWithField(name, value)), 400, 'MISSING_FIELD')).toContain(
        `malformed: ${name}.`,
      )
  })

  it('a field given twice', async () => {
    const fields = [...request.formData.fields, ...request.formData.fields.slice(0, 1)]
    await expectRefusal(await post(requestWith({ fields })), 400, 'INVALID_EMAIL')
  })

  it.each<[string, unknown]>([
    ['the box is not ticked', { consent: consent({ communications: [news(false)] }) }],
    ['there is no box', { consent: consent({ communications: [] }) }],
    ['there is no consent at all', undefined],
  ])('a newsletter without the consent it is for: %s', async (_name, legalConsentOptions) => {
    await expectRefusal(
      await post(requestWith({ formId: 'newsletter', legalConsentOptions })),
      400,
      'MISSING_FIELD',
    )
  })

  it.each<[string, unknown]>([
    ['botTrap', { formData: request.formData }],
    ['submittedAt', requestWith({ submittedAt: 'now' })],
    ['campaign', { ...request, visit: { campaign: 1 } }],
    ['value', requestWith({ fields: [{ objectTypeId: '0-1', name: 'email', value: 1 }] })],
    ['text', requestWith({ legalConsentOptions: { consent: consent({ text: ' ' }) } })],
    ['text', requestWith({ legalConsentOptions: { consent: consent({ text: 'a'.repeat(2001) }) } })],
    ['communications', requestWith({ legalConsentOptions: { consent: consent({ communications: 1 }) } })],
    [
      'communications',
      requestWith({
        legalConsentOptions: { consent: consent({ communications: [news(true), news(true)] }) },
      }),
    ],
    [
      'consentToProcess',
      requestWith({ legalConsentOptions: { consent: consent({ consentToProcess: false }) } }),
    ],
    ['pageName', requestWith({ context: { ...request.formData.context, pageName: 'a\nb' } })],
    ['captchaResponse', { ...request, captchaResponse: 'x'.repeat(4097) }],
  ])('a malformed %s', async (name, body) => {
    const text = await expectRefusal(await post(body), 400, 'INVALID_FIELD')
    expect(text).toContain(`malformed: ${name}.`)
  })

  it.each([
    'https://evil.example/de/contact',
    'http://localhost:9001/de/contact',
    'https://www.outlay.example.evil.example/de',
    'http://localhost//evil.example/de',
    'javascript:alert(1)',
    'ftp://localhost/de',
    '/de/contact',
    '',
  ])('the page %s', async (pageUri) => {
    const context = { ...request.formData.context, pageUri }
    const text = await expectRefusal(await post(requestWith({ context })), 400, 'INVALID_FIELD')
    expect(text).toContain('pageUri')
  })

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json-patch+json'])(
    'the media type %s',
    async (type) => {
      const response = await post(request, { 'content-type': type })
      expect(response.headers.get('accept-post')).toBe('application/json, application/x-www-form-urlencoded')
      await expectRefusal(response, 415, 'UNSUPPORTED_MEDIA_TYPE')
    },
  )

  it('a parameter of the media type is ignored', async () => {
    expect((await post(request, { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200)
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the method %s', async (method) => {
    const response = await site.api.request(leadFormAction, { method })
    expect(response.headers.get('allow')).toBe('POST')
    await expectRefusal(response, 405, 'METHOD_NOT_ALLOWED')
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['another site in an older browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('a page of %s', async (_name, headers) => {
    await expectRefusal(await post(request, headers), 403, 'FOREIGN_ORIGIN')
  })

  it('10 MB of text, announced', async () => {
    await expectRefusal(
      await post(requestWithField('message', 'a'.repeat(10 * 1024 * 1024))),
      413,
      'BODY_TOO_LARGE',
    )
  })

  it('10 MB of text, in pieces without a length', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024
        if (sent > 10 * 1024 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(64 * 1024).fill(97))
      },
    })
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' }, duplex: 'half' }
    await expectRefusal(await site.api.request(leadFormAction, init), 413, 'BODY_TOO_LARGE')
    expect(sent).toBeLessThan(1024 * 1024)
  })
})

describe('the key of a submission', () => {
  it.each([undefined, '', 'short', 'x'.repeat(65), 'native:0123456789abcdef', 'with spaces 0123456789'])(
    'is not %j',
    async (value) => {
      const headers: Record<string, string> = value === undefined ? {} : { 'Idempotency-Key': value }
      const response = await site.api.request(leadFormAction, {
        method: 'POST',
        body: JSON.stringify(request),
        headers: { 'content-type': 'application/json', ...headers },
      })
      const text = await expectRefusal(response, 400, 'INVALID_FIELD')
      expect(text).toContain('Idempotency-Key')
    },
  )

  it.each(['x'.repeat(16), 'x'.repeat(64)])('may be %s', async (value) => {
    expect((await post(request, { 'Idempotency-Key': value })).status).toBe(200)
  })

  it('sent again gets the first response again and stores one lead', async () => {
    const first = await (await post(request)).json()
    site.pass(60_000)
    const again: LeadRequest = {
      ...request,
      formData: {
        ...request.formData,
        fields: request.formData.fields.toReversed(),
        // Another click, and HubSpot's token came with a consent in between.
        submittedAt: start + 60_000,
        context: { ...request.formData.context, hutk: undefined },
        // The bot protection came only then.
        legalConsentOptions: {
          consent: {
            consentToProcess: true,
            text: testTexts.protectedConsent,
            communications: [{ value: false, text: testTexts.marketing }],
          },
        },
      },
      visit: { source: 'blog' },
      adsAllowed: true,
      captchaResponse: 'another',
      botTrap: { content: '', elapsed: 65_000 },
    }
    const second = await post(again)
    expect(second.status).toBe(200)
    expect(await second.json()).toEqual(first)
    expect(await site.leads()).toHaveLength(1)
    expect(site.accepted()).toBe(1)
  })

  it.each<[string, unknown]>([
    ['value', requestWithField('firstname', 'Grace')],
    ['form', requestWith({ formId: 'vulnerability' })],
    ['page', requestWith({ context: { ...request.formData.context, pageUri: 'http://localhost/de' } })],
    ['consent', requestWith({ legalConsentOptions: undefined })],
    ['partner', { ...request, visit: { partner: { id: 'acme' } } }],
  ])('sent with another %s is a conflict', async (_name, body) => {
    await post(request)
    const response = await post(body)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ result: 'error', code: 'IDEMPOTENCY_CONFLICT' })
    expect(await site.leads()).toHaveLength(1)
  })

  it('sent many times at once stores one lead', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(request)))
    const bodies = await Promise.all(responses.map((response) => response.json()))
    expect(new Set(bodies.map((body) => JSON.stringify(body)))).toEqual(
      new Set(['{"result":"success","location":"/de/thankyou"}']),
    )
    expect(await site.leads()).toHaveLength(1)
    expect(site.accepted()).toBe(1)
  })

  it('sent with two bodies at once accepts one of them', async () => {
    const bodies = [request, requestWithField('firstname', 'Grace')]
    const responses = await Promise.all(bodies.map((body) => post(body)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await site.leads()).toHaveLength(1)
  })
})

describe('a page with the consent texts of an earlier release', () => {
  it.each([
    ['contact', 'another text', { text: 'Anything.' }],
    ['contact', 'another text beside the tick', { communications: [news(true, 'Win!')] }],
    ['contact', 'another text beside the empty box', { communications: [news(false, 'Win!')] }],
    ['newsletter', 'another text beside the tick', { communications: [news(true, 'Win!')] }],
  ])('is refused: the form %s with %s', async (formId, _name, more) => {
    const body = requestWith({ formId, legalConsentOptions: { consent: consent(more) } })
    await expectRefusal(await post(body), 409, 'OUTDATED_PAGE')
  })

  it('gets the stored response when its lead was accepted before the release', async () => {
    let strings = testStrings
    await site.close()
    site = await openTestApi({}, { forms: testForms({ strings: () => strings }) })
    const first = await (await post(request)).json()
    strings = { ...testStrings, privacy_consent_text: 'We answer you soon.' }
    const again = await post(request)
    expect([again.status, await again.json()]).toEqual([200, first])
    const other = await post(request, { 'idempotency-key': key.replace('a', 'b') })
    expect(await other.json()).toMatchObject({ code: 'OUTDATED_PAGE' })
    expect(await site.leads()).toHaveLength(1)
  })

  it('uses up nothing of what its visitor may send without a token', async () => {
    await site.close()
    site = await openTestApi({ LEADS_PER_MINUTE: '3' })
    const legalConsentOptions = { consent: consent({ text: 'Anything.' }) }
    for (let count = 0; count < 2; count++)
      expect((await post(requestWith({ legalConsentOptions }))).status).toBe(409)
    expect((await post(request)).status).toBe(200)
  })
})

describe('bots', () => {
  const doubts = async () => (await site.leads()).map((lead) => lead.doubts)

  it.each([
    ['that fill the trap', { content: 'https://spam.example', elapsed: 5000 }, ['trap_filled']],
    [
      'of a page of an earlier release that fill its trap',
      { website: 'https://spam.example', elapsed: 5000 },
      ['trap_filled'],
    ],
    ['that are quicker than a person', { content: '', elapsed: 1999 }, ['too_quick']],
    ['that do both', { content: 'x', elapsed: 0 }, ['trap_filled', 'too_quick']],
  ])('%s get the usual response, and their leads are doubtful', async (_name, botTrap, expected) => {
    expect((await post({ ...request, botTrap })).status).toBe(200)
    expect(await doubts()).toEqual([expected])
    expect(await site.outbox.counts()).toMatchObject({ doubtful: 1, waiting: 0 })
    const [lead] = await site.leads()
    expect(lead?.fields.at(-1)).toEqual({ objectTypeId: '0-1', name: 'bot_check', value: expected.join(';') })
  })

  it('gain nothing from a token on a site without a captcha', async () => {
    const body = { ...request, captchaResponse: 'x', botTrap: { content: '', elapsed: 0 } }
    expect((await post(body)).status).toBe(200)
    expect(await doubts()).toEqual([['too_quick']])
  })

  it('are not who needs as long as a person, whatever the page is called that sends it', async () => {
    for (const [index, botTrap] of [
      { content: '', elapsed: 2000 },
      { website: '', elapsed: 2000 },
    ].entries())
      expect(
        (await postJson(site, { ...request, botTrap }, { 'idempotency-key': `${key}-${index}` })).status,
      ).toBe(200)
    expect(await site.outbox.counts()).toMatchObject({ waiting: 2, doubtful: 0 })
  })
})

describe('the work-e-mail rule', () => {
  beforeEach(async () => {
    await site.close()
    site = await openTestApi({}, { forms: testForms({ disallowedEmailDomains: new Set(['free.example']) }) })
  })

  it.each(['ada@free.example', 'ada@FREE.example'])(
    'refuses %s where a company is asked for',
    async (email) => {
      await expectRefusal(await post(demoWith({ email })), 400, 'NON_WORK_EMAIL')
    },
  )

  it('accepts a company, and every address where the form takes any', async () => {
    expect((await post(demoWith({ email: 'ada@company.example' }))).status).toBe(200)
    const other = { 'idempotency-key': `${key}-2` }
    expect((await post(requestWithField('email', 'ada@free.example'), other)).status).toBe(200)
  })
})

describe('the limit of a caller', () => {
  const reopen = async (variables: Record<string, string>): Promise<void> => {
    await site.close()
    site = await openTestApi(variables)
  }
  const send = (index: number, headers: Record<string, string>): Promise<Response> =>
    post(request, { 'idempotency-key': `${key}-${index}`, ...headers })

  it('counts every submission that can be read, and says when to come back', async () => {
    await reopen({ LEADS_PER_MINUTE: '2' })
    const from = '203.0.113.1'
    for (let count = 0; count < 3; count++) expect((await post('{', { from })).status).toBe(400)
    const incomplete = requestWithField('email', undefined)
    for (let count = 0; count < 2; count++) expect((await post(incomplete, { from })).status).toBe(400)
    const response = await send(1, { from })
    const wait = Number(response.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    await expectRefusal(response, 429, 'TOO_MANY_REQUESTS')
    expect((await send(2, { from: '203.0.113.2' })).status).toBe(200)
  })

  it('is a third for leads without a token', async () => {
    await reopen({ LEADS_PER_MINUTE: '7' })
    const statuses: number[] = []
    for (const index of [1, 2, 3]) statuses.push((await send(index, { from: '203.0.113.1' })).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('is one at least', async () => {
    await reopen({ LEADS_PER_MINUTE: '2' })
    expect((await send(1, { from: '203.0.113.1' })).status).toBe(200)
    expect((await send(2, { from: '203.0.113.1' })).status).toBe(429)
  })

  it('does not count the repetition of a lead', async () => {
    await reopen({ LEADS_PER_MINUTE: '5' })
    const statuses: number[] = []
    for (const index of [1, 1, 1, 2]) statuses.push((await send(index, { from: '203.0.113.1' })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('trusts X-Forwarded-For behind a proxy only', async () => {
    await reopen({ LEADS_PER_MINUTE: '3' })
    const forged = (index: number) =>
      send(index, { from: '203.0.113.1', 'x-forwarded-for': `198.51.100.${index}` })
    expect((await forged(1)).status).toBe(200)
    expect((await forged(2)).status).toBe(429)

    await reopen({ LEADS_PER_MINUTE: '3', TRUSTED_PROXIES: '1' })
    const through = (index: number, client: string) =>
      send(index, { from: '10.0.0.1', 'x-forwarded-for': `192.0.2.${index}, ${client}` })
    expect((await through(1, '198.51.100.1')).status).toBe(200)
    expect((await through(2, '198.51.100.2')).status).toBe(200)
    expect((await through(3, '198.51.100.1')).status).toBe(429)
  })
})

describe('when the lead cannot be stored', () => {
  it('the visitor is informed, and the log says why without an e-mail address', async () => {
    await site.close()
    const failing = async (): Promise<never> => {
      throw new Error('disk full')
    }
    site = await openTestApi({}, { outbox: { accept: failing, storedResponse: failing, check: failing } })
    await expectRefusal(await post(request), 503, 'NOT_STORED')
    expect(site.log.join('\n')).toContain('A lead could not be stored Error: disk full')
    expect(site.log.join('\n')).not.toContain('ada@')
  })
})

it('nothing of a lead is logged', async () => {
  await post(request)
  await post(requestWithField('email', 'eve@'))
  await post(requestWithField('firstname', 'Grace'))
  expect(site.log.join('\n')).not.toMatch(/ada@|eve|Grace|Ada/)
})

it('bodies that are expensive to parse leave time for others between them', async () => {
  let parsed = 0
  const send = async (): Promise<number> => {
    const { status } = await post('['.repeat(60_000))
    parsed += 1
    return status
  }
  const all = Promise.all(Array.from({ length: 60 }, send))
  const parsedDuringPage: number[] = []
  while (parsed < 60) {
    const before = parsed
    // As reading a file does, several times back and forth.
    for (let step = 0; step < 8; step += 1) await new Promise((resolve) => setImmediate(resolve))
    parsedDuringPage.push(parsed - before)
  }
  expect(new Set(await all)).toEqual(new Set([400]))
  // Otherwise all of them are parsed during a page or two. A machine with other work may stop for longer than a pause.
  expect(Math.max(...parsedDuringPage)).toBeLessThan(20)
})
