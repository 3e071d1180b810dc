import { pageOfTemplate } from '../../scripts/builtSite'
import { openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { nightly, sampledFirst } from '../fixtures/scale'
import { trackedEvents } from '../fixtures/visitorState'

const wallet = pageOfTemplate('apple-pay')
const subscriptions = pageOfTemplate('subscriptions')
const textOf = (field: string): string => String(wallet.document?.data[field])
const devices = wallet.document?.data['devices'] as { device: string; name: string }[]

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('reads the steps for every device', async ({ page }) => {
    await page.goto(wallet.path)
    for (const { name } of devices)
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: textOf('copy_label') })).toHaveCount(0)
  })
})

for (const [device, userAgent] of sampledFirst(
  [
    ['iphone', iPhone],
    ['mac', mac],
  ] as const,
  1,
)) {
  test.describe(`on a device of the kind ${device}`, () => {
    test.use({ userAgent, permissions: ['clipboard-read', 'clipboard-write'] })

    test('finds its steps first, the others after them, and copies them', async ({ page }) => {
      await openStarted(page, wallet.path)
      const own = devices.find((one) => one.device === device)?.name ?? ''
      const shown = page.locator('[data-device] h3')
      await expect(page.getByText(textOf('your_device_label'), { exact: true })).toBeVisible()
      await expect(shown).toHaveCount(devices.length)
      await expect(shown.first()).toHaveText(own)

      const label = textOf('copy_label')
      await page.getByRole('button', { name: `${label}: ${own}` }).click()
      await expect(page.getByRole('status').filter({ hasText: textOf('copied_label') })).toHaveCount(1)
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.split('\n')[0]).toBe(own)
      expect(copied).toMatch(/^1\. /m)
      await expect
        .poll(() => trackedEvents(page))
        .toContainEqual(['Element used', expect.objectContaining({ kind: 'button', surface: 'wallet' })])
    })
  })
}

test('cancels subscriptions of the example and sees what that saves', nightly, async ({ page }) => {
  await openStarted(page, subscriptions.path)
  const examples = subscriptions.document?.data['examples'] as { vendor: string }[]
  const result = page
    .getByRole('status')
    .filter({ hasText: String(subscriptions.document?.data['total_label']) })
  const before = await result.textContent()
  const label = String(subscriptions.document?.data['keep_label']).replace(
    '{vendor}',
    examples[0]?.vendor ?? '',
  )
  await page.getByRole('checkbox', { name: label }).uncheck()
  await expect(result).not.toHaveText(before ?? '')
  await page.getByRole('checkbox', { name: label }).check()
  await expect(result).toHaveText(before ?? '')
  await expect
    .poll(() => trackedEvents(page))
    .toContainEqual(['Element used', { kind: 'checkbox', surface: 'page', label }])
})

test('a page of perks for employees, and pages that mails link to, are hidden from search engines', async ({
  request,
}) => {
  const hidden = ['internal-perks', 'bills-status', 'bills-tracker', 'invoice-approvals'].map(
    (template) => pageOfTemplate(template).path,
  )
  const sitemap = await (await request.get('/sitemap-en.xml')).text()
  for (const path of hidden) {
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"')
    expect(sitemap, path).not.toContain(`${path}<`)
  }
  expect(sitemap).toContain(`${wallet.path}<`)
})
