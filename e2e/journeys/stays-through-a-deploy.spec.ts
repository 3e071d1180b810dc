import { expect, test as base, type Page, type Request, type Route } from '@playwright/test'
import { headingOf, isPageOf, pageOfTemplate, siteData } from '../../scripts/builtSite'
import { applicationStarted, startApplication } from '../../scripts/startApplication'
import { isMarkedDocument, markDocument, openStarted } from '../fixtures/application'
import { fileOfChunk } from '../fixtures/chunks'
import { openDeployedSite, type DeployedSite } from '../fixtures/deployedSite'
import { nightly, sampled } from '../fixtures/scale'
import { Footer } from '../pages/Footer'
import { Header } from '../pages/Header'
import { LeadForm } from '../pages/LeadForm'

const test = base.extend<{ deployed: DeployedSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it depends on from the pattern.
  deployed: async ({}, use) => {
    const deployed = await openDeployedSite()
    await use(deployed)
    deployed.close()
  },
})

const site = siteData('en')
const formPage = '/en/business-expense-cards'
const faq = pageOfTemplate('faq').path
const faqScript = fileOfChunk(/^component---src-templates-faq-tsx$/)
const scriptName = /-[0-9a-f]{8}\.js/g

/** Time in ms in which a load that there must not be would begin: it follows a failure after one request, without a timer. */
const reloading = 600

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

  test('keeps the hash too', nightly, async ({ page }) => {
    const opened = await deploy(page, ['earlier', 'new'])
    await page.goto('/en/legal/cookie-policy?gclid=abc#main')
    await applicationStarted(page)
    await expect(page).toHaveURL('/en/legal/cookie-policy?gclid=abc#main')
    expect(opened).toHaveLength(2)
  })

  test('gets it once only, even if the server goes on sending the old page', nightly, async ({ page }) => {
    const opened = await deploy(page, ['earlier'])
    await page.goto('/en?gclid=abc')
    await expect.poll(() => opened.length).toBe(2)
    const failed = page.waitForResponse((response) => /\/app-0+\.js$/.test(response.url()))
    await page.keyboard.press('Shift')
    await failed
    await page.waitForTimeout(reloading)
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
    await page.waitForTimeout(reloading)
    await expect(email).toHaveValue('jo@surveyors.example')
    expect(opened).toHaveLength(1)
  })

  test(
    'gets it once when only the data is new, without an entry in the storage',
    nightly,
    async ({ page }) => {
      let opened = 0
      await page.route('**/*', async (route) => {
        if (!route.request().isNavigationRequest() || opened++ > 0) return route.fallback()
        const response = await route.fetch()
        const html = await response.text()
        return route.fulfill({
          response,
          body: html.replace(/data-release="[0-9a-f]+ /, 'data-release="earlier '),
        })
      })
      await page.addInitScript(() => {
        const { setItem } = Storage.prototype
        Storage.prototype.setItem = function (key, value) {
          if (/reload|renew|hash/.test(key)) throw new Error('The start must not write to the storage.')
          setItem.call(this, key, value)
        }
      })
      await page.goto('/en?gclid=abc')
      // The second document has the same files, but another build.
      await expect.poll(() => opened).toBe(2)
      await applicationStarted(page)
      await expect(page).toHaveURL('/en?gclid=abc')
    },
  )
})

type Place = string | ((address: URL) => boolean)

/** Whether an address is this file of the site, whatever its query. */
const isAt =
  (place: Place) =>
  (address: URL): boolean =>
    typeof place === 'string' ? address.pathname === place : place(address)

/** Whether the application asks for the file, not the browser for a document, nor anybody whether it is there. */
const isOfApplication = (request: Request): boolean =>
  !request.isNavigationRequest() && request.method() === 'GET'

/**
 * Takes files away from the application until the document is loaded again; documents themselves are sent. Gives a function
 * that counts how often one of them was requested.
 */
async function loseInApplication(page: Page, places: readonly Place[]): Promise<() => number> {
  let count = 0
  let isLoadedAgain = false
  page.on('request', (request) => (isLoadedAgain ||= request.isNavigationRequest()))
  for (const place of places) {
    await page.route(isAt(place), (route) => {
      if (isLoadedAgain || !isOfApplication(route.request())) return route.fallback()
      count += 1
      return route.fulfill({ status: 404 })
    })
  }
  return () => count
}

const target = `${faq}?gclid=abc&utm_source=letter#main`

const navigateTo = (page: Page, to: string): Promise<void> =>
  page.evaluate(
    (address) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(address),
    to,
  )

test.describe('on a page whose application runs', () => {
  test('loads a page whose HTML and code are gone from the server, with query and hash', async ({ page }) => {
    await openStarted(page, '/en')
    await markDocument(page)
    const missing = await loseInApplication(page, [faq, faqScript])
    await navigateTo(page, target)
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(faq))
    expect(await isMarkedDocument(page)).toBe(false)
    expect(missing()).toBe(2)
    await applicationStarted(page)
  })

  test('shows a page whose HTML cannot be fetched by its template', nightly, async ({ page }) => {
    await openStarted(page, '/en')
    await markDocument(page)
    const missing = await loseInApplication(page, [faq])
    await navigateTo(page, target)
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(faq))
    expect(await isMarkedDocument(page)).toBe(true)
    expect(missing()).toBe(1)
  })

  test('loads a page whose HTML is of a newer release than its data', nightly, async ({ page }) => {
    await openStarted(page, '/en')
    await markDocument(page)
    await page.route(isAt(faq), async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      return route.fulfill({
        response,
        body: html.replace(/data-release="[0-9a-f]+ /, 'data-release="0ff1ce '),
      })
    })
    await navigateTo(page, target)
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(faq))
    expect(await isMarkedDocument(page)).toBe(false)
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

  test('goes back to a page whose HTML and code are gone, with query and hash', async ({ page }) => {
    await openStarted(page, target)
    await navigateTo(page, '/en/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en/about'))
    await page.reload()
    await applicationStarted(page)
    const missing = await loseInApplication(page, [faq, faqScript])
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(faq))
    await expect(page).toHaveURL(target)
    expect(missing()).toBe(2)
    await applicationStarted(page)
  })

  test('gets a part of a page whose code is gone by loading the page once', async ({ page }) => {
    const link = site.navigation.footerColumns
      .flatMap(({ links }) => links)
      .find(({ href }) => href === '/en/about')
    await openStarted(page, '/en/legal')
    await markDocument(page)
    // Without its HTML the page is rendered by its template, with the code of its slices.
    const missing = await loseInApplication(page, [formPage, fileOfChunk(/^slice-hero$/)])
    await navigateTo(page, `${formPage}?gclid=abc`)
    await expect(page).toHaveURL(`${formPage}?gclid=abc`)
    await expect.poll(() => isMarkedDocument(page).catch(() => true)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(formPage))
    await applicationStarted(page)
    expect(missing()).toBeGreaterThan(1)
    await new Footer(page, site)
      .link(link?.text ?? '')
      .first()
      .click()
  })

  test('still reads the first page when code of one of its parts is blocked', nightly, async ({ page }) => {
    let blocked = 0
    // The application itself, and all that is loaded besides.
    await page.route(/\/(?!app-|framework-|webpack-runtime-)[\w-]+-[0-9a-f]{8}\.js$/, (route) => {
      blocked++
      return route.abort('blockedbyclient')
    })
    await page.goto('/en/all-slices')
    const text = await page.getByRole('main').innerText()
    await page.keyboard.press('Shift')
    await applicationStarted(page)
    await page.waitForTimeout(reloading)
    expect(blocked).toBeGreaterThan(0)
    expect(await page.getByRole('main').innerText()).toBe(text)
  })
})

test.describe('walks the site', () => {
  test('gets a new build with one full load, and walks on inside the application', async ({
    page,
    deployed,
  }) => {
    const footer = new Footer(page, site)
    const links = site.navigation.footerColumns
      .flatMap(({ links: inColumn }) => inColumn)
      .filter(({ href }) => isPageOf('en', href) && ![faq, '/en'].includes(href))
    const [second] = links
    if (!second) throw new Error('The footer of en leads to no page of en')
    await openStarted(page, `${deployed.origin}/en`)
    await markDocument(page)
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(new URL(response.url()).pathname)
    })
    const scriptsOf = (): Promise<string[]> =>
      page.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []))
    const before = await scriptsOf()
    deployed.build = 'aaaaaaaaaaaaaaaaaaaa'
    for (const script of before) expect((await page.request.get(script)).status()).toBe(404)

    await navigateTo(page, target)
    await expect(page).toHaveURL(deployed.origin + target)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(faq))
    expect(await isMarkedDocument(page)).toBe(false)
    const ofBefore = missing.splice(0)

    await startApplication(page)
    await markDocument(page)
    await footer.link(second.text).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(second.href))
    await page.goBack()
    await expect(page).toHaveURL(deployed.origin + target)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(faq))
    expect(await isMarkedDocument(page)).toBe(true)
    expect(ofBefore.every((file) => file.endsWith('.js'))).toBe(true)
    expect(missing).toEqual([])
    expect((await scriptsOf()).filter((script) => before.includes(script))).toEqual([])
    expect(await page.evaluate(() => window.___webpackCompilationHash)).toBe(deployed.build)
  })

  type Missing = {
    name: string
    /** Files that are gone, whatever their query. */
    files: readonly Place[]
    answer?: (route: Route) => Promise<void>
    path?: string
    /** When the page asks for all of these files: as it is opened in the application, or only at its start. */
    askedFor: 'on the way' | 'at the start' | 'on the way and at the start'
  }
  const dataOf = (path: string): string => `/page-data${path}/page-data.json`
  const startsWith =
    (folder: string) =>
    ({ pathname }: URL): boolean =>
      pathname.startsWith(folder)
  const missingFiles: Missing[] = [
    { name: 'its HTML is', files: [faq], askedFor: 'on the way' },
    { name: 'its HTML and its code are', files: [faq, faqScript], askedFor: 'on the way' },
    {
      name: 'its HTML and the code of a part of it are',
      files: [formPage, fileOfChunk(/^slice-/)],
      path: formPage,
      askedFor: 'on the way',
    },
    { name: 'its data is', files: [dataOf(faq)], askedFor: 'on the way and at the start' },
    { name: 'the site data is', files: [startsWith('/site-data/')], askedFor: 'at the start' },
    {
      name: 'the data of the forms is',
      files: [startsWith('/forms-data/')],
      path: formPage,
      askedFor: 'on the way and at the start',
    },
    {
      name: 'the data of the same build is',
      files: ['/page-data/app-data.json'],
      answer: (route) => route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
      askedFor: 'on the way and at the start',
    },
  ]
  /** A part that lacks its code, and newer data. */
  const sample = ['its HTML and the code of a part of it are', 'the data of the same build is']
  for (const { name, files, path = faq, answer, askedFor } of sampled(
    missingFiles,
    missingFiles.filter((one) => sample.includes(one.name)),
  )) {
    test(`reads a page, with query and hash and without a loop, while ${name} missing`, async ({ page }) => {
      const address = `${path}?gclid=abc&utm_source=letter#main`
      await openStarted(page, '/en/legal')
      const opened: string[] = []
      const errors: string[] = []
      let asked = 0
      page.on('request', (request: Request) => request.isNavigationRequest() && opened.push(request.url()))
      page.on('pageerror', ({ message }) => errors.push(message))
      for (const file of files) {
        await page.route(isAt(file), (route) => {
          if (!isOfApplication(route.request())) return route.fallback()
          asked += 1
          return answer?.(route) ?? route.fulfill({ status: 404 })
        })
      }
      const heading = page.getByRole('heading', { level: 1 })
      const signUp = new Header(page, site).signUp
      const useForm = async (): Promise<void> => {
        if (path !== formPage) return
        const { email } = new LeadForm(page, 'work_email', site)
        await email.pressSequentially('jo@surveyors.example')
        await expect(email).toHaveValue('jo@surveyors.example')
      }

      await navigateTo(page, address)
      await expect(page).toHaveURL(address)
      await expect(heading).toHaveText(headingOf(path))
      await useForm()
      await page.waitForTimeout(reloading)
      expect(opened.length).toBeLessThanOrEqual(1)
      if (askedFor.startsWith('on the way')) expect(asked).toBeGreaterThanOrEqual(files.length)

      // Again at the start of the page.
      await page.reload()
      const before = opened.length
      asked = 0
      await page.keyboard.press('Shift')
      await useForm()
      await page.waitForTimeout(reloading)
      expect(opened).toHaveLength(before)
      if (askedFor.endsWith('at the start')) expect(asked).toBeGreaterThan(0)
      await expect(page).toHaveURL(address)
      await expect(heading).toHaveText(headingOf(path))
      await expect(signUp).toBeVisible()
      // The page is never rendered anew over the HTML that the visitor reads.
      expect(errors.filter((message) => /Minified React error|hydrat/i.test(message))).toEqual([])
    })
  }

  test('gets code that a press asks for and that is missing by loading the page, once', async ({ page }) => {
    await openStarted(page, target)
    const opened: string[] = []
    const logged: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()))
    page.on('pageerror', ({ name }) => logged.push(name))
    /** What webpack rejects an import with that no handler catches. */
    const press = (): Promise<void> =>
      page.evaluate(() => {
        const missing = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' })
        setTimeout(() => void Promise.reject(missing))
      })
    await press()
    await expect.poll(() => opened.length).toBe(1)
    await startApplication(page)
    await press()
    await page.waitForTimeout(reloading)
    expect(opened.map((address) => new URL(address).search)).toEqual(['?gclid=abc&utm_source=letter'])
    expect(logged).toEqual(['ChunkLoadError', 'ChunkLoadError'])
    await expect(page).toHaveURL(target)
  })
})
