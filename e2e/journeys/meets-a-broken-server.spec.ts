import { headingOf, siteData } from '../../scripts/builtSite'
import { startApplication } from '../fixtures/application'
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
