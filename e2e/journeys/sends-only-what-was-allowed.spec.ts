/**
 * What leaves the site with a lead, on the way to the registration and to the job board, in every state of consent: the
 * matrix of gets-only-what-was-allowed, repeated for visitors who send something.
 */
import { devices, type Page } from '@playwright/test'
import board from '../../content/jobs.json'
import { builtPages, siteData } from '../../scripts/builtSite'
import { brand } from '../../src/core/brand'
import { registerUrl } from '../../src/core/brand/registration'
import { consentKey, decision, writeRecord } from '../../src/visitor/consent/record'
import type { ConsentChoice, ConsentState } from '../../src/visitor/consent/state'
import { openStarted } from '../fixtures/application'
import { everything, hasDecided, nothing, sendsPrivacyControl } from '../fixtures/consent'
import { heldBeyond, withAllServices, type FlagService } from '../fixtures/consentMatrix'
import { sampled } from '../fixtures/scale'
import { servicesOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { visitorState } from '../fixtures/visitorState'
import { stubWebApp } from '../fixtures/webApp'
import { Header } from '../pages/Header'
import { LeadForm } from '../pages/LeadForm'

// A headless browser counts as a bot, and bots are in no experiment.
test.use({ userAgent: devices['Desktop Chrome'].userAgent, reducedMotion: 'reduce' })
test.setTimeout(90_000)

const site = siteData('en')

const jobPath = builtPages().find(({ template }) => template === 'templates-job-detail')?.path ?? ''
const applyUrl = board.jobs.find(({ id }) => jobPath.endsWith(`/${id}`))?.absolute_url ?? ''

/** `zclid` is a click id of no network that the site knows. */
const query =
  '?gclid=ClickG&fbclid=ClickF&zclid=ClickZ&utm_source=EvilSource&utm_campaign=cashback&referrer_code=Ada-7' +
  '&gh_src=BoardSource&pt_ref=harbourline'
const marks = ['ClickG', 'ClickF', 'ClickZ', 'EvilSource', 'Cashback launch', 'Ada-7', 'BoardSource']
const marksIn = (sent: unknown): string[] => marks.filter((mark) => JSON.stringify(sent).includes(mark))

type State = {
  name: string
  flag?: FlagService
  /** Before the first page is loaded. */
  enter?: (page: Page) => Promise<void>
  /** On the first page. */
  change?: (page: Page) => Promise<void>
  consent: ConsentState
  isAllowed: boolean
}

const decided = (choice: ConsentChoice): ConsentState => decision(choice, Date.now())
const having = (name: string, choice: ConsentChoice, isAllowed: boolean): State => ({
  name,
  enter: (page) => hasDecided(page, choice),
  consent: decided(choice),
  isAllowed,
})

/** Refuses everything in another tab. */
async function withdrawElsewhere(page: Page): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(`${servicesOrigin}/en/legal/cookie-policy`)
  await tab.evaluate(([key, record]) => localStorage.setItem(key, record), [
    consentKey,
    writeRecord(decision(nothing, Date.now())),
  ] as const)
  await tab.close()
}

const states: State[] = [
  { name: 'undecided', consent: { name: 'unknown' }, isAllowed: false },
  having('refused', nothing, false),
  {
    name: 'with the Global Privacy Control, after everything was accepted',
    enter: async (page) => {
      await hasDecided(page, everything)
      await sendsPrivacyControl(page)
      await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' })
    },
    // It says nothing about functionality, which was allowed.
    consent: { name: 'globalPrivacyControl', functionality: true },
    isAllowed: false,
  },
  having('analytics only', { ...nothing, analytics: true }, false),
  having('functionality only', { ...nothing, functionality: true }, false),
  having('advertisement only', { ...nothing, advertisement: true }, true),
  having('everything', everything, true),
  { name: 'granted without asking', flag: 'off', consent: { name: 'granted' }, isAllowed: true },
  {
    name: 'withdrawn in another tab',
    enter: (page) => hasDecided(page, everything),
    change: withdrawElsewhere,
    consent: decided(nothing),
    isAllowed: false,
  },
]

const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path)

/** Waits until the state of consent is the wanted one, also in a page that loads itself again meanwhile. */
const isIn = (page: Page, { consent }: State): Promise<void> =>
  expect(async () => {
    const { consent: found } = await visitorState(page)
    expect(found).toMatchObject(
      consent.name === 'decided' ? { name: consent.name, preferences: consent.preferences } : consent,
    )
  }).toPass()

/** Not asked, one category, and allowed no more. */
const sample = ['undecided', 'advertisement only', 'withdrawn in another tab']

for (const state of sampled(
  states,
  states.filter(({ name }) => sample.includes(name)),
)) {
  const { name, flag = 'unreachable', enter, change, isAllowed } = state
  test(`${name}: form, native form, modal, link and application`, async ({ page, watch, email, hubspot }) => {
    watch.expectStatus(404, /^\/sdk\/evalx\//)
    const { visits } = await stubWebApp(page)
    const recorder = await withAllServices(page, servicesOrigin, flag)
    /** What has left the browser for another host since the state was reached. */
    let left: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== servicesOrigin)
        left.push(request.url() + (request.postData() ?? ''))
    })
    await enter?.(page)

    // An application for a job.
    await openStarted(page, jobPath + query)
    const apply = page.locator('[data-apply]').first()
    await apply.focus()
    if (change) {
      await expect(apply).toHaveAttribute('href', /BoardSource/)
      await change(page)
    }
    await isIn(page, state)
    left = []
    recorder.forget()
    await apply.focus()
    await apply.dispatchEvent('pointerdown')
    await expect(apply).toHaveAttribute('href', isAllowed ? `${applyUrl}&gh_src=BoardSource` : applyUrl)

    // A form, on a page that was opened inside the application.
    await openStarted(page, jobPath + query)
    await isIn(page, state)
    await goInside(page, `/en/contact${query}`)
    const contact = new LeadForm(page, 'contact', site)
    const [ofForm, ofNative, ofModal] = ['form', 'native', 'modal'].map((way) => `${way}-${email}`)
    await contact.fill({ firstname: 'Ada', lastname: 'Byron', message: 'Hello', email: ofForm ?? '' })
    await contact.submit.click()
    await expect(page).toHaveURL('/en/thankyou')

    // The same form, posted by the browser itself.
    await openStarted(page, `/en/contact${query}`)
    await isIn(page, state)
    await contact.fill({ firstname: 'Ada', lastname: 'Byron', message: 'Hello', email: ofNative ?? '' })
    await contact.isChecked()
    await contact.root.evaluate((form) => HTMLFormElement.prototype.submit.call(form))
    await expect(page).toHaveURL('/en/thankyou')

    // A link to the registration, and the modal.
    await openStarted(page, `/en/pricing${query}`)
    await isIn(page, state)
    const { signUp } = new Header(page, site)
    await signUp.click({ button: 'right' })
    const followed = new URL((await signUp.getAttribute('href')) ?? '')
    await signUp.click()
    const modal = new LeadForm(page, 'sign_up', site)
    await modal.email.fill(ofModal ?? '')
    await modal.email.press('Enter')
    await expect(page).toHaveTitle('Web app')
    expect(visits).toHaveLength(1)
    for (const address of [followed, visits[0]]) {
      expect(address?.href).toContain(registerUrl.replace('/register', '/partner/register'))
      const sent = Object.fromEntries(address?.searchParams ?? [])
      const own = { pt_ref: 'harbourline', lang: 'en', locale: 'en-gb' }
      if (isAllowed) expect(sent).toMatchObject({ ...own, gclid: 'ClickG', utm_source: 'EvilSource' })
      else expect(sent).toEqual(own)
    }

    const path = `${brand.siteOrigin}/en`
    const pages = { [ofForm ?? '']: 'contact', [ofNative ?? '']: 'contact', [ofModal ?? '']: 'pricing' }
    for (const [sender, pageName] of Object.entries(pages)) {
      const [lead] = await hubspot.submissions({ email: sender })
      const where = `${path}/${pageName}`
      expect(lead?.submission.context?.pageUri).toBe(isAllowed ? where + query : where)
      expect(lead?.fields).toMatchObject({ outlay_partner_id: 'harbourline' })
      const campaign = { referral_id: 'Ada-7', latest_campaign: 'Cashback launch' }
      if (isAllowed) expect(lead?.fields).toMatchObject(campaign)
      else expect(marksIn(await hubspot.requests({ email: sender }))).toEqual([])
    }
    if (!isAllowed) expect(left.filter((sent) => marksIn(sent).length > 0)).toEqual([])
    const isOfVisit = (url: string): boolean => url.startsWith(brand.appOrigin)
    expect(recorder.beyond(state.consent, ['recaptcha']).filter((url) => !isOfVisit(url))).toEqual([])
    await openStarted(page, '/en/legal/cookie-policy')
    await expect.poll(() => heldBeyond(page, state.consent)).toEqual([])
  })
}
