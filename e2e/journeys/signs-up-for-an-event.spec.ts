import { headingOf, siteData } from '../../scripts/builtSite'
import { openedResourcesKey } from '../../src/leads/forms/gate/storedResources'
import { openStarted, startApplication } from '../fixtures/application'
import { everything, hasDecided, nothing } from '../fixtures/consent'
import { nightly } from '../fixtures/scale'
import { expect, test } from '../fixtures/services'
import { trackedEvents } from '../fixtures/visitorState'
import { LeadForm } from '../pages/LeadForm'

const event = '/en/webinars/travel-expenses-workshop-berlin'
const recording = '/en/webinars/receipts-in-ten-seconds'
const video = 'https://video.outlay.example/watch/receipts-in-ten-seconds'
const site = siteData('en')
const person = { firstname: 'Ada', lastname: 'Byron', company: 'Surveyors Ltd', jobtitle: 'Surveyor' }

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('reads the time of the event and the own, and takes it into the calendar', async ({ page }) => {
    await openStarted(page, event)
    const main = page.getByRole('main')
    await expect(main.getByText(/^Thursday,? 10 June 2027/).first()).toContainText('14:00 CEST')
    await expect(main.getByText(/^Where you are:/)).toContainText(/10 June 2027 at 08:00/)

    const file = await page.request.get((await main.getByText('Calendar file').getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toMatch(/^text\/calendar/)
    const values = Object.fromEntries(
      (await file.text())
        .replace(/\r\n[ \t]/g, '')
        .split('\r\n')
        .map((line) => line.split(/:(.*)/s)),
    ) as Record<string, string>
    expect(values).toMatchObject({
      UID: 'en-gb.resource_detail.travel-expenses-workshop-berlin@www.outlay.example',
      DTSTART: '20270610T120000Z',
      DTEND: '20270610T150000Z',
      SUMMARY: headingOf(event).replace(/,/g, '\\,'),
    })
  })
})

test('registers for an event, and the page remembers it', async ({ page, email, hubspot }) => {
  await hasDecided(page, everything)
  const form = new LeadForm(page, 'webinar', site)
  await openStarted(page, event)
  await form.fill({ ...person, email })
  await form.submit.click()
  await expect(page).toHaveURL('/en/thankyou-event')
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields.event_name).toBe(headingOf(event))
  await openStarted(page, event)
  await expect(page.getByText('You are on the list')).toBeVisible()
  await expect(form.email).toBeHidden()
  await page.getByRole('button', { name: 'Register a colleague' }).click()
  await expect(form.email).toBeVisible()
})

test('opens a recording with a form, once', async ({ page, email, hubspot }) => {
  await hasDecided(page, everything)
  const form = new LeadForm(page, 'webinar', site)
  const response = await page.goto(recording)
  expect(await response?.text()).not.toContain('video.outlay.example')
  const data = await page.request.get(`/page-data${recording}/page-data.json`)
  expect(await data.text()).not.toContain('video.outlay.example')

  await startApplication(page)
  await form.fill({ ...person, email })
  await form.submit.click()
  const opened = page.getByRole('group', { name: 'Your recording is open' })
  await expect(opened).toBeFocused()
  const watch = opened.getByRole('link', { name: 'Watch it now' })
  await expect(watch).toHaveAttribute('href', video)
  await expect(page).toHaveURL(recording)
  await expect(form.email).toBeHidden()
  const [lead] = await hubspot.submissions({ email })
  expect(lead?.fields.event_name).toBe(headingOf(recording))
  await expect
    .poll(() => trackedEvents(page))
    .toContainEqual(['Form submitted', expect.objectContaining({ form: 'webinar' })])

  await openStarted(page, recording)
  await expect(watch).toHaveAttribute('href', video)
})

test('who allows nothing is remembered on the page only', nightly, async ({ page, email }) => {
  await hasDecided(page, nothing)
  const form = new LeadForm(page, 'webinar', site)
  await openStarted(page, recording)
  await form.fill({ ...person, email })
  await form.submit.click()
  await expect(page.getByRole('link', { name: 'Watch it now' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), openedResourcesKey)).toBeNull()
  await openStarted(page, recording)
  await expect(form.email).toBeVisible()
})

test('an event that is over says so and leads to its recording', nightly, async ({ page }) => {
  await page.goto('/en/webinars/approvals-live-october')
  await expect(page.getByRole('heading', { name: 'This webinar is over' })).toBeVisible()
  await expect(new LeadForm(page, 'webinar', site).email).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Watch the recording' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    headingOf('/en/webinars/approvals-that-do-not-wait'),
  )
})

test('an event that has ended since the build is over before the page is shown, and goes from the list', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-06-10T15:00:01Z'))
  await page.goto(event)
  await expect(page.getByRole('heading', { name: 'This event is over' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ask for a place/ })).toBeHidden()
  await page.goto('/en/upcoming-events')
  await expect(page.getByText('No date is set at the moment.')).toBeVisible()
  await page.clock.setFixedTime(new Date('2027-05-12T16:00:01Z'))
  await page.goto('/en/upcoming-events')
  await expect(page.locator('#list-dates').getByRole('listitem')).toHaveCount(1)
})
