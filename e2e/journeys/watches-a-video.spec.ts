import { openStarted } from '../fixtures/application'
import { refusesInAnotherTab, requestsNothingMoreOf } from '../fixtures/refusal'
import { expect, test } from '../fixtures/services'

const provider = 'https://video.outlay.example'
/** A player that goes on asking its provider. */
const player = '<button>Play</button><script>setInterval(() => fetch("/progress"), 100)</script>'

test('shows content of another site by a press, and a refusal removes it for good', async ({
  page,
  context,
  watch,
}) => {
  // The one that the player waits for when it is removed.
  watch.expectNoResponse(provider)
  const requests: string[] = []
  await page.route(`${provider}/**`, (route) => {
    requests.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/html', body: player })
  })
  await openStarted(page, '/en/press')
  const show = page.getByRole('button', { name: /^Show content from / })
  await expect(show).toBeVisible()
  expect(requests).toEqual([])
  await show.click()
  await expect(page.frameLocator('main iframe').getByRole('button', { name: 'Play' })).toBeVisible()
  await expect.poll(() => requests).toContain('/progress')
  // On a phone the content covers the scene too, where the buttons were below it.
  await page.setViewportSize({ width: 390, height: 844 })
  const frame = page.locator('main iframe')
  const place = page.locator('div:has(> [data-island="embed"])')
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(300)
  expect(await frame.boundingBox()).toEqual(await place.boundingBox())
  await refusesInAnotherTab(context)
  await expect(page.locator('main iframe')).toHaveCount(0)
  await requestsNothingMoreOf(page, provider)
  await expect(show).toBeVisible()
})
