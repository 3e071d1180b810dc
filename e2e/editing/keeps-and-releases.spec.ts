import { atFirst, expect, openEditor, press, pressAndConfirm, servedAt, stored, test } from './publishingSite'

const faq = 'en-gb.faq.faq'

test('types on while a publish runs: nothing is lost, in the form and in the draft', async ({
  page,
  site,
}) => {
  await openEditor(page, site, faq)
  const title = page.getByLabel('Title', { exact: true }).first()
  await title.fill('Published first')
  await stored(page)
  await page.route('**/api/publish', async (route) => {
    const response = await route.fetch()
    await title.fill('Typed on')
    await route.fulfill({ response })
  })
  await press(page, 'Publish')
  await expect(page.getByText(/^Published\. /)).toBeVisible(atFirst)
  await expect(title).toHaveValue('Typed on')
  await stored(page)
  await expect.poll(async () => (await site.read(faq)).data['title']).toBe('Typed on')
  expect(await servedAt(site, '/en/faq')).toContain('Published first')
})

test('is asked before a draft is discarded, and takes it up again from the earlier versions', async ({
  page,
  site,
}) => {
  await openEditor(page, site, faq)
  const title = page.getByLabel('Title', { exact: true }).first()
  await title.fill('Words to keep')
  await stored(page)
  const discard = page.getByRole('button', { name: 'Discard the draft', exact: true })
  await discard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Discard the draft?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(discard).toBeFocused()
  expect((await site.read(faq)).data['title']).toBe('Words to keep')

  await pressAndConfirm(page, 'Discard the draft')
  await expect(page.getByText('The draft is gone.')).toBeVisible()
  await expect(title).toHaveValue('Published first')
  await page.getByText(/^Earlier versions/).click()
  await page.getByRole('listitem').filter({ hasText: 'draft, discarded' }).first().getByRole('button').click()
  await expect(title).toHaveValue('Words to keep')
  await stored(page)
  await page.getByRole('listitem').filter({ hasText: 'published until' }).first().getByRole('button').click()
  await expect(title).not.toHaveValue('Words to keep')
})

test('cannot take a page off that the navigation leads to, and is told where', async ({
  page,
  site,
  watch,
}) => {
  watch.expectStatus(422, /\/unpublish$/)
  await openEditor(page, site, 'en-gb.about.about')
  await pressAndConfirm(page, 'Unpublish')
  await expect(page.getByRole('alert')).toContainText(
    /navigation · en-gb · .*link.*: this link leads to/,
    atFirst,
  )
  expect((await fetch(`${site.origin}/en/about`)).status).toBe(200)
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
})

test('publishes two documents that need each other as a release', async ({ page, site, watch }) => {
  watch.expectStatus(422, '/content-api/editor/api/publish')
  // The name that no release may have.
  watch.expectStatus(422, '/content-api/editor/api/documents/en-gb.page.contact')
  const contact = await site.read('en-gb.page.contact')
  const id = 'en-gb.page.together'
  const link = {
    link_type: 'Document',
    id,
    type: 'page',
    lang: 'en-gb',
    tags: [],
    slug: '-',
    isBroken: false,
    uid: 'together',
    text: 'See the other page',
  }
  const [hero, ...others] = contact.data['slices'] as { primary: object }[]
  const slices = [{ ...hero, primary: { ...hero?.primary, primary_link: link } }, ...others] as never
  await site.saveDraft({ ...contact, data: { ...contact.data, slices } })
  await openEditor(page, site, contact.id)
  await press(page, 'Publish')
  await expect(page.getByRole('alert')).toContainText('en-gb.page.together', atFirst)

  await page.getByLabel('Release').selectOption('New release …')
  const dialog = page.getByRole('dialog', { name: 'New release' })
  await dialog.getByLabel('Name').fill('Drafts')
  await dialog.getByRole('button', { name: 'Make the release' }).click()
  await expect(dialog.getByRole('alert')).toContainText('cannot be the name of a release')
  await dialog.getByLabel('Name').fill('spring launch')
  await dialog.getByRole('button', { name: 'Make the release' }).click()
  await expect(page.getByText('in the release “spring-launch”')).toBeVisible()
  expect(await site.releases()).toContain('spring-launch')

  await site.saveDraft(
    {
      ...contact,
      id,
      uid: 'together',
      first_publication_date: null,
      last_publication_date: null,
      alternate_languages: [],
      data: { ...contact.data, title: 'Together', meta_title: 'A page of the release' },
    },
    'spring-launch',
  )
  await press(page, 'Preview')
  const shown = page.frameLocator('iframe[title="Preview of the page"]').getByRole('main')
  await expect(shown.getByRole('link', { name: 'See the other page' })).toHaveAttribute(
    'href',
    /\/en\/together/,
    atFirst,
  )
  await press(page, 'Close the preview')
  await press(page, 'Publish all of this release')
  await expect(page.getByText(/^Published: 2 documents of “spring-launch”\. The site shows it/)).toBeVisible(
    atFirst,
  )
  expect(await servedAt(site, '/en/contact')).toContain('See the other page')
  expect((await fetch(`${site.origin}/en/together`)).status).toBe(200)
  expect(await site.releases()).not.toContain('spring-launch')
})
