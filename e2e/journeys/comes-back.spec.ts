import type { Page } from '@playwright/test'
import { locales } from '../../locales.config'
import { siteData } from '../../scripts/builtSite'
import { loggedInCookie, previouslyLoggedIn } from '../../src/browser/start/returningVisitor'
import { openStarted, startApplication } from '../fixtures/application'
import { everything, hasDecided } from '../fixtures/consent'
import { expect, test } from '../fixtures/quietPage'
import { nightly, sampledFirst } from '../fixtures/scale'
import { siteOrigin } from '../fixtures/servers'
import { ConsentBanner } from '../pages/ConsentBanner'
import { Header } from '../pages/Header'

const site = siteData('en')
const { logIn } = site.navigation

/** The cookie of the web app, or of an earlier visit. */
const has = (page: Page, name: string, value = 'true') =>
  page.context().addCookies([{ name, value, url: siteOrigin }])

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)

/** The link to the web app in the row of the header; the one in the menu of a narrow screen is another. */
const logInOf = (page: Page) => page.locator('header span > a').filter({ hasText: site.strings.log_in })

/** What moved on the page without an input, as the browser counts it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as Window & { shifts?: { sum: number } }).shifts?.sum ?? NaN)
}

for (const [width, name] of sampledFirst(
  [
    [390, loggedInCookie],
    [1440, previouslyLoggedIn.name],
  ] as const,
  1,
)) {
  test(`finds the app in place of the registration at ${width} px, from the first frame on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await has(page, name)
    const shifts = await watchShifts(page)
    const { signUp } = new Header(page, site)
    await page.goto('/en')
    expect(await page.evaluate(() => window.__live?.done)).toBeFalsy()
    await expect(signUp).toBeHidden()
    await expect(logInOf(page)).toBeVisible()
    await expect(logInOf(page)).toHaveAttribute('href', logIn?.href ?? '')
    await startApplication(page)
    await expect(signUp).toBeHidden()
    // Less than one link in place of the other would be; the font may come late on a busy machine.
    expect(await shifts()).toBeLessThan(0.001)
    // By keyboard there is one link of the two.
    await logInOf(page).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(logInOf(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('header a:focus').filter({ hasText: site.strings.sign_up })).toHaveCount(0)

    await page.goto('/en?signup=open')
    const modal = page.getByRole('dialog')
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(logInOf(page)).toBeFocused()
  })
}

test('is remembered for a year after a log-in, with consent to functionality', async ({ page }) => {
  await has(page, loggedInCookie)
  const banner = new ConsentBanner(page)
  await openStarted(page, '/en')
  expect(await cookieOf(page, previouslyLoggedIn.name)).toBeUndefined()
  await banner.link.click()
  await banner.accept.click()
  await expect.poll(() => cookieOf(page, previouslyLoggedIn.name)).toMatchObject({ value: 'true' })
  const { expires = 0 } = (await cookieOf(page, previouslyLoggedIn.name)) ?? {}
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(previouslyLoggedIn.days)

  await page.context().clearCookies({ name: loggedInCookie })
  await page.goto('/en/faq')
  await expect(logInOf(page)).toBeVisible()
  await expect(new Header(page, site).signUp).toBeHidden()

  await has(page, loggedInCookie)
  await startApplication(page)
  await banner.link.click()
  await banner.refuse.click()
  await expect.poll(() => cookieOf(page, previouslyLoggedIn.name)).toBeUndefined()
  // It is the app's.
  expect(await cookieOf(page, loggedInCookie)).toBeDefined()
})

test('nobody else is: neither with garbage in the cookies nor after a log-out', nightly, async ({ page }) => {
  await hasDecided(page, everything)
  for (const value of ['', '1', 'false', '%00%3Cscript%3E', 'x'.repeat(3000)]) {
    await has(page, loggedInCookie, value)
    await has(page, previouslyLoggedIn.name, value)
    await page.goto('/en/faq')
    await expect(new Header(page, site).signUp).toBeVisible()
  }
  await startApplication(page)
  expect((await cookieOf(page, previouslyLoggedIn.name))?.value).not.toBe('true')
})

test('in every market both links are there, and one market names the financial partner', async ({
  request,
}) => {
  for (const { urlCode, code } of locales) {
    const html = await (await request.get(`${siteOrigin}/${urlCode}`)).text()
    expect([urlCode, html]).toEqual([
      urlCode,
      expect.stringMatching(
        // The demo stands between them.
        /<span class="[^"]+"><a class="[^"]+" href="[^"]+\/login">[^<]+<\/a><\/span>(?:<span[^>]*><a [^>]+>[^<]+<\/a><\/span>)?<a data-replay="sign-up"/,
      ),
    ])
    const { financial_partner_disclaimer } = siteData(urlCode).strings
    expect([urlCode, html.includes(financial_partner_disclaimer)]).toEqual([urlCode, code === 'en-gb'])
  }
})
