import { siteData } from '../../scripts/builtSite'
import { registerUrl } from '../../src/core/brand/registration'
import { openStarted, startApplication } from '../fixtures/application'
import { violationsInMain } from '../fixtures/axe'
import { nightly } from '../fixtures/scale'
import { expect, test } from '../fixtures/services'
import { trackedEvents } from '../fixtures/visitorState'
import { stubWebApp } from '../fixtures/webApp'
import { LeadForm } from '../pages/LeadForm'
import { Qualification } from '../pages/Qualification'

const site = siteData('en')
const flow = '/en/qualification'
const registered = /^A registered company in the United Kingdom$/

/** The events of the flow so far. */
const used = async (page: Parameters<typeof trackedEvents>[0]) =>
  (await trackedEvents(page)).flatMap(([name, properties]) =>
    name === 'Qualification used' ? [properties] : [],
  )

test.describe('with the application', () => {
  test.use({ reducedMotion: 'reduce' })

  test('a growing company meets the team, and its answers arrive with its address', async ({
    page,
    email,
    hubspot,
  }) => {
    const questions = new Qualification(page)
    await openStarted(page, flow)
    await expect(questions.question).toHaveText('What kind of company are you?')
    expect(await violationsInMain(page)).toEqual([])

    // By keyboard alone.
    await questions.option(registered).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(questions.question).toHaveText('What is your role?')
    await expect(questions.question).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${flow}?step=features`)
    await expect(page.getByRole('progressbar', { name: 'Question 3' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await questions.option('Approving and paying invoices').check()
    expect(await violationsInMain(page)).toEqual([])
    await questions.next.click()

    await questions.answer('NetSuite')
    await questions.answer(/^£10,000 to £50,000$/, '51 to 250', 'Yes, several')
    await expect(questions.question).toHaveText('Talk to us about groups')
    await expect(page.getByText(/With your address we send these answers/)).toContainText(
      'NetSuite; £10,000 to £50,000',
    )
    expect(await violationsInMain(page)).toEqual([])
    await expect
      .poll(() => used(page))
      .toEqual([
        { status: 'started' },
        ...['company', 'role', 'features', 'accounting', 'spend', 'size', 'entities'].map((step) => ({
          status: 'interacted',
          step,
        })),
        { status: 'completed', step: 'scale' },
      ])

    const form = new LeadForm(page, 'qualification', site)
    await form.fill({ email })
    await form.submit.click()
    await expect(page).toHaveURL('/en/meet-us')
    const [lead] = await hubspot.submissions({ email })
    expect(lead?.form).toBe('qualification')
    expect(lead?.fields).toMatchObject({
      email,
      jobtitle: 'Finance',
      features_of_interest: 'cards;invoices',
      accounting_system: 'netsuite',
      monthly_business_spend: '10k–50k',
      company_size_range: '51–250',
      lifecyclestage: 'marketingqualifiedlead',
    })
    // What was said goes on to the meeting booker, and is in no address.
    await expect(page.getByText(/From the questions you answered it is given/)).toContainText(email)
    await expect(page.getByRole('main').getByLabel(/Work email/)).toHaveValue(email)
  })

  test(
    'a small company goes back, changes its mind, reloads and opens an account',
    nightly,
    async ({ page, email, hubspot }) => {
      const { visits } = await stubWebApp(page)
      const questions = new Qualification(page)
      await openStarted(page, flow)
      await questions.answer(registered, 'I run the company')
      await questions.back.click()
      await expect(questions.option('I run the company')).toBeChecked()
      await page.goBack()
      await expect(questions.question).toHaveText('What kind of company are you?')
      await expect(page).toHaveURL(flow)
      await page.goForward()
      await page.goForward()
      await expect(questions.question).toHaveText('What would help you most?')

      await page.reload()
      await startApplication(page)
      await expect(page.getByText('We kept the answers you gave in this tab.')).toBeVisible()
      await expect(questions.question).toHaveText('What would help you most?')
      await questions.answer('Receipts and expense reports', 'Xero', /^£1,000 to £10,000$/, '2 to 10')
      await expect(questions.question).toHaveText('Start on your own')

      // Another part in it: nothing else is asked again.
      await page.getByRole('button', { name: 'Change: What is your role?' }).click()
      await questions.answer('I look after the finances')
      await expect(questions.question).toHaveText('Start on your own')

      const form = new LeadForm(page, 'qualification', site)
      await form.fill({ email })
      await form.submit.click()
      await expect(page).toHaveTitle('Web app')
      expect(visits.map(({ origin, pathname }) => origin + pathname)).toEqual([registerUrl])
      const [lead] = await hubspot.submissions({ email })
      expect(lead?.fields).toMatchObject({
        jobtitle: 'Finance',
        features_of_interest: 'expenses',
        accounting_system: 'xero',
        monthly_business_spend: '1k–10k',
        company_size_range: '2–10',
      })
    },
  )
})

test('who answers before the application has come goes on from there', async ({ page }) => {
  const app = /\/app-[0-9a-f]{8}\.js$/
  let start: () => void = () => undefined
  const held = new Promise<void>((resolve) => (start = resolve))
  await page.route(app, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(flow)
  const shown = page.locator('main section:visible h2').first()
  const headings = page.locator('[data-island="qualification-flow"]').getByRole('heading')
  await expect(headings).toHaveText(['What kind of company are you?'])
  await page.getByRole('link', { name: registered }).click()
  await expect(headings).toHaveText(['What is your role?'])
  await page.goBack()
  await expect(headings).toHaveText(['What kind of company are you?'])
  await page.goForward()
  start()
  await startApplication(page)
  await expect(shown).toHaveText('What is your role?')
  await expect(page).toHaveURL(`${flow}?step=role`)
  await new Qualification(page).back.click()
  await expect(page.getByLabel(registered)).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read, and the newsletter comes from the form of its outcome', async ({
    page,
    email,
    hubspot,
  }) => {
    await page.goto(flow)
    const island = page.locator('[data-island="qualification-flow"]')
    await expect(island.getByRole('heading', { level: 2 })).toHaveCount(8)
    for (const heading of await island.getByRole('heading').all()) await expect(heading).toBeVisible()
    await page.getByRole('link', { name: 'A sole trader' }).click()
    await expect(island.getByRole('heading', { name: 'Not yet, sorry' })).toBeInViewport()
    const form = new LeadForm(page, 'newsletter', site)
    await form.fill({ email })
    await form.consent.check()
    await form.submit.click()
    await expect(page).toHaveURL('/en/thankyou')
    const [lead] = await hubspot.submissions({ email })
    expect(lead?.form).toBe('newsletter')
  })
})
