import type { Page } from '@playwright/test'
import { siteData } from '../../scripts/builtSite'
import { honeypotField, leadFormAction } from '../../src/leads/model/contract'
import { openStarted } from '../fixtures/application'
import { everything, hasDecided } from '../fixtures/consent'
import { nightly, sampled } from '../fixtures/scale'
import { expect, test } from '../fixtures/services'
import { trackedActions, trackedEvents } from '../fixtures/visitorState'
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

const isThanked = (page: Page) => expect(page).toHaveURL('/en/thankyou')

/** Expects that all answers are still in the form. */
async function hasAnswers(form: LeadForm, email: string): Promise<void> {
  await expect(form.email).toHaveValue(email)
  await expect(form.field('message')).toHaveValue(message)
}

test('a score like a bot’s is refused with a message', async ({ page, email, hubspot, recaptcha, watch }) => {
  watch.expectStatus(403, leadFormAction)
  const form = await filledForm(page, email)
  recaptcha.setScore(0.1)
  await form.submit.click()
  await expect(form.alert).toHaveText(strings.form_submission_error)
  await hasAnswers(form, email)
  await expect
    .poll(() => trackedActions(page))
    .toEqual([
      ['Form started', { form: 'contact' }],
      ['Form blocked', { form: 'contact', reason: 'refused' }],
    ])
  recaptcha.setScore(0.9)
  await form.submit.click()
  await isThanked(page)
  await hubspot.submissions({ email })
})

test('a blocked script is an error at the first press; the second sends without it', async ({
  page,
  email,
  hubspot,
  recaptcha,
}) => {
  await recaptcha.blockScript()
  const form = await filledForm(page, email)
  await form.submit.click()
  await expect(form.alert).toHaveText(strings.bot_protection_not_loaded)
  await hasAnswers(form, email)
  await expect
    .poll(() => trackedEvents(page))
    .toContainEqual(['Form blocked', { form: 'contact', reason: 'unavailable' }])
  await form.submit.click()
  await isThanked(page)
  await hubspot.submissions({ email })
})

test(
  'a script that hangs is an error within 4 s; the second press sends without it',
  nightly,
  async ({ page, email, hubspot }) => {
    // Neither answered nor refused.
    await page.route('**/api.js*', () => undefined)
    const form = await filledForm(page, email)
    const pressedAt = Date.now()
    await form.submit.click()
    await expect(form.alert).toHaveText(strings.bot_protection_not_loaded)
    expect(Date.now() - pressedAt).toBeLessThan(4000)
    await form.submit.click()
    await isThanked(page)
    await hubspot.submissions({ email })
  },
)

test('a form whose code never comes is sent by the browser', nightly, async ({ page, email, hubspot }) => {
  const form = new LeadForm(page, 'contact', site)
  await openStarted(page, '/en/contact')
  // Neither answered nor refused.
  await page.route('**/*.js', () => undefined)
  await form.fill({ firstname: 'Ada', lastname: 'Byron', message, email })
  await form.submit.click()
  await expect(form.submit).toHaveAttribute('aria-busy', 'true')
  await page.unroute('**/*.js')
  await expect(page).toHaveURL('/en/thankyou', { timeout: 6000 })
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields).toMatchObject({ firstname: 'Ada', message })
})

test('a visitor without a connection reads that, keeps the answers and sends them later', async ({
  page,
  context,
  email,
  hubspot,
  watch,
}) => {
  watch.expectOffline()
  const form = await filledForm(page, email)
  await context.setOffline(true)
  await form.submit.click()
  await expect(form.alert).toHaveText(strings.offline)
  await hasAnswers(form, email)
  await context.setOffline(false)
  await form.submit.click()
  await isThanked(page)
  await hubspot.submissions({ email })
})

test(
  'a visitor who loses the connection before touching the form reads that, and sends the answers later',
  nightly,
  async ({ page, context, email, hubspot, watch }) => {
    watch.expectOffline()
    const form = new LeadForm(page, 'contact', site)
    await openStarted(page, '/en/contact')
    await context.setOffline(true)
    await form.fill({ firstname: 'Ada', lastname: 'Byron', message, email })
    await form.submit.click()
    await expect(form.alert).toHaveText(strings.offline)
    await context.setOffline(false)
    await form.submit.click()
    await isThanked(page)
    await hubspot.submissions({ email })
  },
)

test('no lead is lost when reCAPTCHA does not respond to our server', async ({
  page,
  email,
  hubspot,
  recaptcha,
}) => {
  const form = await filledForm(page, email)
  recaptcha.failVerification({ status: 500 })
  await form.submit.click()
  await isThanked(page)
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields).toMatchObject({ bot_check: 'unverified' })
})

test('a server that cannot store leads says "not now", the answers stay, and pressing again makes one lead', async ({
  page,
  email,
  hubspot,
  watch,
}) => {
  watch.expectStatus(503, leadFormAction)
  const form = await filledForm(page, email)
  const keys: (string | undefined)[] = []
  await page.route(`**${leadFormAction}`, (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    return route.fulfill({ status: 503, json: { result: 'error', code: 'NOT_STORED', message: 'Not now.' } })
  })
  await form.submit.click()
  await expect(form.alert).toHaveText(strings.not_now)
  await hasAnswers(form, email)
  await form.submit.click()
  await isThanked(page)
  expect(keys).toEqual([keys[0], keys[0]])
  await hubspot.submissions({ email, count: 1 })
})

test('a password manager that filled in the trap costs the visitor nothing', async ({
  page,
  email,
  hubspot,
}) => {
  const form = await filledForm(page, email)
  await page.locator(`input[name=${honeypotField}]`).evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://firm.example'
  })
  await form.submit.click()
  await isThanked(page)
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields).toMatchObject({ bot_check: 'trap_filled' })
})

const failures = [
  ['cuts the connection', { drop: true, times: 2 }],
  ['is down', { status: 500, times: 2 }],
] as const
for (const [name, failure] of sampled(failures, [])) {
  test(`HubSpot that ${name} costs the visitor no time, and no lead is lost`, async ({
    page,
    email,
    hubspot,
  }) => {
    await hubspot.fail({ email, ...failure })
    const form = await filledForm(page, email)
    await form.submit.click()
    await isThanked(page)
    const [lead] = await hubspot.submissions({ email })
    expect(lead?.fields).toMatchObject({ firstname: 'Ada', message })
    expect((await hubspot.requests({ email })).length).toBe(3)
  })
}

test(
  'a visitor token that HubSpot does not know is left out at the second try',
  nightly,
  async ({ page, context, email, hubspot }) => {
    await context.addCookies([{ name: 'hubspotutk', value: 'a'.repeat(32), url: 'http://localhost' }])
    await hasDecided(page, everything)
    const form = await filledForm(page, email)
    await form.submit.click()
    await isThanked(page)
    const [lead] = await hubspot.submissions({ email })
    expect(lead?.submission.context).not.toHaveProperty('hutk')
    expect(await hubspot.requests({ email })).toHaveLength(2)
  },
)

test('a lost response is an error, the answers stay, and pressing again makes one lead', async ({
  page,
  email,
  hubspot,
  watch,
}) => {
  watch.expectStatus(504, leadFormAction)
  const form = await filledForm(page, email)
  const keys: (string | undefined)[] = []
  // The server accepts the lead; its response never arrives.
  await page.route(`**${leadFormAction}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    await route.fetch()
    return route.fulfill({ status: 504 })
  })
  await form.submit.click()
  await expect(form.alert).toHaveText(strings.something_went_wrong)
  await hasAnswers(form, email)
  await form.submit.click()
  await isThanked(page)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/)
  await hubspot.submissions({ email })
  await page.waitForTimeout(1000)
  await hubspot.submissions({ email, count: 1 })
})

test('a double press makes one lead', async ({ page, email, hubspot }) => {
  const form = await filledForm(page, email)
  await form.submit.dblclick()
  await isThanked(page)
  await hubspot.submissions({ email })
  await page.waitForTimeout(1000)
  await hubspot.submissions({ email, count: 1 })
})

test('each field with an error shows it, and the first has the focus', async ({ page }) => {
  const form = new LeadForm(page, 'demo', site)
  await openStarted(page, '/en/book-a-demo')
  await form.email.fill('jo@gmail.com')
  await form.field('phone').fill('12')
  await form.isChecked()
  await form.submit.click()
  await expect(form.missingFields()).toHaveCount(4)
  await expect(form.fieldError('must_be_company_email')).toBeVisible()
  await expect(form.fieldError('invalid_phone')).toBeVisible()
  await expect(form.field('firstname')).toBeFocused()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
})

test(
  'a form that is pressed empty before the application starts shows the messages of the site',
  nightly,
  async ({ page }) => {
    const form = new LeadForm(page, 'demo', site)
    await page.goto('/en/book-a-demo')
    await form.submit.click()
    await expect(form.missingFields()).toHaveCount(5)
    await expect(form.field('firstname')).toBeFocused()
  },
)

test('reCAPTCHA is not loaded before the visitor types an e-mail, and then once', async ({
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
