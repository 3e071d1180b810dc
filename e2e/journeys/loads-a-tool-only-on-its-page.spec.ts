import type { Page } from '@playwright/test'
import { hasFetchedAhead, openStarted } from '../fixtures/application'
import { expect, test } from '../fixtures/quietPage'
import { sampledFirst } from '../fixtures/scale'

/** The free tools, and a key of its words that the code of each has and no other code. */
const tools = {
  'invoice-generator': 'adjustment_scope',
  'vat-calculator': 'rate_day_unknown',
  'expense-report-generator': 'add_per_diem',
  'expense-policy-builder': 'policy_uses',
  'expense-report-roi-calculator': 'minutes_approver_outlay',
}

/** The tools whose code is in the scripts that a page fetches from now on, also after its start. */
function toolsIn(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  return async () => {
    const code = (await Promise.all(scripts)).join('\n')
    expect(code.length).toBeGreaterThan(100_000)
    return Object.entries(tools)
      .filter(([, key]) => new RegExp(`["'\`.]${key}\\b`).test(code))
      .map(([name]) => name)
  }
}

for (const path of sampledFirst(['/en/pricing', '/en', '/en/faq', '/en/free-templates/invoice'], 1))
  test(`${path} has no code of a tool`, async ({ page }) => {
    const found = toolsIn(page)
    await openStarted(page, path)
    await hasFetchedAhead(page)
    expect(await found()).toEqual([])
  })

for (const name of sampledFirst(Object.keys(tools), 2))
  test(`the page of ${name} has its code and that of no other tool`, async ({ page }) => {
    const found = toolsIn(page)
    await openStarted(page, `/en/${name}`)
    const field = page.locator('[data-tool]').getByRole('textbox').first()
    await field.fill('100')
    await hasFetchedAhead(page)
    expect(await found()).toEqual([name])
  })
