import type { Page } from '@playwright/test'

/** Waits until the application of the page has started and hydrated. */
export async function applicationStarted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as unknown as { __live?: { done?: boolean } }).__live?.done === true,
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
  await page.waitForFunction(() => {
    // React adds a property to each element that it hydrates.
    const propertyOf = (element: Element, name: string): unknown => {
      const key = Object.keys(element).find((one) => one.startsWith(`__react${name}$`))
      return key && (element as unknown as Record<string, unknown>)[key]
    }
    const main = document.querySelector('main')
    const props = main && (propertyOf(main, 'Props') as { dangerouslySetInnerHTML?: object } | undefined)
    return main && props?.dangerouslySetInnerHTML
      ? [
          ...main.querySelectorAll(
            '[data-island][data-props]:not([data-island="lead-form"], [data-island="plans"], [data-island="plan-picker"])',
          ),
        ].every((island) => propertyOf(island, 'Container'))
      : [...document.querySelectorAll('main > *')].every((element) => propertyOf(element, 'Fiber'))
  })
}
