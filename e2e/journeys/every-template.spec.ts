import type { Page } from '@playwright/test'
import { defaultLocale, locales } from '../../locales.config'
import { builtPages, prerendered, siteManifest, templateFiles } from '../../scripts/builtSite'
import { startApplication, startFarIslands } from '../fixtures/application'
import { violationsIn } from '../fixtures/axe'
import { expect, test, type Watch } from '../fixtures/quietPage'
import { isFull, sampled } from '../fixtures/scale'
import { layoutFindingsAt } from '../fixtures/textLayout'
import { homepages, visits, type Visit } from '../fixtures/visitedPages'

/** Pages with an error status on purpose, by their file. */
const statuses = new Map(siteManifest().routes.map(({ file, status }) => [`/${file}`, status]))

/** Pages that one visitor opens one after the other: the browser has their common files only to read once. */
const pagesPerVisitor = 6
/** For each page of a visitor, in milliseconds. */
const timePerPage = 20_000

const widths = sampled([320, 390, 768, 1024, 1440], [320, 768, 1440])
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

type WatchedWindow = Window & { e2eContent?: Element[] }

/**
 * Remembers the elements of the page's content as the server sent them. The qualification flow is a readable list of
 * links until it asks one question at a time: its journey looks at that change. A placeholder is there to be replaced.
 */
const watchContent = (page: Page): Promise<void> =>
  page.evaluate(() => {
    ;(window as WatchedWindow).e2eContent = [...document.querySelectorAll('main, main *')].filter(
      (element) => !element.closest('[data-island="qualification-flow"], [data-placeholder]'),
    )
  })

/** The elements that are no longer in the document: the start of the application must replace none. */
const replacedContent = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as WatchedWindow).e2eContent ?? [])
      .filter((element) => !element.isConnected)
      .map((element) => element.outerHTML.slice(0, 80)),
  )

/** Opens the page, and looks that the start of its application replaces nothing that the server sent. */
async function expectStarted(page: Page, watch: Watch, { path, locale }: Visit['page']): Promise<void> {
  const status = statuses.get(`${path}/index.html`) ?? 200
  if (status !== 200) watch.expectStatus(status, path)
  expect((await page.goto(path))?.status()).toBe(status)
  await watchContent(page)
  await startApplication(page)
  await startFarIslands(page)
  expect(await replacedContent(page)).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.locator('html')).toHaveAttribute('lang', (locale ?? defaultLocale()).htmlLang)
  await expect(page).toHaveTitle(prerendered(path).title)
  await expect(page.getByRole('main')).toHaveCount(1)
}

/** The elements of the content that are shown, in their order. */
const shownInMain = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .map((element) => (element.checkVisibility({ visibilityProperty: true }) ? element.tagName : '-'))
      .join(' '),
  )

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.setViewportSize(phone)
  expect.soft(await violationsIn(page), `${path} on a phone`).toEqual([])
  const shown = await shownInMain(page)
  await page.setViewportSize(desktop)
  // Header and footer are the same on every page; the homepages are checked with them in both widths.
  if (!isFull && !homepages.includes(path) && (await shownInMain(page)) === shown) return
  expect.soft(await violationsIn(page), `${path} on a desktop`).toEqual([])
}

const everyVisit = visits()
const visitors = Array.from({ length: Math.ceil(everyVisit.length / pagesPerVisitor) }, (_, index) =>
  everyVisit.slice(index * pagesPerVisitor, (index + 1) * pagesPerVisitor),
)

for (const pages of visitors) {
  const from = pages[0]?.page.path
  test(`from ${from} on, ${pages.length} pages start and hydrate; those of the samples can be read at ${widths.join(', ')} px and meet WCAG 2.2 AA`, async ({
    page,
    watch,
  }, testInfo) => {
    testInfo.setTimeout(timePerPage * pages.length)
    const size = page.viewportSize() ?? desktop
    for (const { page: built, readsLayout, readsAccessibility } of pages) {
      await test.step(`${built.path} (${built.template})`, async () => {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await expectStarted(page, watch, built)
        // Nothing is looked at while it fades in.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        if (readsLayout) expect.soft(await layoutFindingsAt(page, widths), built.path).toEqual([])
        if (readsAccessibility) await expectAccessible(page, built.path)
        await page.setViewportSize(size)
      })
    }
  })
}

test('every template is used by a page', () => {
  const used = new Set(builtPages().map(({ template }) => template))
  expect(templateFiles().filter((template) => !used.has(template))).toEqual([])
})

test('every market has a homepage and a not-found page', () => {
  const paths = new Set(builtPages().map(({ path }) => path))
  const wanted = locales.flatMap(({ urlCode }) => [`/${urlCode}`, `/${urlCode}/404`])
  expect(wanted.filter((path) => !paths.has(path))).toEqual([])
})

test('every page has one main heading and, within its market, its own title', () => {
  const findings: string[] = []
  const byTitle = new Map<string, string>()
  for (const { path, locale } of builtPages()) {
    const { title, headings } = prerendered(path)
    if (headings.length !== 1) findings.push(`${path} has ${headings.length} main headings`)
    if (title === '') findings.push(`${path} has no title`)
    const key = `${locale?.urlCode ?? ''} ${title}`
    const other = byTitle.get(key)
    if (other) findings.push(`${path} and ${other} share the title "${title}"`)
    byTitle.set(key, path)
  }
  expect(findings).toEqual([])
})
