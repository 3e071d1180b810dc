import { headingOf } from '../../scripts/builtSite'
import { expect, test } from '../fixtures/quietPage'
import { hubspotOrigin, siteOrigin } from '../fixtures/servers'

test('sees a page in a frame of the site itself, and in none of another site', async ({ browser }) => {
  // Without the watch: the browser reports the refused frame on the console.
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
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
  await expect.poll(() => said.join('\n')).toContain('frame-ancestors')
  await expect(heading).toHaveCount(0)
  await page.close()
})
