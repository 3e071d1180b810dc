import type { Page, Request } from '@playwright/test'
import { localeByUrlCode } from '../../locales.config'
import { headingOf, isPageOf, pageOfTemplate, siteData } from '../../scripts/builtSite'
import { leadFormAction } from '../../src/leads/model/contract'
import { thankYouPath } from '../../src/leads/model/thankYouPages'
import { markDocument, isMarkedDocument } from '../fixtures/application'
import { applicationStarted, expect, test } from '../fixtures/quietPage'
import { nightly, sampledFirst } from '../fixtures/scale'
import { Header } from '../pages/Header'
import { LeadForm } from '../pages/LeadForm'
import { LocaleSelector } from '../pages/LocaleSelector'

const site = siteData('en')
const lu = localeByUrlCode('lu')
if (!lu) throw new Error('There is no locale lu')
const menu = site.navigation.menus.find(({ entries }) =>
  entries.some(({ link }) => isPageOf('en', link.href)),
)
const entryHref = menu?.entries.find(({ link }) => isPageOf('en', link.href))?.link.href
if (!menu || !entryHref) throw new Error('The menus of en lead to no page of en')

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const formPage = '/en/business-expense-cards'
const faq = pageOfTemplate('faq')

/** The first question of the FAQ page and its answer. */
function firstQuestion(page: Page) {
  const question = page.getByRole('main').locator('details').first()
  return { summary: question.locator('summary'), answer: question.locator('summary + *') }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // `check:site` reads every page: its heading, its landmarks and the length of its text.
  for (const { path, template } of sampledFirst(['homepage', 'roi-calculator', 'not-found'], 1).map(
    pageOfTemplate,
  )) {
    test(`reads ${path} (${template})`, async ({ page, watch }) => {
      watch.expectStatus(404, /\/404$/)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(80)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }

  test('opens a menu and follows an entry', async ({ page }) => {
    const header = new Header(page, site)
    await page.goto('/en')
    await expect(header.entry(entryHref)).toBeHidden()
    await header.summary(menu.label).click()
    await header.entry(entryHref).click()
    await expect(page).toHaveURL(entryHref)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(entryHref))
  })

  test('reads the answer to a question', async ({ page }) => {
    await page.goto(faq.path)
    const { summary, answer } = firstQuestion(page)
    await expect(answer).toBeHidden()
    await summary.click()
    await expect(answer).toBeVisible()
    await expect(answer).not.toBeEmpty()
  })

  test('switches the country', async ({ page }) => {
    const selector = new LocaleSelector(page, site)
    await page.goto('/en/about')
    await selector.summary.click()
    await selector.market(lu).click()
    await expect(page).toHaveURL('/lu/about')
  })

  test('sends a work e-mail and sees the thank-you page', async ({ page }) => {
    const form = new LeadForm(page, 'work_email', site)
    await page.goto(formPage)
    await form.email.fill('jo@surveyors.example')
    const [response] = await Promise.all([
      page.waitForResponse((received) => received.url().endsWith(leadFormAction)),
      form.submit.click(),
    ])
    expect(response.status()).toBe(303)
    await expect(page).toHaveURL(thankYouPath('en', 'work_email'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      headingOf(thankYouPath('en', 'work_email')),
    )
  })

  test('is stopped by the browser at an invalid e-mail address', nightly, async ({ page }) => {
    const form = new LeadForm(page, 'work_email', site)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.method()))
    await page.goto(formPage)
    await form.email.fill('jo at surveyors')
    await form.submit.click()
    await expect(form.root.locator(':invalid')).toHaveCount(1)
    await expect(page).toHaveURL(formPage)
    expect(sent).not.toContain('POST')
  })

  test('reads that the server refused an address, finds it again, and corrects it', async ({
    page,
    watch,
  }) => {
    const form = new LeadForm(page, 'work_email', site)
    watch.expectStatus(400, leadFormAction)
    await page.goto(formPage)
    // A name without a dot passes the check of the browser, not ours.
    await form.email.fill('jo@intranet')
    await form.submit.click()
    await expect(page).toHaveURL(leadFormAction)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.strings.invalid_email)
    const email = page.getByLabel(site.strings.your_email_label)
    await expect(email).toHaveValue('jo@intranet')
    await email.fill('jo@surveyors.example')
    await page.getByRole('button').click()
    await expect(page).toHaveURL(thankYouPath('en', 'work_email'))
  })
})

test.describe('on a phone without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('opens the menu and follows an entry', async ({ page }) => {
    const header = new Header(page, site)
    await page.goto('/en')
    await header.toggle.tap()
    await header.summary(menu.label).tap()
    await header.entry(entryHref).tap()
    await expect(page).toHaveURL(entryHref)
  })
})

test.describe('within the first second', () => {
  test.use(phone)

  /** Times of the page's script requests so far, preloads included, in ms after `load`. */
  const scriptsAfterLoad = (page: Page) =>
    page.evaluate(() => {
      const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ startTime }) => Math.round(startTime - load.loadEventStart))
    })

  test('the page has requested no script, and requests none earlier than a second after it is loaded', async ({
    page,
  }) => {
    const html = await (await page.request.get('/en')).text()
    expect(html).not.toMatch(/<script[^>]*\ssrc=|as="script"|rel="modulepreload"/)

    await page.goto('/en', { waitUntil: 'load' })
    expect(await scriptsAfterLoad(page)).toEqual([])
    await applicationStarted(page)
    const requested = await scriptsAfterLoad(page)
    expect(requested.length).toBeGreaterThanOrEqual(3)
    expect(Math.min(...requested)).toBeGreaterThanOrEqual(990)
  })

  test('a tap opens the menu, which stays open while the application starts', async ({ page }) => {
    const header = new Header(page, site)
    await page.goto('/en', { waitUntil: 'domcontentloaded' })
    await header.toggle.tap()
    await expect(header.menus).toBeVisible()
    await applicationStarted(page)
    await expect(header.menus).toBeVisible()
    await header.summary(menu.label).tap()
    await header.entry(entryHref).tap()
    await expect(page).toHaveURL(entryHref)
  })

  test('a tap on a question opens its answer, which stays open', nightly, async ({ page }) => {
    await page.goto(faq.path, { waitUntil: 'domcontentloaded' })
    const { summary, answer } = firstQuestion(page)
    await summary.tap()
    await expect(answer).toBeVisible()
    await applicationStarted(page)
    await expect(answer).toBeVisible()
  })

  test('the country can be switched', nightly, async ({ page }) => {
    const selector = new LocaleSelector(page, site)
    await page.goto('/en/about', { waitUntil: 'domcontentloaded' })
    await selector.summary.tap()
    await selector.market(lu).tap()
    await expect(page).toHaveURL('/lu/about')
  })

  test('a link is followed at once, before any script', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request: Request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const link = page
      .getByRole('main')
      .getByRole('link')
      .locator('visible=true')
      .and(page.locator('[href^="/en/"]'))
    // The page's clock stays within the first second, however slow the machine is.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/en', { waitUntil: 'domcontentloaded' })
    await markDocument(page)
    const href = (await link.first().getAttribute('href')) ?? ''
    await link.first().tap()
    await expect(page).toHaveURL(href)
    expect(scripts).toEqual([])
    expect(await isMarkedDocument(page)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(href))
  })

  test('a tap on sign-up is stored until the hydration, and replayed once', async ({ page }) => {
    const address = site.navigation.signUp?.href ?? ''
    const requested: string[] = []
    // A stub of the web app.
    await page.route(`${new URL(address).origin}/**`, (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Web app</title><h1>Web app</h1>' })
    })
    const { signUp } = new Header(page, site)
    await page.goto('/en', { waitUntil: 'domcontentloaded' })
    await expect(signUp).toHaveAttribute('data-replay', /./)
    const started = page.waitForResponse((response) => /\/app-[0-9a-f]+\.js$/.test(response.url()))
    await signUp.tap()
    await expect(signUp).toHaveAttribute('aria-busy', 'true')
    expect(requested).toEqual([])
    await started
    const modal = page.getByRole('dialog')
    await expect(modal.getByRole('textbox')).toBeFocused()
    await expect(signUp).not.toHaveAttribute('aria-busy')
    await modal.getByRole('button', { name: site.strings.close_button_text }).tap()
    await expect(modal).toBeHidden()
    await expect(signUp).toBeFocused()
    expect(requested).toEqual([])
  })

  test('`?signup=open` starts the application at once', async ({ page }) => {
    await page.goto('/en?signup=open', { waitUntil: 'load' })
    await applicationStarted(page)
    expect(Math.min(...(await scriptsAfterLoad(page)))).toBeLessThan(900)
    await expect(page).toHaveURL('/en?signup=open')
  })
})

test.describe('while the parts of the page start', () => {
  for (const path of sampledFirst(['/en/all-slices', '/en/404'], 1)) {
    test(`goes to a place on ${path} and back, and nothing is made anew`, async ({ page, watch }) => {
      watch.expectStatus(404, '/en/404')
      await page.goto(path)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.evaluate(() => document.querySelector('main *')?.setAttribute('data-before', ''))
      await page.keyboard.press('Shift')
      await applicationStarted(page)
      const main = page.getByRole('main')
      await page.getByRole('link', { name: site.strings.skip_to_content }).focus()
      await page.keyboard.press('Enter')
      await expect(main).toBeFocused()
      await expect(page).toHaveURL(`${path}#main`)
      await expect
        .poll(() => main.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 200))
        .toBe(true)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(main.locator('[data-before]')).toBeAttached()
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    })
  }
})
