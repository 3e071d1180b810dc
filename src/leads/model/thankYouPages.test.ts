import { leadFormIds, type LeadFormId } from './contract'
import { leadOutcome, thankYouPages, thankYouPath, thankYouUids } from './thankYouPages'

it.each([
  [{}, 'usual'],
  [{ company_size_range: '1' }, 'sole_trader'],
  [{ company_size_range: '2–10' }, 'small_company'],
  [{ company_size_range: '11–50' }, 'usual'],
  [{ features_of_interest: 'invoices' }, 'bills'],
  // Not invoices alone, and the size counts before the interests.
  [{ features_of_interest: 'cards;invoices' }, 'usual'],
  [{ company_size_range: '1', features_of_interest: 'invoices' }, 'sole_trader'],
  [{ company_size_range: '2–10', features_of_interest: 'invoices' }, 'small_company'],
  [{ company_size_range: '51–250', features_of_interest: 'invoices' }, 'bills'],
])('the answers %j have the outcome %s', (values, outcome) => {
  expect(leadOutcome(values)).toBe(outcome)
})

const usual: Readonly<Record<LeadFormId, string>> = {
  work_email: 'thankyou',
  sign_up: 'thankyou',
  demo: 'thankyou',
  qualification: 'thankyou',
  meeting: 'thankyou',
  contact: 'thankyou',
  newsletter: 'thankyou',
  treasury_waitlist: 'thankyou',
  ebook: 'thankyou-ebook',
  webinar: 'thankyou-event',
  referral: 'thankyou-referral',
  partner: 'thankyou-partner',
  vulnerability: 'thankyou',
  data_subject_request: 'thankyou',
  invoice_generator: 'thankyou',
}

it.each(leadFormIds)('after %s the visitor comes to its page, in the locale of the form', (form) => {
  expect(thankYouPath('fr-be', form)).toBe(`/fr-be/${usual[form]}`)
})

it.each<[LeadFormId, string, string, string]>([
  ['demo', 'thankyousoletrader', 'thankyousmall', 'thankyoubills'],
  ['qualification', 'thankyousoletrader', 'thankyousmall', 'thankyoubills'],
  ['work_email', 'thankyou', 'thankyou', 'thankyoubills'],
  ['sign_up', 'thankyou', 'thankyou', 'thankyou'],
])('after %s a sole trader, a small company and invoices alone lead to %s, %s, %s', (form, ...pages) => {
  const answers = [
    { company_size_range: '1' },
    { company_size_range: '2–10' },
    { features_of_interest: 'invoices' },
  ]
  expect(answers.map((values) => thankYouPath('en', form, values))).toEqual(
    pages.map((page) => `/en/${page}`),
  )
})

it('every thank-you page is one that a form leads to', () => {
  const led = new Set(Object.values(thankYouPages).flatMap((row) => Object.values(row)))
  expect([...led].sort()).toEqual([...thankYouUids].sort())
})
