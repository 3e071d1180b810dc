import type { Page } from '@playwright/test'
import { serveAndPublishCommand } from '../../scripts/siteServer'
import { startEditedSite, type EditedSite } from '../fixtures/editedSite'
import { expect, test as base } from '../fixtures/quietPage'

/** The site as `npm start` runs it, without the build; one for all journeys of editors. */
export const test = base.extend<object, { site: EditedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern; this one needs none.
    async ({}, use) => {
      const { site, stop } = await startEditedSite({ command: serveAndPublishCommand })
      await use(site)
      await stop()
    },
    { scope: 'worker' },
  ],
})

/** Whatever is done for the first time reads all content. */
export const atFirst = { timeout: 60_000 }

export async function openEditor(page: Page, site: EditedSite, id: string): Promise<void> {
  // The address of another document differs in its hash only, which would not read the document again.
  await page.goto('about:blank')
  await page.goto(site.editor(id))
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

/** Waits until the form is stored as a draft. */
export const stored = (page: Page): Promise<void> => expect(page.getByText('Stored as a draft')).toBeVisible()

/** Presses a button that acts on the open document. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** Presses a button that asks, and says yes. */
export async function pressAndConfirm(page: Page, name: string): Promise<void> {
  await press(page, name)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Yes, / })
    .click()
}

/** What visitors get at a path now. */
export const servedAt = async (site: EditedSite, path: string): Promise<string> =>
  (await fetch(`${site.origin}${path}`)).text()

export { expect }
