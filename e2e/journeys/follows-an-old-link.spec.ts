import { locales } from '../../locales.config'
import { headingOf, hasPage, siteManifest } from '../../scripts/builtSite'
import { openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { sampled } from '../fixtures/scale'

const { redirects } = siteManifest()
const markets = sampled(
  locales.map(({ urlCode }) => urlCode),
  ['en', 'at', 'fr-be'] as const,
)

test('is redirected by every redirect of the content, with the query, to other hosts without the campaign', async ({
  request,
}) => {
  expect(redirects.length).toBeGreaterThan(0)
  for (const { source, target, permanent, locale } of redirects) {
    // An address that matches the pattern, with values for `:name` and `*`.
    const fillIn = (pattern: string) => pattern.replace(/:\w+/g, 'vat-in-2026').replace(/\*$/, 'some/where')
    for (const urlCode of locale === 'all' ? markets : [locale]) {
      const address = `/${urlCode}${fillIn(source)}?utm_source=letter&gclid=1&lang=en`
      const response = await request.get(address, { maxRedirects: 0 })
      expect(response.status(), address).toBe(permanent ? 301 : 302)
      const location = fillIn(target)
      // To another host nothing of a campaign goes: whether the visitor allows it is not known here.
      expect(response.headers()['location'], address).toBe(
        location.startsWith('http')
          ? `${location}?lang=en`
          : `/${urlCode}${location}?utm_source=letter&gclid=1&lang=en`,
      )
    }
  }
})

test('is redirected only in the market of a redirect', async ({ request }) => {
  const local = redirects.find(({ locale }) => locale !== 'all')
  if (!local) throw new Error('The content has no redirect for one market')
  const elsewhere = local.locale === 'en' ? 'fi' : 'en'
  const address = `/${elsewhere}${local.source.replace(/:\w+|\*/g, 'x')}`
  expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(404)
})

test('arrives at the page of an old address in the browser', async ({ page }) => {
  const moved = redirects.find(
    ({ source, target, locale }) =>
      !/[:*]/.test(source) && ['all', 'en'].includes(locale) && hasPage(`/en${target}`),
  )
  if (!moved) throw new Error('The content has no redirect to a page of en')
  await openStarted(page, `/en${moved.source}?utm_source=letter#plans`)
  await expect(page).toHaveURL(`/en${moved.target}?utm_source=letter#plans`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(`/en${moved.target}`))
})

test('loses the slash at the end of an address, and nothing else', async ({ page, request, baseURL }) => {
  const response = await request.get('/en/about/?utm_source=letter', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers()['location']).toBe('/en/about?utm_source=letter')
  // Double slashes at the start are part of the path, never another host.
  const doubled = await request.get(`${baseURL}//elsewhere.example/`, { maxRedirects: 0 })
  expect(doubled.status()).toBe(308)
  expect(doubled.headers()['location']).toBe('/elsewhere.example')

  await page.goto('/en/about/')
  await expect(page).toHaveURL('/en/about')
})
