import type { JSHandle, Page } from '@playwright/test'
import { callOf, type Browser } from './browser'

/** A page of Playwright, whose browser ends with its test. */
export const playwrightBrowser = (page: Page): Browser => ({
  name: page.context().browser()?.browserType().name() ?? 'browser',
  open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
  run: (body, ...values) => page.evaluate(callOf(body, values)),
  element: async (body, ...values) => {
    const handle: JSHandle = await page.evaluateHandle(callOf(body, values))
    const element = handle.asElement()
    return element ? { click: () => element.click(), type: (text) => page.keyboard.type(text) } : undefined
  },
  press: (key) => page.keyboard.press(key),
  resize: (width, height) => page.setViewportSize({ width, height }),
  back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
  picture: () => page.screenshot(),
  close: () => Promise.resolve(),
})
