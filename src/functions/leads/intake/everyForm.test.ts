/** Both ways of every form to the server: as JSON of the application, and as a native form of the browser. */
import { leadRequest, type LeadRequestInput } from '../../../leads/forms/core/leadRequest'
import { leadFormIds, type LeadFormId } from '../../../leads/model/contract'
import { thankYouPath } from '../../../leads/model/thankYouPages'
import { testTexts as texts } from '../../builtForms.fixture'
import { openTestApi, postForm, postJson, start, type TestApi } from './intake.fixture'

let site: TestApi
beforeEach(async () => {
  site = await openTestApi()
})
afterEach(() => site.close())

const values = {
  email: 'ada@company.example',
  firstname: 'Ada',
  lastname: 'Byron',
  company: 'Company',
  phone: '030 12345678',
  country: 'DE',
  company_size_range: '11–50',
  features_of_interest: 'cards;invoices',
  message: 'One\ntwo',
}
const input = (form: LeadFormId, more: Partial<LeadRequestInput> = {}): LeadRequestInput => ({
  form,
  values,
  page: '/de/demo?utm_source=blog',
  visit: { source: 'blog' },
  adsAllowed: true,
  now: start,
  origin: 'http://localhost',
  title: 'Seite',
  hutk: '0123456789abcdef0123456789abcdef',
  consent: {
    consentToProcess: true,
    text: texts.consent,
    communications: [{ value: true, text: texts.marketing }],
  },
  botTrap: { content: '', elapsed: 4000 },
  ...more,
})

const cases: [string, Partial<LeadRequestInput>][] = [
  ['a visitor', {}],
  ['one whom a partner sent', { page: '/de/demo?pt_ref=acme', visit: { partner: { id: 'acme' } } }],
  [
    'one from a marketplace',
    { page: '/de/demo?partner=marketplace', visit: { partner: { id: 'marketplace' } } },
  ],
  ['one of an integration', { page: '/de/integrations/datev?partner=datev', visit: {} }],
]

describe.each(leadFormIds)('the form %s', (form) => {
  it.each(cases)('of %s is accepted, with the same fields either way', async (_name, more) => {
    const { body } = leadRequest(input(form, more))
    const response = await postJson(site, body)
    expect(await response.json()).toEqual({
      result: 'success',
      location: thankYouPath('de', form, values),
    })

    site.pass(1)
    const page = input(form, more).page
    const native = await postForm(site, {
      ...values,
      // Browsers post line breaks as CR LF.
      message: 'One\r\ntwo',
      form,
      locale: 'de',
      page,
      consent_text: texts.consent,
      marketing_consent_text: texts.marketing,
      marketing_consent: 'on',
      second_topic: '',
      ads_allowed: 'true',
    })
    expect(native.status).toBe(303)
    const [first, second] = await site.leads()
    expect(second?.fields).toEqual(first?.fields)
    expect(second?.consent).toEqual(first?.consent)
    expect(second?.context.pageUri).toBe(first?.context.pageUri)
    expect(second?.context.pageName).toBe(first?.context.pageName)
    const asksForPhone = ['demo', 'partner', 'meeting'].includes(form)
    expect(first?.fields.find(({ name }) => name === 'phone')?.value).toBe(
      asksForPhone ? '+493012345678' : undefined,
    )
    expect(first?.context.hutk).toBe('0123456789abcdef0123456789abcdef')
  })
})
