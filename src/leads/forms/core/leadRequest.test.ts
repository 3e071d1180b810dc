import type { LeadConsent } from '../../model/contract'
import { leadRequest, type LeadRequestInput } from './leadRequest'

const consent: LeadConsent = {
  consentToProcess: true,
  text: 'By continuing you accept our terms.',
  communications: [{ value: true, text: 'Send me news.' }],
}

const input = (change: Partial<LeadRequestInput> = {}): LeadRequestInput => ({
  form: 'newsletter',
  values: { email: 'ada@outlay.example' },
  origin: 'https://www.outlay.example',
  page: '/en/press?utm_source=fair',
  title: 'Press | Outlay',
  visit: { partner: { id: 'acme' }, source: 'fair' },
  adsAllowed: true,
  now: 1_763_000_000_000,
  consent,
  botTrap: { content: '', elapsed: 4321 },
  ...change,
})

it('the body, whole', () => {
  const hutk = '0123456789abcdef0123456789ABCDEF'
  expect(leadRequest(input({ hutk, token: 'token-1' })).body).toEqual({
    formData: {
      fields: [{ objectTypeId: '0-1', name: 'email', value: 'ada@outlay.example' }],
      context: {
        hutk,
        pageUri: 'https://www.outlay.example/en/press?utm_source=fair',
        pageName: 'Press | Outlay',
      },
      formId: 'newsletter',
      submittedAt: 1_763_000_000_000,
      legalConsentOptions: { consent },
    },
    visit: { partner: { id: 'acme' }, source: 'fair' },
    adsAllowed: true,
    captchaResponse: 'token-1',
    botTrap: { content: '', elapsed: 4321 },
  })
})

it.each([undefined, '', 'none', '0123456789abcdef0123456789abcde', '0123456789abcdef0123456789abcdef0'])(
  'the visitor token %s is left out',
  (hutk) => {
    expect(leadRequest(input({ hutk })).body.formData.context).not.toHaveProperty('hutk')
  },
)

it('only answers that the form takes are in the body, each with its object', () => {
  const values = { email: 'a@b.example', message: 'Hello', features_of_interest: 'cards', company: ' ' }
  const { fields } = leadRequest(input({ form: 'demo', values })).body.formData
  expect(fields).toEqual([
    { objectTypeId: '0-1', name: 'email', value: 'a@b.example' },
    { objectTypeId: '0-2', name: 'features_of_interest', value: 'cards' },
  ])
})

it('the body has no captchaResponse without a token', () => {
  expect(leadRequest(input()).body).not.toHaveProperty('captchaResponse')
})

it('the title of the page becomes one line of bounded length', () => {
  const { pageName } = leadRequest(input({ title: ` Press\n\t${'x'.repeat(2000)} ` })).body.formData.context
  expect(pageName).toHaveLength(1000)
  expect(pageName).toMatch(/^Press xxx/)
})

describe('the content', () => {
  const { content } = leadRequest(input())

  it.each<[string, Partial<LeadRequestInput>]>([
    ['the time', { now: 1_763_000_000_001 }],
    ['the captcha token', { token: 'another' }],
    ['the visitor token', { hutk: '0123456789abcdef0123456789abcdef' }],
    ['the elapsed time', { botTrap: { content: '', elapsed: 9999 } }],
    ['a decision about advertisement', { adsAllowed: false, visit: { partner: { id: 'acme' } } }],
    ['a bot protection that was loaded', { consent: { ...consent, text: 'Longer.' } }],
  ])('does not change with %s', (_name, change) => {
    expect(leadRequest(input(change)).content).toBe(content)
  })

  it.each<[string, Partial<LeadRequestInput>]>([
    ['an answer', { values: { email: 'eve@outlay.example' } }],
    ['the page', { page: '/en/about?utm_source=fair' }],
    ['the consent', { consent: { ...consent, communications: [{ value: false, text: 'Send me news.' }] } }],
    ['the form', { form: 'ebook' }],
    ['the partner', { visit: { partner: {} } }],
  ])('changes with %s', (_name, change) => {
    expect(leadRequest(input(change)).content).not.toBe(content)
  })
})
