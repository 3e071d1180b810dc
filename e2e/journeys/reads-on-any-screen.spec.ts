import type { UrlCode } from '../../locales.config'
import { builtPages, siteManifest, type BuiltPage } from '../../scripts/builtSite'
import { openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { isFull } from '../fixtures/scale'
import { layoutFindings, layoutFindingsAt } from '../fixtures/textLayout'

const widths = [320, 390, 768, 1024, 1440]
/** The market with the shortest words, the one with the longest, and the one with the longest unbreakable words. */
const urlCodes: UrlCode[] = ['en', 'de', 'fi']
/** Together these contain every slice and the templates with the most layout of their own. */
const sampleTemplates = ['all-slices', 'homepage', 'pricing', 'customer-case', 'job-detail', 'legal', 'faq']

const statuses = new Map(siteManifest().routes.map(({ file, status }) => [`/${file}`, status]))

function isSampled({ template, path }: BuiltPage, before: readonly BuiltPage[]): boolean {
  const name = template.replace('templates-', '')
  const locale = path.split('/')[1] ?? ''
  return (
    sampleTemplates.includes(name) &&
    !before.some((page) => page.template === template && page.path.startsWith(`/${locale}`))
  )
}

const ofLanguages = builtPages().filter(({ locale }) => locale && urlCodes.includes(locale.urlCode))
/** Pages with the widest parts: tables, tools, forms, the demo. */
const wide = [
  '/en/404',
  '/en/book-a-demo',
  '/en/pricing-plan-picker',
  '/en/customers',
  '/en/business-expense-cards',
  '/en/expense-report-roi-calculator',
  '/en/explore-product',
  '/de/business-expense-cards',
  '/de/pricing',
  '/fi/pricing',
  '/fi/book-a-demo',
]
const pages = isFull
  ? ofLanguages
  : ofLanguages.filter(
      (page, index) => wide.includes(page.path) || isSampled(page, ofLanguages.slice(0, index)),
    )

for (const { path } of pages) {
  test(`${path} can be read at ${widths.join(', ')} px, and nothing scrolls sideways`, async ({
    page,
    watch,
  }) => {
    const status = statuses.get(`${path}/index.html`) ?? 200
    if (status !== 200) watch.expectStatus(status, path)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStarted(page, path)
    expect(await layoutFindingsAt(page, widths)).toEqual([])
  })
}

test('the check finds text that is cut, overlaps other text or leaves the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.setContent(`
    <p>Fine words, <strong>also in bold</strong>.</p>
    <p style="overflow: hidden; white-space: nowrap; width: 100px">These words are cut at the right edge</p>
    <div style="overflow: hidden; height: 30px"><p>First line</p><p>Second line, cut away below</p></div>
    <p>Words below</p><p style="margin-top: -30px">Words on top</p>
    <div style="overflow: auto; width: 100px; white-space: nowrap">These words scroll in a frame of their own</div>
    <p aria-hidden="true" style="margin-top: -20px">Decoration</p>
    <p style="white-space: nowrap">These words are so long that they leave the page on its right side</p>`)
  const findings = (await layoutFindings(page)).map(({ finding, text }) => `${finding}: ${text}`)
  const expected = [
    /^the page is \d+ px wide in 320 px/,
    /^text is cut at 100 px: These words are cut/,
    /^text is cut below 30 px: Second line/,
    /^text lies over "Words on top": Words below|^text lies over "Words below": Words on top/,
    /^text reaches from \d+ to \d+ px of 320: These words are so long/,
  ]
  for (const pattern of expected) expect(findings).toContainEqual(expect.stringMatching(pattern))
  expect(findings.filter((finding) => !expected.some((known) => known.test(finding)))).toEqual([])
})
