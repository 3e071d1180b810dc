/** The forms API over real HTTP. */
import { serveStandIn, type Served } from '../serve'
import { createHubspot, type HubspotForm, type HubspotStandIn } from '.'

const guid = '00000000-0000-4000-8000-000000000001'
const hutk = '0123456789abcdef0123456789abcdef'
const email = { objectTypeId: '0-1', name: 'email', value: 'ada@outlay.example' }

const form: HubspotForm = {
  fields: [
    { objectTypeId: '0-1', name: 'email' },
    { objectTypeId: '0-1', name: 'firstname' },
    { objectTypeId: '0-2', name: 'features_of_interest', values: ['cards', 'invoices'] },
  ],
  required: ['email'],
}

let hubspot: HubspotStandIn
let served: Served

async function start(more: Partial<Parameters<typeof createHubspot>[0]> = {}): Promise<void> {
  hubspot = createHubspot({ portalId: '123', accessToken: 'secret', forms: { [guid]: form }, ...more })
  served = await serveStandIn(hubspot.app)
}
afterEach(() => served.stop())

type Target = { isSecure?: boolean; portal?: string; form?: string; headers?: Record<string, string> }

/** Posts a body: an object as JSON, a text as it is. */
function submit(body: unknown, { isSecure = true, portal = '123', form = guid, headers }: Target = {}) {
  return fetch(
    `${served.origin}/submissions/v3/integration/${isSecure ? 'secure/' : ''}submit/${portal}/${form}`,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(isSecure && { Authorization: 'Bearer secret' }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
  )
}

type Refusal = {
  status: string
  message: string
  correlationId: string
  errors?: { errorType: string; message: string }[]
}
const refusalOf = async (response: Response): Promise<Refusal> => (await response.json()) as Refusal
const errorTypes = async (body: unknown, target?: Target): Promise<string[]> => {
  const response = await submit(body, target)
  if (response.status === 200) return []
  expect(response.status).toBe(400)
  const { status, message, correlationId, errors = [] } = await refusalOf(response)
  expect(status).toBe('error')
  expect(message).not.toBe('')
  expect(correlationId).toMatch(/^[0-9a-f-]{36}$/)
  return errors.map(({ errorType }) => errorType)
}

describe('accepting', () => {
  const body = {
    fields: [email, { objectTypeId: '0-2', name: 'features_of_interest', value: 'cards;invoices' }],
    submittedAt: '1800000000000',
    context: { hutk, pageUri: 'https://www.outlay.example/en', pageName: 'Home' },
    legalConsentOptions: {
      consent: {
        consentToProcess: true,
        text: 'I agree.',
        communications: [{ value: false, subscriptionTypeId: 999, text: 'News.' }],
      },
    },
  }

  it('responds with a message and stores the submission', async () => {
    await start({ now: () => 1_800_000_001_000 })
    hubspot.visitors.add(hutk)
    const response = await submit(body)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ inlineMessage: expect.any(String) })
    await submit({ fields: [{ ...email, value: 'bob@outlay.example' }] })
    expect(
      await (await fetch(`${served.origin}/_sandbox/submissions?email=ada@outlay.example`)).json(),
    ).toEqual([
      {
        portalId: '123',
        formId: guid,
        isSecure: true,
        receivedAt: 1_800_000_001_000,
        email: 'ada@outlay.example',
        submission: body,
      },
    ])
    await fetch(`${served.origin}/_sandbox/submissions`, { method: 'DELETE' })
    expect(hubspot.submissions).toEqual([])
  })

  it('responds with an address when the form has one', async () => {
    await start({ forms: { [guid]: { redirectUri: 'https://outlay.example/thanks' } } })
    expect(await (await submit({ fields: [email] })).json()).toEqual({
      redirectUri: 'https://outlay.example/thanks',
    })
  })

  it('stores the submission when the response is lost', async () => {
    await start()
    hubspot.faults.push({ times: 1, dropResponse: true })
    await expect(submit({ fields: [email] })).rejects.toMatchObject({ name: 'TypeError' })
    expect(hubspot.submissions).toHaveLength(1)
  })

  it('allows pages only where no token is required', async () => {
    await start()
    const origin = { Origin: 'http://localhost:9000' }
    const open = await submit({ fields: [email] }, { isSecure: false, headers: origin })
    expect([open.status, open.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*'])
    const secure = await submit({ fields: [email] }, { headers: origin })
    expect([secure.status, secure.headers.get('Access-Control-Allow-Origin')]).toEqual([200, null])
  })
})

describe('refusing', () => {
  beforeEach(() => start())

  it.each([
    [401, 'no token', { headers: { Authorization: '' } }],
    [401, 'another token', { headers: { Authorization: 'Bearer other' } }],
    [403, 'an unknown form', { form: '00000000-0000-4000-8000-000000000099' }],
    [403, 'a form that every object has', { form: 'constructor' }],
    [403, 'another account', { portal: '124' }],
    [415, 'a body that is not called JSON', { headers: { 'Content-Type': 'text/plain' } }],
  ])('%s for %s', async (status, _, target) => {
    const response = await submit({ fields: [email] }, target)
    expect(response.status).toBe(status)
    expect(await refusalOf(response)).toMatchObject({ status: 'error', correlationId: expect.any(String) })
    expect(hubspot.submissions).toEqual([])
  })

  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['no fields', {}],
    ['a value that is no text', { fields: [{ ...email, value: 1 }] }],
    ['a field without an object', { fields: [{ name: 'email', value: 'ada@outlay.example' }] }],
    ['another object', { fields: [{ ...email, objectTypeId: '0-3' }] }],
    ['an unknown key', { fields: [email], formId: 'x' }],
    ['an invalid time', { fields: [email], submittedAt: '2027-01-01' }],
  ])('the shape: %s', async (_, body) => {
    const response = await submit(body)
    expect(response.status).toBe(400)
    expect((await refusalOf(response)).message).toMatch(/^Invalid input JSON/)
  })

  const consent = (more: object) => ({
    fields: [email],
    legalConsentOptions: { consent: { consentToProcess: true, text: 'I agree.', ...more } },
  })
  const news = { value: true, subscriptionTypeId: 999, text: 'News.' }
  const interest = (more: object) => ({
    fields: [email],
    legalConsentOptions: {
      legitimateInterest: {
        value: true,
        subscriptionTypeId: 999,
        legalBasis: 'LEAD',
        text: 'We may.',
        ...more,
      },
    },
  })

  it.each<[string[], string, unknown]>([
    [['INVALID_EMAIL'], 'an address without "@"', { fields: [{ ...email, value: 'ada.example' }] }],
    [['INVALID_EMAIL'], 'a domain without a dot', { fields: [{ ...email, value: 'ada@outlay' }] }],
    [['INVALID_EMAIL'], 'a space in the domain', { fields: [{ ...email, value: 'ada@out lay.example' }] }],
    [[], 'a quoted local part', { fields: [{ ...email, value: '"a@b c"@outlay.example' }] }],
    [['REQUIRED_FIELD'], 'no e-mail', { fields: [] }],
    [['REQUIRED_FIELD'], 'an empty e-mail', { fields: [{ ...email, value: '' }] }],
    [
      ['VALUE_NOT_IN_FIELD_DEFINITION'],
      'one unknown value of several',
      { fields: [email, { objectTypeId: '0-2', name: 'features_of_interest', value: 'cards;shoes' }] },
    ],
    [
      ['FIELD_NOT_IN_FORM_DEFINITION'],
      'a field of the company on the contact',
      { fields: [email, { objectTypeId: '0-1', name: 'features_of_interest', value: 'cards' }] },
    ],
    [
      ['INPUT_TOO_LARGE'],
      'a value over 64 KiB',
      { fields: [email, { objectTypeId: '0-1', name: 'firstname', value: 'a'.repeat(65_537) }] },
    ],
    [
      [],
      'a value of 64 KiB',
      { fields: [email, { objectTypeId: '0-1', name: 'firstname', value: 'a'.repeat(65_536) }] },
    ],
    [
      ['MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED'],
      '1001 fields',
      { fields: Array.from({ length: 1001 }, () => email) },
    ],
    [[], '1000 fields', { fields: Array.from({ length: 1000 }, () => email) }],
    [['INVALID_METADATA'], 'an unknown part of the context', { fields: [email], context: { referrer: 'x' } }],
    [['INVALID_HUTK'], 'an empty visitor token', { fields: [email], context: { hutk: '' } }],
    [['INVALID_HUTK'], 'an unknown visitor token', { fields: [email], context: { hutk } }],
    [['INVALID_PAGE_URI'], 'a page that is a path', { fields: [email], context: { pageUri: '/en' } }],
    [['INVALID_IP_ADDRESS'], 'an invalid address', { fields: [email], context: { ipAddress: '1.2.3' } }],
    [[], 'an IPv6 address', { fields: [email], context: { ipAddress: '::1' } }],
    [
      ['INVALID_LEGAL_OPTION_FORMAT'],
      'consent without a frame',
      { fields: [email], legalConsentOptions: {} },
    ],
    [
      ['INVALID_LEGAL_OPTION_FORMAT'],
      'a subscription that is text',
      consent({ communications: [{ ...news, subscriptionTypeId: '999' }] }),
    ],
    [
      ['INVALID_LEGAL_OPTION_FORMAT'],
      'both legal bases',
      {
        fields: [email],
        legalConsentOptions: { ...consent({}).legalConsentOptions, ...interest({}).legalConsentOptions },
      },
    ],
    [['MISSING_PROCESSING_CONSENT'], 'no consent', consent({ consentToProcess: false })],
    [['MISSING_PROCESSING_CONSENT_TEXT'], 'consent to nothing', consent({ text: ' ' })],
    [
      ['MISSING_COMMUNICATION_CONSENT_TEXT'],
      'no text of a communication',
      consent({ communications: [{ ...news, text: '' }] }),
    ],
    [['DUPLICATE_SUBSCRIPTION_TYPE_ID'], 'a subscription twice', consent({ communications: [news, news] })],
    [[], 'a legitimate interest', interest({})],
    [['MISSING_LEGITIMATE_INTEREST_TEXT'], 'a legitimate interest without a text', interest({ text: '' })],
    [
      ['INVALID_EMAIL', 'INVALID_HUTK'],
      'two errors',
      { fields: [{ ...email, value: 'ada' }], context: { hutk: 'x' } },
    ],
  ])('%j for %s', async (expected, _, body) => {
    expect(await errorTypes(body)).toEqual(expected)
  })

  it('accepts a field the form does not have only with a token', async () => {
    const body = { fields: [email, { objectTypeId: '0-1', name: 'jobtitle', value: 'CFO' }] }
    expect(await errorTypes(body, { isSecure: false })).toEqual(['FIELD_NOT_IN_FORM_DEFINITION'])
    expect(await errorTypes(body)).toEqual([])
  })

  it('skips the check of the values when asked to, not the other checks', async () => {
    const body = { fields: [{ ...email, value: 'ada' }], skipValidation: true }
    expect(await errorTypes(body)).toEqual([])
    expect(await errorTypes({ ...body, context: { hutk } })).toEqual(['INVALID_HUTK'])
  })

  it('knows a visitor token once it is added', async () => {
    const addVisitor = (value: string) =>
      fetch(`${served.origin}/_sandbox/visitors`, { method: 'POST', body: JSON.stringify({ hutk: value }) })
    expect((await addVisitor('short')).status).toBe(400)
    expect((await addVisitor(hutk)).status).toBe(204)
    expect(await errorTypes({ fields: [email], context: { hutk } })).toEqual([])
  })
})

it('refuses everything once CAPTCHA is switched on for the form', async () => {
  await start({ forms: { [guid]: { ...form, captcha: true } } })
  expect(await errorTypes({ fields: [email] })).toEqual(['FORM_HAS_RECAPTCHA_ENABLED'])
  expect(await errorTypes({ fields: [email] }, { isSecure: false })).toEqual(['FORM_HAS_RECAPTCHA_ENABLED'])
})

it('limits each endpoint separately', async () => {
  let now = 1_800_000_000_000
  await start({ limits: { secure: 2 }, now: () => now })
  await submit({ fields: [email] })
  now += 500
  await submit({ fields: [email] })
  const response = await submit({ fields: [email] })
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('10')
  expect(await refusalOf(response)).toMatchObject({ status: 'error', errorType: 'RATE_LIMIT' })
  expect((await submit({ fields: [email] }, { isSecure: false })).status).toBe(200)
  now += 9500
  expect((await submit({ fields: [email] })).status).toBe(200)
})

it('accepts 50 in ten seconds without a token and 100 with one', async () => {
  await start({ now: () => 1_800_000_000_000 })
  const statuses = async (count: number, isSecure: boolean): Promise<number[]> => {
    const found: number[] = []
    for (let index = 0; index < count; index += 1) {
      found.push((await submit({ fields: [email] }, { isSecure })).status)
    }
    return found
  }
  expect(await statuses(51, false)).toEqual([...Array<number>(50).fill(200), 429])
  expect(await statuses(101, true)).toEqual([...Array<number>(100).fill(200), 429])
})

it('serves the tracking code of its account, and shows the views that it reports', async () => {
  await start()
  expect((await fetch(`${served.origin}/123.js`)).headers.get('Content-Type')).toMatch('text/javascript')
  expect((await fetch(`${served.origin}/124.js`)).status).toBe(404)
  const query = new URLSearchParams({ a: '123', pu: 'https://outlay.example/en', t: 'Home', vi: hutk })
  expect((await fetch(`${served.origin}/__ptq.gif?${query.toString()}`)).status).toBe(200)
  expect((await fetch(`${served.origin}/__ptq.gif?a=124`)).status).toBe(404)
  const views = await fetch(`${served.origin}/_sandbox/views?visitor=${hutk}`)
  expect(await views.json()).toEqual([{ url: 'https://outlay.example/en', title: 'Home', visitor: hutk }])
  expect(hubspot.visitors.has(hutk)).toBe(true)
})
