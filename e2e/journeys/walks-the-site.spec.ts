import type { Locator, Page } from '@playwright/test'
import { locales, type UrlCode } from '../../locales.config'
import { headingOf, isPageOf, onePagePerTemplate, prerendered, siteData } from '../../scripts/builtSite'
import { startApplication } from '../../scripts/startApplication'
import { fill } from '../../src/core/i18n/fill'
import { isMarkedDocument, markDocument, openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { nightly, sampled, sampledFirst } from '../fixtures/scale'
import { siteOrigin } from '../fixtures/servers'
import { trackedEvents } from '../fixtures/visitorState'
import { Footer } from '../pages/Footer'
import { Header } from '../pages/Header'

const site = siteData('en')
const menus = site.navigation.menus.filter(({ entries }) => entries.length > 0)
const [firstMenu, secondMenu] = menus
if (!firstMenu || !secondMenu) throw new Error('The navigation of en needs two menus for these journeys')

/** An entry of the menu that leads to a page of the market. */
function pageEntry(menu: (typeof menus)[number]): string {
  const found = menu.entries.find(({ link }) => isPageOf('en', link.href))
  if (!found) throw new Error(`The menu ${menu.label} leads to no page of en`)
  return found.link.href
}

/** Expects the page with the heading and title of its prerendered HTML. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))
  await expect(page).toHaveTitle(prerendered(path).title)
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('opens one menu at a time and follows an entry without leaving the document', async ({ page }) => {
    const header = new Header(page, site)
    const target = pageEntry(secondMenu)
    await openStarted(page, '/en')
    await markDocument(page)

    await header.summary(firstMenu.label).click()
    await expect(header.entry(pageEntry(firstMenu))).toBeVisible()
    await header.summary(secondMenu.label).click()
    await expect(header.entry(target)).toBeVisible()
    await expect(header.entry(pageEntry(firstMenu))).toBeHidden()

    await header.entry(target).click()
    await expectPage(page, target)
    await expect(header.entry(target)).toBeHidden()
    expect(await isMarkedDocument(page)).toBe(true)
  })

  test('closes a menu by pressing beside it, and goes home by the logo', nightly, async ({ page }) => {
    const header = new Header(page, site)
    const entry = header.entry(pageEntry(firstMenu))
    await openStarted(page, '/en/about')
    await header.summary(firstMenu.label).click()
    await expect(entry).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click({ force: true })
    await expect(entry).toBeHidden()
    await header.home.click()
    await expectPage(page, '/en')
  })

  test('reads a customer case, goes back and forward', async ({ page }) => {
    const path = '/en/customer-cases/tarnvolt-robotics'
    await openStarted(page, '/en/customers')
    await markDocument(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: headingOf(path) })
      .click()
    await expectPage(page, path)
    await page.goBack()
    await expectPage(page, '/en/customers')
    await page.goForward()
    await expectPage(page, path)
    expect(await isMarkedDocument(page)).toBe(true)
  })
})

test.describe('with the keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('skips the header', async ({ page }) => {
    await page.goto('/en')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: site.strings.skip_to_content })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('opens a menu, closes it with Escape, follows an entry', async ({ page }) => {
    const header = new Header(page, site)
    const summary = header.summary(firstMenu.label)
    const first = header.entry(firstMenu.entries[0]?.link.href ?? '')
    await openStarted(page, '/en')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(summary).toBeFocused()

    await page.keyboard.press('Space')
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectPage(page, firstMenu.entries[0]?.link.href ?? '')
  })
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('opens the menu, a group in it, and follows an entry', async ({ page }) => {
    const header = new Header(page, site)
    const target = pageEntry(secondMenu)
    await openStarted(page, '/en')
    await expect(header.menus).toBeHidden()
    await header.toggle.tap()
    await header.summary(secondMenu.label).tap()
    await header.entry(target).tap()
    await expectPage(page, target)
    await expect(header.menus).toBeHidden()
  })
})

test.describe('in the menu of a narrow screen', () => {
  for (const { width, hasTouch } of sampledFirst(
    [
      { width: 390, hasTouch: true },
      { width: 800, hasTouch: false },
    ],
    1,
  )) {
    test.describe(`at ${width} px ${hasTouch ? 'with a finger' : 'with a mouse'}`, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch })

      test('opens one group after the other, then presses what is below an open one', async ({ page }) => {
        const us = siteData('us')
        const header = new Header(page, us)
        const groups = us.navigation.menus.filter(({ entries }) => entries.length > 0)
        const plain = us.navigation.menus.findLast(({ link, entries }) => link && entries.length === 0)
        if (groups.length < 2 || !plain?.link)
          throw new Error('The navigation of us needs two menus and a link')
        const press = (target: Locator) => (hasTouch ? target.tap() : target.click())

        await openStarted(page, '/us')
        await press(header.toggle)
        for (const group of groups) {
          await press(header.summary(group.label))
          const [first] = group.entries
          await expect(header.entry(first?.link.href ?? '')).toBeVisible()
          await expect(header.summary(group.label)).toBeInViewport()
          for (const other of groups.filter((one) => one !== group)) {
            await expect(header.entry(other.entries[0]?.link.href ?? '')).toBeHidden()
          }
        }
        const [group] = groups
        await press(header.summary(group?.label ?? ''))
        await press(header.menus.getByRole('link', { name: plain.label, exact: true }))
        await expectPage(page, plain.link.href)
      })
    })
  }
})

test.describe('from the footer', () => {
  test('finds a page behind every link to this site', async ({ page, request }) => {
    const { footerColumns, legalLinks } = site.navigation
    const hrefs = [...footerColumns.flatMap(({ links }) => links), ...legalLinks]
      .map(({ href }) => href)
      .filter((href) => href.startsWith('/'))
    expect(hrefs.length).toBeGreaterThan(5)
    for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200)

    const link = footerColumns.flatMap(({ links }) => links).find(({ href }) => isPageOf('en', href))
    await openStarted(page, '/en/about')
    await new Footer(page, site)
      .link(link?.text ?? '')
      .first()
      .click()
    await expectPage(page, link?.href ?? '')
  })
})

test.describe('in the language of the page', () => {
  const sample: UrlCode[] = ['de']
  for (const { urlCode, htmlLang } of locales.filter((locale) =>
    sampled(
      locales.map(({ urlCode: code }) => code),
      sample,
    ).includes(locale.urlCode),
  )) {
    test(`gets an announcement after following a link of /${urlCode}, and the focus moves`, async ({
      page,
    }) => {
      const local = siteData(urlCode)
      const footer = new Footer(page, local)
      const link = local.navigation.footerColumns
        .flatMap(({ links }) => links)
        .find(({ href }) => href !== `/${urlCode}` && isPageOf(urlCode, href))
      if (!link) throw new Error(`The footer of ${urlCode} leads to no page of that market`)
      const { title } = prerendered(link.href)

      await openStarted(page, `/${urlCode}`)
      await markDocument(page)
      await footer.link(link.text).first().click()
      await expectPage(page, link.href)
      const announced = fill(local.strings.navigated_to, { title })
      await expect(page.locator('[aria-live]').getByText(announced, { exact: true })).toBeAttached()
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
      // No other live region has text: Gatsby's own announcer supports English only.
      const announcements = await page
        .locator('[aria-live]')
        .evaluateAll((regions) =>
          regions
            .filter((region) => region.getClientRects().length > 0)
            .map((region) => region.textContent?.trim() ?? ''),
        )
      expect(announcements.filter((text) => text !== '')).toEqual([announced])
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
      expect(await isMarkedDocument(page)).toBe(true)
    })
  }
})

test.describe('in the application', () => {
  /** Pages with islands, scenes, lists and forms, and one of each template at full scale. */
  const walk = sampled(
    onePagePerTemplate()
      .filter(({ path, locale }) => locale?.urlCode === 'en' && isPageOf('en', path))
      .map(({ path }) => path),
    ['/en/pricing', '/en/webinars-and-events', '/en'],
  )

  /** What the head says of the page. */
  const headOf = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('[data-gatsby-head]')].map(({ outerHTML }) => outerHTML).sort(),
    )

  /** The page as it looks, all of it. */
  async function lookOf(page: Page): Promise<Buffer> {
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    })
    return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  }

  for (const width of sampled([390, 1440], [1440])) {
    test(`sees pages as when they are loaded in full, at ${width} px`, async ({ page, context }) => {
      test.setTimeout(20_000 + walk.length * 15_000)
      await page.setViewportSize({ width, height: 900 })
      const other = await context.newPage()
      await other.setViewportSize({ width, height: 900 })
      await openStarted(page, '/en/about')
      await markDocument(page)
      for (const path of walk) {
        await page.evaluate((to) => window.___navigate?.(to), path)
        await expectPage(page, path)
        await openStarted(other, path)
        // The pointer and the focus are where they were.
        await expect
          // Two pictures of a long page take seconds on a busy machine.
          .poll(async () => (await lookOf(page)).equals(await lookOf(other)), {
            message: path,
            timeout: 15_000,
          })
          .toBe(true)
        expect(await headOf(page), path).toEqual(await headOf(other))
        const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
        expect(ids, path).toEqual([...new Set(ids)])
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-GB')
      }
      expect(await isMarkedDocument(page)).toBe(true)
    })
  }

  test(
    'comes from a missing page to one with its own language and styles',
    nightly,
    async ({ page, watch }) => {
      watch.expectStatus(404, /\/nirgends|\/404\.html/)
      await openStarted(page, '/de/about')
      await page.evaluate(() => window.___navigate?.('/de/nirgends'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/de/404'))
      await page.evaluate(() => window.___navigate?.('/de/pricing'))
      await expectPage(page, '/de/pricing')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    },
  )
})

test.describe('to pages that are there before the visitor', () => {
  /** Times in ms since the start of the page at which data of other pages was first requested, by path. */
  const prefetches = (page: Page): Promise<[string, number][]> =>
    page.evaluate(() => {
      const times = new Map<string, number>()
      for (const { name, startTime } of performance.getEntriesByType('resource')) {
        const { pathname } = new URL(name)
        const isOther =
          pathname.endsWith('/page-data.json') && !pathname.includes(`${location.pathname}/page-data`)
        if (isOther && !times.has(pathname)) times.set(pathname, startTime)
      }
      return [...times]
    })

  test('they are prefetched three seconds after the start, four every three seconds', async ({ page }) => {
    await openStarted(page, '/en/legal')
    const started = await page.evaluate(() => performance.now())
    // All links of the page are in its window.
    await page.setViewportSize({ width: 1280, height: 3000 })
    await expect.poll(async () => (await prefetches(page)).length, { timeout: 15_000 }).toBeGreaterThan(4)
    const times = (await prefetches(page)).map(([, time]) => time).sort((a, b) => a - b)
    const [first = 0, , , fourth = 0, fifth = 0] = times
    expect(first - started).toBeGreaterThan(2500)
    expect(fifth - fourth).toBeGreaterThanOrEqual(2990)
    expect(times.filter((time) => time < first + 2900)).toHaveLength(4)
  })

  test('not on a slow connection, when data is saved, or for a bot', async ({ browser }) => {
    const visitors: { connection?: object; userAgent?: string; isServed?: boolean }[] = [
      { connection: { effectiveType: '4g', saveData: false }, isServed: true },
      { connection: { effectiveType: '2g' } },
      { connection: { effectiveType: 'slow-2g' } },
      { connection: { effectiveType: '4g', saveData: true } },
      { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ]
    const opened = await Promise.all(
      visitors.map(async ({ connection, userAgent }) => {
        const context = await browser.newContext({ baseURL: siteOrigin, ...(userAgent && { userAgent }) })
        const page = await context.newPage()
        await page.addInitScript((value) => {
          if (value) Object.defineProperty(Navigator.prototype, 'connection', { get: () => value })
        }, connection)
        await page.goto('/en/legal')
        await startApplication(page)
        return { page, context }
      }),
    )
    // A link that is pointed at, or has the focus, is no reason either.
    const link = (page: Page, index: number) =>
      page.getByRole('contentinfo').locator('a[href^="/en/"]').nth(index)
    for (const { page } of opened) {
      await link(page, 0).focus()
      await link(page, 1).hover()
    }
    const isServed = async ({ page }: { page: Page }): Promise<boolean> => (await prefetches(page)).length > 0
    const [served] = opened
    if (!served) throw new Error('No visitor is served')
    await expect.poll(() => isServed(served), { timeout: 15_000 }).toBe(true)
    // All have started at the same time; the slowest may be this much later.
    await served.page.waitForTimeout(700)
    expect(await Promise.all(opened.map(isServed))).toEqual(
      visitors.map((visitor) => visitor.isServed === true),
    )
    await Promise.all(opened.map(({ context }) => context.close()))
  })

  test('a page that takes longer than a second is reported, another one not', async ({ page }) => {
    const [slow, quick] = ['/en/about', '/en/legal']
    await page.route(`**/page-data${slow}/page-data.json`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1300))
      await route.fallback()
    })
    await openStarted(page, '/en/faq')
    const link = (href: string) => page.getByRole('contentinfo').locator(`a[href="${href}"]`).first()
    await link(slow).click()
    await expectPage(page, slow)
    await link(quick).click()
    await expectPage(page, quick)
    const delays = (await trackedEvents(page)).filter(([name]) => name === 'Page delayed')
    expect(delays).toEqual([['Page delayed', { path: slow }]])
  })
})
