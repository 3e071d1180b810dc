import { pageOfTemplate } from '../../scripts/builtSite'
import { chromiumOptions } from '../../scripts/chromium'
import { startApplication } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { unreachableControls } from '../fixtures/reachableControls'
import { sampled, sampledFirst } from '../fixtures/scale'
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
/**
 * The free tools, in the language with the longest words: what makes each show a long result, and a field that says what is
 * wrong with what is typed into it.
 */
const tools = {
  'invoice-generator': {
    field: '[name="seller.name"]',
    typed: 'Steuerberatungsgesellschaft Oberammergau mbH',
    checked: '[name="payment.iban"]',
  },
  'vat-calculator': { field: '[name^="amount-"]', typed: '1.234.567,89', checked: '[name^="amount-"]' },
  'expense-report-generator': {
    field: '[name$=".amount"]',
    typed: '1.234.567,89',
    checked: '[name$=".amount"]',
  },
  'expense-policy-builder': {
    field: '[name="company"]',
    typed: 'Steuerberatungsgesellschaft Oberammergau',
    checked: '[name="hotel_limit"]',
  },
  'expense-report-roi-calculator': {
    field: '[name="employees"]',
    typed: '5.000',
    checked: '[name="employees"]',
  },
}
const paths = [
  '/de',
  '/de/pricing',
  ...templates.map((template) => pageOfTemplate(template).path),
  '/fi/expense-report-roi-calculator',
  '/fi/vat-calculator',
]

/** Pages with long words and with a table. */
const samplePaths = ['/de/pricing', '/fi/vat-calculator']

for (const path of sampled(
  paths,
  paths.filter((one) => samplePaths.includes(one)),
)) {
  test(`${path} can be read with letters twice as large at ${widths.join(' and ')} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await layoutFindingsAt(page, widths)).toEqual([])
  })
}

for (const [name, { field, typed, checked }] of sampledFirst(Object.entries(tools), 1)) {
  test(`/de/${name} can be used with letters twice as large at ${widths.join(' and ')} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const path = `/de/${name}`
    await page.goto(path)
    expect(await layoutFindingsAt(page, widths)).toEqual([])
    await startApplication(page)
    const tool = page.locator('[data-tool]')
    await tool.locator(field).first().fill(typed)
    const steps = tool.locator('nav').first().getByRole('button')
    const findings: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // A tool without steps is looked at as it is.
      for (let step = 0; step < Math.max(await steps.count(), 1); step += 1) {
        if ((await steps.count()) > 0) await steps.nth(step).click()
        findings.push(...(await layoutFindingsAt(page, [width])))
        const unreachable = await unreachableControls(tool)
        findings.push(...unreachable.map((finding) => `${width} px, step ${step + 1}: ${finding}`))
      }
    }
    const wrong = tool.locator(checked).first()
    for (let step = 0; step < (await steps.count()) && !(await wrong.isVisible()); step += 1)
      await steps.nth(step).click()
    await wrong.fill('viel')
    await wrong.blur()
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      findings.push(...(await layoutFindingsAt(page, [width])))
      const unreachable = await unreachableControls(tool)
      findings.push(...unreachable.map((finding) => `${width} px, with a mistake: ${finding}`))
    }
    expect(findings).toEqual([])
  })
}
