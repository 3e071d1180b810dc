import { parseEnvironment } from '../../../core/environment'
import { leadFormIds } from '../../../leads/model/contract'
import { hubspotFormVariable, hubspotSettings } from './hubspotSettings'

const guid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const forms = Object.fromEntries(leadFormIds.map((form, index) => [hubspotFormVariable(form), guid(index)]))
const account = {
  HUBSPOT_PORTAL_ID: '1234567',
  HUBSPOT_ACCESS_TOKEN: 'token',
  HUBSPOT_SUBSCRIPTION_TYPE_ID: '999',
}

const settings = (variables: Record<string, string>) => hubspotSettings(parseEnvironment(variables))

it('a site that names no account has none', () => {
  expect(settings({})).toBeUndefined()
  expect(settings({ DEPLOY_ENV: 'staging', ...forms })).toBeUndefined()
})

it('a complete account has a GUID for every form', () => {
  const found = settings({ DEPLOY_ENV: 'production', ...account, ...forms })
  expect(found).toMatchObject({ portalId: '1234567', accessToken: 'token', subscriptionTypeId: '999' })
  expect(found?.endpoint).toBe('https://api.hsforms.com')
  expect(found?.formGuids).toEqual(Object.fromEntries(leadFormIds.map((form, index) => [form, guid(index)])))
})

it.each([
  ['an account id alone', { HUBSPOT_PORTAL_ID: '1' }, ['HUBSPOT_ACCESS_TOKEN', 'HUBSPOT_FORM_WORK_EMAIL']],
  ['a token alone', { HUBSPOT_ACCESS_TOKEN: 'token' }, ['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_QUALIFICATION']],
  ['production alone', { DEPLOY_ENV: 'production' }, ['HUBSPOT_PORTAL_ID', 'HUBSPOT_ACCESS_TOKEN']],
  [
    'no subscription for marketing consent',
    { ...account, ...forms, HUBSPOT_SUBSCRIPTION_TYPE_ID: '' },
    ['HUBSPOT_SUBSCRIPTION_TYPE_ID'],
  ],
  ['one form missing', { ...account, ...forms, HUBSPOT_FORM_DEMO: '' }, ['HUBSPOT_FORM_DEMO']],
])('%s is refused with the name of what is missing', (_name, variables, names) => {
  for (const name of names) expect(() => settings(variables)).toThrow(`  ${name}: is missing`)
})

it('every missing form is named at once, and nothing that is set', () => {
  const { HUBSPOT_FORM_DEMO, HUBSPOT_FORM_EBOOK, ...rest } = forms
  expect(HUBSPOT_FORM_DEMO && HUBSPOT_FORM_EBOOK).toBeTruthy()
  let message = ''
  try {
    settings({ ...account, ...rest })
  } catch (error) {
    message = String(error)
  }
  expect(message.match(/HUBSPOT_\w+/g)).toEqual(['HUBSPOT_FORM_DEMO', 'HUBSPOT_FORM_EBOOK'])
})
