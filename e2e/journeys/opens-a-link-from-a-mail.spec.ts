import { locales, type UrlCode } from '../../locales.config'
import { builtPage, headingOf } from '../../scripts/builtSite'
import { brand } from '../../src/brand'
import { openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { sampled } from '../fixtures/scale'

/** The areas of the web app that mails link to, and the markets that have a page for them. */
const areas: Record<string, UrlCode[]> = {
  'invoices-approvals': ['da', 'de', 'en', 'es', 'fr', 'ie', 'nl', 'se'],
  'bills-status': ['en'],
  'bills-tracker': ['en'],
}

const rest = '/7f3a/step%202?token=a%2Bb&mail=1#invoice'

for (const [area, urlCodes] of Object.entries(areas)) {
  for (const urlCode of urlCodes) {
    test(`gets from /${urlCode}/${area}/… to the same place in the web app`, async ({ page, request }) => {
      const path = `/${urlCode}/${area}`
      const label = String(builtPage(path).document?.data['app_link_label'])
      const link = page.getByRole('main').getByRole('link', { name: label, exact: true }).first()
      expect((await request.get(`${path}${rest}`)).status()).toBe(200)

      await page.goto(`${path}${rest}`)
      await expect(link).toHaveAttribute('href', `${brand.appOrigin}/${area}`)
      await openStarted(page, `${path}${rest}`)
      await expect(link).toHaveAttribute('href', `${brand.appOrigin}/${area}${rest}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))
      await expect(page).toHaveURL(`${path}${rest}`)

      await openStarted(page, path)
      await expect(link).toHaveAttribute('href', `${brand.appOrigin}/${area}`)
    })
  }

  test(`finds no ${area} in the other markets`, async ({ request }) => {
    const others = locales.map((locale) => locale.urlCode).filter((urlCode) => !urlCodes.includes(urlCode))
    for (const urlCode of sampled(others, others.slice(0, 4))) {
      expect((await request.get(`/${urlCode}/${area}/1`)).status(), urlCode).toBe(404)
      expect((await request.get(`/${urlCode}/${area}`)).status(), urlCode).toBe(404)
    }
  })
}
