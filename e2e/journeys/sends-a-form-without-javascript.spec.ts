import AxeBuilder from '@axe-core/playwright'
import { headingOf, prerendered, siteData } from '../../scripts/builtSite'
import { consentTextKeys } from '../../src/leads/model/consentTexts'
import { leadFormAction } from '../../src/leads/model/contract'
import { partnerIdProperty } from '../../src/leads/model/properties'
import { nightly } from '../fixtures/scale'
import { expect, test } from '../fixtures/services'
import { LeadForm } from '../pages/LeadForm'

test.use({ javaScriptEnabled: false })

const site = siteData('en')

test('a request for a demo arrives with all answers, without the campaign: nobody has allowed it', async ({
  page,
  email,
  hubspot,
}) => {
  const form = new LeadForm(page, 'demo', site)
  await page.goto('/en/book-a-demo?utm_campaign=cashback&gclid=click-1')
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
    // As the application's form sends it.
    phone: '+442079460958',
    generic_email: 'false',
    lifecyclestage: 'marketingqualifiedlead',
    type_of_lead: 'Sales Lead',
    lead_source_latest_capture_type: 'Free Demo',
    hs_legal_basis: 'Freely given consent from contact',
    bot_check: 'without_token',
  })
  expect(lead?.fields).not.toHaveProperty('latest_campaign')
  expect(lead?.submission.context?.pageUri).toBe('https://www.outlay.example/en/book-a-demo')
  expect(lead?.submission.context?.pageName).toBe(prerendered('/en/book-a-demo').title)
  expect(lead?.submission.legalConsentOptions).toMatchObject({
    consent: {
      consentToProcess: true,
      text: form.words(...consentTextKeys),
      communications: [{ value: true, text: form.words('marketing_emails_consent_text') }],
    },
  })
})

test(
  'an application of a partner arrives with partner and country',
  nightly,
  async ({ page, email, hubspot }) => {
    const german = siteData('de')
    const form = new LeadForm(page, 'partner', german)
    await page.goto('/de/bigform-partner-datev')
    await form.fill({
      firstname: 'Ada',
      lastname: 'Byron',
      company: 'Steuerbüro Byron',
      country: 'AT',
      email,
    })
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
  },
)

test('a refused form says so in a heading, links the terms, and the country can be corrected', async ({
  page,
  browser,
  watch,
  email,
  hubspot,
}) => {
  watch.expectStatus(400, leadFormAction)
  const german = siteData('de')
  const { strings } = german
  const form = new LeadForm(page, 'partner', german)
  await page.goto('/de/bigform-partner-datev')
  await form.fill({ firstname: 'Ada', lastname: 'Byron', company: 'Byron GmbH', country: 'DE', phone: '12' })
  await form.email.fill('jo@gmail.com')
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(strings.must_be_company_email)
  await expect(page.getByText(strings.invalid_phone)).toBeVisible()
  await page.getByText(strings.terms_summary).click()
  for (const href of ['/de/legal', '/de/legal/gdpr'])
    await expect(page.locator(`form a[href="${href}"]`)).toBeVisible()
  const required = page.getByLabel(new RegExp(`^${strings.last_name} \\*`))
  await expect(required).toHaveValue('Byron')
  await expect(required).toHaveAttribute('required')

  // The check is a script, so it reads a copy of the page in a tab that runs scripts.
  const copy = await browser.newContext({ javaScriptEnabled: true })
  const tab = await copy.newPage()
  await tab.setContent(await page.content())
  const { violations } = await new AxeBuilder({ page: tab })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
  await copy.close()

  await page.locator('[name=country]').selectOption('AT')
  await page.locator('[name=phone]').fill('0043 1 2345678')
  await page.locator('[name=email]').fill(email)
  await page.getByRole('button').click()
  await expect(page).toHaveURL('/de/thankyou-partner')
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields).toMatchObject({ country: 'AT', phone: '+4312345678' })
})
