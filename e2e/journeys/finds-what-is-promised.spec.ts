import { locales } from '../../locales.config'
import { siteData } from '../../scripts/builtSite'
import { openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { siteOrigin } from '../fixtures/servers'

const guide = '/ebooks/closing-the-month-faster'
const withGuide = ['en', 'ee', 'ie', 'lu']

test('a guide is on the site of the markets that read its file, and nowhere in others', async ({
  request,
}) => {
  for (const { urlCode } of locales) {
    const has = withGuide.includes(urlCode)
    const found = await request.get(`${siteOrigin}/${urlCode}${guide}`)
    expect([urlCode, found.status()]).toEqual([urlCode, has ? 200 : 404])
    expect([urlCode, siteData(urlCode).notification.length > 0]).toEqual([urlCode, has])
    for (const path of ['', '/customers', '/thankyou', '/thankyousoletrader']) {
      const html = await (await request.get(`${siteOrigin}/${urlCode}${path}`)).text()
      if (!has) expect([urlCode, path, html.includes(guide)]).toEqual([urlCode, path, false])
    }
  }
})

test('it says of its file what is in the file, and names the markets that have it', async ({ page }) => {
  await page.goto(`/en${guide}`)
  await expect(page.getByText(/^15 pages\s· About \d+ minutes to read\s· PDF\s·\s\d+\skB$/)).toBeVisible()
  const description = page.locator('meta[name="description"]')
  await expect(description).toHaveAttribute('content', /15-page guide/)
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  expect(alternates.sort()).toEqual(withGuide.map((urlCode) => `/${urlCode}${guide}`).sort())
})

test('cases are counted as they are shown, the featured one once somebody searches', async ({ page }) => {
  await openStarted(page, '/en/customers')
  const cards = page.locator('#cases').getByRole('listitem')
  const status = page.getByRole('main').getByRole('status').first()
  const more = await cards.count()
  await expect(status).toHaveText(`${more} more cases`)
  await page.getByRole('searchbox').fill('bakeries')
  await expect(cards).toHaveCount(1)
  await expect(status).toHaveText(`1 of ${more + 1} cases`)
})
