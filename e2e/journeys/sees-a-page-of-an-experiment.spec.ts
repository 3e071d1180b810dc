import { devices, type BrowserContext, type Page } from '@playwright/test'
import { experiments } from '../../src/visitor/experiments/declarations'
import { openStarted } from '../fixtures/application'
import { everything, hasDecided } from '../fixtures/consent'
import { expect, test } from '../fixtures/quietPage'
import { nightly } from '../fixtures/scale'
import { siteOrigin } from '../fixtures/servers'
import { trackedEvents, visitorState } from '../fixtures/visitorState'

// The browser of the tests says that it has no head, as bots do.
const person = devices['Desktop Chrome'].userAgent
test.use({ userAgent: person })

const name = 'landing-page'
const { original, onePlace: variant } = experiments[name].pages
const cookie = 'active_tests'

const isIn = (context: BrowserContext, bucket: string) =>
  context.addCookies([{ name: cookie, value: `${name}:${bucket}`, url: siteOrigin }])

/** The bucket that the browser has stored. */
async function bucketIn(context: BrowserContext): Promise<string | undefined> {
  const stored = (await context.cookies()).find((one) => one.name === cookie)?.value ?? ''
  return new RegExp(`${name}:(\\w+)`).exec(decodeURIComponent(stored))?.[1]
}

/** The experiment is only prepared: gives its variant a weight, as marketing does to start it. */
const startExperiment = (page: Page) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const started = body.replace('onePlace:0', 'onePlace:1')
    if (started === body && body.includes('onePlace'))
      throw new Error(`${route.request().url()} names the variant, but not with the weight 0`)
    await route.fulfill({ response, body: started })
  })

const viewed = (bucket: string) => ['Experiment viewed', { experiment: name, bucket }]

test('a visitor of an experiment gets the page of the bucket, which is counted once', async ({
  page,
  context,
}) => {
  await hasDecided(page, everything)
  await isIn(context, 'onePlace')
  await openStarted(page, `${original}?utm_source=letter`)
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(`${variant}?utm_source=letter`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${original}$`))
  await expect
    .poll(async () => (await trackedEvents(page)).filter(([event]) => event === 'Experiment viewed'))
    .toEqual([viewed('onePlace')])
})

test('a visitor who agrees to be measured gets a bucket of a running experiment, which counts from the next visit on', async ({
  page,
  context,
}) => {
  await startExperiment(page)
  await hasDecided(page, everything)
  await openStarted(page, original)
  await expect.poll(() => bucketIn(context)).toBeDefined()
  const bucket = (await bucketIn(context)) ?? ''
  expect((await trackedEvents(page)).map(([event]) => event)).not.toContain('Experiment viewed')
  await openStarted(page, original)
  expect(new URL(page.url()).pathname).toBe(bucket === 'onePlace' ? variant : original)
  await expect.poll(() => trackedEvents(page)).toContainEqual(viewed(bucket))
})

test(
  'an experiment that is only prepared assigns nobody, and one that runs nobody without consent',
  nightly,
  async ({ page, context }) => {
    await startExperiment(page)
    await openStarted(page, original)
    expect(await bucketIn(context)).toBeUndefined()
    await page.unroute('**/*.js')
    await hasDecided(page, everything)
    await openStarted(page, original)
    await expect
      .poll(() => visitorState(page))
      .toMatchObject({ consent: { name: 'decided' }, experiments: {} })
    expect(await bucketIn(context)).toBeUndefined()
    await expect
      .poll(async () => (await trackedEvents(page)).map(([event]) => event))
      .toEqual(['Page viewed'])
  },
)

test('bots and visitors with the Global Privacy Control see the original', async ({ browser }) => {
  for (const options of [
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { userAgent: person, extraHTTPHeaders: { 'Sec-GPC': '1' } },
  ]) {
    const context = await browser.newContext(options)
    await isIn(context, 'onePlace')
    const response = await context.request.get(siteOrigin + original)
    expect(new URL(response.url()).pathname).toBe(original)
    await context.close()
  }
})
