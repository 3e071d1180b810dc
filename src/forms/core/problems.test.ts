import { problemsOf } from './problems'
import type { Answers } from './readAnswers'

const answers = (values: Partial<Answers['values']>, change: Partial<Answers> = {}): Answers => ({
  values: { email: 'ada@outlay.example', ...values },
  marketingConsent: false,
  trap: '',
  ...change,
})

const complete = { firstname: 'Ada', lastname: 'Byron', company: 'Engines', company_size_range: '11–50' }

it('a complete form has no problem', () => {
  expect(problemsOf('demo', answers(complete), {})).toEqual({})
})

it('each required field that is empty is named', () => {
  expect(problemsOf('demo', answers({ email: '' }), {})).toEqual({
    firstname: 'required_field',
    lastname: 'required_field',
    email: 'required_field',
    company: 'required_field',
    company_size_range: 'required_field',
  })
})

it('an address that is none', () => {
  expect(problemsOf('work_email', answers({ email: 'ada@outlay' }), {})).toEqual({ email: 'invalid_email' })
})

describe('an address of a free service', () => {
  const disallowedDomains = new Set(['freemail.example'])
  const given = answers({ email: 'ada@freemail.example', message: 'Hello', ...complete })

  it('is refused where a work e-mail is wanted', () => {
    expect(problemsOf('work_email', given, { disallowedDomains })).toEqual({ email: 'must_be_company_email' })
  })

  it('is good enough elsewhere', () => {
    expect(problemsOf('contact', given, { disallowedDomains })).toEqual({})
    expect(problemsOf('vulnerability', given, { disallowedDomains })).toEqual({})
  })

  it('is left to the server while the list is not known', () => {
    expect(problemsOf('work_email', given, {})).toEqual({})
  })
})

describe('a telephone number', () => {
  const isPhone = (text: string) => text === '020 7946 0000'

  it('may be left out', () => {
    expect(problemsOf('demo', answers({ ...complete, phone: '' }), { isPhone: () => false })).toEqual({})
  })

  it('is checked when it is there', () => {
    expect(problemsOf('demo', answers({ ...complete, phone: '020 79' }), { isPhone })).toEqual({
      phone: 'invalid_phone',
    })
    expect(problemsOf('demo', answers({ ...complete, phone: '020 7946 0000' }), { isPhone })).toEqual({})
  })

  it('is believed while nobody can tell', () => {
    expect(problemsOf('demo', answers({ ...complete, phone: 'after nine' }), {})).toEqual({})
  })
})

it('the consent that a newsletter is for must be given, others need not', () => {
  expect(problemsOf('newsletter', answers({}), {})).toEqual({ marketing_consent: 'required_field' })
  expect(problemsOf('newsletter', answers({}, { marketingConsent: true }), {})).toEqual({})
  expect(problemsOf('demo', answers(complete), {})).toEqual({})
})
