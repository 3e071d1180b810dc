import type { Page } from '@playwright/test'

/** Waits until the application of the page has started and hydrated. */
export async function applicationStarted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as unknown as { __live?: { done?: boolean } }).__live?.done === true,
  )
}

/**
 * Starts the application of the page by pressing a key, and waits until all of its content has hydrated: slices hydrate
 * one by one, after the application has signalled its start.
 */
export async function startApplication(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await applicationStarted(page)
  // React adds a property to each hydrated element.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
    ),
  )
}
