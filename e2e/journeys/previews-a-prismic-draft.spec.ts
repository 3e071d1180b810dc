import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { headingOf } from '../../scripts/builtSite'
import { previewMarkers } from '../../scripts/checkSite/previewCode'
import { startContentServer } from '../../scripts/contentServer'
import { startSiteServer } from '../../scripts/siteServer'
import { temporaryFolder } from '../../scripts/temporaryFolder'
import { readJson } from '../../src/core/values/readJson'
import { expect, test as base } from '../fixtures/quietPage'
import { nightly } from '../fixtures/scale'

const project = path.resolve(__dirname, '../..')
const repository = 'my-site'
const toolbarScript = `https://static.cdn.prismic.io/prismic.js?new=true&repo=${repository}`

type Site = { origin: string; previewOf: (title: string) => Promise<string> }

/** The built site with a Prismic repository configured, in whose place the content API answers. */
const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern; this one needs none.
    async ({}, use) => {
      const folder = temporaryFolder('outlay-prismic')
      cpSync(path.join(project, 'content'), folder, { recursive: true })
      const content = await startContentServer(project, folder)
      const { origin, stop } = await startSiteServer(project, {
        NODE_ENV: 'production',
        PRISMIC_REPOSITORY: repository,
        PRISMIC_ENDPOINT: content.endpoint,
        LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
      })
      const faq = readJson(path.join(folder, 'documents/en-gb/faq.faq.json')) as { id: string; data: object }
      await use({
        origin,
        previewOf: async (title) => {
          const response = await fetch(new URL('/previews', content.endpoint), {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ document: { ...faq, data: { ...faq.data, title } } }),
          })
          const { token } = (await response.json()) as { token: string }
          return `${origin}/preview?${new URLSearchParams({ token, documentId: faq.id }).toString()}`
        },
      })
      await stop()
      content.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** The server reads the whole content with the first preview, on a machine that has other work. */
const eventually = expect.configure({ timeout: 40_000 })
test.describe.configure({ timeout: 120_000 })
const bar = (page: Page) => page.getByRole('region', { name: 'Preview' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Answers in place of Prismic's host with a toolbar, and records what is requested there. */
async function standInToolbar(page: Page, code: string): Promise<string[]> {
  const requests: string[] = []
  await page.route('https://static.cdn.prismic.io/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: code })
  })
  return requests
}

const deleteCookie = "document.cookie = 'io.prismic.preview=; Path=/; Max-Age=0'"

/** The toolbar's way out (src/toolbar/preview/index.js of prismicio/prismic-toolbar). */
const toolbar = `
  const button = Object.assign(document.createElement('button'), { textContent: 'Exit Prismic preview' })
  button.onclick = () => {
    ${deleteCookie}
    if (dispatchEvent(new CustomEvent('prismicPreviewEnd', { cancelable: true }))) document.title = 'Not cancelled'
  }
  document.body.append(button)`

/** The toolbar in a browser that blocks cookies of third parties: it knows no session. */
const blockedToolbar = `${deleteCookie}; location.reload()`

test("sees a draft and Prismic's toolbar, and leaves the preview there", async ({ page, site }) => {
  const requests = await standInToolbar(page, toolbar)
  await page.goto(`${site.origin}/en/pricing`)
  await page.goto(await site.previewOf('Words of Prismic'))
  await expect(page).toHaveURL(`${site.origin}/en/faq`)
  await eventually(heading(page)).toHaveText('Words of Prismic')
  await eventually(bar(page)).toContainText('You are previewing 1 draft.')
  const exit = page.getByRole('button', { name: 'Exit Prismic preview' })
  await eventually(exit).toBeVisible()

  // On another page of the site the preview goes on, with the same toolbar.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL(`${site.origin}/en/contact`)
  await eventually(bar(page)).toContainText('1 draft')
  await page.goBack()
  await eventually(heading(page)).toHaveText('Words of Prismic')
  expect(requests).toEqual([toolbarScript])

  await exit.click()
  await eventually(bar(page)).toHaveCount(0)
  await eventually(heading(page)).toHaveText(headingOf('/en/faq'))
  expect(await page.context().cookies()).toEqual([])
  expect(requests).toEqual([toolbarScript])

  // `/preview` has not stayed in the history: it would open the preview again.
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/en/pricing`)
})

test(
  'goes on without the toolbar in a browser that hides its session from it',
  nightly,
  async ({ page, site }) => {
    const requests = await standInToolbar(page, blockedToolbar)
    await page.goto(await site.previewOf('Words without a toolbar'))
    await eventually.poll(() => requests).toEqual([toolbarScript])
    await page.waitForFunction(() => sessionStorage.getItem('preview-toolbar/v2') !== null)
    await eventually(heading(page)).toHaveText('Words without a toolbar')
    await eventually(bar(page)).toContainText('You are previewing 1 draft.')
    await page.goto(`${site.origin}/en/contact`)
    await eventually(bar(page)).toContainText('1 draft')
    expect(requests).toEqual([toolbarScript])

    await bar(page).getByRole('button', { name: 'Leave the preview' }).click()
    await eventually(bar(page)).toHaveCount(0)
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => sessionStorage.getItem('preview-toolbar/v2'))).toBeNull()
  },
)

test('is told when a draft cannot be opened, and nothing stays', async ({ page, site, watch }) => {
  const url = new URL(await site.previewOf('Words of nobody'))
  url.searchParams.set('documentId', 'nowhere')
  await page.goto(url.href)
  await eventually(page.getByRole('status')).toContainText('The draft cannot be read from localhost:')
  expect(await page.context().cookies()).toEqual([])

  watch.expectStatus(404, '/api/preview/repository')
  url.searchParams.set('token', 'https://another-site.prismic.io/previews/abc')
  await page.goto(url.href)
  await eventually(page.getByRole('status')).toContainText(
    'The preview token belongs to another-site.prismic.io.',
  )
  expect(await page.context().cookies()).toEqual([])
})

test('a visitor requests nothing of previews and nothing of Prismic', async ({ page, site }) => {
  const requests: URL[] = []
  page.on('request', (request) => requests.push(new URL(request.url())))
  await page.goto(`${site.origin}/en/faq`)
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => window.__live?.done)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await eventually(heading(page)).toHaveText(headingOf('/en/contact'))
  await page.waitForTimeout(1500)
  expect(
    requests.filter(({ origin, pathname }) => origin !== site.origin || /preview/i.test(pathname)),
  ).toEqual([])
  const scripts = await Promise.all(
    requests
      .filter(({ pathname }) => pathname.endsWith('.js'))
      .map(async ({ href }) => (await page.request.get(href)).text()),
  )
  expect(scripts.length).toBeGreaterThan(2)
  for (const marker of Object.values(previewMarkers))
    for (const code of scripts) expect(code).not.toContain(marker)
})
