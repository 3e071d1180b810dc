import { headingOf, siteData } from '../../scripts/builtSite'
import { partnerIdProperty } from '../../src/leads/properties'
import { expect, test } from '../fixtures/services'
import { LeadForm } from '../pages/LeadForm'

test.use({ javaScriptEnabled: false })

const site = siteData('en')

test('a request for a demo arrives with all answers, and the campaign of the address', async ({
  page,
  email,
  hubspot,
}) => {
  const form = new LeadForm(page, 'demo', site)
  await page.goto('/en/book-a-demo?utm_campaign=Autumn')
  await form.fill({
    firstname: 'Ada',
    lastname: 'Byron',
    company: 'Surveyors Ltd',
    company_size_range: '2–10',
    features_of_interest: 'invoices',
    phone: '020 7946 0958',
    email,
  })
  await form.consent.check()
  await form.submit.click()
  await expect(page).toHaveURL('/en/thankyousmall')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en/thankyousmall'))
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.form).toBe('demo')
  expect(lead?.fields).toMatchObject({
    email,
    firstname: 'Ada',
    lastname: 'Byron',
    company: 'Surveyors Ltd',
    company_size_range: '2–10',
    features_of_interest: 'invoices',
    generic_email: 'false',
    lifecyclestage: 'marketingqualifiedlead',
    type_of_lead: 'Sales Lead',
    lead_source_latest_capture_type: 'Free Demo',
    latest_campaign: 'Autumn',
    hs_legal_basis: 'Freely given consent from contact',
  })
  expect(lead?.submission.legalConsentOptions).toMatchObject({
    consent: {
      consentToProcess: true,
      text: form.words('accept_terms_and_privacy', 'privacy_consent_text'),
      communications: [{ value: true, text: form.words('marketing_emails_consent_text') }],
    },
  })
})

test('an application of a partner arrives with partner and country', async ({ page, email, hubspot }) => {
  const german = siteData('de')
  const form = new LeadForm(page, 'partner', german)
  await page.goto('/de/bigform-partner-datev')
  await form.fill({ firstname: 'Ada', lastname: 'Byron', company: 'Steuerbüro Byron', country: 'AT', email })
  await form.submit.click()
  await expect(page).toHaveURL('/de/thankyou-partner')
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields).toMatchObject({
    company: 'Steuerbüro Byron',
    country: 'AT',
    [partnerIdProperty]: 'datev',
    partner_channel: 'Technology partners',
    type_of_lead: 'Partner lead',
    lead_source_latest_capture_type: 'bigform-partner',
  })
  expect(lead?.submission.legalConsentOptions).toMatchObject({
    consent: { communications: [{ value: false }] },
  })
})
