import { locales, type UrlCode } from '../../locales.config'
import { builtPage, headingOf } from '../../scripts/builtSite'
import { brand } from '../../src/core/brand'
import { openStarted, startApplication } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { nightly, sampledFirst } from '../fixtures/scale'
import { trackedEvents } from '../fixtures/visitorState'
import { stubWebApp } from '../fixtures/webApp'

/** The areas of the web app that mails link to, and the markets that have a page for them. */
const areas: Record<string, UrlCode[]> = {
  'invoices-approvals': ['da', 'de', 'en', 'es', 'fr', 'ie', 'nl', 'se'],
  'bills-status': ['en'],
  'bills-tracker': ['en'],
}

const rest = '/7f3a/step%202?token=a%2Bb&lang=en#invoice'

for (const [area, urlCodes] of Object.entries(areas)) {
  for (const urlCode of sampledFirst(urlCodes, 1)) {
    test(`gets from /${urlCode}/${area}/… to the same place in the web app`, async ({ page, request }) => {
      const path = `/${urlCode}/${area}`
      const label = String(builtPage(path).document?.data['app_link_label'])
      const link = page.getByRole('main').getByRole('link', { name: label, exact: true }).first()
      expect((await request.get(`${path}${rest}`)).status()).toBe(200)

      await page.goto(`${path}${rest}`)
      await expect(link).toHaveAttribute('href', `${brand.appOrigin}/${area}`)
      await openStarted(page, `${path}${rest}`)
      await link.focus()
      await expect(link).toHaveAttribute('href', `${brand.appOrigin}/${area}${rest}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))
      await expect(page).toHaveURL(`${path}${rest}`)
    })
  }

  test(`finds no ${area} in the other markets`, async ({ request }) => {
    const others = locales.map((locale) => locale.urlCode).filter((urlCode) => !urlCodes.includes(urlCode))
    for (const urlCode of sampledFirst(others, 4)) {
      expect((await request.get(`/${urlCode}/${area}/1`)).status(), urlCode).toBe(404)
      expect((await request.get(`/${urlCode}/${area}`)).status(), urlCode).toBe(404)
    }
  })
}

const bills = '/en/bills-status'
const billLink = String(builtPage(bills).document?.data['app_link_label'])

test(
  'presses the link before the application has started, and gets to the bill all the same',
  nightly,
  async ({ page }) => {
    const { visits } = await stubWebApp(page)
    await page.goto(`${bills}/7f3a?token=a`)
    await page.getByRole('link', { name: billLink, exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Web app' })).toBeVisible()
    expect(visits[0]?.href).toBe(`${brand.appOrigin}/bills-status/7f3a?token=a`)
  },
)

for (const strange of sampledFirst(
  [
    '/%252e%252e/register',
    '/a//evil.example',
    '/%2F%2Fevil.example',
    `/${'a'.repeat(2100)}`,
    '/1?redirect=https://evil.example&next=/admin',
    '/%E2%9C%93?utm_source=x#javascript:alert(1)',
  ],
  2,
)) {
  test(`gets no further than its area of the web app from ${strange.slice(0, 50)}`, async ({ page }) => {
    expect((await page.goto(`${bills}${strange}`))?.status()).toBe(200)
    await startApplication(page)
    const link = page.getByRole('link', { name: billLink, exact: true }).first()
    await link.focus()
    const { origin, pathname, search, hash } = new URL((await link.getAttribute('href')) ?? '')
    expect(origin).toBe(brand.appOrigin)
    expect(`${pathname}/`).toMatch(/^\/bills-status\/(?:(?:1|%E2%9C%93)\/)?$/)
    expect(search + hash).toBe('')
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
    await link.click()
    // The code that reports presses comes with the first one.
    await expect
      .poll(() => trackedEvents(page))
      .toContainEqual(['Element used', { kind: 'link', surface: 'page', label: billLink }])
  })
}
