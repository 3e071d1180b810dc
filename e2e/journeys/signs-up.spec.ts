import AxeBuilder from '@axe-core/playwright'
import { devices, type Page } from '@playwright/test'
import { pageOfTemplate, siteData } from '../../scripts/builtSite'
import { formsDataPath, type FormsData } from '../../src/content/site/formsData'
import { brand } from '../../src/core/brand'
import { partnerRegisterUrl, registerUrl } from '../../src/core/brand/registration'
import { leadFormAction } from '../../src/leads/model/contract'
import { openStarted, startApplication } from '../fixtures/application'
import { fileOfChunk } from '../fixtures/chunks'
import { hasDecided, nothing, withoutAnalytics } from '../fixtures/consent'
import { nightly, sampledFirst } from '../fixtures/scale'
import { expect, test } from '../fixtures/services'
import { trackedActions, visitorState } from '../fixtures/visitorState'
import { stubWebApp } from '../fixtures/webApp'
import { Header } from '../pages/Header'
import { LeadForm } from '../pages/LeadForm'

// A headless browser counts as a bot, and bots are in no experiment.
test.use({ userAgent: devices['Desktop Chrome'].userAgent, reducedMotion: 'reduce' })

const site = siteData('en')
const { strings } = site

async function contentOf(page: Page, urlCode = 'en'): Promise<NonNullable<FormsData['signUpModal']>> {
  const response = await page.request.get(formsDataPath(urlCode))
  const { signUpModal } = (await response.json()) as FormsData
  if (!signUpModal) throw new Error(`${urlCode} has no content for the modal`)
  return signUpModal
}

/** Runs in the page. */
const navigateInApplication = (path: string): void =>
  (window as unknown as { ___navigate: (to: string) => void }).___navigate(path)

const modalOf = (page: Page) => page.getByRole('dialog')

for (const path of sampledFirst(
  ['/en', '/us/faq', '/en/pricing', pageOfTemplate('customer-case').path, '/at/about'],
  1,
)) {
  test(`an address with signup=open shows the modal on ${path}`, async ({ page }) => {
    const content = await contentOf(page, path.split('/')[1])
    await page.goto(`${path}?signup=open`)
    const modal = modalOf(page)
    await expect(modal).toHaveAccessibleName(content.title)
    await expect(modal.getByText(content.subtitle)).toBeVisible()
    for (const feature of content.features) await expect(modal.getByText(feature)).toBeVisible()
    expect(content.features.length).toBeLessThanOrEqual(3)
    await expect(modal.getByRole('textbox')).toBeFocused()
  })
}

test('the modal traps the focus, closes with Escape and returns the focus', async ({ page }) => {
  const { signUp } = new Header(page, site)
  await openStarted(page, '/en')
  await signUp.focus()
  await page.keyboard.press('Enter')
  const modal = modalOf(page)
  await expect(modal.getByRole('textbox')).toBeFocused()
  const isFocusTrapped = () =>
    modal.evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    )
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    expect(await isFocusTrapped()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(signUp).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(modal.getByRole('textbox')).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(modal).toBeHidden()
  await expect(signUp).toBeFocused()
})

test('leads to the registration when the code of the modal is missing', async ({ page, watch }) => {
  const { visits } = await stubWebApp(page)
  const isModal = fileOfChunk(/^sign-up-modal$/)
  watch.expectStatus(404, /\.js$/)
  await page.route(isModal, (route) => route.fulfill({ status: 404 }))
  await openStarted(page, '/en')
  await new Header(page, site).signUp.click()
  await expect(page).toHaveTitle('Web app')
  expect(visits.map(({ origin, pathname }) => origin + pathname)).toEqual([registerUrl])
})

test(
  'a dismissal clears signup=open in the address, the error and the e-mail',
  nightly,
  async ({ page, email }) => {
    const { signUp } = new Header(page, site)
    const form = new LeadForm(page, 'sign_up', site)
    await page.goto('/en/pricing?utm_source=fair&signup=open')
    await form.email.fill('jo@intranet')
    await form.submit.click()
    await expect(form.fieldError('invalid_email')).toBeVisible()
    await form.email.fill(email)
    await expect(form.fieldError('invalid_email')).toBeHidden()
    await form.email.fill('jo@gmail.com')
    await form.submit.click()
    await expect(form.fieldError('must_be_company_email')).toBeVisible()
    await modalOf(page).getByRole('button', { name: strings.close_button_text }).click()
    await expect(modalOf(page)).toBeHidden()
    await expect(page).toHaveURL('/en/pricing?utm_source=fair')
    await signUp.click()
    await expect(form.email).toHaveValue('')
    await expect(form.fieldError('must_be_company_email')).toBeHidden()
    await page.reload()
    await expect(modalOf(page)).toBeHidden()
  },
)

test('a work e-mail becomes a lead, and a visitor who allows it continues in the web app with the campaign', async ({
  page,
  email,
  hubspot,
}) => {
  const { visits } = await stubWebApp(page)
  const form = new LeadForm(page, 'sign_up', site)
  await hasDecided(page, withoutAnalytics)
  await page.goto('/en?utm_source=Fair&utm_medium=stand&gclid=Cj0-AbC&signup=open')
  await form.email.fill(email)
  await form.email.press('Enter')
  await expect(page).toHaveTitle('Web app')
  const [visit] = visits
  expect(visits).toHaveLength(1)
  expect(`${visit?.origin}${visit?.pathname}`).toBe(registerUrl)
  expect(Object.fromEntries(visit?.searchParams ?? [])).toEqual({
    lang: 'en',
    locale: 'en-gb',
    utm_source: 'Fair',
    utm_medium: 'stand',
    latest_utm_source: 'Fair',
    latest_utm_medium: 'stand',
    gclid: 'Cj0-AbC',
    first_gclid: 'Cj0-AbC',
  })
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.form).toBe('sign_up')
  expect(lead?.fields).toEqual({
    email,
    generic_email: 'false',
    lifecyclestage: 'marketingqualifiedlead',
    lead_interest_level: 'Interested, may want more information',
    lead_source_latest_capture_type: 'Self - Onboarding sign up',
  })

  // The modal has been used: it does not open again.
  await page.goBack()
  await expect(page).toHaveURL('/en?utm_source=Fair&utm_medium=stand&gclid=Cj0-AbC')
  await startApplication(page)
  await expect(modalOf(page)).toBeHidden()
})

test('a visitor sent by a partner sees the partner’s title and continues on the partner’s page', async ({
  page,
  email,
  hubspot,
}) => {
  const { visits } = await stubWebApp(page)
  const content = await contentOf(page)
  const form = new LeadForm(page, 'sign_up', site)
  await page.goto('/en?pt_ref=harbourline&signup=open')
  const modal = modalOf(page)
  await expect(modal).toHaveAccessibleName(content.partner.title)
  await expect(modal.getByText(content.partner.subtitle)).toBeVisible()
  if (content.reviewQuote) await expect(modal.getByText(content.reviewQuote.quote)).toBeHidden()
  const button = await form.submit.boundingBox()
  await form.email.fill(email)
  // The line of the bot protection appears below the button, which stays where a finger may be on it.
  await expect(modal.getByText(/reCAPTCHA/)).toBeVisible()
  expect(await form.submit.boundingBox()).toEqual(button)
  await form.submit.click()
  await expect(page).toHaveTitle('Web app')
  expect(`${visits[0]?.origin}${visits[0]?.pathname}`).toBe(partnerRegisterUrl)
  expect(visits[0]?.searchParams.get('pt_ref')).toBe('harbourline')
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields).toMatchObject({
    outlay_partner_id: 'harbourline',
    type_of_lead: 'Partner Self Signup',
    partner_channel: 'Accounting partners',
    lead_source_latest_capture_type: 'Self - Onboarding - Sign up_Partner',
    country: 'GB',
  })
})

for (const [name, path, destination, partner] of [
  ['of a plan keeps the plan', '/register?plan=growth', registerUrl, false],
  ['of partners is the one of partners', '/partner/register?plan=growth', partnerRegisterUrl, true],
] as const) {
  test(`a pressed link to the registration ${name}`, async ({ page, email, hubspot }) => {
    const { visits } = await stubWebApp(page)
    const content = await contentOf(page)
    const form = new LeadForm(page, 'sign_up', site)
    await hasDecided(page, withoutAnalytics)
    await openStarted(page, '/en/features?utm_source=Fair')
    const link = page.getByRole('main').locator(`a[href^="${registerUrl}"]`).first()
    // The same element: the locator would find the next link once the address of this one differs.
    const pressed = await link.elementHandle()
    await pressed?.evaluate((element, href) => element.setAttribute('href', href), brand.appOrigin + path)
    await pressed?.click()
    await expect(modalOf(page)).toHaveAccessibleName(partner ? content.partner.title : content.title)
    await form.email.fill(email)
    await form.email.press('Enter')
    await expect(page).toHaveTitle('Web app')
    expect(`${visits[0]?.origin}${visits[0]?.pathname}`).toBe(destination)
    expect(visits[0]?.searchParams.get('plan')).toBe('growth')
    expect(visits[0]?.searchParams.get('utm_source')).toBe('Fair')
    const [lead] = await hubspot.submissions({ email })
    expect(lead?.fields.type_of_lead).toBe(partner ? 'Partner Self Signup' : undefined)
  })
}

/** Holds back the responses to submissions until the returned function is called; the server has them before. */
async function holdResponses(page: Page): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**${leadFormAction}`, async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  return letGo
}

for (const [name, address, formName, leave] of [
  ['dismisses the modal', '/en?signup=open', 'sign_up', (page: Page) => page.keyboard.press('Escape')],
  [
    'goes to another page',
    '/en/business-expense-cards',
    'work_email',
    (page: Page) => page.evaluate(navigateInApplication, '/en/faq'),
  ],
] as const) {
  test(`a visitor who ${name} while the form is sending is not carried away`, async ({
    page,
    email,
    hubspot,
  }) => {
    const { visits } = await stubWebApp(page)
    const form = new LeadForm(page, formName, site)
    const letGo = await holdResponses(page)
    await openStarted(page, address)
    await form.email.fill(email)
    const answered = page.waitForResponse(`**${leadFormAction}`)
    await form.email.press('Enter')
    await hubspot.submissions({ email })
    await leave(page)
    await expect(form.root).toBeHidden()
    letGo()
    await answered
    // The redirect would follow after 400 ms.
    await page.waitForTimeout(800)
    expect(visits).toEqual([])
    await expect(page).toHaveURL(formName === 'sign_up' ? '/en' : '/en/faq')
  })
}

test('social proof is of the visitor’s bucket, reported once, and not on the Pricing page', async ({
  page,
}) => {
  const content = await contentOf(page)
  await hasDecided(page, { ...nothing, analytics: true })
  await openStarted(page, '/en')
  await new Header(page, site).signUp.click()
  const modal = modalOf(page)
  await expect(modal).toBeVisible()
  const { experiments } = await visitorState(page)
  const bucket = experiments['social-signup-modal']
  expect(['reviewQuote', 'ratingsAndBadges']).toContain(bucket)
  const quote = modal.getByText(content.reviewQuote?.quote ?? 'none')
  const logos = modal.getByText(content.socialProof?.subtitle ?? 'none')
  await expect(quote).toBeVisible({ visible: bucket === 'reviewQuote' })
  await expect(logos).toBeVisible({ visible: bucket === 'ratingsAndBadges' })
  await page.keyboard.press('Escape')
  await new Header(page, site).signUp.click()
  await expect(modal).toBeVisible()
  await expect
    .poll(() => trackedActions(page))
    .toEqual([
      ['Sign-up modal shown', { variant: bucket, trigger: 'request' }],
      ['Experiment viewed', { experiment: 'social-signup-modal', bucket }],
      ['Sign-up modal dismissed', {}],
      ['Sign-up modal shown', { variant: bucket, trigger: 'request' }],
    ])
  await page.goto('/en/pricing?signup=open')
  await expect(modal.getByRole('textbox')).toBeFocused()
  await expect(quote).toBeHidden()
  await expect(logos).toBeHidden()
})

for (const width of sampledFirst([390, 1440], 1)) {
  test(`the modal is at most 522 px wide, fits into ${width} px and meets WCAG 2.2 AA`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/en?signup=open')
    await expect(modalOf(page).getByRole('textbox')).toBeFocused()
    const box = await modalOf(page).boundingBox()
    expect(box?.width).toBeLessThanOrEqual(522)
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
  })
}

test('every link to the registration opens it; in a new tab it is a link, with the campaign where that is allowed', async ({
  page,
  context,
}) => {
  await hasDecided(page, withoutAnalytics)
  await openStarted(page, '/en/features?utm_campaign=Autumn')
  const links = page.getByRole('main').locator(`a[href^="${registerUrl}"]`)
  const count = await links.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index += 1) {
    await links.nth(index).click()
    await expect(modalOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modalOf(page)).toBeHidden()
    await expect(links.nth(index)).toBeFocused()
  }
  await links.first().click({ button: 'right' })
  const { searchParams } = new URL((await links.first().getAttribute('href')) ?? '')
  expect(searchParams.get('utm_campaign')).toBe('Autumn')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    links.first().click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.close()
  await expect(modalOf(page)).toBeHidden()
})

test('a link inside the site with signup=open shows it after the navigation', nightly, async ({ page }) => {
  await openStarted(page, '/en')
  await page.evaluate(navigateInApplication, '/en/faq?signup=open')
  await expect(modalOf(page).getByRole('textbox')).toBeFocused()
  await expect(page).toHaveURL('/en/faq?signup=open')
})

test(
  'without its texts the modal still takes an e-mail',
  nightly,
  async ({ page, email, watch, hubspot }) => {
    await stubWebApp(page)
    watch.expectStatus(503, formsDataPath('en'))
    await page.route(`**${formsDataPath('en')}`, (route) => route.fulfill({ status: 503 }))
    const form = new LeadForm(page, 'sign_up', site)
    await page.goto('/en?signup=open')
    await expect(modalOf(page)).toHaveAccessibleName(strings.sign_up)
    await form.email.fill(email)
    await form.submit.click()
    await expect(page).toHaveTitle('Web app')
    await hubspot.submissions({ email })
  },
)

test('a visitor who refused everything signs up without reCAPTCHA', async ({
  page,
  email,
  hubspot,
  recaptcha,
}) => {
  await stubWebApp(page)
  await hasDecided(page, nothing)
  const form = new LeadForm(page, 'sign_up', site)
  await page.goto('/en?signup=open')
  await form.email.fill(email)
  await form.submit.click()
  await expect(page).toHaveTitle('Web app')
  expect(recaptcha.requests()).toEqual([])
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields).toMatchObject({ bot_check: 'without_token' })
})
