import { fixtureFonts } from '../../pdf/exports/fonts.fixture'
import { readPdf, withRole } from '../../pdf/exports/readPdf.fixture'
import { renderPdf } from '../../pdf/exports/renderPdf'
import type { AssumptionKey, CostBasis } from '../model/assumptions'
import { figuresWith } from '../model/roi.fixture'
import { englishRoiWords as words } from '../model/roiWords.fixture'
import { savingsOf } from '../model/savings'
import { roiReport } from './roiReport'

/** Starting the reader of PDFs takes long on a busy machine. */
const patience = 60_000

const report = (
  style = { htmlLang: 'en-GB', currency: 'GBP' },
  changes: Partial<Record<AssumptionKey, string>> = {},
  basis: CostBasis = 'salary',
) => {
  const figures = figuresWith(changes)
  return roiReport({
    figures,
    basis,
    savings: savingsOf(figures, basis, style.currency),
    words,
    labelOf: (key) => `Name of ${key}`,
    style,
    changed: changes,
    now: new Date('2026-11-25T12:00:00Z'),
  })
}

it(
  'the file says the result, every assumption and the formula, as real text',
  async () => {
    const { bytes, missingLetters } = await renderPdf(report(undefined, { employees: '80' }), fixtureFonts())
    expect(missingLetters).toEqual([])
    const { pages, info } = await readPdf(bytes)
    const text = pages
      .map((page) => page.text)
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(text).toContain('You save £')
    expect(text).toContain('Worked out on 25 November 2026')
    expect(text).toContain('Name of employees 80 Changed')
    expect(text).toContain('Name of on_costs 25 %')
    expect(text).not.toContain('Name of hourly_cost')
    expect(text).toContain('£42,200.00 × (1 + 25 ÷ 100) ÷ 1,650 = £31.97')
    expect(text).toContain('Page 1 of')
    expect(info['Title']).toBe('Return on investment of expense reports')
    expect(pages.flatMap(({ structure }) => withRole(structure, 'Table')).length).toBeGreaterThanOrEqual(2)
  },
  patience,
)

it.each([
  ['saves', {}, ['Cost a year. Today: £12,800. With Outlay: £7,392. Saving: £5,408.', '£12,800', '£7,392']],
  [
    'does not pay',
    { software_outlay: '900' },
    ['Cost a year. Today: £12,800. With Outlay: £435,072. Saving: −£422,272.', '£12,800', '£435,072'],
  ],
  [
    'is about nothing',
    { employees: '0' },
    ['Cost a year. Today: £0. With Outlay: £0. Saving: £0.', '£0', '£0'],
  ],
] as const)(
  'the file of a result that %s has its chart, said in words',
  async (_, changes, [description, today, withOutlay]) => {
    const { pages } = await readPdf(
      (await renderPdf(report(undefined, changes, 'hourly'), fixtureFonts())).bytes,
    )
    const [page] = pages
    expect(withRole(page?.structure ?? null, 'Figure').map(({ alt }) => alt)).toEqual([description])
    expect(page?.text.replace(/\s+/g, ' ')).toContain(
      `Cost of expense reports a year Today ${today} With Outlay ${withOutlay} Employees’ time Approvers’ time Finance’s time Software`,
    )
  },
  patience,
)

it.each([
  ['fr-FR', 'EUR'],
  ['nb-NO', 'NOK'],
  ['fi-FI', 'EUR'],
  ['de-AT', 'EUR'],
])('has all letters of the numbers of %s', async (htmlLang, currency) => {
  const { missingLetters } = await renderPdf(report({ htmlLang, currency }), fixtureFonts())
  expect(missingLetters).toEqual([])
})

it(
  'the amounts of a million employees with daily reports stay on one line each',
  async () => {
    const huge = report(
      undefined,
      { employees: '999999', reports_per_month: '30', hourly_cost: '90' },
      'hourly',
    )
    const { pages } = await readPdf((await renderPdf(huge, fixtureFonts())).bytes)
    const amounts = huge.blocks.flatMap((block) =>
      block.kind === 'table' && block.columns.length > 3
        ? [...block.rows, ...(block.totals ?? [])].flatMap((row) =>
            row.map((cell) => (typeof cell === 'string' ? cell : cell.text)),
          )
        : [],
    )
    expect(amounts.length).toBeGreaterThan(12)
    const text = pages.map((page) => page.text).join('\n')
    expect(amounts.filter((amount) => /£/.test(amount) && !text.includes(amount))).toEqual([])
  },
  patience,
)

it(
  'the file has every fact of the result, and the total of the costs with its parts',
  async () => {
    const text = (
      await readPdf((await renderPdf(report(undefined, {}, 'hourly'), fixtureFonts())).bytes)
    ).pages
      .map((page) => page.text)
      .join(' ')
      .replace(/\s+/g, ' ')
    for (const shown of [
      'Hours freed a month 25.3',
      'Saving a year, without the set-up £5,408',
      'Return on investment, first year 85%',
      'Set-up is paid for after 2.1 months',
      'Finance’s time £256.00 £85.33 £3,072.00 £1,024.00 £2,048.00',
      'Total cost £1,066.67 £616.00 £12,800.00 £7,392.00 £5,408.00',
    ])
      expect(text).toContain(shown)
  },
  patience,
)

it('has the paper of the market', () => {
  expect(report().pageSize).toBe('A4')
  expect(report({ htmlLang: 'en-US', currency: 'USD' }).pageSize).toBe('LETTER')
})
