import type { Locator, Page } from '@playwright/test'
import { locales, type UrlCode } from '../../locales.config'
import { headingOf, isPageOf, prerendered, siteData } from '../../scripts/builtSite'
import { fill } from '../../src/i18n/format'
import { isMarkedDocument, markDocument, openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { sampled } from '../fixtures/scale'
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

  test('closes a menu by pressing beside it, and goes home by the logo', async ({ page }) => {
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
  for (const { width, hasTouch } of [
    { width: 390, hasTouch: true },
    { width: 800, hasTouch: false },
  ]) {
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
  const sample: UrlCode[] = ['en', 'de', 'fi']
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
      if (!link) throw new Error(`The footer of ${urlCode} leads to no page of its own`)
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
