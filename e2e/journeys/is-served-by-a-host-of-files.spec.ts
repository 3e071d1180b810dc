/** The built site on hosts that only serve files, each with its own form of addresses. */
import { headingOf, prerendered, siteData } from '../../scripts/builtSite'
import { brand } from '../../src/core/brand'
import { fill } from '../../src/core/i18n/fill'
import { hasFetchedAhead, isMarkedDocument, markDocument, startApplication } from '../fixtures/application'
import { expect, test as base } from '../fixtures/quietPage'
import { nightly, sampled, sampledFirst } from '../fixtures/scale'
import { openStaticHost, type HostForm, type StaticHost } from '../fixtures/staticHost'
import { Header } from '../pages/Header'

const test = base.extend<{ form: HostForm; host: StaticHost }>({
  form: ['slash', { option: true }],
  host: async ({ form, watch }, use) => {
    const host = await openStaticHost(form)
    watch.expectStatus(404, /^\/api\//)
    await use(host)
    host.close()
  },
})

type Shift = { value: number; hadRecentInput: boolean }

/** The layout shift of the page until now. */
const shiftScript = (): void => {
  const shifts: Shift[] = []
  Object.assign(window, { e2eShifts: shifts })
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as unknown as Shift[]))).observe({
    type: 'layout-shift',
    buffered: true,
  })
}

const addresses: Record<HostForm, (path: string) => string[]> = {
  slash: (path) => [path, `${path}/`, `${path}/index.html`],
  asIs: (path) => [path, `${path}/`, `${path}/index.html`],
  html: (path) => [path, `${path}.html`],
  anyCase: (path) => [path.toUpperCase(), `${path.toUpperCase()}/`],
}

for (const form of sampled<HostForm>(Object.keys(addresses) as HostForm[], ['slash', 'html'])) {
  test.describe(`a host with the form "${form}"`, () => {
    test.use({ form })

    const pages = ['/en/invoice-generator', '/en/contact', '/en/pricing']
    const every = pages.flatMap((path) => addresses[form](path).map((address) => [path, address] as const))
    // In the sample the address that is least like the page's own.
    for (const [path, address] of sampled(
      every,
      every.slice(0, addresses[form](pages[0] ?? '').length).slice(-1),
    ))
      test(`hydrates ${address} without drawing it again, and shows it at its own address`, async ({
        page,
        host,
      }) => {
        await page.addInitScript(shiftScript)
        await page.goto(`${host.origin}${address}?utm_source=fair#top`)
        await startApplication(page)
        await expect(page).toHaveURL(`${host.origin}${path}?utm_source=fair#top`)
        await expect(page).toHaveTitle(prerendered(path).title)
        await hasFetchedAhead(page)
        // What is fetched ahead is there.
        expect(host.missing).toEqual([])
        const shift = await page.evaluate(() =>
          (window as unknown as { e2eShifts: Shift[] }).e2eShifts
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .reduce((sum, { value }) => sum + value, 0),
        )
        expect(shift).toBeLessThan(0.01)
      })

    test('opens a page inside the application, and goes back', async ({ page, host }) => {
      await page.goto(`${host.origin}${addresses[form]('/en/contact')[0]}`)
      await startApplication(page)
      await markDocument(page)
      await new Header(page, siteData('en')).home.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en'))
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/en/contact'))
      expect(await isMarkedDocument(page)).toBe(true)
    })
  })
}

for (const urlCode of sampledFirst(['de', 'en'] as const, 1))
  test(`says in /${urlCode} that a form cannot be sent, before anything is typed`, async ({ page, host }) => {
    const path = `/${urlCode}/contact`
    await page.addInitScript(shiftScript)
    await page.goto(`${host.origin}${path}/`)
    // Nobody touches the form: the application starts by itself.
    const form = page.locator('form[action^="/api/"]').first()
    const notice = fill(siteData(urlCode).strings.form_unavailable, { email: brand.contactEmail })
    await expect(form.getByText(notice)).toBeVisible({ timeout: 15_000 })
    await expect(form.getByRole('textbox')).toHaveCount(0)
    const mail = form.getByRole('link', { name: brand.contactEmail })
    await mail.focus()
    await mail.evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault())
    })
    await mail.click()
    const href = decodeURIComponent((await mail.getAttribute('href')) ?? '')
    expect(href).toBe(`mailto:${brand.contactEmail}?subject=${prerendered(path).title}`)
  })

test(
  'keeps what was typed before the notice, and puts it into the e-mail',
  nightly,
  async ({ page, host }) => {
    await page.route('**/api/integrations', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto(`${host.origin}/en/contact`)
    const form = page.locator('form[action^="/api/"]').first()
    const email = form.getByRole('textbox', { name: /email/i })
    await email.fill('ada@firm.example')
    const mail = form.getByRole('link', { name: brand.contactEmail })
    await expect(mail).toBeVisible({ timeout: 15_000 })
    await expect(email).toHaveValue('ada@firm.example')
    await form.getByRole('button').last().click()
    await expect(mail).toBeFocused()
    await expect(form.getByText(/protection against bots/)).toHaveCount(0)
  },
)

test('is led from a wrong address to the page it means, without rules of the host', async ({
  page,
  host,
  watch,
}) => {
  watch.expectStatus(404, /./)
  for (const [address, path, isTouched] of [
    ['/EN/Pricing', '/en/pricing?a=1', false],
    ['/pricing', '/en/pricing?a=1', true],
    ['/en-gb/contact)', '/en/contact?a=1', true],
  ] as const) {
    await page.goto(`${host.origin}${address}?a=1`)
    // A key starts the application at once; without one it starts by itself.
    if (isTouched) await page.keyboard.press('Shift')
    await expect(page).toHaveURL(`${host.origin}${path}`, { timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path.split('?')[0] ?? ''))
  }
})
