import { fieldErrorsOf } from './fieldErrors'
import type { Answers } from './readAnswers'

const answers = (values: Partial<Answers['values']>, change: Partial<Answers> = {}): Answers => ({
  values: { email: 'ada@outlay.example', ...values },
  marketingConsent: false,
  trap: '',
  ...change,
})

const complete = { firstname: 'Ada', lastname: 'Byron', company: 'Engines', company_size_range: '11–50' }

it('a complete form has no errors', () => {
  expect(fieldErrorsOf('demo', answers(complete), {})).toEqual({})
})

it('each empty required field has an error', () => {
  expect(fieldErrorsOf('demo', answers({ email: '' }), {})).toEqual({
    firstname: 'required_field',
    lastname: 'required_field',
    email: 'required_field',
    company: 'required_field',
    company_size_range: 'required_field',
  })
})

it('an invalid e-mail address is an error', () => {
  expect(fieldErrorsOf('work_email', answers({ email: 'ada@outlay' }), {})).toEqual({
    email: 'invalid_email',
  })
})

describe('an address of a free-mail provider', () => {
  const disallowedDomains = new Set(['freemail.example'])
  const given = answers({ email: 'ada@freemail.example', message: 'Hello', ...complete })

  it('is an error in a form that requires a work e-mail', () => {
    expect(fieldErrorsOf('work_email', given, { disallowedDomains })).toEqual({
      email: 'must_be_company_email',
    })
  })

  it('is accepted in other forms', () => {
    expect(fieldErrorsOf('contact', given, { disallowedDomains })).toEqual({})
    expect(fieldErrorsOf('vulnerability', given, { disallowedDomains })).toEqual({})
  })

  it('is left to the server while the list is not loaded', () => {
    expect(fieldErrorsOf('work_email', given, {})).toEqual({})
  })
})

describe('a telephone number', () => {
  const isPhone = (text: string) => text === '020 7946 0000'

  it('may be left out', () => {
    expect(fieldErrorsOf('demo', answers({ ...complete, phone: '' }), { isPhone: () => false })).toEqual({})
  })

  it('is checked when it is filled in', () => {
    expect(fieldErrorsOf('demo', answers({ ...complete, phone: '020 79' }), { isPhone })).toEqual({
      phone: 'invalid_phone',
    })
    expect(fieldErrorsOf('demo', answers({ ...complete, phone: '020 7946 0000' }), { isPhone })).toEqual({})
  })

  it('is accepted while the formats are not loaded', () => {
    expect(fieldErrorsOf('demo', answers({ ...complete, phone: 'after nine' }), {})).toEqual({})
  })
})

it('the marketing consent is required for a newsletter, and optional in other forms', () => {
  expect(fieldErrorsOf('newsletter', answers({}), {})).toEqual({ marketing_consent: 'required_field' })
  expect(fieldErrorsOf('newsletter', answers({}, { marketingConsent: true }), {})).toEqual({})
  expect(fieldErrorsOf('demo', answers(complete), {})).toEqual({})
})
