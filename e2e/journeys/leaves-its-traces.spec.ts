/** What a browser really holds, after a visit with everything accepted and in spite of garbage, against the registry. */
import { devices, type Cookie, type Page } from '@playwright/test'
import { localeByUrlCode, type Locale, type UrlCode } from '../../locales.config'
import { siteData } from '../../scripts/builtSite'
import { loggedInCookie } from '../../src/browser/start/returningVisitor'
import { brand } from '../../src/core/brand'
import { pictureDatabases, workKeys } from '../../src/tools/savedWork/workKeys'
import { parameters } from '../../src/visitor/attribution/parameters'
import { consentKey } from '../../src/visitor/consent/record'
import { entryOf, registry, type Lifetime, type StoredEntry } from '../../src/visitor/consent/registry'
import { experimentCookies } from '../../src/visitor/experiments/cookies'
import { openLaterAndStarted, openStarted, startApplication } from '../fixtures/application'
import { everything, hasDecided } from '../fixtures/consent'
import { heldBeyond, heldBy, withAllServices } from '../fixtures/consentMatrix'
import { journeys } from '../fixtures/leadJourneys'
import { sampled } from '../fixtures/scale'
import {
  hubspotOrigin,
  launchDarklyOrigin,
  recaptchaOrigin,
  segmentOrigin,
  servicesOrigin,
} from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { visitorState } from '../fixtures/visitorState'
import { ConsentBanner } from '../pages/ConsentBanner'
import { LeadForm } from '../pages/LeadForm'
import { LocaleSelector } from '../pages/LocaleSelector'
import { ProductDemo } from '../pages/ProductDemo'
import { Qualification } from '../pages/Qualification'

// A headless browser counts as a bot, and bots are in no experiment.
test.use({ userAgent: devices['Desktop Chrome'].userAgent, reducedMotion: 'reduce' })

const site = siteData('en')
const market = (urlCode: UrlCode): Locale => {
  const found = localeByUrlCode(urlCode)
  if (!found) throw new Error(`No market ${urlCode}`)
  return found
}
const day = 24 * 60 * 60

/** The longest time in seconds that a cookie may be kept; 0 for one that ends with the browser. */
function longest(lifetime: Lifetime): number {
  if (lifetime === 'session') return 0
  if (typeof lifetime === 'string') return Infinity
  if ('months' in lifetime) return lifetime.months * 31 * day
  return 'days' in lifetime ? lifetime.days * day : lifetime.minutes * 60
}

/** Cookies that are kept longer than the registry says; a minute is lost on the way. */
const keptTooLong = (cookies: Cookie[]): string[] =>
  cookies.flatMap(({ name, expires }) => {
    const entry = entryOf('cookie', name)
    const seconds = expires === -1 ? 0 : expires - Date.now() / 1000
    return entry && seconds > longest(entry.lifetime) + 60
      ? [`${name}: ${Math.round(seconds / day)} days`]
      : []
  })

/** Own cookies that end before the registry says. */
const endedTooEarly = (cookies: Cookie[]): string[] =>
  cookies.flatMap(({ name, expires }) => {
    const entry = entryOf('cookie', name)
    if (entry?.provider !== brand.name || typeof entry.lifetime === 'string') return []
    return expires - Date.now() / 1000 < longest(entry.lifetime) - 300 ? [name] : []
  })

/** A value of the right form for a parameter of an address. */
const valueOf = (query: string): string => (query === 'fbclid' ? 'click1' : `${query.replaceAll('_', '')}1`)

/** Names of the registry that this visit does not leave, and why. */
const notLeft: Record<string, string> = {
  'locale-suggestion/v2':
    'the browser has the language of the market; switches-the-country declines a suggestion',
  'io.prismic.preview': 'only editors have it; previews-a-draft',
  'preview-toolbar/v2': 'only editors whose browser blocks cookies of others; previews-a-prismic-draft',
  __hs_opt_out: 'of HubSpot’s banner without categories; the account of the stand-in has one with categories',
  __hs_initial_opt_in: 'as the one before',
  __hs_gpc_banner_dismiss:
    'a notice of HubSpot’s banner for the Global Privacy Control, with which it is never fetched',
  __hs_notify_banner_dismiss: 'of HubSpot’s banner that only notifies',
  __hs_do_not_track: 'written by a withdrawal, and deleted by the same',
  ajs_user_id: 'Segment’s library has the name; the site gives no id, only an e-mail',
  ajs_group_id: 'Segment’s library has the name; the site knows no groups',
  'persisted-queue:*': 'events that could not be sent',
  _fbp: 'of Meta’s own script, which the workspace may have; there is no stand-in of it',
  faSID: 'of the script of financeAds, which the workspace may have; there is no stand-in of it',
  ...Object.fromEntries(
    [...workKeys, ...pictureDatabases].map((name) => [name, 'needs work in a free tool; their own journeys']),
  ),
}
/** What destinations of a workspace may write is no part of the site, and in no policy. */
const isOfDestination = ({ inPolicy, lifetime }: StoredEntry): boolean =>
  inPolicy === false && lifetime === 'set by the provider'

/** The experiment between whole pages is only prepared: gives its variant a weight, as marketing does to start it. */
const startExperiment = (page: Page) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace('onePlace:0', 'onePlace:1') })
  })

test.describe('a visit that is recorded in every way', () => {
  // The worker keeps copies of the pages.
  test.use({ serviceWorkers: 'allow' })
  // A visit of many pages, with every service.
  test.slow()

  test('walks the site with everything accepted and holds what the registry says, no more and not longer', async ({
    page,
    context,
    email,
  }) => {
    await withAllServices(page, servicesOrigin, 'on')
    await startExperiment(page)
    // A visitor of an earlier visit, to whom the experiment shows the chat.
    await context.addCookies([
      { name: experimentCookies.active, value: 'chatbot:freshchat', url: servicesOrigin },
    ])
    // The web app sets it.
    await context.addCookies([{ name: loggedInCookie, value: 'true', url: servicesOrigin }])
    const query = new URLSearchParams(parameters.map(({ query: name }) => [name, valueOf(name)]))
    await page.goto(`/en?${query.toString()}`, { referer: 'https://news.example/today' })
    await startApplication(page)
    await page
      .getByRole('dialog', { name: 'HubSpot cookie banner' })
      .getByRole('button', { name: 'Accept' })
      .click()
    const names = async () => (await heldBy(page)).map(({ name }) => name)
    for (const name of ['ajs_anonymous_id', 'hubspotutk', experimentCookies.paths])
      await expect.poll(names).toContain(name)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.unroute('**/*.js')
    await page.getByRole('button', { name: site.strings.close_button_text }).first().click()

    await openStarted(page, '/en/faq')
    await page.getByRole('button', { name: 'Chat with us', exact: true }).click()
    await expect.poll(names).toContain('_fw_crm_v')
    await openLaterAndStarted(page, '/en/about')
    await page.getByRole('button', { name: 'Not now' }).click()

    const { page: ebook = '', answers = {} } = journeys.find(({ form }) => form === 'ebook') ?? {}
    await openStarted(page, ebook)
    const form = new LeadForm(page, 'ebook', site)
    await form.fill({ ...answers, email })
    await form.submit.click()
    await expect(page).toHaveURL(/thankyou/)

    await openStarted(page, '/en/explore-product')
    const demo = new ProductDemo(page)
    await demo.start.click()
    await demo.issueCard('Trade fair', '50')
    await openStarted(page, '/en/qualification')
    await new Qualification(page).answer(/^A registered company in the United Kingdom$/)
    const markets = new LocaleSelector(page, site)
    await markets.summary.click()
    await markets.market(market('de')).click()
    await expect(page).toHaveURL(/\/de/)
    await startApplication(page)

    expect(await heldBeyond(page, (await visitorState(page)).consent)).toEqual([])
    const held = await heldBy(page)
    const isHeld = ({ kind }: StoredEntry, name: string): boolean =>
      held.some((one) => {
        const isNamed = name.endsWith('*') ? one.name.startsWith(name.slice(0, -1)) : one.name === name
        return one.kind === kind && isNamed
      })
    const missing = registry
      .filter((entry) => !isOfDestination(entry))
      .flatMap((entry) => entry.names.filter((name) => !isHeld(entry, name) && !(name in notLeft)))
    expect(missing).toEqual([])
    const cookies = await page.context().cookies()
    expect(keptTooLong(cookies)).toEqual([])
    expect(endedTooEarly(cookies)).toEqual([])
  })
})

const garbage = ['%E0%A4%A', '{"version":1,"preferences":', '<script>alert(1)</script>', 'null']
const long = 'x'.repeat(10_000)
const script = 'javascript:document.title="taken"'
const redirecting = ['redirect', 'redirect_uri', 'return_to', 'next', 'url', 'continue', 'locale', 'signup']
const hostile = `?${new URLSearchParams(redirecting.map((name) => [name, script])).toString()}&utm_source=${long}`

for (const isDecided of sampled([false, true], [true]))
  test(`comes with ${isDecided ? 'everything accepted, and ' : ''}garbage in every cookie and key, a long query, a script in parameters, and a flag service that hangs`, async ({
    page,
    context,
  }) => {
    const names = registry.flatMap((entry) =>
      entry.names.map((name) => ({ ...entry, name: name.replace('*', 'x') })),
    )
    const cookies = names.filter(({ kind }) => kind === 'cookie')
    const isKey = ({ kind, name }: (typeof names)[number]): boolean =>
      (kind === 'localStorage' || kind === 'sessionStorage') && !(isDecided && name === consentKey)
    const keys = names.filter(isKey)
    if (isDecided) await hasDecided(page, everything)
    await page.addInitScript(
      ([entries, values]) => {
        for (const [index, { kind, name }] of entries.entries())
          window[kind as 'localStorage' | 'sessionStorage'].setItem(name, values[index % values.length] ?? '')
      },
      [keys.map(({ kind, name }) => ({ kind, name })), garbage] as const,
    )
    const recorder = await withAllServices(page, servicesOrigin, 'hanging')
    for (const [index, path] of ['/en', '/en/pricing', '/en/explore-product', '/en/contact'].entries()) {
      await context.clearCookies()
      await context.addCookies(
        cookies.map(({ name }, place) => ({
          name,
          value: encodeURI(garbage[(place + index) % garbage.length] ?? '').replaceAll(',', '%2C'),
          url: servicesOrigin,
        })),
      )
      await page.goto(path + hostile)
      await startApplication(page)
      // Garbage is no decision, and nothing is asked while the flag is not known.
      expect((await visitorState(page)).consent.name).toBe(isDecided ? 'decided' : 'unknown')
      await expect(page).not.toHaveTitle('taken')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    if (isDecided) {
      for (const name of ['segment', 'hubspot', 'faro'])
        await expect.poll(() => recorder.contacted()).toContain(name)
    } else expect(recorder.contacted()).toEqual(['launchDarkly'])
    const banner = new ConsentBanner(page)
    await expect(banner.region).toHaveCount(0)
    await banner.link.click()
    await banner.refuse.click()
    const isRefused = { name: 'decided', preferences: { analytics: false, advertisement: false } }
    // A page with scripts that cannot be stopped loads itself again.
    await expect(async () => expect((await visitorState(page)).consent).toMatchObject(isRefused)).toPass()
  })

test('blocks cookies, storage and the scripts of third parties, and the site works', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    const blocked = {
      configurable: true,
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
      set() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    }
    Object.defineProperty(document, 'cookie', blocked)
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, blocked)
  })
  await withAllServices(page, servicesOrigin, 'off')
  for (const origin of [segmentOrigin, recaptchaOrigin, launchDarklyOrigin, hubspotOrigin]) {
    watch.expectNoResponse(origin)
    await page.route(`${origin}/**`, (route) => route.abort())
  }
  for (const path of ['/en?utm_source=fair', '/de', '/en/contact']) {
    await openStarted(page, path)
    const banner = new ConsentBanner(page, path.startsWith('/de') ? 'de' : 'en')
    await banner.link.click()
    await banner.accept.click()
    await expect.poll(async () => (await visitorState(page)).consent.name).toBe('decided')
    await banner.link.click()
    await banner.refuse.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
