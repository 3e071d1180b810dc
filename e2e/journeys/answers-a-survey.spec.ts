import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { SurveyResponse } from '../../sandbox/chatAndSurvey'
import { openLaterAndStarted } from '../fixtures/application'
import { configure, heldNames, requestsTo, undeclared } from '../fixtures/held'
import { refusesInAnotherTab, requestsNothingMoreOf } from '../fixtures/refusal'
import { nightly } from '../fixtures/scale'
import { chatAndSurveyOrigin, servicesOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { trackedActions } from '../fixtures/visitorState'

const hasSurvey = (page: Page): Promise<void> =>
  configure(page, { typeform: { origin: chatAndSurveyOrigin, locales: 'ee en lu' } })

const surveyIn = (page: Page) => ({
  invitation: page.getByRole('complementary', { name: 'What did you come to find out?' }),
  start: page.getByRole('button', { name: 'Answer three questions' }),
  dialog: page.getByRole('dialog', { name: 'What did you come to find out?' }),
  form: page.frameLocator('dialog iframe'),
})

const responses = async (): Promise<SurveyResponse[]> =>
  (await (await fetch(`${chatAndSurveyOrigin}/_sandbox/responses`)).json()) as SurveyResponse[]

test('answers the questions of a survey, and is not asked again', async ({ page }) => {
  await hasSurvey(page)
  const requests = requestsTo(page, chatAndSurveyOrigin)
  const { invitation, start, dialog, form } = surveyIn(page)
  await openLaterAndStarted(page, '/en')
  await expect(invitation).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[data-corner]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  expect(requests).toEqual([])
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog iframe')).toBeFocused()
  const before = await responses()
  await form.getByRole('button', { name: 'Start' }).click()
  await form.getByLabel('What were you looking for?').fill('Prices')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Thank you')).toBeVisible()
  const [response] = (await responses()).slice(before.length)
  expect(response).toMatchObject({
    formId: 'moe6aa',
    query: { 'typeform-embed': 'embed-widget', 'typeform-source': 'localhost', 'disable-tracking': 'true' },
  })
  await form.getByRole('button', { name: 'Close form' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(invitation).toHaveCount(0)
  await expect.poll(() => trackedActions(page)).toContainEqual(['Survey opened', { survey: 'moe6aa' }])
  expect(await heldNames(page, 'localStorage')).toEqual([])
  expect(await heldNames(page, 'sessionStorage')).toContain('survey/v2')
  expect(await undeclared(page)).toEqual([])
  const data = page.waitForResponse('**/survey/en.json')
  await openLaterAndStarted(page, '/en/faq')
  await data
  await expect(invitation).toHaveCount(0)
})

test(
  'closes a survey that does not come, and declines it; hidden paths and other languages have none',
  nightly,
  async ({ page, watch }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await hasSurvey(page)
    await page.route(`${chatAndSurveyOrigin}/**`, (route) => route.abort())
    watch.expectNoResponse(chatAndSurveyOrigin)
    const { invitation, start, dialog } = surveyIn(page)
    await openLaterAndStarted(page, '/en/faq')
    // On a phone the first screen is the page's own.
    await expect(page.locator('[data-of=survey]')).toBeAttached()
    await expect(invitation).toBeHidden()
    await page.mouse.wheel(0, 2000)
    await start.click()
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(start).toBeFocused()
    const goTo = (path: string) =>
      page.evaluate(
        (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
        path,
      )
    await goTo('/en/book-a-demo')
    await expect(page).toHaveURL('/en/book-a-demo')
    await expect(invitation).toHaveCount(0)
    await goTo('/en/about')
    // The page begins at its top once it is there.
    await expect(async () => {
      await page.mouse.wheel(0, 2000)
      await expect(invitation).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 10_000 })
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(invitation).toHaveCount(0)
  },
)

test('refuses while a survey is open: it goes, and nothing more is requested of its provider', async ({
  page,
  context,
}) => {
  await hasSurvey(page)
  const { start, dialog, form } = surveyIn(page)
  await openLaterAndStarted(page, '/en')
  await start.click()
  await expect(form.getByRole('button', { name: 'Start' })).toBeVisible()
  await refusesInAnotherTab(context)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await requestsNothingMoreOf(page, chatAndSurveyOrigin)
})

test('the server says where there is a survey', async () => {
  const response = await fetch(`${servicesOrigin}/api/integrations`)
  expect(await response.json()).toMatchObject({
    typeform: { origin: chatAndSurveyOrigin, locales: 'ee en lu' },
  })
})
