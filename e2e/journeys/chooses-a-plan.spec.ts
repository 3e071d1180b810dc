import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { siteData } from '../../scripts/builtSite'
import { brand } from '../../src/core/brand'
import { registerUrl } from '../../src/core/brand/registration'
import { openStarted, startApplication } from '../fixtures/application'
import { everything, hasDecided, nothing } from '../fixtures/consent'
import { expect, test } from '../fixtures/quietPage'
import { nightly, sampledFirst } from '../fixtures/scale'
import { test as servicesTest } from '../fixtures/services'
import { trackedEvents } from '../fixtures/visitorState'
import { stubWebApp } from '../fixtures/webApp'
import { LeadForm } from '../pages/LeadForm'

const site = siteData('en')

const card = (page: Page, plan: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
const slider = (page: Page) => page.getByRole('slider')
const yearly = (page: Page) => page.getByRole('radio', { name: /Billed yearly/ })

const eventsOf = async (page: Page, ...names: string[]) =>
  (await trackedEvents(page)).filter(([name]) => names.includes(name))

/** Moves the slider as a drag does: many values, of which the last one stays. */
async function drag(page: Page, ...values: number[]): Promise<void> {
  for (const value of values) await slider(page).fill(String(value))
}

servicesTest(
  'a visitor chooses the cycle and the number of users, and both reach the registration',
  async ({ page, email }) => {
    const { visits } = await stubWebApp(page)
    await hasDecided(page, everything)
    await openStarted(page, '/en/pricing?utm_source=Fair')
    await expect(card(page, 'Growth')).toContainText('£108 a month for 12 users')
    const before = await page.evaluate(() => history.length)

    await yearly(page).check()
    await expect(card(page, 'Growth').getByText('£1,080 a year for 12 users')).toBeVisible()
    await expect(card(page, 'Growth').getByText('You save £216 a year')).toBeVisible()
    // The words of the card are those of the prerendered page.
    await expect(card(page, 'Growth').getByText('Any number of users')).toBeVisible()
    await drag(page, 13, 20, 30, 25)
    await expect(card(page, 'Growth').getByText('£2,250 a year for 25 users')).toBeVisible()
    await expect(page).toHaveURL('/en/pricing?utm_source=Fair&billing=yearly&users=25')
    await expect(page.getByRole('status').filter({ hasText: 'recommend' })).toHaveText(
      'For 25 users we recommend Growth. £2,250 a year for 25 users',
    )
    expect(await page.evaluate(() => history.length)).toBe(before)

    await drag(page, 5)
    await expect(page.getByText('For 5 users we recommend Starter.').first()).toBeVisible()
    await drag(page, 6)
    await expect(page.getByText('For 6 users we recommend Growth.').first()).toBeVisible()
    await expect(card(page, 'Starter')).toContainText('For up to 5 users')
    await expect(page).toHaveURL(/users=6$/)
    // How many values settle on the way depends on the machine; the last one of each drag does.
    await expect
      .poll(async () => (await eventsOf(page, 'Pricing slider moved')).at(-1))
      .toEqual(['Pricing slider moved', { value: 6 }])
    await expect
      .poll(() => eventsOf(page, 'Billing cycle chosen', 'Pricing slider moved'))
      .toEqual(
        expect.arrayContaining([
          ['Billing cycle chosen', { cycle: 'yearly' }],
          ['Pricing slider moved', { value: 25 }],
        ]),
      )

    // Six cannot take it.
    await expect(card(page, 'Starter').getByRole('link')).toHaveCount(0)
    await card(page, 'Growth').getByRole('link', { name: 'Start with Growth' }).click()
    await expect(page.getByRole('dialog')).toContainText('Growth · £540 a year for 6 users')
    const form = new LeadForm(page, 'sign_up', site)
    await form.email.fill(email)
    await form.email.press('Enter')
    await expect(page).toHaveTitle('Web app')
    expect(`${visits[0]?.origin}${visits[0]?.pathname}`).toBe(registerUrl)
    expect(Object.fromEntries(visits[0]?.searchParams ?? [])).toMatchObject({
      plan: 'growth',
      billing: 'yearly',
      users: '6',
      utm_source: 'Fair',
    })

    await page.goBack()
    await startApplication(page)
    await expect(yearly(page)).toBeChecked()
    await expect(slider(page)).toHaveValue('6')
  },
)

test('on a phone the number is typed or stepped, the total stays in sight, and Change leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openStarted(page, '/en/pricing')
  const field = page.getByRole('textbox', { name: /^How many users/ })
  // For the eye at once, for the focus as soon as the plans are touched.
  const top = async (name: string): Promise<number> => (await card(page, name).boundingBox())?.y ?? 0
  expect(await top('Growth')).toBeLessThan(await top('Starter'))
  await field.fill('250')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Growth')
  await expect(page.getByText('Growth · £2,250 a month for 250 users')).toBeInViewport()
  await page.getByRole('button', { name: 'One user fewer' }).click()
  await expect(field).toHaveValue('249')
  await field.fill('100000')
  await expect(page.getByText(/up to 9,999 users here/)).toBeVisible()
  await field.fill('25')
  await expect(page).toHaveURL('/en/pricing?users=25')
  await card(page, 'Growth').getByRole('link', { name: 'Start with Growth' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Change' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field).toBeFocused()
})

test('an address names the choice, and what it cannot mean is ignored', async ({ page }) => {
  await openStarted(page, '/en/pricing?plan=scale&billing=yearly&users=40')
  await expect(card(page, 'Scale').getByText('Your choice')).toBeVisible()
  await expect(card(page, 'Scale').getByText('£6,000 a year for 40 users')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: site.strings.sign_up }).focus()
  await expect(page.getByRole('banner').getByRole('link', { name: site.strings.sign_up })).toHaveAttribute(
    'href',
    /\?plan=scale&billing=yearly&users=40&/,
  )

  await openStarted(page, '/en/pricing?users=99999&users=3&billing=weekly&plan=gold&utm_term=a%20b')
  await expect(slider(page)).toHaveValue('100')
  await expect(page.getByRole('radio', { name: 'Billed monthly' })).toBeChecked()
  await expect(page.getByText('Your choice')).toBeHidden()
  await expect(page).toHaveURL('/en/pricing?users=99999&users=3&billing=weekly&plan=gold&utm_term=a%20b')

  // A page that offers two plans, and an address that names the third.
  await openStarted(page, '/en/lp/prices?plan=scale&users=-1')
  await expect(slider(page)).toHaveValue('12')
  await expect(page.getByRole('heading', { name: 'Scale', exact: true })).toBeHidden()
  await expect(page.getByText('Your choice')).toBeHidden()
})

test(
  'what is chosen before the application counts, and a kept tap names the plan',
  nightly,
  async ({ page }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/app-[^/]*\.js$/, async (route) => {
      await held
      await route.fallback()
    })
    await page.goto('/en/pricing')
    await yearly(page).check()
    await expect(card(page, 'Growth').getByText('£1,080 a year for 12 users')).toBeVisible()
    await card(page, 'Growth').getByRole('link').click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/en/pricing?billing=yearly')
    await expect(card(page, 'Growth').getByRole('link', { includeHidden: true })).toHaveAttribute(
      'href',
      `${registerUrl}?plan=growth&billing=yearly`,
    )
    expect(await eventsOf(page, 'Plan picked')).toHaveLength(1)
  },
)

test('the questions pick a plan with its price and the reasons', async ({ page }) => {
  await openStarted(page, '/en/pricing')
  await page.getByRole('link', { name: 'Answer a few questions and see which plan fits' }).click()
  await expect(page).toHaveURL('/en/pricing-plan-picker')
  const result = page.getByRole('heading', { level: 2, name: /fits your answers|is enough/ })
  await expect(slider(page)).toHaveCount(0)
  await page.getByRole('radio', { name: 'Up to 5' }).check()
  await expect(result).toHaveText('So far, Starter is enough')
  await expect(slider(page)).toHaveValue('5')
  await page.getByRole('radio', { name: 'Not now' }).check()
  await page.getByRole('radio', { name: 'Straight into our accounting system' }).check()
  await page.getByRole('radio', { name: 'One', exact: true }).check()
  await expect(result).toHaveText('Growth fits your answers')
  await expect(page.getByText('£45 a month for 5 users').last()).toBeVisible()
  await expect(page.getByText('The smallest plan with the connection.').last()).toBeVisible()
  await expect(page).toHaveURL('/en/pricing-plan-picker?answers=1.1.2.1&plan=growth&users=5')

  // One answer is changed: its reason leads back to the question.
  await page.getByRole('button', { name: /^Change: How should entries/ }).click()
  await expect(page.getByRole('radio', { name: 'Straight into our accounting system' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(result).toHaveText('Scale fits your answers')
  await expect(page.getByText('Each company is connected separately.').last()).toBeVisible()
  await expect
    .poll(() => eventsOf(page, 'Plan picked', 'Element used'))
    .toEqual(
      expect.arrayContaining([
        ['Plan picked', { plan: 'growth', cycle: 'monthly' }],
        ['Plan picked', { plan: 'scale', cycle: 'monthly' }],
        ['Element used', { kind: 'radio', surface: 'pricing', label: 'Up to 5' }],
      ]),
    )

  // Back leads from question to question, by keyboard too, and is no step of the browser's history.
  const before = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter')
  await expect(page.getByRole('radio', { name: /companies|group/i, checked: true })).toBeFocused()
  await page.getByRole('button', { name: 'Back', exact: true }).press('Space')
  await expect(page.getByRole('radio', { name: 'Not now' })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Not now' })).toBeInViewport()
  await expect(result).toHaveText('Scale fits your answers')
  expect(await page.evaluate(() => history.length)).toBe(before)

  // The link carries the choice, and going back finds the answers again.
  await page.getByRole('link', { name: 'Compare all plans' }).click()
  await expect(page).toHaveURL('/en/pricing?plan=scale&users=5')
  await expect(card(page, 'Scale').getByText('Your choice')).toBeVisible()
  await page.goBack()
  await expect(result).toHaveText('Scale fits your answers')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(result).toBeHidden()
  await expect(page.locator('main').getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page).toHaveURL('/en/pricing-plan-picker')
})

test('the comparison explains its terms by pointer, keyboard and touch', nightly, async ({ page }) => {
  await openStarted(page, '/en/pricing')
  const table = page.getByRole('table', { name: 'What each plan includes' })
  const term = table.getByRole('button', { name: 'Users', exact: true })
  const explanation = page.getByRole('tooltip').filter({ hasText: 'active user' })
  await expect(explanation).toBeHidden()
  await term.focus()
  await expect(explanation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(explanation).toBeHidden()
  await term.blur()
  await term.hover()
  await expect(explanation).toBeVisible()
  // Only looking is no event.
  expect(await eventsOf(page, 'Pricing tooltip opened')).toEqual([])
  await term.focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => eventsOf(page, 'Pricing tooltip opened'))
    .toEqual([['Pricing tooltip opened', { tooltip: 'users' }]])

  // The names of the plans stay in view while the lines scroll.
  await table.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader', { name: 'Growth' })).toBeInViewport()
})

for (const path of sampledFirst(
  ['/en/pricing?plan=growth&billing=yearly&users=25', '/en/pricing-plan-picker?users=5&answers=1.1.2.1'],
  1,
))
  test(`axe finds nothing in ${path}, and nothing moves when the choice is applied`, async ({ page }) => {
    await hasDecided(page, nothing)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            e2eShift:
              ((window as { e2eShift?: number }).e2eShift ?? 0) +
              (entry as unknown as { value: number }).value,
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openStarted(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => (window as { e2eShift?: number }).e2eShift ?? 0)).toBeLessThan(0.01)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('prices, cycles, explanations and the ways to a plan can be read', async ({ page }) => {
    await page.goto('/en/pricing')
    await expect(slider(page)).toBeHidden()
    await expect(card(page, 'Growth')).toContainText('£9 per user per month · Billed monthly')
    await expect(card(page, 'Growth')).toContainText('£7.50 per user per month · Billed yearly')
    await expect(card(page, 'Growth').getByText('£108 a month for 12 users')).toBeVisible()
    await yearly(page).check()
    await expect(card(page, 'Growth').getByText('£1,080 a year for 12 users')).toBeVisible()
    await expect(page.getByText('An active user is someone who')).toBeVisible()
    await expect(card(page, 'Growth').getByRole('link')).toHaveAttribute(
      'href',
      `${brand.appOrigin}/register?plan=growth&billing=monthly`,
    )
    await page.goto('/en/pricing-plan-picker')
    await expect(page.getByText('The smallest plan with the connection.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Growth', exact: true }).first()).toBeVisible()
    await expect(page.getByText('questions answered')).toBeHidden()
  })
})
