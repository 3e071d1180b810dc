import type { Page } from '@playwright/test'

/** Waits until the application of the page has started and hydrated. */
export async function applicationStarted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as unknown as { __live?: { done?: boolean } }).__live?.done === true,
  )
}

/**
 * Starts the application of the page with a key, as any key does, and waits until all of its content has hydrated:
 * slices do so one by one, after the application has said that it runs.
 */
export async function startApplication(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await applicationStarted(page)
  // React keeps its own record on each element it has taken over.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
    ),
  )
}
