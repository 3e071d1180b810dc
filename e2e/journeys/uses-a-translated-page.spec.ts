import type { Browser, Page } from '@playwright/test'
import { siteData } from '../../scripts/builtSite'
import { translatePage } from '../fixtures/foreignNodes'
import { journeys } from '../fixtures/leadJourneys'
import { applicationStarted } from '../fixtures/quietPage'
import { expect, test } from '../fixtures/services'
import { stubWebApp } from '../fixtures/webApp'
import { Header } from '../pages/Header'
import { LeadForm } from '../pages/LeadForm'

const site = siteData('en')

test.use({ reducedMotion: 'reduce' })

/** Translates the page as soon as it is there, before the application starts. */
const translateEarly = (page: Page) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', ${translatePage.toString()})`)

type Use = {
  name: string
  path: string
  /** The field that the visitor types into at once, and what. */
  early?: [name: string, text: string]
  /** What the visitor does then; the words of the page may be translated. */
  steps: (page: Page) => Promise<void>
}

const named = (page: Page, name: string, at = 0) => page.locator(`main [name="${name}"]`).nth(at)
const pressed = (page: Page, name: string, at = 0) => page.locator(`main [data-replay="${name}"]`).nth(at)

const uses: Use[] = [
  {
    name: 'the ROI calculator',
    path: '/en/expense-report-roi-calculator',
    early: ['employees', '200'],
    steps: async (page) => {
      const groups = page.locator('[data-tool] details > summary')
      await groups.nth(3).click()
      await named(page, 'software_today').fill('1500')
      await groups.nth(4).click()
      await named(page, 'setup_hours').fill('12')
      await groups.nth(2).click()
      await named(page, 'basis').selectOption('salary')
      await named(page, 'hours_per_year').fill('1500')
      await groups.nth(0).click()
    },
  },
  {
    name: 'the VAT calculator',
    path: '/en/vat-calculator',
    early: ['amount-1', '1000'],
    steps: async (page) => {
      await pressed(page, 'add-line').click()
      await named(page, 'amount-2').fill('12,,3')
      await named(page, 'direction', 1).check()
      await named(page, 'amount-2').fill('49.90')
      await named(page, 'country').selectOption('FR')
    },
  },
  {
    name: 'the expense report',
    path: '/en/expense-report-generator',
    early: ['employee', 'Seán Byrne'],
    steps: async (page) => {
      await named(page, 'line-1.merchant').fill('Harbour taxi')
      await named(page, 'line-1.amount').fill('12.50')
      await pressed(page, 'add-expense').click()
      await named(page, 'line-2.amount').fill('1,000')
      await named(page, 'line-2.amount').blur()
      await pressed(page, 'delete-line').click()
    },
  },
  {
    name: 'the expense policy builder',
    path: '/en/expense-policy-builder',
    early: ['company', 'Acme Ltd'],
    steps: async (page) => {
      await named(page, 'size', 3).check()
      await pressed(page, 'step-limits').click()
      await pressed(page, 'step-meals').click()
      await pressed(page, 'step-company').click()
    },
  },
  {
    name: 'the invoice generator',
    path: '/en/invoice-generator',
    early: ['seller.name', 'Fernhill Studio'],
    steps: async (page) => {
      await pressed(page, 'step', 3).click()
      await named(page, 'lines.0.name').fill('Design')
      await named(page, 'lines.0.price').fill('a hundred')
      await named(page, 'lines.0.price').fill('99.50')
      await pressed(page, 'step', 6).click()
      await pressed(page, 'step', 0).click()
    },
  },
  {
    name: 'the plans',
    path: '/en/pricing',
    steps: async (page) => {
      await page.locator('main input[value=yearly]').check()
      await page.locator('main input[type=range]').fill('9')
    },
  },
  {
    name: 'the plan picker',
    path: '/en/pricing-plan-picker',
    steps: async (page) => {
      for (const question of [0, 1, 2, 3]) await named(page, `question-${question}`, 1).check()
      await named(page, 'question-0').check()
    },
  },
  {
    name: 'the questions whether the product fits',
    path: '/en/qualification',
    steps: async (page) => {
      const options = page.locator('main :is([role=radiogroup], [role=group]) input')
      for (let question = 0; question < 2; question += 1) {
        await options.first().check()
        await page.locator('main form button[type=submit]').click()
      }
      await options.first().check()
    },
  },
  {
    name: 'the list of subscriptions',
    path: '/en/subscriptions',
    steps: async (page) => {
      await named(page, 'subscription-0').uncheck()
      await named(page, 'subscription-2').uncheck()
      await named(page, 'subscription-0').check()
    },
  },
  {
    name: 'a list that is searched',
    path: '/en/integrations',
    early: ['q', 'acc'],
    steps: async (page) => {
      await page.locator('[data-island=list-filter] a').nth(2).click()
      await named(page, 'q').fill('nothing like it')
      await named(page, 'q').fill('')
    },
  },
  {
    name: 'the demo',
    path: '/en/explore-product',
    steps: async (page) => {
      await page.locator('#try-it a').last().click()
      await expect(page.locator('#try-it [role=region]').first()).toBeVisible()
      await page.locator('#try-it [role=region] button').first().click()
    },
  },
]

/**
 * What the page says and what its fields have, whatever letters it is translated into. What is only for visitors without
 * JavaScript is left out: React renders nothing there.
 */
const shown = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const text = main?.cloneNode(true) as HTMLElement | undefined
    for (const hidden of text?.querySelectorAll('noscript, script, style') ?? []) hidden.remove()
    return {
      text: text?.textContent?.toLowerCase().replace(/\s+/g, ' ') ?? '',
      values: [...document.querySelectorAll<HTMLInputElement>('main [name]:not([type=hidden])')].map(
        ({ name, type, value, checked }) =>
          `${name.startsWith(':') ? '' : name}=${type === 'radio' || type === 'checkbox' ? String(checked) : value}`,
      ),
    }
  })

async function use(page: Page, { path, early, steps }: Use): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  if (early) {
    const [name, text] = early
    const field = named(page, name)
    await field.click()
    await page.keyboard.press('ControlOrMeta+A')
    await field.pressSequentially(text, { delay: 20 })
    await applicationStarted(page)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(text)
  } else {
    await page.keyboard.press('Shift')
    await applicationStarted(page)
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [data-tool]')].every((tool) => tool.hasAttribute('data-ready')),
  )
  await steps(page)
}

/** The same use of the page as it is written. */
async function useUntranslated(browser: Browser, one: Use) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await use(page, one)
  return page
}

for (const one of uses) {
  test(`${one.name} says the same when it is translated, and keeps what was typed`, async ({
    page,
    browser,
  }) => {
    await translateEarly(page)
    await use(page, one)
    await expect(page.locator('main font').first()).toBeAttached()
    const untranslated = await useUntranslated(browser, one)
    await expect(async () => expect(await shown(page)).toEqual(await shown(untranslated))).toPass({
      timeout: 5000,
    })
    await untranslated.close()
  })
}

test('a form of a translated page is sent with what was typed while it started', async ({
  page,
  email,
  hubspot,
}) => {
  const journey = journeys.find(({ form }) => form === 'contact')
  if (!journey) throw new Error('No journey of the form for messages')
  await translateEarly(page)
  await page.goto(journey.page)
  const form = new LeadForm(page, 'contact', site)
  const field = form.root.locator('[name=email]')
  await field.click()
  await field.pressSequentially(email, { delay: 15 })
  await form.isChecked()
  await expect(field).toBeFocused()
  for (const [name, value] of Object.entries(journey.answers))
    await form.root.locator(`[name="${name}"]`).fill(value)
  await form.root.locator('[type=submit]').click()
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields).toMatchObject({ email })
})

test('the sign-up modal of a translated page is opened by an early press, checked and left', async ({
  page,
  email,
}) => {
  const { visits } = await stubWebApp(page)
  await translateEarly(page)
  await page.goto('/en')
  await new Header(page, site).root.locator('[data-replay="sign-up"]').first().click()
  const field = page.getByRole('dialog').locator('[name=email]')
  await expect(field).toBeFocused()
  await page.keyboard.type('ada')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Web app')
  expect(visits).toHaveLength(1)
})
