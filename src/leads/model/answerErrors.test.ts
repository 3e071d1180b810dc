import { answerErrorsOf, fieldOfError, type Answers } from './answerErrors'

const answers = (values: Partial<Answers['values']>, change: Partial<Answers> = {}): Answers => ({
  values: { email: 'ada@outlay.example', ...values },
  marketingConsent: false,
  ...change,
})

const complete = { firstname: 'Ada', lastname: 'Byron', company: 'Engines', company_size_range: '11–50' }

it('a complete form has no errors', () => {
  expect(answerErrorsOf('demo', answers(complete), {})).toEqual({})
})

it('each empty required field has an error', () => {
  expect(answerErrorsOf('demo', answers({ email: '' }), {})).toEqual({
    firstname: 'MISSING_FIELD',
    lastname: 'MISSING_FIELD',
    email: 'MISSING_FIELD',
    company: 'MISSING_FIELD',
    company_size_range: 'MISSING_FIELD',
  })
})

it('an invalid e-mail address is an error', () => {
  expect(answerErrorsOf('work_email', answers({ email: 'ada@outlay' }), {})).toEqual({
    email: 'INVALID_EMAIL',
  })
})

describe('an address of a free-mail provider', () => {
  const disallowedDomains = new Set(['freemail.example'])
  const given = answers({ email: 'ada@freemail.example', message: 'Hello', ...complete })

  it('is an error in a form that requires a work e-mail', () => {
    expect(answerErrorsOf('work_email', given, { disallowedDomains })).toEqual({
      email: 'NON_WORK_EMAIL',
    })
  })

  it('is accepted in other forms', () => {
    expect(answerErrorsOf('contact', given, { disallowedDomains })).toEqual({})
    expect(answerErrorsOf('vulnerability', given, { disallowedDomains })).toEqual({})
  })

  it('is left to the server while the list is not loaded', () => {
    expect(answerErrorsOf('work_email', given, {})).toEqual({})
  })
})

describe('a telephone number', () => {
  const isPhone = (text: string) => text === '020 7946 0000'

  it('may be left out', () => {
    expect(answerErrorsOf('demo', answers({ ...complete, phone: '' }), { isPhone: () => false })).toEqual({})
  })

  it('is checked when it is filled in', () => {
    expect(answerErrorsOf('demo', answers({ ...complete, phone: '020 79' }), { isPhone })).toEqual({
      phone: 'INVALID_PHONE',
    })
    expect(answerErrorsOf('demo', answers({ ...complete, phone: '020 7946 0000' }), { isPhone })).toEqual({})
  })

  it('is accepted while the formats are not loaded', () => {
    expect(answerErrorsOf('demo', answers({ ...complete, phone: 'after nine' }), {})).toEqual({})
  })
})

it('the marketing consent is required for a newsletter, and optional in other forms', () => {
  expect(answerErrorsOf('newsletter', answers({}), {})).toEqual({ marketing_consent: 'MISSING_FIELD' })
  expect(answerErrorsOf('newsletter', answers({}, { marketingConsent: true }), {})).toEqual({})
  expect(answerErrorsOf('demo', answers(complete), {})).toEqual({})
})

it('the qualification flow needs a work e-mail address and nothing else', () => {
  const disallowedDomains = new Set(['freemail.example'])
  expect(answerErrorsOf('qualification', answers({}), {})).toEqual({})
  expect(answerErrorsOf('qualification', answers({ email: '' }), {})).toEqual({ email: 'MISSING_FIELD' })
  expect(
    answerErrorsOf('qualification', answers({ email: 'a@freemail.example' }), { disallowedDomains }),
  ).toEqual({ email: 'NON_WORK_EMAIL' })
})

it('the errors are in the order of the form, that of the checkbox last', () => {
  const errors = answerErrorsOf('newsletter', answers({ email: '' }), {})
  expect(Object.entries(errors)).toEqual([
    ['email', 'MISSING_FIELD'],
    ['marketing_consent', 'MISSING_FIELD'],
  ])
})

it('a malformed address of a form for work e-mails is malformed, whatever its domain', () => {
  const disallowedDomains = new Set(['freemail.example'])
  expect(
    answerErrorsOf('work_email', answers({ email: 'a..b@freemail.example' }), { disallowedDomains }),
  ).toEqual({
    email: 'INVALID_EMAIL',
  })
})

it('other fields than the telephone number take any text', () => {
  expect(
    answerErrorsOf('demo', answers({ ...complete, how_did_you_hear_about_us_: 'x' }), {
      isPhone: () => false,
    }),
  ).toEqual({})
})

it.each([
  ['INVALID_EMAIL', 'email'],
  ['NON_WORK_EMAIL', 'email'],
  ['INVALID_PHONE', 'phone'],
  ['MISSING_FIELD', undefined],
  ['BUSY', undefined],
] as const)('the refusal %s is shown at %s', (code, field) => {
  expect(fieldOfError(code)).toBe(field)
})
