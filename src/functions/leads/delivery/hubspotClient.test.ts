import { leadFormIds, type LeadFormId } from '../../../leads/model/contract'
import { lead } from '../outbox/outbox.fixture'
import { accepted, hubspotStandIn, refused, type HubspotStandIn } from './hubspot.fixture'
import { hubspotClient } from './hubspotClient'

let hubspot: HubspotStandIn
beforeEach(async () => {
  hubspot = await hubspotStandIn()
})
afterEach(() => hubspot.close())

const formGuids = Object.fromEntries(leadFormIds.map((form) => [form, `guid-of-${form}`])) as Record<
  LeadFormId,
  string
>
/** How long these tests wait for HubSpot, in ms: longer than a busy machine takes for a request to itself. */
const timeout = 1000

const submit = (withoutHutk = false, more: { endpoint?: string } = {}) =>
  hubspotClient(
    {
      portalId: '1234567',
      accessToken: 'token',
      subscriptionTypeId: '999',
      formGuids,
      endpoint: hubspot.origin,
      ...more,
    },
    timeout,
  )(lead, { withoutHutk })

it('a lead is sent to its form, with the token and all its data', async () => {
  hubspot.reactions.push(accepted)
  expect(await submit()).toMatchObject({ kind: 'response', status: 200 })
  expect(hubspot.received).toMatchObject([
    {
      path: '/submissions/v3/integration/secure/submit/1234567/guid-of-demo',
      authorization: 'Bearer token',
      body: {
        fields: lead.fields,
        submittedAt: '1799999999000',
        context: lead.context,
        legalConsentOptions: {
          consent: {
            consentToProcess: true,
            text: 'I agree.',
            communications: [{ value: true, subscriptionTypeId: 999, text: 'Send me news.' }],
          },
        },
      },
    },
  ])
})

it('an endpoint may end with a slash', async () => {
  await submit(false, { endpoint: `${hubspot.origin}/` })
  expect(hubspot.received[0]?.path).toBe('/submissions/v3/integration/secure/submit/1234567/guid-of-demo')
})

it('without the token its key is left out', async () => {
  await submit(true)
  expect(hubspot.received[0]?.body).toMatchObject({
    context: { pageUri: lead.context.pageUri, pageName: 'Demo' },
    legalConsentOptions: { consent: { consentToProcess: true, text: 'I agree.' } },
  })
  expect(JSON.stringify(hubspot.received[0]?.body)).not.toMatch(/hutk/)
})

it('a refusal comes with its types, words and id', async () => {
  hubspot.reactions.push(refused('INVALID_EMAIL', 'x is not valid'))
  expect(await submit()).toEqual({
    kind: 'response',
    status: 400,
    errorTypes: ['INVALID_EMAIL'],
    message: 'The request is not valid x is not valid',
    correlationId: 'c-1',
  })
})

it('the texts of a refusal are single lines of bounded length, whatever HubSpot sends', async () => {
  const body = {
    message: 'not\nvalid\u001b[2J',
    correlationId: 'c-1\r\nLead 1 is delivered',
    errors: [{ message: 'x\u2028y'.repeat(1000), errorType: 'INVALID\nEMAIL' }],
  }
  hubspot.reactions.push({ status: 400, body })
  const result = await submit()
  expect(result).toMatchObject({ errorTypes: ['INVALID EMAIL'], correlationId: 'c-1 Lead 1 is delivered' })
  expect(JSON.stringify(result)).not.toMatch(/\\[nru]|\u2028/)
  expect(JSON.stringify(result).length).toBeLessThan(1000)
})

it('an error in another form than that of the API is read as far as possible', async () => {
  hubspot.reactions.push({ status: 503, body: 'Bad gateway', headers: { 'Retry-After': '7' } })
  expect(await submit()).toEqual({
    kind: 'response',
    status: 503,
    errorTypes: [],
    message: '',
    retryAfter: 7000,
  })
})

it('a redirect is not followed: the token belongs to one host', async () => {
  const location = `${hubspot.origin}/elsewhere`
  hubspot.reactions.push({ status: 307, headers: { Location: location } })
  expect(await submit()).toMatchObject({ status: 307, location })
  expect(hubspot.received).toHaveLength(1)
})

it.each(['hang', 'hang in the body'] as const)(
  'a %s ends with the timeout, after one request',
  async (one) => {
    hubspot.reactions.push(one)
    expect(await submit()).toEqual({ kind: 'no_response', cause: 'timeout', detail: `${timeout} ms` })
    expect(hubspot.received).toHaveLength(1)
  },
)

it('a response that breaks off after its status is a response: HubSpot has the lead', async () => {
  hubspot.reactions.push('hang in the body of 200')
  expect(await submit()).toMatchObject({ kind: 'response', status: 200 })
})

it('a cut connection and a closed port give no response, after one request', async () => {
  hubspot.reactions.push('reset')
  expect(await submit()).toMatchObject({ kind: 'no_response', cause: 'network' })
  expect(hubspot.received).toHaveLength(1)
  await hubspot.close()
  expect(await submit()).toEqual({ kind: 'no_response', cause: 'network', detail: 'ECONNREFUSED' })
})
