import { readFileSync } from 'node:fs'
import mammoth from 'mammoth'
import { readPdf } from '../../src/tools/pdf/exports/readPdf.fixture'
import { hasFetchedAhead, openStarted, startApplication } from '../fixtures/application'
import { violationsInMain } from '../fixtures/axe'
import { expect, test } from '../fixtures/quietPage'
import { nightly, combinations } from '../fixtures/scale'
import { trackedActions } from '../fixtures/visitorState'
import { PolicyBuilder } from '../pages/PolicyBuilder'

/** How a locale writes the amount that is typed, and its word for a company card. */
const locales = [
  { urlCode: 'de', typed: '1.234,50', amount: '1.234,50 €', card: /karten?\b/i },
  { urlCode: 'en', typed: '1,234.50', amount: '£1,234.50', card: /\bcards?\b/i },
  { urlCode: 'fr', typed: '1 234,50', amount: '1 234,50 €', card: /\bcartes? d’entreprise\b/i },
]

/** Text as it is compared: the lines of a PDF end elsewhere. */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

test.use({ reducedMotion: 'reduce' })

for (const [{ urlCode, typed, amount, card }, width] of combinations(locales, [1440, 390])) {
  test(`writes a policy in ${urlCode} at ${width} px without cards`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const builder = new PolicyBuilder(page, urlCode)
    await openStarted(page, builder.path)
    await expect(builder.clause('scope')).toContainText(builder.clauseText('scope'))
    expect(await violationsInMain(page)).toEqual([])

    await builder.field('company').fill('Quillmere')
    await expect(builder.title).toHaveText(builder.word('title_named', { company: 'Quillmere' }))
    await builder.button('next', { title: builder.word('step_approvals') }).click()
    await builder.field('approval_from').fill(typed)
    await expect(builder.clause('approval')).toContainText(
      builder.clauseText('approval_above', { approval_from: amount }),
    )
    await builder.goTo('payment')
    await builder.option('cards', 'none').check()
    await expect(builder.clause('card_use')).toHaveCount(0)
    await expect(builder.policy).not.toContainText(card)
    expect(await violationsInMain(page)).toEqual([])
  })

  test(`changes a policy in ${urlCode} at ${width} px, takes it away and shares it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const builder = new PolicyBuilder(page, urlCode)
    await openStarted(page, builder.path)
    await builder.field('company').fill('Quillmere')
    await builder.button('edit_mode').click()
    await builder.button('edit_clause', { number: '1.2' }).click()
    await page.getByLabel(builder.word('clause_text', { number: '1.2' })).fill('Dogs & cats too.')
    await builder.button('save_text').click()
    expect(await violationsInMain(page)).toEqual([])
    await builder.button('edit_mode_end').click()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)

    const title = builder.word('title_named', { company: 'Quillmere' })
    // A name of a file holds no colon.
    const fileName = title.replace(/\s*:\s*/g, ' ')
    const [word] = await Promise.all([page.waitForEvent('download'), builder.button('download_docx').click()])
    expect(word.suggestedFilename()).toBe(`${fileName}.docx`)
    const { value } = await mammoth.extractRawText({ path: await word.path() })
    for (const text of await builder.clauses.locator('p').allTextContents()) expect(value).toContain(text)
    const [pdf] = await Promise.all([page.waitForEvent('download'), builder.button('download_pdf').click()])
    expect(pdf.suggestedFilename()).toBe(`${fileName}.pdf`)
    const { info, pages } = await readPdf(readFileSync(await pdf.path()))
    const text = withoutSpaces(pages.map((one) => one.text).join(''))
    const headings = await builder.policy.getByRole('heading', { level: 4 }).allTextContents()
    expect(headings).not.toHaveLength(0)
    for (const part of [
      title,
      await builder.clause('purpose').locator('p').innerText(),
      'Dogs & cats too.',
      ...headings,
    ])
      expect(text).toContain(withoutSpaces(part))
    expect(info['Language']).toBe(await page.locator('html').getAttribute('lang'))

    await page.reload()
    await startApplication(page)
    await expect(builder.clause('scope')).toContainText('Dogs & cats too.')

    await builder.button('share').click()
    const link = await page.getByRole('textbox', { name: builder.word('share_text') }).inputValue()
    expect(new URL(link).search).toBe('')
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    await openStarted(page, link)
    await expect(builder.title).toHaveText(title)
    await expect(builder.clause('scope')).toContainText('Dogs & cats too.')
    await builder.button('leave_shared').click()
    await expect(builder.title).toHaveText(builder.word('title'))
  })
}

test('types before the application is there, and loses nothing', async ({ page }) => {
  const builder = new PolicyBuilder(page, 'en')
  await page.goto(builder.path)
  await builder.field('company').fill('Early Ltd')
  await builder.option('size', 'large').check()
  await startApplication(page)
  await expect(builder.title).toHaveText('Expense policy of Early Ltd')
  await expect(builder.clause('size')).toContainText(builder.clauseText('own_expenses_large'))
  await expect(builder.option('size', 'large')).toBeChecked()
})

test('edits the text by keyboard alone', nightly, async ({ page }) => {
  const builder = new PolicyBuilder(page, 'en')
  await openStarted(page, builder.path)
  await builder.button('edit_mode').focus()
  await page.keyboard.press('Enter')
  await builder.button('move_down', { number: '1.1' }).focus()
  await page.keyboard.press('Enter')
  await expect(builder.button('move_down', { number: '1.2' })).toBeFocused()
  await expect(builder.clauses.first()).toContainText(builder.clauseText('scope'))
  await page.keyboard.press('Tab')
  await expect(builder.button('move_to', { number: '1.2' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(builder.button('remove_clause', { number: '1.2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(builder.clause('purpose')).toHaveCount(0)
  await builder.button('edit_clause', { number: '1.1' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(' Everyone.')
  await page.keyboard.press('Control+Enter')
  await expect(builder.clause('scope')).toContainText('refers to it. Everyone.')
  await expect(builder.button('edit_clause', { number: '1.1' })).toBeFocused()
})

test('moves a clause to another section by keyboard alone', async ({ page }) => {
  const builder = new PolicyBuilder(page, 'en')
  await openStarted(page, builder.path)
  await builder.button('edit_mode').press('Enter')
  await builder.button('move_to', { number: '1.2' }).press('Enter')
  const section = page.getByLabel(builder.word('move_to_section', { number: '1.2' }))
  await expect(section).toBeFocused()
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(builder.clause('scope').locator('span').first()).toHaveText(/^3\.\d+$/)
  const number = await builder.clause('scope').locator('span').first().innerText()
  await expect(page.getByText(builder.word('moved_status', { number }))).toHaveRole('status')
  await expect(builder.button('move_to', { number })).toBeFocused()
})

test('takes a policy away without a connection', nightly, async ({ page, context, watch }) => {
  watch.expectOffline()
  const builder = new PolicyBuilder(page, 'en')
  await openStarted(page, builder.path)
  await expect(builder.clause('scope')).toBeVisible()
  await builder.field('company').fill('Offline')
  await hasFetchedAhead(page)
  await context.setOffline(true)
  for (const [key, type, beginning] of [
    ['download_pdf', 'pdf', '%PDF-'],
    ['download_docx', 'docx', 'PK'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), builder.button(key).click()])
    expect(file.suggestedFilename()).toBe(`Expense policy of Offline.${type}`)
    expect(readFileSync(await file.path(), 'latin1').startsWith(beginning)).toBe(true)
  }
})

test('is counted without a word of the policy: the beginning, each part, each document', async ({ page }) => {
  const builder = new PolicyBuilder(page, 'en')
  await openStarted(page, builder.path)
  await builder.field('company').fill('Secret Ltd')
  await builder.goTo('travel')
  const [file] = await Promise.all([page.waitForEvent('download'), builder.button('download_docx').click()])
  expect(await file.failure()).toBeNull()
  const used = (await trackedActions(page)).filter(([name]) => name === 'Expense policy builder used')
  expect(used).toEqual(
    ['started', 'interacted', 'completed'].map((status) => ['Expense policy builder used', { status }]),
  )
})
