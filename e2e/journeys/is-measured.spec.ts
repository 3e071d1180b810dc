import { devices, type Page } from '@playwright/test'
import { prerendered, siteData } from '../../scripts/builtSite'
import { sandboxAccount } from '../../scripts/sandboxAccount'
import { openStarted } from '../fixtures/application'
import { hasDecided, nothing } from '../fixtures/consent'
import { nightly } from '../fixtures/scale'
import { segmentOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { trackedEvents } from '../fixtures/visitorState'
import { ConsentBanner } from '../pages/ConsentBanner'
import { Header } from '../pages/Header'
import { LeadForm } from '../pages/LeadForm'

const site = siteData('en')
test.use({ userAgent: `${devices['Desktop Chrome'].userAgent} ${'x'.repeat(600)}` })

type Call = {
  type: string
  event?: string
  anonymousId?: string
  properties?: Record<string, unknown>
  traits?: Record<string, unknown>
  context: { userAgent: string; page: Record<string, string>; consent: unknown }
}

/** The site of this page has Segment, and no other service. */
const withSegment = (page: Page) =>
  page.route('**/api/integrations', (route) =>
    route.fulfill({
      json: {
        segment: {
          writeKey: sandboxAccount.segmentWriteKey,
          cdnUrl: segmentOrigin,
          apiHost: `${new URL(segmentOrigin).host}/v1`,
          protocol: 'http',
        },
      },
    }),
  )

/** What this page asks Segment for, and the calls that Segment has taken. */
function toSegment(page: Page) {
  const requests: string[] = []
  const calls: Call[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(segmentOrigin)) requests.push(request.url())
  })
  page.on('response', (response) => {
    const request = response.request()
    if (response.ok() && request.method() === 'POST' && request.url().startsWith(`${segmentOrigin}/v1/`))
      calls.push(request.postDataJSON() as Call)
  })
  return { requests, calls, names: () => calls.map(({ type, event }) => event ?? type) }
}

const ids = async (page: Page): Promise<string[]> => [
  ...(await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('ajs_')),
  ...(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^ajs_|^persisted-/.test(key)))),
]

test('is measured from the consent on, with what was done before it, and no longer than it lasts', async ({
  page,
}) => {
  await withSegment(page)
  const { requests, calls, names } = toSegment(page)
  const banner = new ConsentBanner(page)
  await openStarted(page, '/en/pricing?utm_source=fair&email=ada@firm.example')
  await expect.poll(() => trackedEvents(page)).toHaveLength(1)
  expect(requests).toEqual([])
  expect(await ids(page)).toEqual([])

  await banner.link.click()
  await banner.accept.click()
  await expect.poll(names).toContain('page')
  const [call] = calls
  const { title } = prerendered('/en/pricing')
  expect(call).toMatchObject({
    type: 'page',
    properties: { path: '/en/pricing', title, search: '' },
    context: {
      consent: { categoryPreferences: { analytics: true, advertisement: true, functionality: true } },
    },
  })
  expect(call?.context.userAgent).toHaveLength(500)
  expect(JSON.stringify(calls)).not.toContain('ada@')
  expect(await ids(page)).toContain('ajs_anonymous_id')

  await new Header(page, site).home.click()
  await expect(page).toHaveURL('/en')
  await expect
    .poll(() => calls.filter(({ type }) => type === 'page').map(({ properties }) => properties?.['title']))
    .toEqual([title, prerendered('/en').title])
  expect(calls.find(({ event }) => event === 'Element used')).toMatchObject({
    anonymousId: call?.anonymousId,
    properties: { kind: 'link', surface: expect.stringMatching(/^(header|sticky navigation)$/) },
    context: { page: { path: '/en/pricing' } },
  })

  await banner.link.click()
  await banner.refuse.click()
  await expect.poll(() => ids(page)).toEqual([])
  const before = requests.length
  await openStarted(page, '/en/faq')
  await page.waitForTimeout(300)
  expect(requests).toHaveLength(before)
  expect(await trackedEvents(page)).toEqual([])
})

test('who allows advertising only is reported once to advertisers, with their ids, and not from a private address', async ({
  page,
}) => {
  await withSegment(page)
  await hasDecided(page, { ...nothing, advertisement: true })
  const { calls, names } = toSegment(page)
  await openStarted(page, '/en/book-a-demo?li_fat_id=abc-1&ttclid=tt-2&fbclid=fb-3')
  const { email } = new LeadForm(page, 'demo', site)
  const type = async (address: string): Promise<void> => {
    await email.fill(address)
    await email.press('Tab')
  }
  await type('ada@gmail.com')
  await type('ada@surveyors.example')
  await type('bob@surveyors.example')
  await expect.poll(names).toEqual(['Ad conversion started'])
  expect(calls[0]?.properties).toEqual({
    form: 'demo',
    externalId: expect.stringMatching(/^[0-9a-f]{16,}$/),
    li_fat_id: 'abc-1',
    ttclid: 'tt-2',
    fbc: expect.stringMatching(/^fb\.\d\.\d+\.fb-3$/),
  })
  expect(JSON.stringify(calls)).not.toContain('surveyors')
  expect(await ids(page)).toEqual([])
})

test('works as before when the service does not answer', nightly, async ({ page }) => {
  await withSegment(page)
  await hasDecided(page, { ...nothing, analytics: true })
  await page.route(`${segmentOrigin}/**`, () => undefined)
  const asked = page.waitForRequest(`${segmentOrigin}/**`)
  await openStarted(page, '/en/pricing')
  await asked
  await new Header(page, site).home.click()
  await expect(page).toHaveTitle(prerendered('/en').title)
})
