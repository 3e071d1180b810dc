import type { Page } from '@playwright/test'
import type { Fault } from '../../sandbox/faults'
import type { Booking } from '../../sandbox/meetings'
import { headingOf, siteData } from '../../scripts/builtSite'
import { calendarTimeout } from '../../src/leads/meetings/calendarError'
import { openStarted } from '../fixtures/application'
import { violationsInMain } from '../fixtures/axe'
import { hasDecided } from '../fixtures/consent'
import { refusesInAnotherTab, requestsNothingMoreOf } from '../fixtures/refusal'
import { nightly, sampledFirst } from '../fixtures/scale'
import { meetingsOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { trackedEvents } from '../fixtures/visitorState'
import { LeadForm } from '../pages/LeadForm'

// One after the other: the calendar of the page has one address, for which faults are scripted.
test.describe.configure({ mode: 'serial' })
test.use({ reducedMotion: 'reduce' })

const site = siteData('en')
const booker = '/en/meet-us'

const script = (faults: Partial<Fault>[]) =>
  fetch(`${meetingsOrigin}/_sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) })
test.beforeEach(() => script([]))

/** The requests of this page to the provider. */
function requestsToProvider(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(meetingsOrigin)) found.push(request.method())
  })
  return found
}

const booked = async (email: string): Promise<Booking[]> => {
  const response = await fetch(`${meetingsOrigin}/_sandbox/bookings`)
  return ((await response.json()) as Booking[]).filter((booking) => booking.email === email)
}

const meetingEvents = async (page: Page) =>
  (await trackedEvents(page)).filter(([name]) => name.startsWith('Meeting'))

const frameOf = (page: Page) => page.frameLocator('iframe[title="Pick a time: HubSpot"]')
const showButton = (page: Page) => page.getByRole('button', { name: 'Show the HubSpot calendar' })

test('nothing is asked of the provider before the visitor says so; then a time is booked', async ({
  page,
  email,
}) => {
  const requests = requestsToProvider(page)
  await openStarted(page, booker)
  await expect(page.getByText(/The calendar is provided by HubSpot\. When you show it/)).toBeVisible()
  await expect(showButton(page)).toBeVisible()
  expect(await violationsInMain(page)).toEqual([])
  expect(requests).toEqual([])
  await showButton(page).click()
  await frameOf(page).getByLabel('E-mail').fill(email)
  await frameOf(page).getByRole('button', { name: '9:30' }).click()
  const thanks = page.getByRole('heading', { name: 'See you then' })
  await expect(thanks).toBeVisible()
  await expect(thanks.locator('..')).toBeFocused()
  expect(await violationsInMain(page)).toEqual([])
  expect(await booked(email)).toMatchObject([{ service: 'hubspot', slug: 'outlay-team/meet-us' }])
  await expect
    .poll(() => meetingEvents(page))
    .toEqual(
      ['started', 'interacted', 'completed'].map((status) => [
        'Meeting booker used',
        { status, provider: 'hubspot' },
      ]),
    )
  // The decision was about this calendar on this page.
  expect(await page.evaluate(() => localStorage.getItem('consent/v2'))).toBeNull()
})

test('a press on the button before the application is there is kept', nightly, async ({ page }) => {
  await page.goto(booker, { waitUntil: 'commit' })
  await showButton(page).click()
  await expect(frameOf(page).getByRole('button', { name: '14:00' })).toBeVisible()
})

test('with consent the calendar is there at once', async ({ page }) => {
  await hasDecided(page, { functionality: true, analytics: false, advertisement: false })
  await openStarted(page, booker)
  await expect(frameOf(page).getByRole('button', { name: '14:00' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write to us instead' })).toBeVisible()
})

for (const [what, show] of sampledFirst(
  [
    [
      'a consent',
      async (page: Page) => hasDecided(page, { functionality: true, analytics: false, advertisement: false }),
    ],
    ['a press', undefined],
  ] as const,
  1,
)) {
  test(`refuses while a calendar is shown after ${what}: it goes, and nothing more is requested of its provider`, async ({
    page,
    context,
  }) => {
    await show?.(page)
    await openStarted(page, booker)
    if (!show) await showButton(page).click()
    await expect(frameOf(page).getByRole('button', { name: '14:00' })).toBeVisible()
    await refusesInAnotherTab(context)
    await expect(page.locator('iframe')).toHaveCount(0)
    await requestsNothingMoreOf(page, meetingsOrigin)
  })
}

test('a provider that is down leaves the form, which arrives', async ({ page, email, hubspot, watch }) => {
  watch.expectNoResponse(meetingsOrigin)
  await script([{ times: 5, drop: true }])
  await openStarted(page, booker)
  await showButton(page).click()
  await expect(page.getByRole('alert')).toContainText('The calendar did not come.')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect((await meetingEvents(page)).at(-1)).toEqual([
    'Meeting booker failed',
    { provider: 'hubspot', reason: 'blocked' },
  ])
  await page.getByRole('link', { name: 'Write to us instead' }).click()
  const form = new LeadForm(page, 'meeting', site)
  await expect(form.root).toBeInViewport()
  const message = 'Tuesday at nine or Thursday at two.\nDoes it work with two companies?'
  await form.fill({ firstname: 'Ada', lastname: 'Byron', company: 'Surveyors Ltd', message, email })
  await form.submit.click()
  await expect(page).toHaveURL('/en/thankyou')
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.form).toBe('meeting')
  expect(lead?.fields).toMatchObject({ message, type_of_lead: 'Sales Lead' })
})

test(
  'a provider that is slow does not keep the visitor waiting, and may be tried again',
  nightly,
  async ({ page }) => {
    await page.clock.install()
    await script([{ times: 1, delayMs: 20_000 }])
    await openStarted(page, booker)
    const asked = page.waitForRequest((request) => request.url().startsWith(meetingsOrigin))
    await showButton(page).click()
    await asked
    await page.clock.fastForward(calendarTimeout)
    await expect(page.getByRole('alert')).toContainText('The calendar did not come.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(frameOf(page).getByRole('button', { name: '9:00' })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is there, and arrives', async ({ page, email, hubspot }) => {
    const requests = requestsToProvider(page)
    await page.goto(booker)
    await expect(showButton(page)).toHaveCount(0)
    const form = new LeadForm(page, 'meeting', site)
    await form.fill({
      firstname: 'Ada',
      lastname: 'Byron',
      company: 'Surveyors Ltd',
      message: 'Any Tuesday',
      email,
    })
    await form.submit.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en/thankyou'))
    const [lead] = await hubspot.submissions({ email })
    expect(lead?.form).toBe('meeting')
    expect(requests).toEqual([])
  })
})
