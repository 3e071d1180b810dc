import { expect, test, type Page, type Route } from '@playwright/test'
import { siteData } from '../../scripts/builtSite'
import { brand } from '../../src/core/brand'
import { openStarted } from '../fixtures/application'
import { fileOfChunk } from '../fixtures/chunks'
import { sampledFirst } from '../fixtures/scale'
import { stubWebApp } from '../fixtures/webApp'
import { Header } from '../pages/Header'

const site = siteData('en')
const appScript = /\/app-[0-9a-f]{8}\.js$/
const modalScript = fileOfChunk(/^sign-up-modal$/)

/** Longest time from a tap to the address behind it, in ms: the bootstrap script waits 3 s, the rest is for the machine. */
const patience = 6000

type Failure = {
  name: string
  files: RegExp | ((address: URL) => boolean)
  answer: (route: Route) => Promise<void> | void
}

const failures: Failure[] = [
  { name: 'is blocked', files: appScript, answer: (route) => route.abort('blockedbyclient') },
  { name: 'is gone', files: appScript, answer: (route) => route.fulfill({ status: 404 }) },
  {
    name: 'takes 10 s',
    files: appScript,
    answer: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      await route.continue().catch(() => undefined)
    },
  },
  {
    name: 'throws',
    files: appScript,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  },
  { name: 'gets no site data', files: /\/site-data\//, answer: (route) => route.fulfill({ status: 404 }) },
  {
    name: 'gets no page data',
    files: /\/page-data\/en\/page-data\.json$/,
    answer: (route) => route.fulfill({ status: 503 }),
  },
  {
    name: 'waits for data that never comes',
    files: /\/site-data\//,
    answer: () => undefined,
  },
]

/** Every request for a document of the site, to find reloads. */
function documents(page: Page): string[] {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(brand.appOrigin))
      opened.push(request.url())
  })
  return opened
}

for (const { name, files, answer } of sampledFirst(failures, 2)) {
  test(`follows "Sign up" when the application ${name}`, async ({ page }) => {
    const opened = documents(page)
    const { visits } = await stubWebApp(page)
    await page.route(files, answer)
    await page.goto('/en')
    const { signUp } = new Header(page, site)
    const href = (await signUp.getAttribute('href')) ?? ''
    await signUp.click({ noWaitAfter: true })
    await page.waitForURL(`${brand.appOrigin}/**`, { timeout: patience })
    expect(visits.map((address) => address.href)).toEqual([href])
    expect(opened).toHaveLength(1)
  })
}

test('a page whose application is blocked stays as it is, and its links work', async ({ page }) => {
  const opened = documents(page)
  const { visits } = await stubWebApp(page)
  await page.route(appScript, (route) => route.abort('blockedbyclient'))
  await page.goto('/en?gclid=abc')
  const blocked = page.waitForEvent('requestfailed', (request) => appScript.test(request.url()))
  await page.keyboard.press('Shift')
  await blocked
  // Long enough for a reload, which there must not be.
  await page.waitForTimeout(1000)
  expect(opened).toHaveLength(1)
  const { signUp } = new Header(page, site)
  await signUp.click({ noWaitAfter: true })
  // At once: nothing is kept for an application that has failed.
  await page.waitForURL(`${brand.appOrigin}/**`, { timeout: 2000 })
  expect(visits).toHaveLength(1)
})

for (const { name, answers } of sampledFirst(
  [
    { name: 'the server has an error', answers: [500, 500, 500, 500, 500] },
    { name: 'the first attempt fails', answers: [503] },
    { name: 'the first two attempts fail', answers: [503, 503] },
  ],
  1,
)) {
  test(`goes on reading the page whose data cannot be read at the start: ${name}`, async ({ page }) => {
    const opened = documents(page)
    const errors: string[] = []
    let asked = 0
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.route(/\/page-data\/en\/faq\/page-data\.json/, (route) => {
      const status = answers[asked++]
      return status ? route.fulfill({ status }) : route.fallback()
    })
    await page.goto('/en/faq')
    const text = await page.getByRole('main').innerText()
    await page.keyboard.press('Shift')
    await expect.poll(() => asked).toBeGreaterThan(Math.min(answers.length, 1))
    // Long enough for another page, or another rendering of this one.
    await page.waitForTimeout(1000)
    expect(await page.getByRole('main').innerText()).toBe(text)
    await expect(page).toHaveURL('/en/faq')
    expect(opened).toHaveLength(1)
    expect(errors.filter((message) => /Minified React error|hydrat/i.test(message))).toEqual([])
  })
}

test('follows "Sign up" when the modal never comes', async ({ page }) => {
  const { visits } = await stubWebApp(page)
  await page.route(modalScript, () => undefined)
  await openStarted(page, '/en')
  const { signUp } = new Header(page, site)
  await signUp.click({ noWaitAfter: true })
  await expect(signUp).toHaveAttribute('aria-busy', 'true')
  await page.waitForURL(`${brand.appOrigin}/**`, { timeout: patience })
  expect(visits).toHaveLength(1)
})
