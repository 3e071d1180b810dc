import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { headingOf } from '../../scripts/builtSite'
import { openStarted, startApplication } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { nightly } from '../fixtures/scale'
import { trackedEvents } from '../fixtures/visitorState'

const integrations = '/en/integrations'
const list = (page: Page) => page.locator('#list-all-systems')
const shown = (page: Page) => list(page).getByRole('heading', { level: 3 }).allTextContents()
const categories = (page: Page) => page.getByRole('group', { name: 'Category' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' })

test('looks for an integration by category and name, opens it and comes back to the same list', async ({
  page,
}) => {
  await openStarted(page, `${integrations}?utm_source=fair`)
  const all = await shown(page)
  expect(all.length).toBeGreaterThanOrEqual(15)

  const people = categories(page).getByRole('link', { name: 'People' })
  await people.scrollIntoViewIfNeeded()
  const before = await people.boundingBox()
  await people.click()
  await expect.poll(() => shown(page)).toEqual(['Personio', 'Sesame'])
  await expect(page).toHaveURL(`${integrations}?utm_source=fair&category=hr`)
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`2 of ${all.length} systems`)
  await expect(people).toHaveAttribute('aria-current', 'true')
  // Nothing scrolls under the pointer.
  expect(await people.boundingBox()).toEqual(before)
  await expect
    .poll(() => trackedEvents(page))
    .toContainEqual(['Element used', { kind: 'link', surface: 'page', label: 'People' }])

  await list(page).getByRole('link', { name: 'Personio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en/integrations/personio'))
  await page.goBack()
  await expect.poll(() => shown(page)).toEqual(['Personio', 'Sesame'])
  await expect(page).toHaveURL(`${integrations}?utm_source=fair&category=hr`)

  await page.reload()
  await expect.poll(() => shown(page)).toEqual(['Personio', 'Sesame'])
  await categories(page).getByRole('link', { name: 'All' }).click()
  await expect.poll(() => shown(page)).toEqual(all)
  await expect(page).toHaveURL(`${integrations}?utm_source=fair`)
})

test(
  'sees the whole list while the code of the filters is missing, and filters it once it is there',
  nightly,
  async ({ page, watch }) => {
    watch.expectStatus(404, /\.js$/)
    watch.expectError('Loading chunk')
    // Scripts with a number instead of a name: those that parts of a page load.
    const parts = /\/\d+-[0-9a-f]{8}\.js$/
    let refused = 0
    await page.route(parts, (route) => {
      refused += 1
      return route.fulfill({ status: 404 })
    })
    await page.goto(integrations)
    await page.keyboard.press('Shift')
    await expect.poll(() => refused, { timeout: 15_000 }).toBeGreaterThan(0)
    expect((await shown(page)).length).toBeGreaterThanOrEqual(15)
    await page.unroute(parts)
    await search(page).focus()
    await expect(async () => {
      await search(page).fill('')
      await search(page).fill('Personio')
      expect(await shown(page)).toEqual(['Personio'])
    }).toPass()
  },
)

test('filters and searches with the keyboard, finds nothing, and starts again', async ({ page }) => {
  await openStarted(page, integrations)
  await search(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Search by name' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(categories(page).getByRole('link', { name: 'Accounting' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(page)).not.toContain('Personio')
  await search(page).fill('VOUCHÉR')
  await expect.poll(() => shown(page)).toEqual(['Fortnox', 'Spiris (formerly Visma eEkonomi)'])
  await search(page).fill('zebra')
  await expect(page.getByText('No system fits.')).toBeVisible()
  await expect(page).toHaveURL(`${integrations}?category=accounting&q=zebra`)
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.getByRole('button', { name: 'Show all systems' }).press('Enter')
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('')
  await expect(page).toHaveURL(integrations)
})

test('follows a link to a part of a list, which starts the application at once', async ({ page }) => {
  await page.goto(`${integrations}?category=travel`)
  // Untouched pages start after two seconds at the earliest.
  await expect.poll(() => shown(page), { timeout: 1800 }).toEqual(['Bolt', 'Perk (formerly TravelPerk)'])
})

test('an address with a value that does not exist shows everything', nightly, async ({ page }) => {
  await openStarted(page, `${integrations}?category=lottery&q=`)
  expect((await shown(page)).length).toBeGreaterThanOrEqual(15)
  await expect(categories(page).locator('[aria-current]')).toHaveText('All')
})

test('opens an ebook, a recording and a firm from their lists, and each is reported', async ({ page }) => {
  const opens = async (path: string, name: string, event: [string, unknown]): Promise<void> => {
    await openStarted(page, path)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).not.toHaveURL(path)
    await expect.poll(() => trackedEvents(page)).toContainEqual(event)
  }
  const ebook = headingOf('/en/ebooks/company-cards-for-every-team')
  await opens('/en/ebooks', ebook, ['Resource opened', { resource: ebook }])
  await opens('/en/upcoming-events', 'Card rules in one hour', [
    'Webinar opened',
    { webinar: 'Card rules in one hour' },
  ])
  await opens('/en/upcoming-events', 'Travel expenses, a workshop', [
    'Event opened',
    { event: 'Travel expenses, a workshop' },
  ])
  await opens('/en/partner-directory', 'Ferrow Accountants', [
    'Partner opened',
    { partner: 'Ferrow Accountants' },
  ])
})

test('searches the questions and the cases', async ({ page }) => {
  await openStarted(page, '/en/faq?q=zebra')
  await expect(page.getByText('No answer has these words.')).toBeVisible()
  await expect(page.locator('main details:visible')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all questions' }).click()
  await expect(page.locator('main details:visible').first()).toBeVisible()
  await page.goto('/en/customers?q=foreman+screws')
  await startApplication(page)
  await expect(page.locator('#cases').getByRole('listitem')).toHaveCount(1)
  await expect(page.locator('#cases')).toContainText('Hollin & Rook')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole list is there, without controls that could do nothing', async ({ page }) => {
    await page.goto(`${integrations}?category=hr`)
    expect((await shown(page)).length).toBeGreaterThanOrEqual(15)
    await expect(search(page)).toBeHidden()
    await expect(categories(page)).toBeHidden()
  })
})
