import { pageOfTemplate } from '../../scripts/builtSite'
import { chromiumOptions } from '../../scripts/chromium'
import { expect, test } from '../fixtures/quietPage'
import { layoutFindingsAt } from '../fixtures/textLayout'

// Letters of twice the usual size, as a visitor sets them in the browser: widths of layouts follow them.
test.use({
  launchOptions: {
    ...chromiumOptions,
    args: [...(chromiumOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

const widths = [390, 1280]
/** The longest words, and the templates with the most layout of their own. */
const templates = [
  'explore-product',
  'qualification-flow',
  'pricing-plan-picker',
  'meeting-booker',
  'faq',
  'job-detail',
]
/** The free tools, in the language with the longest words. */
const tools = [
  'invoice-generator',
  'vat-calculator',
  'expense-report-generator',
  'expense-policy-builder',
  'expense-report-roi-calculator',
]
const paths = [
  '/de',
  '/de/pricing',
  ...templates.map((template) => pageOfTemplate(template).path),
  ...tools.map((tool) => `/de/${tool}`),
  '/fi/expense-report-roi-calculator',
  '/fi/vat-calculator',
]

for (const path of paths) {
  test(`${path} can be read with letters twice as large at ${widths.join(' and ')} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await layoutFindingsAt(page, widths)).toEqual([])
  })
}
