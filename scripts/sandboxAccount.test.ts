import { createHubspot } from '../sandbox/hubspot'
import { parseEnvironment } from '../src/core/environment'
import { hubspotSettings } from '../src/functions/leads/delivery/hubspotSettings'
import { leadFormIds } from '../src/leads/model/contract'
import { sandboxAccount, sandboxForms, sandboxVariables } from './sandboxAccount'

const variables = sandboxVariables({
  hubspot: 'http://localhost:4420',
  recaptcha: 'http://localhost:4430',
  meetings: 'http://localhost:4440',
  launchDarkly: 'http://localhost:4450',
  segment: 'http://localhost:4460',
  faro: 'http://localhost:4470',
  chatAndSurvey: 'http://localhost:4480',
})

it('is all that the site needs, in production too', () => {
  const environment = parseEnvironment({ ...variables, DEPLOY_ENV: 'production' })
  expect(environment).toMatchObject({ ...variables, FARO_SAMPLING_RATE: 1 })
  const account = hubspotSettings(environment)
  expect(account).toMatchObject({ portalId: '1234567', accessToken: 'sandbox-token' })
  expect(leadFormIds.map((form) => account?.formGuids[form])).toEqual(Object.keys(sandboxForms))
})

it.each([
  [200, { objectTypeId: '0-1', name: 'company_size_range', value: '2–10' }],
  [200, { objectTypeId: '0-2', name: 'features_of_interest', value: 'cards;invoices' }],
  [400, { objectTypeId: '0-1', name: 'company_size_range', value: '3' }],
  [400, { objectTypeId: '0-1', name: 'features_of_interest', value: 'cards' }],
  [400, { objectTypeId: '0-1', name: 'shoe_size', value: '38' }],
])('has forms with the fields of a lead: %i for %j', async (status, field) => {
  const { portalId, accessToken } = sandboxAccount
  const { app } = createHubspot({ portalId, accessToken, forms: sandboxForms })
  const response = await app.request(
    `/submissions/v3/integration/submit/${portalId}/${variables['HUBSPOT_FORM_DEMO']}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        fields: [{ objectTypeId: '0-1', name: 'email', value: 'ada@outlay.example' }, field],
      }),
    },
  )
  expect(response.status).toBe(status)
})
