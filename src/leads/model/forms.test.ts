import { exampleSite } from '../../content/site/exampleSite.fixture'
import { leadFieldNames, leadFormIds, type LeadFormId } from './contract'
import { flowProperties } from './flowAnswers'
import { answersOf, forms, wantsWorkEmail } from './forms'
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

it('the qualification takes nothing but them and the address, and others take none', () => {
  expect([...answersOf('qualification')].sort()).toEqual(['email', ...flowProperties].sort())
  expect(answersOf('contact').has('monthly_business_spend')).toBe(false)
})

it('a form wants a work e-mail exactly where its label says so', () => {
  for (const [form, { fields }] of entries) {
    const label = fields.find(({ name }) => name === 'email')?.label
    expect([form, wantsWorkEmail(form)]).toEqual([form, label === 'your_email_label'])
  }
  expect(exampleSite.strings.your_email_label).toBe('Work e-mail')
  expect(wantsWorkEmail('qualification')).toBe(true)
})
