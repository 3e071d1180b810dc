import type { Page } from '@playwright/test'
import { siteData } from '../../scripts/builtSite'
import { islandStarts } from '../../src/design/hydration/Island'
import { addExtensions, translatePage } from '../fixtures/externalMutations'
import { interactions, island, isLive, type Interaction } from '../fixtures/interactions'
import { journeys } from '../fixtures/leadJourneys'
import { applicationStarted, nothingExpected, watchPage } from '../fixtures/quietPage'
import { nightly, sampled, sampledFirst } from '../fixtures/scale'
import { asksNobody, expect, test } from '../fixtures/services'
import { stubWebApp } from '../fixtures/webApp'
import { Header } from '../pages/Header'
import { LeadForm } from '../pages/LeadForm'

const site = siteData('en')

test.use({ reducedMotion: 'reduce' })

/** Changes the page as soon as it is there, before the application starts. */
const changeEarly = (page: Page, change: () => void) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', ${change.toString()})`)

/**
 * What the page says and what its fields have, whatever letters it is translated into. What is only for visitors without
 * JavaScript is left out: React renders nothing there.
 */
const shown = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const hidden of body.querySelectorAll('noscript, script, style, iframe')) hidden.remove()
    return {
      text: body.textContent?.toLowerCase().replace(/\s+/g, ' ') ?? '',
      values: [...document.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden], meta, iframe)')].map(
        ({ name, type, value, checked }) =>
          `${name.startsWith(':') ? '' : name}=${type === 'radio' || type === 'checkbox' ? String(checked) : value}`,
      ),
    }
  })

/** Opens the page and starts its application by what the visitor types at once, or by a key. */
async function start(page: Page, { path, early }: Interaction): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  if (early) {
    const [name, text] = early
    const field = page.locator(`main [name="${name}"]`).first()
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
}

/** The islands of a page that are live. */
const liveIslands = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactContainer$'))
        ? [element.dataset['island'] ?? '']
        : [],
    ),
  )

test('every island is used on a translated page', () => {
  const used = new Set(interactions.flatMap(({ islands }) => islands))
  expect([...used].sort()).toEqual(Object.keys(islandStarts).sort())
})

/** A tool, a form, a list, a part that the page shows over itself, one that replaces its HTML, and one that keeps it. */
const sample = [
  'the ROI calculator',
  'the form for messages',
  'the plans and their explanations',
  'a list that is searched',
  'the demo',
  'registration, cookie settings, survey and chat',
]

/*
 * Each is used twice side by side: on one page that is translated before the application starts, and among elements of
 * extensions from then on, and on one with these from the beginning that is translated later. Until then it is what
 * the other is compared with.
 */
for (const use of sampled(
  interactions,
  interactions.filter(({ name }) => sample.includes(name)),
)) {
  test(`${use.name}: among elements of extensions and translated, before and after the start`, async ({
    browser,
  }) => {
    const errors: string[] = []
    const open = async (change: () => void): Promise<Page> => {
      const page = await browser.newPage({ reducedMotion: 'reduce', ...use.context })
      const statuses = use.status ? [{ status: use.status, path: use.path }] : []
      watchPage(page, errors, { ...nothingExpected, statuses })
      await asksNobody(page)
      await use.prepare?.(page)
      await changeEarly(page, change)
      await start(page, use)
      return page
    }
    const pages = await Promise.all([open(translatePage), open(addExtensions)])
    const [translated, extended] = pages
    const both = <Result>(run: (page: Page) => Promise<Result>) => Promise.all(pages.map(run))
    const saySame = () =>
      expect(async () => expect(await shown(translated)).toEqual(await shown(extended))).toPass({
        timeout: 5000,
      })

    await both((page) => use.steps(page, 0))
    await saySame()
    await expect(translated.locator('main font').first()).toBeAttached()
    await expect(extended.locator('main font')).toHaveCount(0)

    const before = await shown(extended)
    await Promise.all([translated.evaluate(addExtensions), extended.evaluate(translatePage)])
    await expect(extended.locator('main font').first()).toBeAttached()
    await both((page) => use.steps(page, 1))
    await saySame()
    expect(await shown(extended)).not.toEqual(before)
    for (const page of pages)
      expect(await liveIslands(page)).toEqual(expect.arrayContaining([...use.islands]))
    expect(errors).toEqual([])
    await both((page) => page.context().close())
  })
}

test(
  'what is rendered anew while the button of the mouse is down is clicked all the same',
  nightly,
  async ({ page }) => {
    await changeEarly(page, translatePage)
    await page.goto('/en/subscriptions', { waitUntil: 'domcontentloaded' })
    const choice = island(page, 'subscription-list').locator('[name=subscription-0]')
    const early = await choice.elementHandle()
    await choice.hover()
    await page.mouse.down()
    await isLive(page, 'subscription-list')
    expect(await early?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    await page.mouse.up()
    await expect(choice).not.toBeChecked()
    await expect(choice).toBeFocused()
  },
)

for (const change of sampledFirst([translatePage, addExtensions, undefined], 1))
  test(`a button that is pressed while the application starts opens its dialog ${change ? `(${change.name})` : ''}`, async ({
    page,
  }) => {
    await stubWebApp(page)
    if (change) await changeEarly(page, change)
    await page.goto('/en', { waitUntil: 'domcontentloaded' })
    await page.locator('main [data-replay="sign-up"]').first().hover()
    await page.mouse.down()
    await applicationStarted(page)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

test('a form of a translated page is sent with what was typed while it started', async ({
  page,
  email,
  hubspot,
}) => {
  const journey = journeys.find(({ form }) => form === 'contact')
  if (!journey) throw new Error('No journey of the form for messages')
  await changeEarly(page, translatePage)
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
  await changeEarly(page, translatePage)
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
