import type { Page } from '@playwright/test'
import type { HubspotView } from '../../sandbox/hubspot'
import { inPageKey } from '../../sandbox/segment'
import { sandboxAccount } from '../../scripts/sandboxAccount'
import { applicationStarted } from '../../scripts/startApplication'
import type { ConsentChoice } from '../../src/visitor/consent/state'
import { isMarkedDocument, markDocument, openStarted } from '../fixtures/application'
import { everything, hasDecided, nothing } from '../fixtures/consent'
import { configure, heldNames, requestsTo, undeclared } from '../fixtures/held'
import { sampledFirst } from '../fixtures/scale'
import { hubspotOrigin, segmentOrigin, servicesOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { ConsentBanner } from '../pages/ConsentBanner'

const hubspot = { portalId: '1234567', scriptOrigin: hubspotOrigin, bannerOrigin: hubspotOrigin }

const tokenOf = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'hubspotutk')?.value ?? 'none yet'
}

/** The pages that HubSpot has counted for the visitor with this token. */
async function counted(token: string): Promise<string[]> {
  const response = await fetch(`${hubspotOrigin}/_sandbox/views?visitor=${token}`)
  return ((await response.json()) as HubspotView[]).map(({ url }) => url.replace(servicesOrigin, ''))
}

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  )
  await expect(page).toHaveURL(path)
}

test('every page is counted once, without what belongs to one person, until the visitor withdraws it', async ({
  page,
}) => {
  await hasDecided(page, everything)
  await configure(page, { hubspot })
  await openStarted(page, '/en?utm_source=fair&email=ada@outlay.example')
  await expect.poll(async () => counted(await tokenOf(page))).toEqual(['/en?utm_source=fair'])
  const token = await tokenOf(page)
  await goTo(page, '/en/pricing')
  await goTo(page, '/en/faq')
  const all = ['/en?utm_source=fair', '/en/pricing', '/en/faq']
  await expect.poll(() => counted(token)).toEqual(all)
  await expect(page.getByRole('dialog', { name: 'HubSpot cookie banner' })).toHaveCount(0)
  expect(await undeclared(page)).toEqual([])

  await markDocument(page)
  const banner = new ConsentBanner(page)
  await banner.link.click()
  const requests = requestsTo(page, hubspotOrigin)
  await banner.refuse.click()
  await expect.poll(() => isMarkedDocument(page).catch(() => true)).toBe(false)
  await applicationStarted(page)
  await expect
    .poll(async () => (await heldNames(page, 'cookie')).filter((name) => /^_?_?h(s|ubspot)/.test(name)))
    .toEqual([])
  await goTo(page, '/en/about')
  expect(requests).toEqual([])
  expect(await counted(token)).toEqual(all)
})

test('with something typed the page stays after a withdrawal, and nothing more is counted', async ({
  page,
}) => {
  await hasDecided(page, everything)
  await configure(page, { hubspot })
  await openStarted(page, '/en/contact')
  await expect.poll(async () => counted(await tokenOf(page))).toEqual(['/en/contact'])
  const token = await tokenOf(page)
  await page.getByRole('main').getByRole('textbox').first().fill('ada@surveyors.example')
  await markDocument(page)
  const banner = new ConsentBanner(page)
  await banner.link.click()
  await banner.refuse.click()
  await goTo(page, '/en/faq')
  expect(await isMarkedDocument(page)).toBe(true)
  await expect
    .poll(async () => (await heldNames(page, 'cookie')).filter((name) => /^_?_?h(s|ubspot)/.test(name)))
    .toEqual([])
  expect(await counted(token)).toEqual(['/en/contact'])
})

const tooLittle: [string, ConsentChoice | undefined][] = [
  ['no decision', undefined],
  ['analytics alone', { ...nothing, analytics: true }],
  ['advertisement alone', { ...nothing, advertisement: true }],
]
for (const [name, choice] of sampledFirst(tooLittle, 2)) {
  test(`with ${name} HubSpot gets no request`, async ({ page }) => {
    if (choice) await hasDecided(page, choice)
    await configure(page, { hubspot })
    const requests = requestsTo(page, hubspotOrigin)
    await openStarted(page, '/en')
    await goTo(page, '/en/faq')
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    expect(await heldNames(page, 'cookie')).not.toContain('hubspotutk')
  })
}

/** The destinations of Segment that send something from the page, and from now on. */
function destinationsOf(page: Page): { loaded(): string[]; forget(): void } {
  let names: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const [, name] = /^\/(?:next-integrations|in-page)\/([^/]+)/.exec(pathname) ?? []
    if (origin === segmentOrigin && name) names.push(decodeURIComponent(name).replace(/\.js$/, ''))
  })
  return {
    loaded: () => [...new Set(names)].sort(),
    forget() {
      names = []
    },
  }
}

const each: [string, ConsentChoice, string[]][] = [
  ['advertisement', { ...nothing, advertisement: true }, ['Facebook Conversions API']],
  ['analytics', { ...nothing, analytics: true }, ['Amplitude']],
]
for (const [name, choice, loaded] of sampledFirst(each, 1)) {
  test(`with ${name} alone Segment loads the destinations of that kind, and a refusal ends them by a reload`, async ({
    page,
  }) => {
    await hasDecided(page, choice)
    const host = new URL(segmentOrigin).host
    const writeKey = inPageKey(sandboxAccount.segmentWriteKey)
    await configure(page, {
      segment: { writeKey, cdnUrl: segmentOrigin, apiHost: `${host}/v1`, protocol: 'http' },
    })
    const destinations = destinationsOf(page)
    await openStarted(page, '/en')
    await expect.poll(() => destinations.loaded()).toEqual(loaded)
    await markDocument(page)
    const banner = new ConsentBanner(page)
    await banner.link.click()
    await banner.refuse.click()
    await expect.poll(() => isMarkedDocument(page).catch(() => true)).toBe(false)
    await applicationStarted(page)
    destinations.forget()
    await goTo(page, '/en/faq')
    await page.waitForTimeout(600)
    expect(destinations.loaded()).toEqual([])
  })
}
