import { headingOf, siteData } from '../../scripts/builtSite'
import { openStarted, startApplication } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { Header } from '../pages/Header'

test('reads that the error is ours, and can go on', async ({ page, watch }) => {
  const site = siteData('en')
  watch.expectStatus(500, '/500')
  const response = await page.goto('/500')
  expect(response?.status()).toBe(500)
  expect(response?.headers()['cache-control']).toBe('no-store')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(site.strings.server_error_title)
  await expect(page.getByText(site.strings.server_error_text)).toBeVisible()
  await startApplication(page)
  await new Header(page, site).home.click()
  await expect(page).toHaveURL('/en')
  await expect(heading).toHaveText(headingOf('/en'))
})

test('reads it in their language inside the application, when the data of a page fails', async ({
  page,
  watch,
}) => {
  const site = siteData('de')
  const data = '/page-data/de/contact/page-data.json'
  watch.expectStatus(500, data)
  await page.route(`**${data}`, (route) => route.fulfill({ status: 500 }))
  await openStarted(page, '/de')
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    '/de/contact',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.strings.server_error_title)
  await expect(page).toHaveURL('/de/contact')
  await expect(page).toHaveTitle(new RegExp(`^${site.strings.server_error_title}`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
})
