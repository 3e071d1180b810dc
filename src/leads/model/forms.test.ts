import { exampleSite } from '../../content/site/exampleSite.fixture'
import { leadFieldNames, leadFormIds, type LeadFormId } from './contract'
import { flowProperties } from './flowAnswers'
import { answersOf, forms, needsMarketingConsent, wantsWorkEmail } from './forms'
import { propertyValues } from './properties'

const entries = Object.entries(forms) as [LeadFormId, (typeof forms)[LeadFormId]][]

it('every form has fields', () => {
  expect(Object.keys(forms).sort()).toEqual([...leadFormIds].sort())
})

it.each(entries)(
  '%s has each field once, with names the server knows, and a required e-mail',
  (_form, { fields }) => {
    const names = fields.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(['email', ...leadFieldNames]).toEqual(expect.arrayContaining(names))
    expect(fields.find(({ name }) => name === 'email')?.required).toBe(true)
  },
)

it.each(entries)('%s offers only options that the property allows', (_form, { fields }) => {
  for (const { name, options } of fields) {
    if (!options || options === 'countries') continue
    const values = options.map((option) => (typeof option === 'string' ? option : option.value))
    expect(propertyValues[name]).toEqual(expect.arrayContaining(values))
  }
})

it.each(['qualification', 'newsletter', 'meeting', 'work_email', 'sign_up'] as const)(
  '%s takes the answers of a flow',
  (form) => expect([...answersOf(form)]).toEqual(expect.arrayContaining([...flowProperties])),
)

it.each(entries)('%s takes the answers to its own questions', (form, { fields }) => {
  expect([...answersOf(form)]).toEqual(expect.arrayContaining(fields.map(({ name }) => name)))
})

it('the qualification takes nothing but them and the address, and others take none', () => {
  expect([...answersOf('qualification')].sort()).toEqual(['email', ...flowProperties].sort())
  expect([...answersOf('contact')].sort()).toEqual(['company', 'email', 'firstname', 'lastname', 'message'])
})

it('a form wants a work e-mail exactly where its label says so', () => {
  for (const [form, { fields }] of entries) {
    const label = fields.find(({ name }) => name === 'email')?.label
    expect([form, wantsWorkEmail(form)]).toEqual([form, label === 'your_email_label'])
  }
  expect(exampleSite.strings.your_email_label).toBe('Work email')
  expect(wantsWorkEmail('qualification')).toBe(true)
})

it.each<[LeadFormId, string[]]>([
  ['sign_up', ['email']],
  ['work_email', ['email']],
  ['qualification', ['email']],
  ['newsletter', ['email']],
  ['invoice_generator', ['email']],
  ['demo', ['firstname', 'lastname', 'email', 'phone?', 'company', 'company_size_range', 'features_of_interest?', 'how_did_you_hear_about_us_?']],
  ['contact', ['firstname', 'lastname', 'email', 'company?', 'message']],
  ['ebook', ['firstname', 'lastname', 'email', 'company']],
  ['treasury_waitlist', ['firstname', 'lastname', 'email', 'company']],
  ['webinar', ['firstname', 'lastname', 'email', 'company', 'jobtitle?']],
  ['referral', ['firstname', 'lastname', 'email', 'company', 'message?']],
  ['partner', ['firstname', 'lastname', 'email', 'phone?', 'company', 'country', 'message?']],
  ['vulnerability', ['email', 'message']],
  ['data_subject_request', ['firstname', 'lastname', 'email', 'country', 'message']],
  ['meeting', ['firstname', 'lastname', 'email', 'phone?', 'company', 'message']],
])('%s has these fields; what may be left out has a question mark', (form, names) => {
  expect(forms[form].fields.map(({ name, required }) => (required ? name : `${name}?`))).toEqual(names)
}) // prettier-ignore

it('no marketing is offered with reports and requests about data, and none can be refused for a newsletter', () => {
  const offered = (wanted: string) =>
    entries.filter(([, { marketingConsent }]) => marketingConsent === wanted).map(([form]) => form)
  expect(offered('none')).toEqual(['vulnerability', 'data_subject_request'])
  expect(offered('required')).toEqual(['newsletter'])
  expect(entries.map(([form]) => form).filter(needsMarketingConsent)).toEqual(['newsletter'])
})

it('the progress in the demo goes with the forms that come after it', () => {
  const takes = (form: LeadFormId) => answersOf(form).has('interactive_demo_flow_progress')
  expect(leadFormIds.filter(takes)).toEqual(['work_email', 'demo', 'sign_up'])
  expect(answersOf('demo').has('interactive_demo_flows_completed')).toBe(true)
})
