/**
 * What a page may request and store, in every state of consent: in groups of locales, for each state of the flag service.
 * What is allowed is computed from the registry of stored values and the list of third parties.
 */
import { devices, type Page } from '@playwright/test'
import type { UrlCode } from '../../locales.config'
import { decision } from '../../src/visitor/consent/record'
import type { ConsentChoice, ConsentState } from '../../src/visitor/consent/state'
import { mayRun, type ThirdPartyName } from '../../src/visitor/consent/thirdParties'
import { openStarted } from '../fixtures/application'
import { everything, nothing, sendsPrivacyControl } from '../fixtures/consent'
import {
  heldBeyond,
  heldBy,
  withAllServices,
  type FlagService,
  type Recorder,
} from '../fixtures/consentMatrix'
import { sampled } from '../fixtures/scale'
import { servicesOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { visitorState } from '../fixtures/visitorState'
import { ConsentBanner } from '../pages/ConsentBanner'

// A headless browser counts as a bot, and bots are in no experiment.
test.use({ userAgent: devices['Desktop Chrome'].userAgent, reducedMotion: 'reduce' })

/** Time in ms in which something that was started wrongly would show itself; longer for what should have stopped. */
const settling = 150
const stopping = 600
/** Time in ms after which what was still allowed is sent: the observer collects its reports for 250 ms. */
const batch = 400

/** The default, a market with the language of another, one with its own, and one whose pages are of code. */
const localeGroups: UrlCode[] = ['en', 'at', 'fr', 'us']
const flagStates: FlagService[] = ['on', 'off', 'unreachable']

type Case = { urlCode: UrlCode; flag: FlagService }
const everyCase: Case[] = localeGroups.flatMap((urlCode) => flagStates.map((flag) => ({ urlCode, flag })))
/** A European market that asks and an American one that grants without asking. */
const sampleCases: Case[] = [
  { urlCode: 'en', flag: 'on' },
  { urlCode: 'us', flag: 'off' },
]

const query = '?utm_source=fair&gclid=click-1&signup=open'
const unknown: ConsentState = { name: 'unknown' }
const undecided = (flag: FlagService): ConsentState => (flag === 'off' ? { name: 'granted' } : unknown)
const decided = (choice: ConsentChoice): ConsentState => decision(choice, Date.now())

const choices: [name: string, choice: ConsentChoice][] = [
  ['rejected', nothing],
  ['functionality alone', { ...nothing, functionality: true }],
  ['analytics alone', { ...nothing, analytics: true }],
  ['advertisement alone', { ...nothing, advertisement: true }],
  ['accepted', everything],
  ['withdrawn', nothing],
]

type Answer = { urlCode: UrlCode; choice: ConsentChoice; before: Checked; after: ConsentState }

/**
 * Answers in our own settings. Whatever was requested until then, an event of a press for instance, is compared with what
 * was allowed before the answer.
 */
async function decide(
  page: Page,
  recorder: Recorder,
  { urlCode, choice, before, after }: Answer,
): Promise<void> {
  const banner = new ConsentBanner(page, urlCode)
  await banner.link.dispatchEvent('click')
  await banner.save.waitFor({ state: 'attached' })
  await banner.region.evaluate((region, wanted) => {
    for (const [name, value] of Object.entries(wanted)) {
      const box = region.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (box) box.checked = value
    }
  }, choice)
  await page.waitForTimeout(batch)
  const name = `${before.name}, until the next answer`
  expect([name, await recorder.answer(banner.save, before, after)]).toEqual([name, []])
}

const holds = (page: Page, wanted: string): Promise<void> =>
  expect.poll(async () => (await heldBy(page)).map(({ name }) => name)).toContain(wanted)

/** The third parties that begin by themselves. Those in `once` begin a single time in a document, and end with it. */
const beginning = ['segment', 'hubspot', 'faro'] as const satisfies ThirdPartyName[]
const once: readonly ThirdPartyName[] = ['hubspot', 'faro']

/** Waits until the page has contacted what begins in this state, unless it has begun in this document before. */
async function expectBegun(
  recorder: Recorder,
  state: ConsentState,
  begun: Set<ThirdPartyName>,
): Promise<void> {
  for (const name of beginning.filter((one) => mayRun(one, state) && !begun.has(one))) {
    await expect.poll(() => recorder.contacted(), { message: `${name} in ${state.name}` }).toContain(name)
    if (once.includes(name)) begun.add(name)
  }
}

/** Shows another page without loading it; viewing it is an event. */
async function viewInApplication(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), path)
  await expect(page).toHaveURL(path)
}

type Checked = { name: string; state: ConsentState; requested?: ThirdPartyName[]; wait?: number }

/** Compares every request since the last answer with what the state allows. */
const expectAllowed = (recorder: Recorder, { name, state, requested = [] }: Checked): void =>
  expect([name, recorder.beyond(state, requested)]).toEqual([name, []])

/** Checks the state, requests and what is held, after a moment for what was started wrongly. */
async function expectOnly(page: Page, recorder: Recorder, checked: Checked): Promise<void> {
  const { name, state, wait = settling } = checked
  const { consent } = await visitorState(page)
  expect([name, consent]).toMatchObject([
    name,
    state.name === 'decided' ? { name: state.name, preferences: state.preferences } : state,
  ])
  await page.waitForTimeout(wait)
  await expect.poll(() => heldBeyond(page, state), { message: name }).toEqual([])
  expectAllowed(recorder, checked)
}

/** Types in the sign-up window, which the address of the page has opened. */
async function type(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').first().fill('ada@surveyors.example')
}

for (const { urlCode, flag } of sampled(everyCase, sampleCases)) {
  test(`${urlCode}, flag ${flag}: each state gets what it allows, and a withdrawal stops everything`, async ({
    page,
    watch,
  }) => {
    const recorder = await withAllServices(page, servicesOrigin, flag)
    if (flag === 'unreachable') watch.expectStatus(404, /^\/sdk\/evalx\//)
    const asks: ThirdPartyName[] = flag === 'on' ? ['hubspotBanner'] : []
    await openStarted(page, `/${urlCode}${query}`)
    await expect.poll(async () => (await visitorState(page)).flags.name).toMatch(/loaded|unreachable/)
    if (flag === 'on') await expect.poll(() => recorder.contacted()).toContain('hubspotBanner')
    const begun = new Set<ThirdPartyName>()
    await expectBegun(recorder, undecided(flag), begun)
    await expectOnly(page, recorder, { name: 'unknown', state: undecided(flag), requested: asks })

    await type(page)
    await expect.poll(() => recorder.contacted()).toContain('recaptcha')
    let before: Checked = { name: 'typing', state: undecided(flag), requested: [...asks, 'recaptcha'] }
    await expectOnly(page, recorder, before)
    await page.keyboard.press('Escape')

    for (const [name, choice] of choices) {
      const state = decided(choice)
      await decide(page, recorder, { urlCode, choice, before, after: state })
      if (name === 'rejected') {
        // Another document, without the scripts of the one before; what is typed in it keeps later answers from loading it again.
        await openStarted(page, `/${urlCode}${query}`)
        await type(page)
        await page.keyboard.press('Escape')
        begun.clear()
      }
      await expectBegun(recorder, state, begun)
      if (choice.advertisement) await holds(page, 'utm_source')
      if (name === 'accepted') {
        await viewInApplication(page, `/${urlCode}/legal/cookie-policy`)
        await holds(page, 'ajs_anonymous_id')
      }
      if (name === 'withdrawn') {
        await viewInApplication(page, `/${urlCode}?signup=open`)
        await type(page)
      }
      const wait = name === 'withdrawn' ? stopping : settling
      before = { name, state, requested: ['recaptcha'], wait }
      await expectOnly(page, recorder, before)
    }
    expect((await heldBy(page)).map((one) => one.name)).toContain('consent/v2')
  })
}

const privacyControlCases = sampled<Case>(
  everyCase,
  everyCase.filter(({ urlCode }) => urlCode === 'us'),
)

for (const { urlCode, flag } of privacyControlCases) {
  test(`${urlCode}, flag ${flag}: with the Global Privacy Control nothing is asked, contacted or stored but for a visitor who types`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(404, /^\/sdk\/evalx\//)
    await sendsPrivacyControl(page)
    const recorder = await withAllServices(page, servicesOrigin, flag)
    await openStarted(page, `/${urlCode}${query}`)
    await expect.poll(async () => (await visitorState(page)).flags.name).toMatch(/loaded|unreachable/)
    const state: ConsentState = { name: 'globalPrivacyControl' }
    await expectOnly(page, recorder, { name: flag, state })
    await type(page)
    await expect.poll(() => recorder.contacted()).toContain('recaptcha')
    let before: Checked = { name: 'typing', state, requested: ['recaptcha'] }
    await expectOnly(page, recorder, before)
    await page.keyboard.press('Escape')
    for (const [name, choice] of [
      ['functionality allowed', everything],
      ['functionality refused', nothing],
    ] as const) {
      const { functionality } = choice
      const after: ConsentState = { name: 'globalPrivacyControl', functionality }
      await decide(page, recorder, { urlCode, choice, before, after })
      await openStarted(page, `/${urlCode}${query}`)
      await type(page)
      await page.keyboard.press('Escape')
      before = {
        name,
        state: after,
        requested: ['recaptcha'],
        wait: stopping,
      }
      await expectOnly(page, recorder, before)
    }
    await expect(new ConsentBanner(page, urlCode).region).toHaveCount(0)
  })
}
