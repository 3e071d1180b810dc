import type { Page } from '@playwright/test'
import { siteData } from '../../scripts/builtSite'
import {
  localePathsWithoutNotification,
  pathsWithoutNotification,
} from '../../src/design/layout/notificationPaths'
import { openStarted, startApplication } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { nightly } from '../fixtures/scale'
import { siteOrigin } from '../fixtures/servers'
import { trackedActions } from '../fixtures/visitorState'

const site = siteData('en')
const linked = site.notification.find(({ href }) => href)

/** The notification banner: the only note outside of the main part. */
const noticeOf = (page: Page) =>
  page.locator('aside').filter({ has: page.locator('[data-notification-link]') })

test('follows a link in the notice of the market, which is counted; a page may have its own', async ({
  page,
}) => {
  await openStarted(page, '/en')
  const notice = noticeOf(page)
  await expect(notice).toHaveText(new RegExp(site.notification.map(({ text }) => text).join('')))
  const href = linked?.href ?? ''
  // The page that it leads to is in another document: the events of this one stay.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await notice.getByRole('link').click()
  await expect.poll(() => trackedActions(page)).toEqual([['Notification banner clicked', { target: href }]])
  await page.goto('/en/features')
  await expect(notice).not.toHaveText(new RegExp(site.notification.map(({ text }) => text).join('')))
})

test('closes it for the session: it is on no page from the first frame on', async ({ page }) => {
  await openStarted(page, '/en')
  const notice = noticeOf(page)
  await notice.getByRole('button', { name: site.strings.close_button_text }).click()
  await expect(notice).toBeHidden()
  await page.goto('/en/about')
  await expect(notice).toBeHidden()
  await startApplication(page)
  await expect(notice).toHaveCount(0)
})

test('a visitor of the partner never sees it, not even before the application starts', async ({ page }) => {
  const notice = noticeOf(page)
  await page.goto('/en/about?partner=datev')
  await expect(notice).toBeHidden()
  await startApplication(page)
  await expect(notice).toHaveCount(0)
  await page.goto('/en/about?partner=other')
  await expect(notice).toBeVisible()
})

test(
  'a page of one locale has none, and the visitors whom a partner sends to its other pages see none',
  nightly,
  async ({ page }) => {
    const ofLocale = siteData('de')
    const [path] = localePathsWithoutNotification
    const notice = noticeOf(page)
    await openStarted(page, `${path}?partner=datev`)
    await expect(notice).toHaveCount(0)
    await page.goto('/de/contact')
    // A language whose message leads to a page that is not there yet has none.
    if (ofLocale.notification.length === 0) await expect(notice).toHaveCount(0)
    else await expect(notice).toHaveText(new RegExp(ofLocale.notification.map(({ text }) => text).join('')))
    await page.goto('/de/contact?partner=datev')
    await expect(notice).toBeHidden()
  },
)

test('no page on the lists has it', nightly, async ({ request }) => {
  const addresses = [
    ...['/about', ...pathsWithoutNotification].map((path) => `/en${path}`),
    ...localePathsWithoutNotification,
  ]
  const found = await Promise.all(
    addresses.map(async (path) => {
      const response = await request.get(siteOrigin + path)
      return [path, response.status(), (await response.text()).includes('data-notification-link')] as const
    }),
  )
  const pages = found.filter(([, status]) => status === 200)
  expect(pages.map(([path]) => path)).toEqual(expect.arrayContaining([...localePathsWithoutNotification]))
  expect(pages.length).toBeGreaterThan(6)
  expect(pages.filter(([, , hasNotice]) => hasNotice).map(([path]) => path)).toEqual(['/en/about'])
})
