import type { BrowserContext, Page } from '@playwright/test'
import { siteData } from '../../scripts/builtSite'
import { openStarted } from '../fixtures/application'
import { everything, hasDecided, sendsPrivacyControl } from '../fixtures/consent'
import { expect, test } from '../fixtures/quietPage'
import { visitorState } from '../fixtures/visitorState'
import { Header } from '../pages/Header'

const site = siteData('en')

async function cookies(context: BrowserContext): Promise<Record<string, string>> {
  return Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
}

const goInside = (page: Page, path: string) =>
  page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path)

test('without a decision the attribution is held in memory only', async ({ page, context }) => {
  await openStarted(page, '/en?utm_source=Fair&gclid=Cj0-AbC')
  await goInside(page, '/en/pricing')
  await expect(page).toHaveURL('/en/pricing')
  expect((await visitorState(page)).attribution).toMatchObject({ utm_source: 'Fair', gclid: 'Cj0-AbC' })
  expect(await cookies(context)).toEqual({})
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  )
})

test('with consent the first and the latest campaign are stored', async ({ page, context }) => {
  await hasDecided(page, everything)
  await openStarted(page, '/en?utm_source=Fair&utm_campaign=Autumn')
  await expect.poll(() => cookies(context)).toMatchObject({ utm_source: 'Fair', latest_utm_source: 'Fair' })
  await openStarted(page, '/en/about?utm_source=letter')
  await expect
    .poll(() => cookies(context))
    .toMatchObject({ utm_source: 'Fair', utm_campaign: 'Autumn', latest_utm_source: 'letter' })
  const stored = (await context.cookies()).find(({ name }) => name === 'utm_source')
  expect((stored?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60)
  expect(stored?.domain).toBe('localhost')
  // A later visit knows both, without a campaign in its address.
  await openStarted(page, '/en/pricing')
  await new Header(page, site).signUp.hover()
  await page.mouse.down()
  const href = await new Header(page, site).signUp.getAttribute('href')
  const { searchParams } = new URL(href ?? '')
  expect(searchParams.get('utm_source')).toBe('Fair')
  expect(searchParams.get('latest_utm_source')).toBe('letter')
})

test('with the Global Privacy Control nothing of a campaign is stored, whatever was decided', async ({
  page,
  context,
}) => {
  await hasDecided(page, everything)
  await sendsPrivacyControl(page)
  await openStarted(page, '/en?utm_source=Fair')
  expect((await visitorState(page)).consent.name).toBe('globalPrivacyControl')
  // After a decision its signals are stored, and say what the control refuses.
  expect(await cookies(context)).toEqual({
    ad_personalization: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    analytics_storage: 'denied',
  })
})
