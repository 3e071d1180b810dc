import { headingOf } from '../../scripts/builtSite'
import { expect, test } from '../fixtures/quietPage'
import { hubspotOrigin, siteOrigin } from '../fixtures/servers'

test('sees a page in a frame of the site itself, and in none of another site', async ({ page }) => {
  const open = async (origin: string): Promise<void> => {
    await page.route(`${origin}/framing`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${siteOrigin}/en"></iframe>` }),
    )
    await page.goto(`${origin}/framing`)
  }
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })

  await open(siteOrigin)
  await expect(heading).toHaveText(headingOf('/en'))
  await open(hubspotOrigin)
  // What Chromium shows in place of a page that must not be framed.
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
  await expect(heading).toHaveCount(0)
})
