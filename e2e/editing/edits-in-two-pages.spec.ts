import type { Page } from '@playwright/test'
import { atFirst, expect, openEditor, press, stored, test } from './publishingSite'

const address = (id: string) => `/content-api/editor/api/documents/${id}`
const title = (page: Page) => page.getByLabel('Title', { exact: true }).first()
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Two texts of one document' })

test('two people write the same document: the second sees both texts, and nothing is lost', async ({
  page,
  site,
  context,
  watch,
}) => {
  const id = 'en-gb.about.about'
  watch.expectStatus(409, address(id))
  const other = await context.newPage()
  await openEditor(page, site, id)
  await openEditor(other, site, id)
  const before = (await site.read(id)).data
  await title(page).fill('About us, by the first')
  await stored(page)

  await title(other).fill('About us, by the second')
  const dialog = dialogOf(other)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('About us, by the first')).toBeVisible()
  await expect(dialog.getByText('About us, by the second')).toBeVisible()
  expect((await site.read(id)).data['title']).toBe('About us, by the first')

  // A reload keeps what could not be stored.
  other.on('dialog', (question) => void question.accept())
  await other.reload()
  await expect(dialog.getByText('About us, by the second')).toBeVisible()
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await expect(title(other)).toHaveValue('About us, by the second')
  await expect(other.getByText('Not stored: there are two texts')).toBeVisible()

  await press(other, 'Compare the texts')
  await dialog
    .getByRole('group', { name: /^Title/ })
    .getByRole('radio', { name: /^My text/ })
    .check()
  await press(other, 'Store the chosen texts')
  await stored(other)
  expect((await site.read(id)).data).toEqual({ ...before, title: 'About us, by the second' })
  // The text that gave way is among the versions.
  await other.getByText(/^Earlier versions/).click()
  await expect(other.getByText(/replaced by the text of another editor/)).toBeVisible()

  // Nor does the first publish a text that it has not seen.
  watch.expectStatus(409, '/content-api/editor/api/publish')
  await press(page, 'Publish')
  await expect(dialogOf(page)).toBeVisible(atFirst)
  await press(page, 'Choose all of theirs')
  await press(page, 'Store the chosen texts')
  await expect(title(page)).toHaveValue('About us, by the second')
  await press(page, 'Publish')
  await expect(page.getByText(/^Published\. The site shows it/)).toBeVisible(atFirst)
  await other.close()
})

test('a refused upload says why at its field, and the library stays as it was', async ({
  page,
  site,
  watch,
}) => {
  watch.expectStatus(400, '/content-api/assets')
  await openEditor(page, site, 'en-gb.about.about')
  await page.getByText('SEO', { exact: true }).click()
  await page
    .getByRole('group', { name: 'Social image', exact: true })
    .getByRole('button', { name: /^Choose (a|another) picture$/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Pictures' })
  const upload = dialog.getByLabel('Upload a file from this computer')
  const status = dialog.getByRole('status')
  await expect(status).toHaveText(/^\d+ files$/)
  const count = (await status.textContent()) ?? ''
  for (const [name, content, reason] of [
    ['empty.png', '', '“empty.png” is empty (0 bytes).'],
    ['page.png', '<!doctype html><p>Not found', 'is a web page, not a PNG picture'],
    ['mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'holds a <script>'],
    ['large.png', 'x'.repeat(11 * 1024 * 1024), 'has 11.0 MB. A file may have 10 MB'],
  ] as const) {
    await upload.setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(content) })
    await expect(dialog.getByRole('alert')).toContainText(reason)
    await expect(upload).toHaveAttribute('aria-invalid', 'true')
    await expect(status).toHaveText(count)
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('group', { name: 'Social image', exact: true })
    .getByRole('button', { name: /^Choose (a|another) picture$/ })
    .click()
  await expect(status).toHaveText(count)
})
