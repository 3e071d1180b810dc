import type { BrowserContext, Page } from '@playwright/test'
import {
  localeChoiceQuery,
  localeCookie,
  localeByUrlCode,
  locales,
  type Locale,
  type UrlCode,
} from '../../locales.config'
import { builtPage, builtPages, headingOf, onePagePerTemplate, siteData } from '../../scripts/builtSite'
import { openStarted, startApplication } from '../fixtures/application'
import { coveredPart } from '../fixtures/coveredPart'
import { expect, test } from '../fixtures/quietPage'
import { isFull, nightly, sampled } from '../fixtures/scale'
import { Header } from '../pages/Header'
import { LocaleSelector } from '../pages/LocaleSelector'
import { LocaleSuggestion } from '../pages/LocaleSuggestion'

function market(urlCode: UrlCode): Locale {
  const found = localeByUrlCode(urlCode)
  if (!found) throw new Error(`There is no locale ${urlCode}`)
  return found
}

const site = siteData('en')
const lu = market('lu')
const de = market('de')

test('reads the header of the market where it has its own, else that of the language', async ({ page }) => {
  const headerOf = async (urlCode: UrlCode): Promise<string[]> => {
    await page.goto(`/${urlCode}`)
    const links = new Header(page, siteData(urlCode)).menus.locator('li a')
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    return hrefs.map((href) => href.replace(/^\/[a-z-]+\//, '/'))
  }
  const [austria, germany, luxembourg, kingdom] = [
    await headerOf('at'),
    await headerOf('de'),
    await headerOf('lu'),
    await headerOf('en'),
  ]
  expect(austria.slice(4, 7)).toEqual(['/e-invoicing', '/invoice-generator', '/vat-calculator'])
  expect(germany).not.toContain('/e-invoicing')
  expect(germany.slice(4, 5)).toEqual(['/customers'])
  expect(luxembourg).toEqual(kingdom)
})

test.describe('with the list of markets', () => {
  test('gets to the same page there, and `/` leads there from then on', async ({ page, context }) => {
    const target = builtPage('/en/customers').context.alternates.lu
    expect(target).toBe('/lu/customers')
    const selector = new LocaleSelector(page, site)
    await openStarted(page, '/en/customers')
    await selector.summary.click()
    await selector.market(lu).click()
    await expect(page).toHaveURL('/lu/customers')
    await expect(page.locator('html')).toHaveAttribute('lang', lu.htmlLang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/lu/customers'))

    const stored = (await context.cookies()).find(({ name }) => name === localeCookie)
    expect(stored).toMatchObject({ value: 'lu', path: '/', sameSite: 'Lax' })
    await page.goto('/')
    await expect(page).toHaveURL('/lu')
  })

  test('gets to the root of the market where the page does not exist', async ({ page }) => {
    expect(builtPage('/en/careers/jobs').context.alternates.de).toBeUndefined()
    const selector = new LocaleSelector(page, site)
    await openStarted(page, '/en/careers/jobs')
    await selector.summary.click()
    await selector.market(de).click()
    await expect(page).toHaveURL('/de')
    await expect(page.locator('html')).toHaveAttribute('lang', de.htmlLang)
  })

  test('offers every market, and a page behind each', async ({ page, request }) => {
    const selector = new LocaleSelector(page, site)
    await openStarted(page, '/en/about')
    await selector.summary.focus()
    await page.keyboard.press('Enter')
    await expect(selector.markets).toHaveCount(locales.length)
    for (const locale of locales) {
      const href = await selector.market(locale).getAttribute('href')
      const expected = builtPage('/en/about').context.alternates[locale.urlCode] ?? `/${locale.urlCode}`
      expect(href, locale.urlCode).toBe(`${expected}?${localeChoiceQuery}`)
      const response = await request.get(href ?? '')
      expect(response.status(), expected).toBe(200)
      expect(new URL(response.url()).pathname + new URL(response.url()).search).toBe(expected)
    }
    await page.keyboard.press('Escape')
    await expect(selector.markets.first()).toBeHidden()
    await expect(selector.summary).toBeFocused()
  })
})

test.describe('before the application starts', () => {
  test.use({ locale: 'de-DE' })

  /** Opens the list and follows a link of it, while the application is still on its way. */
  const choose = async (page: Page): Promise<void> => {
    const application = /\/app-[0-9a-f]+\.js$/
    await page.route(application, () => new Promise(() => undefined))
    const selector = new LocaleSelector(page, site)
    await page.goto('/en/customers', { waitUntil: 'domcontentloaded' })
    await selector.summary.click()
    await selector.market(lu).click()
    await page.waitForURL(/\/lu\/customers/)
    await page.unroute(application)
  }
  const stored = async (context: BrowserContext) =>
    (await context.cookies()).find(({ name }) => name === localeCookie)

  test('chooses, and the choice is kept: no other country is offered, and `/` leads there', async ({
    page,
    context,
  }) => {
    await choose(page)
    await expect(page).toHaveURL('/lu/customers')
    expect(await stored(context)).toMatchObject({ value: 'lu', path: '/', sameSite: 'Lax' })
    await startApplication(page)
    await expect(new LocaleSuggestion(page, siteData('lu'), de).root).toHaveCount(0)
    await openStarted(page, '/en')
    await expect(new LocaleSuggestion(page, site, lu).accept).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL('/lu')
  })

  test(
    'chooses on a host that only has the files: the application keeps the choice',
    nightly,
    async ({ page, context }) => {
      const file = await (await page.request.get('/lu/customers')).text()
      await page.route(
        ({ search }) => search === `?${localeChoiceQuery}`,
        (route) => route.fulfill({ contentType: 'text/html', body: file }),
      )
      await choose(page)
      await expect(page).toHaveURL(`/lu/customers?${localeChoiceQuery}`)
      await startApplication(page)
      await expect(page).toHaveURL('/lu/customers')
      expect(await stored(context)).toMatchObject({ value: 'lu' })
      await expect(new LocaleSuggestion(page, siteData('lu'), de).root).toHaveCount(0)
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('chooses, and `/` leads there', async ({ page, context }) => {
      await choose(page)
      await expect(page).toHaveURL('/lu/customers')
      expect(await stored(context)).toMatchObject({ value: 'lu' })
      await page.goto('/')
      await expect(page).toHaveURL('/lu')
    })
  })
})

test.describe('by opening `/`', () => {
  const languages: [acceptLanguage: string, urlCode: UrlCode][] = [
    ['', 'en'],
    ['xx-XX, yy;q=0.5', 'en'],
    ['de-AT,de;q=0.9', 'at'],
    ['de', 'de'],
    ['nn-NO', 'no'],
    ['pt-BR', 'pt'],
    ['sv;q=0.3, fr-BE;q=0.8', 'fr-be'],
    ['en-US,en;q=0.9', 'us'],
    ...(isFull ? locales.map(({ htmlLang, urlCode }): [string, UrlCode] => [htmlLang, urlCode]) : []),
  ]

  test('is redirected by the languages of the browser, else to the default', async ({ request }) => {
    for (const [language, urlCode] of languages) {
      const response = await request.get('/?utm_source=letter', {
        headers: { 'accept-language': language, cookie: '' },
        maxRedirects: 0,
      })
      expect(response.status(), language).toBe(302)
      expect(response.headers()['location'], language).toBe(`/${urlCode}?utm_source=letter`)
    }
  })

  test('is redirected by the stored choice before any language, if it is a market', async ({ request }) => {
    const location = async (stored: string) =>
      (
        await request.get('/', {
          headers: { 'accept-language': 'de-DE', cookie: `${localeCookie}=${stored}` },
          maxRedirects: 0,
        })
      ).headers()['location']
    expect(await location('fi')).toBe('/fi')
    expect(await location('https://elsewhere.example')).toBe('/de')
    expect(await location('')).toBe('/de')
  })
})

test.describe('on the suggestion', () => {
  test.use({ locale: 'de-DE' })

  test('sees it only after the start, declines it, and does not see it again', async ({ page }) => {
    const suggestion = new LocaleSuggestion(page, site, de)
    const html = await (await page.request.get('/en/customers')).text()
    expect(html).toContain(headingOf('/en/customers'))
    expect(html).not.toContain(site.strings.locale_suggestion_decline)

    await page.goto('/en/customers')
    await expect(suggestion.root).toHaveCount(0)
    await startApplication(page)
    await expect(suggestion.root).toBeVisible()
    await expect(page).toHaveURL('/en/customers')
    await suggestion.decline.click()
    await expect(suggestion.root).toHaveCount(0)
    await page.reload()
    await startApplication(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(suggestion.root).toHaveCount(0)
  })

  test('declines it with Escape, after what is in front of it', nightly, async ({ page }) => {
    const suggestion = new LocaleSuggestion(page, site, de)
    const selector = new LocaleSelector(page, site)
    await openStarted(page, '/en/customers')
    await expect(suggestion.root).toBeVisible()
    await selector.summary.click()
    await page.keyboard.press('Escape')
    await expect(selector.markets.first()).toBeHidden()
    await expect(suggestion.root).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(suggestion.root).toHaveCount(0)
  })

  test('reaches the end of the menu of a phone, which covers it', nightly, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const header = new Header(page, site)
    await openStarted(page, '/en')
    await expect(new LocaleSuggestion(page, site, de).root).toBeInViewport()
    await header.toggle.click()
    for (const { label, entries } of site.navigation.menus) {
      if (entries.length > 0) await header.summary(label).click()
    }
    const last = header.root.getByRole('link', { name: site.strings.log_in, exact: true }).last()
    await last.scrollIntoViewIfNeeded()
    expect(await coveredPart(last)).toBe(0)
    // Fails when something lies over it.
    await last.click({ trial: true })
  })

  test(
    'sees what a press on a phone changes: it makes room while a control of the page is used',
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 740 })
      const suggestion = new LocaleSuggestion(page, site, de)
      await openStarted(page, '/en/pricing')
      await expect(suggestion.root).toBeInViewport()
      const strip = page.locator('[data-billing] > [aria-hidden]')
      await page.getByRole('button', { name: 'One user more' }).click()
      await expect(strip).toContainText('13')
      await expect(suggestion.root).not.toBeInViewport()
      expect(await coveredPart(strip)).toBe(0)
      await page.getByRole('heading', { level: 1 }).click()
      await expect(suggestion.root).toBeInViewport()
    },
  )

  test('accepts it and gets to the same page, or the root, of the market', async ({ page, context }) => {
    await openStarted(page, '/en')
    await new LocaleSuggestion(page, site, de).accept.click()
    await expect(page).toHaveURL('/de')
    expect((await context.cookies()).find(({ name }) => name === localeCookie)?.value).toBe('de')
    await startApplication(page)
    await expect(new LocaleSuggestion(page, siteData('de'), de).root).toHaveCount(0)
  })

  test('does not see it on a page in the right language', nightly, async ({ page }) => {
    await openStarted(page, '/de')
    await expect(new LocaleSuggestion(page, siteData('de'), de).root).toHaveCount(0)
  })
})

test('is never redirected by language or choice on any page but `/`', async ({ request }) => {
  const pages = sampled(builtPages(), onePagePerTemplate()).filter(({ locale }) => locale)
  expect(pages.length).toBeGreaterThan(30)
  for (const { path } of pages) {
    const response = await request.get(path, {
      headers: { 'accept-language': 'fi-FI', cookie: `${localeCookie}=nl` },
      maxRedirects: 0,
    })
    expect([200, 404], path).toContain(response.status())
    expect(response.headers()['location'], path).toBeUndefined()
  }
})
