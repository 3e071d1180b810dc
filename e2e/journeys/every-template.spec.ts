import type { Page } from '@playwright/test'
import { defaultLocale, locales } from '../../locales.config'
import {
  builtPages,
  onePagePerTemplate,
  prerendered,
  siteManifest,
  templateFiles,
} from '../../scripts/builtSite'
import { startApplication } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { sampled } from '../fixtures/scale'

/** Pages with an error status on purpose, by their file. */
const statuses = new Map(siteManifest().routes.map(({ file, status }) => [`/${file}`, status]))

// The server redirects `/`: switches-the-country.spec.ts.
const pages = sampled(builtPages(), onePagePerTemplate()).filter(({ path }) => path !== '/')

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

for (const { path, template, locale } of pages) {
  test(`${path} starts and hydrates (${template})`, async ({ page, watch }) => {
    const status = statuses.get(`${path}/index.html`) ?? 200
    if (status !== 200) watch.expectStatus(status, path)
    expect((await page.goto(path))?.status()).toBe(status)
    await watchContent(page)
    await startApplication(page)
    expect(await replacedContent(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.locator('html')).toHaveAttribute('lang', (locale ?? defaultLocale()).htmlLang)
    await expect(page).toHaveTitle(prerendered(path).title)
    await expect(page.getByRole('main')).toHaveCount(1)
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
