import type { Locator, Page } from '@playwright/test'
import { startEditedSite } from '../fixtures/editedSite'
import { atFirst, expect, openEditor, press, servedAt, stored, test } from './publishingSite'

/** A PNG of one grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

/** The part of the form with a name, opened where it is folded up. */
const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })

type Entry = Record<string, unknown>
type Stored = {
  slices: { slice_type: string; primary: Entry }[]
  redirects: Entry[]
  meta_image: Entry
  file: Entry
}

test('makes a new document, and is told when there is one already', async ({ page, site }) => {
  await page.goto(site.editor())
  await page.getByText('New document').click()
  const form = page.getByRole('complementary').locator('form')
  await form.getByLabel('Type', { exact: true }).selectOption('page')
  await form.getByLabel('Language', { exact: true }).selectOption('en-gb')
  await form.getByLabel(/^UID/).fill('made-here')
  await press(page, 'Create a draft')
  await expect(page.getByRole('heading', { level: 2 })).toContainText('en-gb')
  await expect(page.getByText('Stored as a draft')).toBeVisible()
  expect((await site.read('en-gb.page.made-here')).uid).toBe('made-here')
  await press(page, 'Create a draft')
  await expect(page.getByRole('alert')).toContainText('There is a document like this already')
})

test('makes a second document of a type without addresses, by a name: the header of one market', async ({
  page,
  site,
  watch,
}) => {
  watch.expectStatus(422, '/content-api/editor/api/publish')
  await page.goto(site.editor())
  await page.getByText('New document').click()
  const form = page.getByRole('complementary').locator('form')
  await form.getByLabel('Type', { exact: true }).selectOption('navigation')
  await form.getByLabel('Language', { exact: true }).selectOption('en-gb')
  await press(page, 'Create a draft')
  await expect(page.getByRole('alert')).toContainText('Enter a name for a second one')
  await form.getByLabel(/^UID/).fill('lu')
  await press(page, 'Create a draft')
  await expect(page.getByText('Stored as a draft')).toBeVisible()
  expect((await site.read('en-gb.navigation.lu')).uid).toBeNull()
  await page.getByLabel(/^Locale code/).fill('at')
  await press(page, 'Publish')
  // The first check reads the whole repository.
  await expect(page.getByRole('alert')).toContainText('"at" is no locale: enter one such as de-at', {
    timeout: 30_000,
  })
})

test('adds a slice, moves it up and removes it', async ({ page, site }) => {
  const id = 'en-gb.page.contact'
  const types = async () =>
    ((await site.read(id)).data as unknown as Stored).slices.map(({ slice_type: type }) => type)
  const before = await types()
  await openEditor(page, site, id)
  await page.getByLabel('Kind of slice').selectOption('quote')
  await press(page, 'Add a slice')
  const name = `Slice ${before.length + 1}, Quote`
  await page.getByRole('region', { name }).getByText(`Fields of ${name}`).click()
  await page.getByRole('button', { name: `Move up: ${name}` }).click()
  await stored(page)
  expect(await types()).toEqual([...before.slice(0, -1), 'quote', ...before.slice(-1)])
  await page.getByRole('button', { name: `Remove: Slice ${before.length}, Quote` }).click()
  await expect.poll(types).toEqual(before)
})

test('adds an entry to a list, fills it in, moves it and removes it', async ({ page, site }) => {
  const id = 'en-gb.redirects'
  const sources = async () =>
    ((await site.read(id)).data as unknown as Stored).redirects.map(({ source }) => source)
  const before = await sources()
  await openEditor(page, site, id)
  await press(page, 'Add: Redirects')
  const entry = page.getByRole('region', { name: `Redirects ${before.length + 1}`, exact: true })
  await entry.getByLabel(/^Source path/).fill('/from-here')
  await page.getByRole('button', { name: `Move up: Redirects ${before.length + 1}` }).click()
  await expect.poll(sources).toEqual([...before.slice(0, -1), '/from-here', ...before.slice(-1)])
  await page.getByRole('button', { name: `Remove: Redirects ${before.length}`, exact: true }).click()
  await expect.poll(sources).toEqual(before)
})

test('links to a document, in a new tab, with its words', async ({ page, site }) => {
  const id = 'en-gb.page.press'
  await openEditor(page, site, id)
  await page.getByText('Fields of Slice 1, Hero').click()
  const link = page
    .getByRole('region', { name: 'Slice 1, Hero' })
    .getByRole('group', { name: /primary/i })
    .first()
  await link.getByLabel('Leads to').selectOption('Web')
  await link.getByLabel('Address').fill('https://www.outlay.example/press')
  await link.getByLabel('Words of the link').fill('Ask us')
  await link.getByLabel('Open in a new tab').check()
  await link.getByLabel('Leads to').selectOption('Document')
  await link.getByLabel('Document').selectOption('en-gb.page.contact')
  const hero = async () =>
    ((await site.read(id)).data as unknown as Stored).slices[0]?.primary['primary_link']
  await expect
    .poll(hero)
    .toMatchObject({ link_type: 'Document', id: 'en-gb.page.contact', text: 'Ask us', target: '_blank' })
})

test('uploads a picture, and visitors see it after the publish', async ({ page, site }) => {
  const id = 'en-gb.about.about'
  await openEditor(page, site, id)
  await page.getByText('SEO', { exact: true }).click()
  const image = group(page, 'Social image')
  await image.getByRole('button', { name: /^Choose (a|another) picture$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures' })
  await expect(dialog.getByRole('button', { name: 'overview.png' })).toBeVisible()
  await dialog
    .getByLabel('Upload a file from this computer')
    .setInputFiles({ name: 'new pixel.png', mimeType: 'image/png', buffer: pixel })
  await expect(dialog).toBeHidden()
  await image.getByLabel(/^What it shows/).fill('One grey pixel')
  await stored(page)
  await expect
    .poll(async () => ((await site.read(id)).data as unknown as Stored).meta_image)
    .toMatchObject({
      url: '/media/new-pixel.png',
      alt: 'One grey pixel',
      dimensions: { width: 1, height: 1 },
    })
  // A preview shows it before.
  const draftOf = (name: string): Promise<number> =>
    fetch(`${site.origin}/media/${name}`).then(({ status }) => status)
  expect([await draftOf('new-pixel.png'), await draftOf('new-pixel.png.480.webp')]).toEqual([200, 200])
  expect(await draftOf('other-pixel.png')).toBe(404)
  await press(page, 'Publish')
  await expect(page.getByText(/^Published\. The site shows it/)).toBeVisible(atFirst)
  expect((await fetch(`${site.origin}/media/new-pixel.png`)).status).toBe(200)
  expect(await servedAt(site, '/en/about')).toContain('new-pixel.png')
})

test('chooses the file of an e-book from the library', async ({ page, site }) => {
  const template = await site.read('en-gb.ebook.an-expense-policy-people-read')
  const id = 'en-gb.ebook.brand-new'
  await site.saveDraft({
    ...template,
    id,
    uid: 'brand-new',
    alternate_languages: [],
    data: { ...template.data, file: { link_type: 'Any' } },
  })
  await openEditor(page, site, id)
  const file = group(page, 'File')
  await file.getByRole('button', { name: 'Choose a file' }).click()
  await page.getByRole('dialog', { name: 'Files' }).getByLabel('Find').fill('closing')
  await page.getByRole('button', { name: 'closing-the-month-faster.en.pdf' }).click()
  await expect(file.getByText('closing-the-month-faster.en.pdf')).toBeVisible()
  await expect
    .poll(async () => ((await site.read(id)).data as unknown as Stored).file)
    .toMatchObject({ link_type: 'Media', url: '/media/ebooks/closing-the-month-faster.en.pdf' })
})

test('writes rich text with labels, a picture and a video; an unknown provider is refused', async ({
  page,
  site,
}) => {
  const id = 'en-gb.page.security'
  await openEditor(page, site, id)
  const slice = page.getByRole('region', { name: /^Slice 2, / })
  await slice.locator('summary').click()
  const blocks = async () =>
    ((await site.read(id)).data as unknown as Stored).slices[1]?.primary['body'] as (Entry & {
      spans?: Entry[]
    })[]
  const before = await blocks()
  const labelled = before.findIndex(({ spans }) => spans?.some(({ type }) => type === 'label'))
  const text = slice.getByRole('textbox', { name: `Body, block ${labelled + 1}`, exact: true })
  const marked = await text.inputValue()
  expect(marked).toMatch(/\]\{\w+\}/)
  await text.fill(`${marked} And more.`)
  const video = slice.getByLabel('Embed a video (address)')
  await video.fill('https://evil.example/video')
  await video.press('Enter')
  await expect(slice.getByRole('alert')).toContainText('Content of evil.example cannot be shown')
  await video.fill('https://www.youtube.com/watch?v=abc')
  await video.press('Enter')
  await slice.getByRole('button', { name: 'Add a picture: Body' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'overview.png' }).click()
  await expect
    .poll(async () => (await blocks()).slice(-2))
    .toMatchObject([
      { type: 'embed', oembed: { provider_name: 'YouTube' } },
      { type: 'image', url: '/media/overview.png', dimensions: { width: 1600 } },
    ])
  expect((await blocks())[labelled]?.spans).toEqual(before[labelled]?.spans)
})

test('writes in German beside the English text', async ({ page, site }) => {
  await openEditor(page, site, 'en-gb.pricing.pricing')
  await page.getByLabel('Beside it, in').selectOption('de-de')
  await expect(page.getByRole('heading', { level: 2, name: /de-de/ })).toBeVisible()
  const titles = page.getByLabel('Title', { exact: true })
  await titles.last().fill('Ein anderer Titel')
  await stored(page)
  await expect
    .poll(async () => (await site.read('de-de.pricing.pricing').catch(() => undefined))?.data['title'])
    .toBe('Ein anderer Titel')
})

test('is asked for the secret where the editor has one', async ({ page, watch }) => {
  watch.expectStatus(401, '/content-api/editor/api/repository')
  const { site, stop } = await startEditedSite({
    variables: { CONTENT_EDITING_SECRET: 'a-secret-of-at-least-24-characters' },
  })
  try {
    await page.goto(site.editor())
    await page.getByLabel('Secret of the editor').fill('wrong')
    await press(page, 'Open the editor')
    await expect(page.getByRole('alert')).toContainText('missing or wrong')
    await page.getByLabel('Secret of the editor').fill('a-secret-of-at-least-24-characters')
    await press(page, 'Open the editor')
    await expect(page.getByRole('heading', { name: 'Content editor' })).toBeVisible()
  } finally {
    await stop()
  }
})
