import type { Page } from '@playwright/test'

/** Waits until the application of the page has started and hydrated. */
export async function applicationStarted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as unknown as { __live?: { done?: boolean } }).__live?.done === true,
  )
}

/**
 * Whether all content of the page has hydrated that is at most the height of the screen away: a tool farther away waits until
 * the visitor comes near (src/design/hydration/Island.tsx). Runs in the page.
 */
export function contentIsHydrated(): boolean {
  // React adds properties with these names to each element that it hydrates. No function here has a name: tsx would wrap
  // it in a helper that the page does not have.
  const main = document.querySelector('main')
  const props = Object.entries(main ?? {}).find(([key]) => key.startsWith('__reactProps$'))?.[1] as
    | { dangerouslySetInnerHTML?: object }
    | undefined
  return main && props?.dangerouslySetInnerHTML
    ? [
        ...main.querySelectorAll(
          '[data-island][data-props]:not([data-island="lead-form"], [data-island="plans"], [data-island="plan-picker"])',
        ),
      ].every((island) => {
        const { top = 0, bottom = 0 } = island.firstElementChild?.getBoundingClientRect() ?? {}
        const isNear = top < 2 * window.innerHeight && bottom > -window.innerHeight
        return !isNear || Object.keys(island).some((key) => key.startsWith('__reactContainer$'))
      })
    : [...document.querySelectorAll('main > *')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      )
}

/**
 * Starts the application of the page by pressing a key, and waits until all of its content has hydrated: slices hydrate
 * one by one, after the application has signalled its start. In a page that keeps its HTML only islands hydrate; those
 * that begin with a touch do so when they are used.
 */
export async function startApplication(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await applicationStarted(page)
  await page.waitForFunction(contentIsHydrated)
}

/** Goes to each island of a started page, so that those hydrate which wait until the visitor comes near; then to its top. */
export async function startFarIslands(page: Page): Promise<void> {
  for (const island of await page.locator('main [data-island][data-props]').all()) {
    await island.evaluate((element) => element.firstElementChild?.scrollIntoView({ behavior: 'instant' }))
    await page.waitForFunction(contentIsHydrated)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}
