import { partnerIdProperty, type LeadProperty } from '../../src/forms/leadProperties'
import { forms, type FormName } from '../../src/forms/forms'
import { registerUrl } from '../../src/brand/registration'
import { thankYouPath, type ThankYouUid } from '../../src/forms/thankYouPages'
import { openStarted } from '../fixtures/application'
import { headingOf, prerendered, siteData } from '../fixtures/builtSite'
import { expect, test } from '../fixtures/services'
import { standInForWebApp } from '../fixtures/webApp'
import { LeadForm, type Answers } from '../pages/LeadForm'

const site = siteData('en')

type Fields = Partial<Record<LeadProperty, string>>

type Journey = {
  name: string
  form: FormName
  /** Path and query. */
  page: string
  answers: Answers
  marketingConsent?: boolean
  /** What HubSpot has to get besides the e-mail, no field more. */
  fields: Fields
  /**
   * What changes for a visitor sent by the partner Harbourline, besides `ofPartner`; `nothing` where a partner does not
   * matter. Journeys without it are driven once, as they stand.
   */
  withPartner?: Fields | 'nothing'
  /** Where the visitor is thanked; the web app's registration when it is absent. */
  thanked?: ThankYouUid
}

const names = { firstname: 'Ada', lastname: 'Byron' }
const firm = { company: 'Surveyors Ltd' }
const mql = { lifecyclestage: 'marketingqualifiedlead', generic_email: 'false' }
const interested = { lead_interest_level: 'Interested, may want more information' }
const consented = { hs_legal_basis: 'Freely given consent from contact' }

/** Midnight UTC of today, as HubSpot takes dates. */
const today = (): string => String(new Date().setUTCHours(0, 0, 0, 0))

/** What every lead of the partner Harbourline carries. */
const ofPartner = (): Fields => ({
  [partnerIdProperty]: 'harbourline',
  associated_partner_id: 'harbourline',
  partner_channel: 'Accounting partners',
  partnership_type: 'Partner-sourced',
  partnership_referred_date: today(),
  type_of_lead: 'Partner lead',
  country: 'GB',
})

const journeys: Journey[] = [
  {
    name: 'a work e-mail',
    form: 'work_email',
    page: '/en/business-expense-cards?utm_source=fair&utm_campaign=Autumn',
    answers: {},
    marketingConsent: true,
    fields: {
      ...mql,
      ...consented,
      ...interested,
      lead_source_latest_capture_type: 'Self - Onboarding sign up',
      latest_campaign: 'Autumn',
    },
    withPartner: {
      type_of_lead: 'Partner Self Signup',
      lead_source_latest_capture_type: 'Self - Onboarding - Sign up_Partner',
    },
  },
  {
    name: 'a request for a demo',
    form: 'demo',
    page: '/en/book-a-demo',
    answers: {
      ...names,
      ...firm,
      phone: '020 7946 0958',
      company_size_range: '11–50',
      features_of_interest: 'cards',
      how_did_you_hear_about_us_: 'A fair',
    },
    marketingConsent: true,
    fields: {
      ...names,
      ...firm,
      ...mql,
      ...interested,
      ...consented,
      phone: '+442079460958',
      company_size_range: '11–50',
      features_of_interest: 'cards',
      how_did_you_hear_about_us_: 'A fair',
      lead_source_latest_capture_type: 'Free Demo',
      type_of_lead: 'Sales Lead',
    },
    thanked: 'thankyou',
    withPartner: {},
  },
  {
    name: 'a request for a demo of a small company',
    form: 'demo',
    page: '/en/book-a-demo',
    answers: { ...names, ...firm, company_size_range: '2–10' },
    fields: {
      ...names,
      ...firm,
      ...mql,
      ...interested,
      company_size_range: '2–10',
      lead_source_latest_capture_type: 'Free Demo',
      type_of_lead: 'Sales Lead',
    },
    thanked: 'thankyousmall',
  },
  {
    name: 'a request for a demo of somebody who works alone',
    form: 'demo',
    page: '/en/book-a-demo',
    answers: { ...names, ...firm, company_size_range: '1' },
    fields: {
      ...names,
      ...firm,
      ...mql,
      ...interested,
      company_size_range: '1',
      lead_source_latest_capture_type: 'Free Demo',
      type_of_lead: 'Sales Lead',
    },
    thanked: 'thankyousoletrader',
  },
  {
    name: 'a request for a demo about invoices, sent by a marketplace',
    form: 'demo',
    page: '/en/book-a-demo?pt_ref=marketplace',
    answers: { ...names, ...firm, company_size_range: '51–250', features_of_interest: 'invoices' },
    fields: {
      ...ofPartner(),
      ...names,
      ...firm,
      ...mql,
      ...interested,
      [partnerIdProperty]: 'marketplace',
      associated_partner_id: 'marketplace',
      partner_channel: 'Marketplace',
      type_of_lead: 'Sales',
      company_size_range: '51–250',
      features_of_interest: 'invoices',
      lead_source_latest_capture_type: 'Free Demo',
    },
    thanked: 'thankyoubills',
  },
  {
    name: 'a message from a private address',
    form: 'contact',
    page: '/en/contact',
    answers: { ...names, message: 'Does it work\nwith two companies?' },
    fields: {
      ...names,
      message: 'Does it work\nwith two companies?',
      lifecyclestage: 'lead',
      generic_email: 'false',
    },
    thanked: 'thankyou',
    withPartner: {},
  },
  {
    name: 'a subscription to the newsletter',
    form: 'newsletter',
    page: '/en/press',
    answers: {},
    marketingConsent: true,
    fields: {
      ...consented,
      lifecyclestage: 'subscriber',
      generic_email: 'false',
      lead_source_latest_capture_type: 'Blog - Digest',
    },
    thanked: 'thankyou',
    withPartner: {},
  },
  {
    name: 'a request for the guide, by a reader of the blog',
    form: 'ebook',
    page: '/en/ebooks/closing-the-month-faster?utm_source=blog',
    answers: { ...names, ...firm },
    fields: {
      ...names,
      ...firm,
      ...mql,
      lead_source_latest_capture_type: 'Ebooks',
      event_name: 'Blog',
    },
    thanked: 'thankyou-ebook',
    withPartner: {},
  },
  {
    name: 'a registration for a date',
    form: 'webinar',
    page: '/en/webinars/finance-breakfast-london',
    answers: { ...names, ...firm, jobtitle: 'Surveyor' },
    fields: {
      ...names,
      ...firm,
      ...mql,
      jobtitle: 'Surveyor',
      event_name: headingOf('/en/webinars/finance-breakfast-london'),
    },
    thanked: 'thankyou-event',
    withPartner: {},
  },
  {
    name: 'an introduction by somebody with a code',
    form: 'referral',
    page: '/en/referrals?referrer_code=ada-7',
    answers: { ...names, ...firm },
    fields: {
      ...names,
      ...firm,
      lifecyclestage: 'lead',
      generic_email: 'false',
      referral_id: 'ada-7',
    },
    thanked: 'thankyou-referral',
    withPartner: {},
  },
  {
    name: 'an application as a partner',
    form: 'partner',
    page: '/en/bigform-partner',
    answers: { ...names, ...firm, country: 'IE' },
    fields: {
      ...names,
      ...firm,
      ...mql,
      country: 'IE',
      lead_source_latest_capture_type: 'bigform-partner',
      partner_segment: 'accounting',
      partner_channel: 'Accounting partners',
      partnership_type: 'Partner-sourced',
      partnership_referred_date: today(),
      type_of_lead: 'Partner lead',
    },
    thanked: 'thankyou-partner',
    withPartner: { associated_partner_id: undefined, country: 'IE' },
  },
  {
    name: 'an application of a tax adviser who works with DATEV',
    form: 'partner',
    page: '/en/bigform-partner-datev',
    answers: { ...names, ...firm, country: 'Other' },
    fields: {
      ...names,
      ...firm,
      ...mql,
      country: 'Other',
      [partnerIdProperty]: 'datev',
      lead_source_latest_capture_type: 'bigform-partner',
      partner_segment: 'accounting',
      partner_channel: 'Technology partners',
      partnership_type: 'Partner-sourced',
      partnership_referred_date: today(),
      type_of_lead: 'Partner lead',
    },
    thanked: 'thankyou-partner',
  },
  {
    name: 'an entry on the waiting list for treasury',
    form: 'treasury_waitlist',
    page: '/en/features',
    answers: { ...names, ...firm },
    fields: { ...names, ...firm, ...mql, ...interested },
    thanked: 'thankyou',
    withPartner: {},
  },
  {
    name: 'a report about security, whatever brought the visitor',
    form: 'vulnerability',
    page: '/en/security?utm_campaign=Autumn',
    answers: { message: 'The header X is missing.' },
    fields: { message: 'The header X is missing.' },
    thanked: 'thankyou',
    withPartner: 'nothing',
  },
  {
    name: 'a request about own data, whatever brought the visitor',
    form: 'data_subject_request',
    page: '/en/legal/dsr?utm_campaign=Autumn',
    answers: { ...names, country: 'GB', message: 'Please delete it.' },
    fields: { ...names, country: 'GB', message: 'Please delete it.' },
    thanked: 'thankyou',
    withPartner: 'nothing',
  },
]

/** The same journey of a visitor whom a partner sent. */
function byPartner({ name, page, fields, withPartner, ...journey }: Journey): Journey[] {
  if (!withPartner) return []
  const changed = withPartner === 'nothing' ? fields : { ...fields, ...ofPartner(), ...withPartner }
  return [
    {
      ...journey,
      name: `${name}, sent by a partner`,
      page: `${page}${page.includes('?') ? '&' : '?'}pt_ref=harbourline`,
      fields: Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)),
    },
  ]
}

for (const { name, form: formName, page: address, answers, marketingConsent, fields, thanked } of [
  ...journeys,
  ...journeys.flatMap(byPartner),
]) {
  test(`sends ${name}`, async ({ page, email, hubspot, recaptcha }) => {
    const { visits } = await standInForWebApp(page)
    const form = new LeadForm(page, formName, site)
    const [path = ''] = address.split('?')
    await openStarted(page, address)
    await form.fill({ ...answers, email })
    if (await form.consent.isVisible()) await expect(form.consent).not.toBeChecked()
    if (marketingConsent) await form.consent.check()
    const clickedAt = Date.now()
    await form.submit.click()

    if (thanked) {
      await expect(page).toHaveURL(`/en/${thanked}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(`/en/${thanked}`))
    } else {
      await expect(page).toHaveTitle('Web app')
      expect(visits.map(({ origin, pathname }) => origin + pathname)).toEqual([
        fields[partnerIdProperty] ? registerUrl.replace('/register', '/partner/register') : registerUrl,
      ])
      expect(visits[0]?.href).not.toContain('@')
    }

    const [lead] = await hubspot.submissions({ email })
    expect(lead?.form).toBe(formName)
    expect(lead?.fields).toEqual({ email, ...fields })
    const submission = lead?.submission
    for (const { objectTypeId, name: property } of submission?.fields ?? []) {
      expect([property, objectTypeId]).toEqual([
        property,
        ['features_of_interest', 'accounting_system', 'monthly_business_spend'].includes(property)
          ? '0-2'
          : '0-1',
      ])
    }
    expect(submission?.context).toMatchObject({ pageName: prerendered(path).title })
    expect(submission?.context?.pageUri).toMatch(new RegExp(`^https://www\\.outlay\\.example${path}`))
    expect(submission?.context).not.toHaveProperty('hutk')
    expect(Math.abs(Number(submission?.submittedAt) - clickedAt)).toBeLessThan(5000)
    expect(submission?.legalConsentOptions).toMatchObject({
      consent: {
        consentToProcess: true,
        text: form.words('accept_terms_and_privacy', 'privacy_consent_text'),
      },
    })
    expect(recaptcha.requests().filter(({ pathname }) => pathname === '/api.js')).toHaveLength(1)
  })
}

test('every form of the site is driven', () => {
  const driven = new Set(journeys.map(({ form }) => form))
  // The sign-up modal has journeys of its own: signs-up.spec.ts.
  expect([...driven, 'sign_up'].sort()).toEqual(Object.keys(forms).sort())
})

test('the consent that HubSpot gets is the one that was given, in the words that stood there', async ({
  page,
  email,
  hubspot,
}) => {
  const german = siteData('de')
  const form = new LeadForm(page, 'contact', german)
  await openStarted(page, '/de/contact')
  await form.fill({ firstname: 'Ada', lastname: 'Byron', message: 'Guten Tag', email })
  await form.submit.click()
  await expect(page).toHaveURL(thankYouPath('de', 'contact'))
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.submission.legalConsentOptions).toEqual({
    consent: {
      consentToProcess: true,
      text: form.words('accept_terms_and_privacy', 'privacy_consent_text'),
      communications: [
        {
          value: false,
          subscriptionTypeId: expect.any(Number),
          text: form.words('marketing_emails_consent_text'),
        },
      ],
    },
  })
  expect(lead?.fields).not.toHaveProperty('hs_legal_basis')
})

test('the market of the United States continues on its own page, in the application', async ({
  page,
  email,
  hubspot,
}) => {
  const american = siteData('us')
  const form = new LeadForm(page, 'work_email', american)
  await openStarted(page, '/us/features')
  await form.email.fill(email)
  await form.submit.click()
  await expect(page).toHaveURL('/us/getting-started-experience')
  await hubspot.submissions({ email })
})
