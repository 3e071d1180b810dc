import { expect, test, type Page } from '@playwright/test'
import { headingOf, pageOfTemplate, siteData } from '../../scripts/builtSite'
import { applicationStarted } from '../../scripts/startApplication'
import { isMarkedDocument, markDocument, openStarted } from '../fixtures/application'
import { fileOfChunk } from '../fixtures/chunks'
import { Footer } from '../pages/Footer'
import { LeadForm } from '../pages/LeadForm'

const site = siteData('en')
const formPage = '/en/business-expense-cards'
const faq = pageOfTemplate('faq').path
const faqScript = fileOfChunk(/^component---src-templates-faq-tsx$/)
const scriptName = /-[0-9a-f]{10}\.js/g

/** The HTML of the page as an earlier release had it: none of its scripts is on the server any more. */
const ofEarlierRelease = (html: string): string => html.replace(scriptName, '-00000000000000000000.js')

type Release = 'earlier' | 'new'

/** Serves documents of the site from the releases in turn, the last one from then on; everything else is new. */
async function deploy(page: Page, releases: readonly Release[]): Promise<string[]> {
  const opened: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    const release = releases[Math.min(opened.length, releases.length - 1)]
    opened.push(request.url())
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({ response, body: release === 'earlier' ? ofEarlierRelease(html) : html })
  })
  return opened
}

test.describe('on a page opened before', () => {
  test('gets the new page once, at the same address and place, and the application starts', async ({
    page,
  }) => {
    const opened = await deploy(page, ['earlier', 'new'])
    await page.goto('/en/legal/cookie-policy?gclid=abc&utm_source=letter')
    const { origin } = new URL(page.url())
    await page.evaluate(() => window.scrollTo(0, 900))
    await applicationStarted(page)
    await expect(page).toHaveURL('/en/legal/cookie-policy?gclid=abc&utm_source=letter')
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(900)
    expect(opened).toEqual(Array(2).fill(`${origin}/en/legal/cookie-policy?gclid=abc&utm_source=letter`))
  })

  test('keeps the hash too', async ({ page }) => {
    const opened = await deploy(page, ['earlier', 'new'])
    await page.goto('/en/legal/cookie-policy?gclid=abc#main')
    await applicationStarted(page)
    await expect(page).toHaveURL('/en/legal/cookie-policy?gclid=abc#main')
    expect(opened).toHaveLength(2)
  })

  test('gets it once only, even if the server goes on sending the old page', async ({ page }) => {
    const opened = await deploy(page, ['earlier'])
    await page.goto('/en?gclid=abc')
    await expect.poll(() => opened.length).toBe(2)
    const failed = page.waitForResponse((response) => /\/app-0+\.js$/.test(response.url()))
    await page.keyboard.press('Shift')
    await failed
    await page.waitForTimeout(1500)
    expect(opened).toHaveLength(2)
    await expect(page).toHaveURL('/en?gclid=abc')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en'))
  })

  test('does not lose what was typed', async ({ page }) => {
    const opened = await deploy(page, ['earlier', 'new'])
    await page.goto(formPage)
    const { email } = new LeadForm(page, 'work_email', site)
    const failed = page.waitForResponse((response) => /\/app-0+\.js$/.test(response.url()))
    await email.pressSequentially('jo@surveyors.example')
    await failed
    await page.waitForTimeout(1500)
    await expect(email).toHaveValue('jo@surveyors.example')
    expect(opened).toHaveLength(1)
  })

  test('gets it once when only the data is new, without an entry in the storage', async ({ page }) => {
    let opened = 0
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest() || opened++ > 0) return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      return route.fulfill({ response, body: html.replace(/data-release="[0-9a-f]+ /, 'data-release="0 ') })
    })
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.includes('gatsby-reload')) throw new Error('The start must not write to the storage.')
        setItem.call(this, key, value)
      }
    })
    await page.goto('/en?gclid=abc')
    // The second document has the same files, but another build.
    await expect.poll(() => opened).toBe(2)
    await applicationStarted(page)
    await expect(page).toHaveURL('/en?gclid=abc')
  })
})

test.describe('on a page whose application runs', () => {
  const target = `${faq}?gclid=abc&utm_source=letter#main`
  const navigateTo = (page: Page, to: string): Promise<void> =>
    page.evaluate(
      (address) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(address),
      to,
    )

  test('loads a page whose code is gone from the server, with query and hash', async ({ page }) => {
    await openStarted(page, '/en')
    await markDocument(page)
    let missing = 0
    await page.route(faqScript, (route) =>
      missing++ === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    await navigateTo(page, target)
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(faq))
    expect(await isMarkedDocument(page)).toBe(false)
    await applicationStarted(page)
  })

  test('loads a page whose data is of a newer release', async ({ page }) => {
    await openStarted(page, '/en')
    await markDocument(page)
    let read = 0
    await page.route('**/page-data/app-data.json', (route) =>
      read++ === 0 ? route.fulfill({ json: { webpackCompilationHash: 'newer' } }) : route.fallback(),
    )
    await navigateTo(page, target)
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(faq))
    expect(await isMarkedDocument(page)).toBe(false)
    const length = await page.evaluate(() => window.history.length)
    await page.goBack()
    await expect(page).toHaveURL('/en')
    expect(await page.evaluate(() => window.history.length)).toBe(length)
  })

  test('goes back to a page whose code is gone, with query and hash', async ({ page }) => {
    await openStarted(page, target)
    await navigateTo(page, '/en/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en/about'))
    await page.reload()
    await applicationStarted(page)
    let missing = 0
    await page.route(faqScript, (route) =>
      missing++ === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(faq))
    await expect(page).toHaveURL(target)
    await applicationStarted(page)
  })

  test('gets a part of a page whose code is gone by loading the page once', async ({ page }) => {
    const link = site.navigation.footerColumns
      .flatMap(({ links }) => links)
      .find(({ href }) => href === '/en/about')
    await openStarted(page, '/en/legal')
    await markDocument(page)
    let missing = 0
    await page.route(fileOfChunk(/^slice-/), (route) =>
      missing++ === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    await navigateTo(page, `${formPage}?gclid=abc`)
    await expect(page).toHaveURL(`${formPage}?gclid=abc`)
    await expect.poll(() => isMarkedDocument(page).catch(() => true)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(formPage))
    await applicationStarted(page)
    expect(missing).toBeGreaterThan(0)
    await new Footer(page, site)
      .link(link?.text ?? '')
      .first()
      .click()
  })

  test('still reads the first page when code of one of its parts is blocked', async ({ page }) => {
    let blocked = 0
    // The application itself, and all that is loaded besides.
    await page.route(/\/(?!app-|framework-|webpack-runtime-)[\w-]+-[0-9a-f]{10}\.js$/, (route) => {
      blocked++
      return route.abort('blockedbyclient')
    })
    await page.goto('/en/all-slices')
    const text = await page.getByRole('main').innerText()
    await page.keyboard.press('Shift')
    await applicationStarted(page)
    await page.waitForTimeout(1000)
    expect(blocked).toBeGreaterThan(0)
    expect(await page.getByRole('main').innerText()).toBe(text)
  })
})
