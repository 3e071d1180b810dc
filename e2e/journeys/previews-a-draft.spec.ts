import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { headingOf, onePagePerTemplate, siteManifest } from '../../scripts/builtSite'
import { startApplication } from '../fixtures/application'
import { drawn } from '../fixtures/drawn'
import { expect, test } from '../fixtures/editedSite'
import { nightly, sampledFirst } from '../fixtures/scale'
import { ConsentBanner } from '../pages/ConsentBanner'

const faq = 'en-gb.faq.faq'
const home = 'en-gb.homepage'

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The server reads the whole content with the first preview, on a machine that has other work. */
const eventually = expect.configure({ timeout: 40_000 })
test.describe.configure({ timeout: 120_000 })

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

test('sees slices in another order, one more and one less', nightly, async ({ page, site }) => {
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
  /** The places of two headings on the page: of the new part, and of the part that was next to the first. Before both are prices and proof. */
  const order = async (): Promise<number[]> => {
    const texts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    return [texts.indexOf(newHeading), texts.indexOf(textOf(rest[0])), texts.length]
  }
  await eventually.poll(order).toEqual([6, 5, 7])
  await site.saveDraft({
    ...published,
    data: { ...published.data, slices: [first, added, ...rest] as never },
  })
  await eventually.poll(order).toEqual([4, 5, 8])
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
  // The next page takes its time: nothing is asked without the preview meanwhile, which would be refused.
  await page.route(`${site.origin}/en`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.fallback()
  })
  await bar(page).getByRole('button', { name: 'Leave the preview' }).click()
  await expect(page).toHaveURL(`${site.origin}/en`)
})

test('sees texts of drafts on every page', async ({ page, site }) => {
  const strings = await site.read('en-gb.global_strings')
  await site.saveDraft({ ...strings, data: { ...strings.data, log_in: 'Come in' } })
  await page.goto(await site.previewOf('en-gb.global_strings'))
  await expect(page).toHaveURL(`${site.origin}/en`)
  await eventually(page.getByRole('banner').getByText('Come in').first()).toBeVisible()
})

type Link = { link_type: string; text?: string }
type Navigation = { menus: { label: string; entries: { link: Link }[] }[]; legal_links: { link: Link }[] }

test('sees the navigation of a draft in header and footer of every page, and each change of it', async ({
  page,
  site,
}) => {
  const navigation = await site.read('en-gb.navigation')
  const renamed = (menu: string, legal: string) => {
    const { menus, legal_links } = structuredClone(navigation.data) as unknown as Navigation
    if (menus[0]) menus[0].label = menu
    if (legal_links[0]) legal_links[0].link.text = legal
    return site.saveDraft({
      ...navigation,
      data: { ...navigation.data, menus: menus.slice(0, 2), legal_links },
    })
  }
  await renamed('What we make', 'Small print')
  await page.goto(await site.previewOf(navigation.id))
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')]
  await eventually(header.getByText('What we make').first()).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Small print' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { mark: true }))
  await renamed('What is there', 'Smaller print')
  await eventually(header.getByText('What is there').first()).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Smaller print' })).toBeVisible()
  await footer.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL(`${site.origin}/en/contact`)
  await eventually(heading(page)).toHaveText(headingOf('/en/contact'))
  await expect(header.getByText('What is there').first()).toBeVisible()
  expect(await page.evaluate(() => (window as { mark?: boolean }).mark)).toBe(true)
})

test('sees another picture and another link, and each change of them', nightly, async ({ page, site }) => {
  const press = await site.read('en-gb.page.press')
  const save = (picture: object, link: object) => {
    const slices = structuredClone(press.data['slices'] as unknown as Slice[])
    const withPicture = slices.find(
      ({ primary }) => 'image' in primary && 'url' in (primary['image'] as object),
    )
    const withLink = slices.find(({ primary }) => 'primary_link' in primary)
    if (!withPicture || !withLink) throw new Error('The press page lacks a picture or a link.')
    Object.assign(withPicture.primary['image'] as object, picture)
    withLink.primary['primary_link'] = link
    return site.saveDraft({ ...press, data: { ...press.data, slices: slices as never } })
  }
  const file = '/media/logos/quillmere-bakeries.svg'
  const pricing = { id: 'en-gb.pricing.pricing', type: 'pricing', uid: 'pricing', lang: 'en-gb', tags: [] }
  await save(
    { url: file, id: 'quillmere-bakeries-svg', alt: 'The sign of a bakery' },
    { link_type: 'Document', ...pricing, slug: 'pricing', isBroken: false, text: 'What it costs' },
  )
  await page.goto(await site.previewOf(press.id))
  const main = page.getByRole('main')
  const picture = main.getByRole('img', { name: 'The sign of a bakery' })
  await eventually(picture).toHaveAttribute('src', file)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  await expect(main.getByRole('link', { name: 'What it costs' })).toHaveAttribute('href', '/en/pricing')
  await save(
    { url: file, id: 'quillmere-bakeries-svg', alt: 'Bread, drawn' },
    { link_type: 'Web', url: 'https://elsewhere.example/press', text: 'Elsewhere' },
  )
  await eventually(main.getByRole('img', { name: 'Bread, drawn' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute(
    'href',
    'https://elsewhere.example/press',
  )
})

test('an open sign-up modal follows its draft without a reload; what was typed stays', async ({
  page,
  site,
}) => {
  const modal = await site.read('en-gb.sign_up_modal')
  const save = (title: string) => site.saveDraft({ ...modal, data: { ...modal.data, title } })
  await save('Join in')
  await page.goto(await site.previewOf(modal.id))
  await eventually(bar(page)).toContainText('You are previewing')
  await page.getByRole('banner').getByRole('link', { name: 'Sign up', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await eventually(dialog).toHaveAccessibleName('Join in')
  await dialog.getByRole('textbox').fill('ada@example.test')
  await save('Come along')
  await eventually(dialog).toHaveAccessibleName('Come along')
  await expect(dialog.getByRole('textbox')).toHaveValue('ada@example.test')
})

test(
  'the consent banner has the words of its draft, and of each change when it is opened again',
  nightly,
  async ({ page, site }) => {
    const banner = await site.read('en-gb.consent_banner')
    const save = (title: string) => site.saveDraft({ ...banner, data: { ...banner.data, title } })
    await save('Biscuits?')
    await page.goto(await site.previewOf(banner.id))
    await eventually(bar(page)).toContainText('You are previewing')
    const { link, region } = new ConsentBanner(page)
    await link.click()
    await expect(region).toContainText('Biscuits?')
    const version = page.waitForResponse(
      (response) => response.url().includes('/api/preview/page') && response.status() === 200,
    )
    await save('Any biscuits?')
    await version
    await link.click()
    await eventually(region).toContainText('Any biscuits?')
    await expect(region).toHaveCount(1)
  },
)

test('sees all drafts of a release, and none of another', nightly, async ({ page, site }) => {
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

test('is told when a preview has ended, is of another site, or when the server is away', async ({
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

const failing = new Set(
  siteManifest()
    .routes.filter(({ status }) => status !== 200)
    .map(({ file }) => `/${file}`),
)
const templates = onePagePerTemplate().filter(
  ({ path, template }) => template.startsWith('templates-') && !failing.has(`${path}/index.html`),
)

/** Every fourth template; in the sample the first two of them. */
const compared = sampledFirst(
  templates.filter((_template, index) => index % 4 === 0),
  2,
)

for (const { path, template } of compared) {
  test(`a preview without a change shows ${path} as it was built (${template})`, async ({
    browser,
    page,
    site,
  }) => {
    // In its own release: drafts of other journeys are not in it.
    const legal = 'en-gb.legal.legal'
    await site.saveDraft(await site.read(legal), 'unchanged')
    const editor = await browser.newPage()
    await editor.goto(await site.previewOf(legal))
    await editor.waitForURL(`${site.origin}/en/legal`)
    await editor.goto(`${site.origin}${path}`)
    await eventually(bar(editor)).toContainText('Nothing differs from what is published.')
    await page.goto(`${site.origin}${path}`)
    await startApplication(page)
    expect(await drawn(editor)).toEqual(await drawn(page))
    await editor.close()
  })
}
