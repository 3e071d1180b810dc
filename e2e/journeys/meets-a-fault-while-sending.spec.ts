import type { Page } from '@playwright/test'
import { siteData } from '../../scripts/builtSite'
import { leadFormAction } from '../../src/leads/contract'
import { openStarted } from '../fixtures/application'
import { hasDecided } from '../fixtures/consent'
import { expect, test } from '../fixtures/services'
import { trackedEvents } from '../fixtures/visitorState'
import { LeadForm } from '../pages/LeadForm'

const site = siteData('en')
const { strings } = site
const message = 'Does it work with two companies?'

/** A contact form that is filled in and can be sent. */
async function filledForm(page: Page, email: string): Promise<LeadForm> {
  const form = new LeadForm(page, 'contact', site)
  await openStarted(page, '/en/contact')
  await form.fill({ firstname: 'Ada', lastname: 'Byron', message, email })
  return form
}

const thanked = (page: Page) => expect(page).toHaveURL('/en/thankyou')

/** Nothing that was typed is gone. */
async function keepsAnswers(form: LeadForm, email: string): Promise<void> {
  await expect(form.email).toHaveValue(email)
  await expect(form.field('message')).toHaveValue(message)
}

test('a score like a bot’s is refused, and said to be', async ({
  page,
  email,
  hubspot,
  recaptcha,
  watch,
}) => {
  watch.expectStatus(403, leadFormAction)
  const form = await filledForm(page, email)
  recaptcha.setScore(0.1)
  await form.submit.click()
  await expect(form.alert).toHaveText(strings.form_submission_error)
  await keepsAnswers(form, email)
  expect(await trackedEvents(page)).toEqual([
    ['Form started', { form: 'contact' }],
    ['Form blocked', { form: 'contact', reason: 'refused' }],
  ])
  recaptcha.setScore(0.9)
  await form.submit.click()
  await thanked(page)
  await hubspot.submissions({ email })
})

test('a blocked script is told at the first press; the second sends without it', async ({
  page,
  email,
  hubspot,
  recaptcha,
}) => {
  await recaptcha.blockScript()
  const form = await filledForm(page, email)
  await form.submit.click()
  await expect(form.alert).toHaveText(strings.bot_protection_not_loaded)
  await keepsAnswers(form, email)
  expect(await trackedEvents(page)).toContainEqual([
    'Form blocked',
    { form: 'contact', reason: 'unavailable' },
  ])
  await form.submit.click()
  await thanked(page)
  await hubspot.submissions({ email })
})

test('reCAPTCHA that does not answer our server costs no lead', async ({
  page,
  email,
  hubspot,
  recaptcha,
}) => {
  const form = await filledForm(page, email)
  recaptcha.failVerification({ status: 500 })
  await form.submit.click()
  await thanked(page)
  await hubspot.submissions({ email })
})

for (const [name, failure] of [
  ['is down', { status: 500, times: 2 }],
  ['cuts the connection', { drop: true, times: 2 }],
] as const) {
  test(`HubSpot that ${name} costs the visitor no time and us no lead`, async ({ page, email, hubspot }) => {
    await hubspot.fail({ email, ...failure })
    const form = await filledForm(page, email)
    await form.submit.click()
    await thanked(page)
    const [lead] = await hubspot.submissions({ email })
    expect(lead?.fields).toMatchObject({ firstname: 'Ada', message })
    expect((await hubspot.requests({ email })).length).toBe(3)
  })
}

test('a visitor token that HubSpot does not know is left out at the second try', async ({
  page,
  context,
  email,
  hubspot,
}) => {
  await context.addCookies([{ name: 'hubspotutk', value: 'a'.repeat(32), url: 'http://localhost' }])
  await hasDecided(page, { functionality: true, analytics: true, advertisement: false })
  const form = await filledForm(page, email)
  await form.submit.click()
  await thanked(page)
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.submission.context).not.toHaveProperty('hutk')
  expect(await hubspot.requests({ email })).toHaveLength(2)
})

test('an answer lost on the way is told, nothing is lost, and pressing again makes one lead', async ({
  page,
  email,
  hubspot,
  watch,
}) => {
  watch.expectStatus(504, leadFormAction)
  const form = await filledForm(page, email)
  const keys: (string | undefined)[] = []
  // The server takes the lead; its answer never arrives.
  await page.route(`**${leadFormAction}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    await route.fetch()
    return route.fulfill({ status: 504 })
  })
  await form.submit.click()
  await expect(form.alert).toHaveText(strings.something_went_wrong)
  await keepsAnswers(form, email)
  await form.submit.click()
  await thanked(page)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/)
  await hubspot.submissions({ email })
  await page.waitForTimeout(1000)
  await hubspot.submissions({ email, count: 1 })
})

test('a double press makes one lead', async ({ page, email, hubspot }) => {
  const form = await filledForm(page, email)
  await form.submit.dblclick()
  await thanked(page)
  await hubspot.submissions({ email })
  await page.waitForTimeout(1000)
  await hubspot.submissions({ email, count: 1 })
})

test('what is missing is said at each field, the first has the focus', async ({ page }) => {
  const form = new LeadForm(page, 'demo', site)
  await openStarted(page, '/en/book-a-demo')
  await form.email.fill('jo@gmail.com')
  await form.field('phone').fill('12')
  await form.submit.click()
  await expect(form.problem('required_field')).toHaveCount(4)
  await expect(form.problem('must_be_company_email')).toBeVisible()
  await expect(form.problem('invalid_phone')).toBeVisible()
  await expect(form.field('firstname')).toBeFocused()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
})

test('reCAPTCHA is not asked before somebody types an e-mail, and once then', async ({
  page,
  email,
  recaptcha,
}) => {
  const form = new LeadForm(page, 'contact', site)
  await openStarted(page, '/en/contact')
  await form.field('firstname').fill('Ada')
  await form.field('message').fill(message)
  expect(recaptcha.requests()).toEqual([])
  await form.email.pressSequentially(email)
  await expect.poll(() => recaptcha.requests().length).toBe(1)
  await form.email.fill(`x${email}`)
  await page.waitForTimeout(500)
  expect(recaptcha.requests().map(({ pathname }) => pathname)).toEqual(['/api.js'])
})
