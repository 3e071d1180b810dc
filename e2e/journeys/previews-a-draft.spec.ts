import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { headingOf } from '../../scripts/builtSite'
import { expect, test } from '../fixtures/editedSite'

const faq = 'en-gb.faq.faq'
const home = 'en-gb.homepage'

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The server reads the whole content with the first preview, on a machine that has other work. */
const eventually = expect.configure({ timeout: 20_000 })

/** The heading of a slice. */
const textOf = (slice: Slice | undefined): string =>
  (slice?.primary['title'] as { text: string }[] | undefined)?.[0]?.text ?? ''

type Slice = { id: string; slice_type: string; primary: Record<string, unknown> }

test('sees a draft on its page, and each change of it without a reload; leaves, and nothing stays', async ({
  page,
  site,
}) => {
  const published = await site.read(faq)
  await site.saveDraft({ ...published, data: { ...published.data, title: 'First words' } })
  await page.goto(await site.previewOf(faq))
  await eventually(heading(page)).toHaveText('First words')
  await expect(page).toHaveURL(`${site.origin}/en/faq`)
  await eventually(bar(page)).toContainText('You are previewing 1 draft. Visitors do not see this yet.')
  await page.evaluate(() => Object.assign(window, { mark: true }))

  await site.saveDraft({ ...published, data: { ...published.data, title: 'Other words' } })
  await eventually(heading(page)).toHaveText('Other words')
  expect(await page.evaluate(() => (window as { mark?: boolean }).mark)).toBe(true)
  expect((await new AxeBuilder({ page }).include('#preview-bar').analyze()).violations).toEqual([])

  // On another page of the site the preview goes on.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL(`${site.origin}/en/contact`)
  await eventually(heading(page)).toHaveText(headingOf('/en/contact'))
  await eventually(bar(page)).toContainText('1 draft')
  await page.goBack()
  await eventually(heading(page)).toHaveText('Other words')

  await bar(page).getByRole('button', { name: 'Leave the preview' }).click()
  await eventually(bar(page)).toHaveCount(0)
  await eventually(heading(page)).toHaveText(headingOf('/en/faq'))
  expect(await page.context().cookies()).toEqual([])
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  // Where a page was scrolled to is stored by Gatsby, for every visitor.
  expect(stored.filter((key) => !key.startsWith('@@scroll'))).toEqual([])
})

test('sees slices in another order, one more and one less', async ({ page, site }) => {
  const published = await site.read(home)
  const slices = published.data['slices'] as unknown as Slice[]
  const [first, second, ...rest] = slices
  if (!first || !second) throw new Error('The homepage has too few slices for this journey.')
  const added = {
    ...structuredClone(second),
    id: 'added$1',
    slice_type: 'rich_text',
    variation: 'default',
    primary: { body: [{ type: 'heading2', text: 'A new part of the page', spans: [], direction: 'ltr' }] },
    items: [],
  }
  const next = [first, ...[...rest].reverse().slice(1), added]
  await site.saveDraft({ ...published, data: { ...published.data, slices: next as never } })
  await page.goto(await site.previewOf(home))
  await eventually(bar(page)).toContainText('You are previewing')
  const newHeading = 'A new part of the page'
  /** The places of two headings on the page: of the new part, and of the part that was next to the first. */
  const order = async (): Promise<number[]> => {
    const texts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    return [texts.indexOf(newHeading), texts.indexOf(textOf(rest[0])), texts.length]
  }
  await eventually.poll(order).toEqual([4, 3, 5])
  await site.saveDraft({
    ...published,
    data: { ...published.data, slices: [first, added, ...rest] as never },
  })
  await eventually.poll(order).toEqual([2, 3, 6])
})

test('sees a page that is not published, in the place of the not-found page', async ({
  page,
  site,
  watch,
}) => {
  const template = await site.read('en-gb.page.contact')
  const id = 'en-gb.page.brand-new'
  await site.saveDraft({
    ...template,
    id,
    uid: 'brand-new',
    first_publication_date: null,
    last_publication_date: null,
    alternate_languages: [],
    data: { ...template.data, title: 'Brand new', meta_title: 'A brand new page' },
  })
  watch.expectStatus(404, '/en/brand-new')
  watch.expectStatus(404, /page-data/)
  await page.goto(await site.previewOf(id))
  await expect(page).toHaveURL(`${site.origin}/en/brand-new`)
  await eventually(heading(page)).toHaveText(headingOf('/en/contact'))
  await eventually(page).toHaveTitle(/^A brand new page/)
  await bar(page).getByRole('button', { name: 'Leave the preview' }).click()
  await expect(page).toHaveURL(`${site.origin}/en`)
})

test('sees texts and navigation of drafts on every page', async ({ page, site }) => {
  const strings = await site.read('en-gb.global_strings')
  await site.saveDraft({ ...strings, data: { ...strings.data, log_in: 'Come in' } })
  await page.goto(await site.previewOf('en-gb.global_strings'))
  await expect(page).toHaveURL(`${site.origin}/en`)
  await eventually(page.getByRole('banner').getByText('Come in').first()).toBeVisible()
})

test('sees all drafts of a release, and none of another', async ({ page, site }) => {
  const release = 'spring'
  const [about, contact, other] = await Promise.all(
    ['en-gb.about.about', 'en-gb.page.contact', 'en-gb.customers.customers'].map((id) => site.read(id)),
  )
  if (!about || !contact || !other) throw new Error('The content has too few documents for this journey.')
  const renamed = (document: typeof about, title: string) => ({
    ...document,
    data: { ...document.data, title, meta_title: title },
  })
  await site.saveDraft(renamed(about, 'About us in spring'), release)
  await site.saveDraft(renamed(contact, 'Contact in spring'), release)
  await site.saveDraft(renamed(other, 'Customers in autumn'), 'autumn')

  await page.goto(await site.previewOf(about.id))
  await eventually(heading(page)).toHaveText('About us in spring')
  await eventually(bar(page)).toContainText('You are previewing 2 drafts.')
  await page.goto(`${site.origin}/en/contact`)
  await eventually(page).toHaveTitle(/^Contact in spring/)
  await page.goto(`${site.origin}/en/customers`)
  await eventually(bar(page)).toContainText('2 drafts')
  await expect(page).not.toHaveTitle(/autumn/)
})

test('is told what is wrong with a draft, and nothing of it is run', async ({ page, site }) => {
  const published = await site.read(faq)
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  const script = { link_type: 'Web', url: 'javascript:window.hacked=1' }
  await site.saveDraft({
    ...published,
    data: {
      ...published.data,
      title: hostile,
      lead: 'Costs {plan:nowhere.monthly}',
      categories: [
        {
          title: 'Links',
          questions: [
            {
              question: 'Where?',
              answer: [
                {
                  type: 'paragraph',
                  text: 'Press here',
                  spans: [{ start: 0, end: 5, type: 'hyperlink', data: script }],
                  direction: 'ltr',
                },
              ],
            },
          ],
        },
      ],
    },
  })
  await page.goto(await site.previewOf(faq))
  await eventually(bar(page)).toContainText('plan:nowhere')
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined()
})

test('is told when a preview has ended, is foreign, or when the server is away', async ({
  page,
  site,
  watch,
}) => {
  const cookie = (ref: string) => ({
    name: 'io.prismic.preview',
    value: encodeURIComponent(JSON.stringify({ 'outlay.prismic.io': { preview: ref } })),
    url: site.origin,
  })
  watch.expectStatus(404, '/api/preview/page')
  await page
    .context()
    .addCookies([cookie(`${site.origin}/content-api/previews/gone?websitePreviewId=embedded`)])
  await page.goto(`${site.origin}/en/faq`)
  await eventually(bar(page)).toContainText('This preview has ended. Open it from the editor again.')
  await eventually(heading(page)).toHaveText(headingOf('/en/faq'))

  watch.expectStatus(400, '/api/preview/page')
  await page.context().addCookies([
    {
      ...cookie('x'),
      value: encodeURIComponent(
        '{"elsewhere.prismic.io":{"preview":"https://elsewhere.prismic.io/previews/1"}}',
      ),
    },
  ])
  await page.reload()
  await eventually(bar(page)).toContainText('This is no preview of this site.')

  const published = await site.read(faq)
  await site.saveDraft({ ...published, data: { ...published.data, title: 'Kept words' } })
  await page.goto(await site.previewOf(faq))
  await eventually(heading(page)).toHaveText('Kept words')
  watch.expectStatus(502, '/api/preview/page')
  await page.route('**/api/preview/page**', (route) =>
    route.fulfill({ status: 502, json: { result: 'error', code: 'BAD_GATEWAY', message: 'Away' } }),
  )
  await eventually(bar(page)).toContainText('Away')
  await eventually(heading(page)).toHaveText('Kept words')
})

test('a visitor loads nothing of previews', async ({ page, site }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${site.origin}/en/faq`)
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => window.__live?.done)
  await page.waitForTimeout(1500)
  expect(requests.filter((path) => /preview/i.test(path))).toEqual([])
  const scripts = await Promise.all(
    requests
      .filter((path) => path.endsWith('.js'))
      .map(async (path) => (await page.request.get(site.origin + path)).text()),
  )
  expect(scripts.length).toBeGreaterThan(2)
  for (const code of scripts) expect(code).not.toContain('Leave the preview')
})
