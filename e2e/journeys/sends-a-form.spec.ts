import { headingOf, prerendered, siteData } from '../../scripts/builtSite'
import { registerUrl } from '../../src/core/brand/registration'
import { consentTextKeys, protectionTextKey } from '../../src/leads/model/consentTexts'
import { forms } from '../../src/leads/model/forms'
import { companyProperties, partnerIdProperty } from '../../src/leads/model/properties'
import { thankYouPath } from '../../src/leads/model/thankYouPages'
import { openStarted } from '../fixtures/application'
import { hasDecided, withoutAnalytics } from '../fixtures/consent'
import { byPartner, fieldsSentAt, journeys } from '../fixtures/leadJourneys'
import { sampled } from '../fixtures/scale'
import { expect, test } from '../fixtures/services'
import { stubWebApp } from '../fixtures/webApp'
import { LeadForm } from '../pages/LeadForm'

const site = siteData('en')
const ofPartners = journeys.flatMap(byPartner)
/** The first of each form, and of partners the one that leads to the web app. */
const sample = [
  ...journeys.filter(({ form }, index) => journeys.findIndex((one) => one.form === form) === index),
  ...ofPartners.filter(({ form }) => form === 'work_email'),
]

for (const { name, form: formName, page: address, answers, marketingConsent, fields, thanked } of sampled(
  [...journeys, ...ofPartners],
  sample,
)) {
  test(`sends ${name}`, async ({ page, email, hubspot, recaptcha }) => {
    // The campaign of an address counts with consent only.
    await hasDecided(page, withoutAnalytics)
    const { visits } = await stubWebApp(page)
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
    const submission = lead?.submission
    expect(lead?.fields).toEqual({ email, ...fieldsSentAt(fields, Number(submission?.submittedAt)) })
    for (const { objectTypeId, name: property } of submission?.fields ?? []) {
      expect([property, objectTypeId]).toEqual([
        property,
        companyProperties.some((name) => name === property) ? '0-2' : '0-1',
      ])
    }
    expect(submission?.context).toMatchObject({ pageName: prerendered(path).title })
    expect(submission?.context?.pageUri).toMatch(new RegExp(`^https://www\\.outlay\\.example${path}`))
    expect(submission?.context).not.toHaveProperty('hutk')
    expect(Math.abs(Number(submission?.submittedAt) - clickedAt)).toBeLessThan(5000)
    expect(submission?.legalConsentOptions).toMatchObject({
      consent: {
        consentToProcess: true,
        text: form.words(...consentTextKeys, protectionTextKey),
      },
    })
    expect(recaptcha.requests().filter(({ pathname }) => pathname === '/api.js')).toHaveLength(1)
  })
}

test('the file that an ebook’s follow-up mail links is there', async ({ page }) => {
  const { pdf_url = '' } = journeys.find(({ form }) => form === 'ebook')?.fields ?? {}
  const response = await page.request.get(new URL(pdf_url).pathname)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('every form of the site has a journey', () => {
  const tested = new Set(journeys.map(({ form }) => form))
  // With their own journeys: signs-up, finds-out-whether-it-fits, books-a-meeting, makes-an-invoice.
  const elsewhere = ['sign_up', 'qualification', 'meeting', 'invoice_generator']
  expect([...tested, ...elsewhere].sort()).toEqual(Object.keys(forms).sort())
})

test('HubSpot receives the given consent with the exact texts of the form', async ({
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
      text: form.words(...consentTextKeys, protectionTextKey),
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
  await expect(page).toHaveURL('/us/getting-started-experience', { timeout: 15_000 })
  await hubspot.submissions({ email })
})
