import AxeBuilder from '@axe-core/playwright'
import { devices, type Page } from '@playwright/test'
import { hasPage } from '../../scripts/builtSite'
import { pathsWithoutChat } from '../../src/browser/chat/hiddenPaths'
import { openStarted } from '../fixtures/application'
import { everything, hasDecided, sendsPrivacyControl } from '../fixtures/consent'
import { configure, heldNames, requestsTo, undeclared } from '../fixtures/held'
import { nightly } from '../fixtures/scale'
import { chatAndSurveyOrigin } from '../fixtures/servers'
import { expect, test } from '../fixtures/services'
import { trackedActions } from '../fixtures/visitorState'
import { ConsentBanner } from '../pages/ConsentBanner'

test.use({ userAgent: devices['Desktop Chrome'].userAgent })

const script = '/1234567/1.js'

/** The site with a chat, for a visitor whom the experiment shows it. */
async function hasChat(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  await configure(page, { freshchat: { scriptUrl: chatAndSurveyOrigin + script } })
}

const chatIn = (page: Page) => ({
  button: page.getByRole('button', { name: 'Chat with us', exact: true }),
  closeButton: page.getByRole('button', { name: 'Close the chat', exact: true }),
  note: page.getByRole('group', { name: 'Chat with us' }),
  element: page.locator('#fc_frame'),
  frame: page.locator('#fc_widget'),
  window: page.frameLocator('#fc_widget'),
})

const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path)

/** What a visitor has written, as the provider received it. */
const messages = async (): Promise<string[]> =>
  (await (await fetch(`${chatAndSurveyOrigin}/_sandbox/messages`)).json()) as string[]

test('is told what is loaded, opens the chat and writes by keyboard, and removes it by a refusal', async ({
  page,
}) => {
  await hasChat(page)
  const requests = requestsTo(page, chatAndSurveyOrigin)
  const { button, note, element, frame, window } = chatIn(page)
  await openStarted(page, '/en')
  await expect(button).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[data-corner]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  // The last element of the page.
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(note).toBeFocused()
  await expect(note).toContainText('Freshchat')
  expect(requests).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAccessibleName('Chat with us')
  // A key that is pressed before the frame has its page is lost.
  await expect(window.getByRole('textbox')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const message = `Hello ${test.info().testId}`
  await page.keyboard.type(message)
  await page.keyboard.press('Enter')
  await expect(window.getByText(message)).toBeVisible()
  expect(await messages()).toContain(message)
  expect(await undeclared(page)).toEqual([])

  // Its own close button gives the focus back, and nothing in it can be reached then.
  await window.getByRole('button', { name: 'Close chat' }).press('Enter')
  await expect(button).toBeFocused()
  await expect(element).toHaveAttribute('inert')
  await page.keyboard.press('Enter')
  await expect(frame).toBeFocused()
  expect(requests.filter((path) => path === script)).toHaveLength(1)
  expect(await heldNames(page, 'cookie')).toContain('_fw_crm_v')

  const banner = new ConsentBanner(page)
  await banner.link.focus()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await banner.link.click()
  await banner.refuse.click()
  await expect(element).toHaveCount(0)
  await expect.poll(() => heldNames(page, 'cookie')).not.toContain('_fw_crm_v')
})

test('with permission opens it by one press, on every page but those without the chat', async ({ page }) => {
  await hasDecided(page, everything)
  await hasChat(page)
  const requests = requestsTo(page, chatAndSurveyOrigin)
  const { button, closeButton, window } = chatIn(page)
  await openStarted(page, '/en/faq')
  await button.click()
  await expect(window.getByLabel('Message')).toBeVisible()
  await goTo(page, '/en/explore-product')
  await expect(page).toHaveURL('/en/explore-product')
  await expect(button.or(closeButton)).toHaveCount(0)
  await expect(window.getByLabel('Message')).toBeHidden()
  await page.goBack()
  await button.click()
  await expect(window.getByLabel('Message')).toBeVisible()
  expect(requests.filter((path) => path === script)).toHaveLength(1)
  expect(await undeclared(page)).toEqual([])
  const actions = (await trackedActions(page)).filter(([name]) => /Chat|Experiment/.test(name))
  expect(actions).toEqual([
    ['Experiment viewed', { experiment: 'chatbot', bucket: 'freshchat' }],
    ['Chat opened', {}],
    ['Chat opened', {}],
  ])
})

test('has it on no page of tools and flows, and again behind each', nightly, async ({ page, watch }) => {
  await hasDecided(page, everything)
  await hasChat(page)
  const { button } = chatIn(page)
  await openStarted(page, '/en/faq')
  for (const path of pathsWithoutChat.map((path) => `/en${path}`)) {
    // One of them has no page yet.
    if (!hasPage(path)) watch.expectStatus(404, new RegExp(`${path}(/page-data\\.json)?$`))
    await expect(button).toBeVisible()
    await goTo(page, path)
    await expect(page).toHaveURL(path)
    await expect(button).toHaveCount(0)
    await goTo(page, '/en/faq')
  }
  await expect(button).toBeVisible()
})

test(
  'on a phone it moves nothing, covers nothing to press, and says when it cannot be opened',
  nightly,
  async ({ page, watch }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await hasDecided(page, everything)
    await hasChat(page)
    await page.route(chatAndSurveyOrigin + script, (route) => route.fulfill({ status: 503 }))
    watch.expectStatus(503, script)
    const { button, note } = chatIn(page)
    await page.goto('/en')
    const placeOfFooter = () =>
      page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top + scrollY)
    const before = await placeOfFooter()
    await openStarted(page, '/en')
    await expect(button).toBeVisible()
    expect(await placeOfFooter()).toBe(before)

    // Wherever the visitor stops, what can be pressed there can be pressed.
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < end; top += 700) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            const [hit] = document.elementsFromPoint(left + width / 2, top + height / 2)
            const below = document
              .elementsFromPoint(left + width / 2, top + height / 2)
              .find((one) => !element.contains(one) && one.closest('a, button, input, summary'))
            return below === undefined || !element.contains(hit ?? null)
          }),
        )
        .toBe(true)
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await button.click()
    await expect(page.getByRole('alert')).toContainText('could not be opened')
    await expect(note).toBeFocused()
    await page.getByRole('link', { name: 'Contact us' }).last().click()
    await expect(page).toHaveURL('/en/contact')
  },
)

test('with the Global Privacy Control the site is the original: the chat is offered, and nothing is loaded before a press', async ({
  page,
}) => {
  await sendsPrivacyControl(page)
  await hasChat(page)
  const requests = requestsTo(page, chatAndSurveyOrigin)
  const code = page.waitForResponse(/\/api\/integrations/)
  await openStarted(page, '/en')
  await code
  await expect(chatIn(page).button).toBeVisible()
  expect(requests).toEqual([])
  expect(await heldNames(page, 'cookie')).toEqual([])
  expect(await heldNames(page, 'localStorage')).toEqual([])
})
