/**
 * A visit is recorded in each state of consent and compared with what the built cookie policies of all markets say about
 * when each entry is stored: in their own words, read from the page. What a condition permits is written down here once
 * more, so that the policies are compared with the browser, not with the code that writes them.
 */
import { devices, type Page } from '@playwright/test'
import { locales } from '../../locales.config'
import { siteData } from '../../scripts/builtSite'
import { loggedInCookie } from '../../src/browser/start/returningVisitor'
import { readJson } from '../../src/core/values/readJson'
import type { StoredCondition } from '../../src/visitor/consent/conditions'
import type { StoredKind } from '../../src/visitor/consent/registry'
import { choiceCategories, type ChoiceCategory, type ConsentChoice } from '../../src/visitor/consent/state'
import { openStarted } from '../fixtures/application'
import { everything, hasDecided, nothing, sendsPrivacyControl } from '../fixtures/consent'
import { heldBy, withAllServices } from '../fixtures/consentMatrix'
import { sampled } from '../fixtures/scale'
import { servicesOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { ProductDemo } from '../pages/ProductDemo'

// The worker keeps copies of the pages. A headless browser counts as a bot, and bots are in no experiment.
test.use({
  serviceWorkers: 'allow',
  userAgent: devices['Desktop Chrome'].userAgent,
  reducedMotion: 'reduce',
})
test.slow()

type Visit = { name: string; choice?: ConsentChoice; control?: true; allowed: readonly ChoiceCategory[] }

const onlyFunctionality = { ...nothing, functionality: true }
const visits: Visit[] = [
  { name: 'undecided', allowed: [] },
  { name: 'everything refused', choice: nothing, allowed: [] },
  {
    name: 'everything accepted',
    choice: everything,
    allowed: choiceCategories,
  },
  { name: 'Global Privacy Control', control: true, allowed: [] },
  { name: 'Global Privacy Control, functionality refused', control: true, choice: nothing, allowed: [] },
  {
    name: 'Global Privacy Control, functionality allowed',
    control: true,
    choice: onlyFunctionality,
    allowed: ['functionality'],
  },
  {
    name: 'Global Privacy Control after everything was accepted',
    control: true,
    choice: everything,
    allowed: ['functionality'],
  },
]

type Row = { names: string[]; kind: 'cookie' | 'storage'; category: string; when: string }

/** Whether what the words say permits an entry in a visit. */
function permits(condition: StoredCondition, category: string, { choice, allowed }: Visit): boolean {
  if (condition === 'allowed') return (allowed as string[]).includes(category)
  if (condition === 'decided') return choice !== undefined
  return !condition.endsWith('UnlessRefused') || choice?.functionality !== false
}

/** The rows of a built cookie policy, as a visitor reads them. */
async function rowsOf(page: Page, path: string): Promise<Row[]> {
  const html = await (await page.request.get(path)).text()
  const read = await page.evaluate((text) => {
    const policy = new DOMParser().parseFromString(text, 'text/html')
    return [...policy.querySelectorAll('section[id] tbody tr')].map((row) => ({
      category: row.closest('section[id]')?.id ?? '',
      cells: [...row.children].map((cell) => cell.textContent ?? ''),
    }))
  }, html)
  return read.map(({ category, cells }): Row => {
    const [name = '', , , when = ''] = cells
    const [names = '', place] = name.split(' (')
    return { names: names.split(', '), kind: place ? 'storage' : 'cookie', category, when }
  })
}

type Words = { condition: StoredCondition; text: string }[]

/** What the document of a language calls each condition. */
const wordsOf = (language: string): Words =>
  (
    readJson(`content/documents/${language}/cookie_policy.cookie-policy.json`) as {
      data: { conditions: Words }
    }
  ).data.conditions

/** What every visit here does once, so that each condition has an entry that must be there when it is permitted. */
const caused = [
  ...['@@scroll*', 'offline/v2', 'consent/v2', 'ad_storage', 'tracking-preferences', 'pages/v2', 'files/v2'],
  ...[
    '_GRECAPTCHA',
    'interactive-demo/v2',
    'previously_logged_in',
    'ajs_anonymous_id',
    'utm_source',
    'gclid',
  ],
]

const isHeld = (held: { kind: StoredKind; name: string }[], { names, kind }: Row): boolean =>
  held.some(
    (one) =>
      (one.kind === 'cookie') === (kind === 'cookie') &&
      names.some((name) => (name.endsWith('*') ? one.name.startsWith(name.slice(0, -1)) : one.name === name)),
  )

/** Reads pages, types in a form and tries the demo; gives what the browser holds then. */
async function record(page: Page, visit: Visit): Promise<{ kind: StoredKind; name: string }[]> {
  const holds = async (name: string): Promise<void> => {
    await expect
      .poll(async () => (await heldBy(page)).map((one) => one.name), { timeout: 20_000, message: name })
      .toContain(name)
  }
  await openStarted(page, '/en?utm_source=fair&gclid=click-1')
  await holds('offline/v2')
  if (visit.choice) await holds('ad_storage')
  if (visit.allowed.includes('analytics')) await holds('ajs_anonymous_id')
  // The worker is responsible from the next page on.
  await openStarted(page, '/en/contact')
  await page.getByRole('main').locator('[name="email"]').pressSequentially('ada@surveyors.example')
  if (visit.choice?.functionality !== false) await holds('_GRECAPTCHA')
  await openStarted(page, '/en/explore-product')
  const demo = new ProductDemo(page)
  await demo.start.click()
  await demo.issueCard('Trade fair', '50')
  if (visit.choice?.functionality !== false) {
    await holds('interactive-demo/v2')
    await holds('pages/v2')
  }
  // What would be stored wrongly shows itself a moment later.
  await page.waitForTimeout(1000)
  return heldBy(page)
}

/** Everything is stored, and the signal ends what was allowed. */
const sample = ['everything accepted', 'Global Privacy Control after everything was accepted']

for (const visit of sampled(
  visits,
  visits.filter(({ name }) => sample.includes(name)),
)) {
  test(`${visit.name}: the browser holds what the policies of all markets say, in their own words`, async ({
    page,
    context,
  }) => {
    await withAllServices(page, servicesOrigin, 'on')
    // The web app sets it.
    await context.addCookies([{ name: loggedInCookie, value: 'true', url: servicesOrigin }])
    if (visit.control) await sendsPrivacyControl(page)
    if (visit.choice) await hasDecided(page, visit.choice)
    const held = await record(page, visit)
    for (const { urlCode, contentLanguage } of locales) {
      const { cookiePolicy = '' } = siteData(urlCode)
      const words = wordsOf(contentLanguage)
      const rows = await rowsOf(page, cookiePolicy)
      expect(rows.length, cookiePolicy).toBeGreaterThan(30)
      const wrong = rows.flatMap((row) => {
        const [name = ''] = row.names
        const condition = words.find(({ text }) => text === row.when)?.condition
        if (!condition) return [`${name}: nothing is called "${row.when}"`]
        const isPermitted = permits(condition, row.category, visit)
        const isThere = isHeld(held, row)
        if (isThere && !isPermitted) return [`${name} is stored, in spite of "${row.when}"`]
        if (!isThere && isPermitted && caused.includes(name))
          return [`${name} is not stored, in spite of "${row.when}"`]
        return []
      })
      expect([cookiePolicy, wrong]).toEqual([cookiePolicy, []])
    }
  })
}
