import { readdirSync } from 'node:fs'
import path from 'node:path'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { readJson } from '../../../core/values/readJson'
import { fixtureFonts } from '../../pdf/exports/fonts.fixture'
import { readPdf } from '../../pdf/exports/readPdf.fixture'
import { renderPdf } from '../../pdf/exports/renderPdf'
import type { WorkbookCell, Worksheet } from '../../spreadsheet/exports/workbook'
import { wordsFor } from '../../words/model/wordsFor'
import { templateColumns } from '../model/templateColumns'
import { dateFormat, moneyFormat, withUnit, type TemplateMarket } from '../model/templateMarket'
import { templateNames, type TemplateName } from '../model/templateNames'
import { templateFileWordKeys } from '../model/wordKeys'
import { calculatedSheet, placedCells } from './calculateSheet.fixture'
import { templates } from './templates'

// Each file is read by a separate program, which takes a second to start when the computer is busy.
jest.setTimeout(60_000)

const documents = 'content/documents'
const wordsOf = (language: string) => {
  const file = path.join(documents, language, 'tool_words.template-files.json')
  const { data } = readJson(file) as { data: Record<string, unknown> }
  return wordsFor(toolWordsOf(data), templateFileWordKeys)
}
const market = (language: string, country: string, currency: string): TemplateMarket =>
  withUnit({
    words: wordsOf(language),
    htmlLang: `${language.slice(0, 2)}-${country}`,
    country,
    currency,
  })
const british = market('en-gb', 'GB', 'GBP')
const american = market('en-us', 'US', 'USD')
const irish = market('en-ie', 'IE', 'EUR')
const french = market('fr-fr', 'FR', 'EUR')
const danish = market('da-dk', 'DK', 'DKK')
const austrian = market('de-de', 'AT', 'EUR')

const sheetOf = (name: TemplateName, of = british): Map<string, WorkbookCell> =>
  placedCells(templates[name].workbook(of).sheets[0] as Worksheet)
const textAt = (sheet: Map<string, WorkbookCell>, address: string): string => {
  const cell = sheet.get(address)
  return cell?.kind === 'text' ? cell.value : ''
}
const formulaAt = (sheet: Map<string, WorkbookCell>, address: string): string => {
  const cell = sheet.get(address)
  return cell?.kind === 'formula' ? cell.formula : ''
}

describe.each(templateNames)('%s', (name) => {
  it.each([
    ['GB', british],
    ['US', american],
  ])('has formulas that name only cells of the sheet with a value (%s)', (_, of) => {
    const sheet = sheetOf(name, of)
    const formulas = [...sheet].flatMap(([address, cell]) =>
      cell.kind === 'formula' ? [{ address, formula: cell.formula, result: cell.result }] : [],
    )
    expect(formulas.length).toBeGreaterThan(8)
    for (const { address, formula, result } of formulas) {
      const named = formula.match(/\$?[A-Z]\$?\d+/g)?.map((cell) => cell.replaceAll('$', '')) ?? []
      expect(named).not.toHaveLength(0)
      for (const cell of named) {
        expect(sheet.has(cell)).toBe(true)
        expect(cell).not.toBe(address)
        const filled = sheet.get(cell)
        if (filled?.kind === 'empty') expect(filled.fill).toBeDefined()
      }
      expect(result).toBeDefined()
    }
  })

  it('is printed on one page, on the paper of the country', async () => {
    for (const [of, size] of [
      [british, [595.28, 841.89]],
      [american, [612, 792]],
    ] as const) {
      const pdf = await readPdf((await renderPdf(templates[name].document(of), fixtureFonts())).bytes)
      expect(pdf.pages).toHaveLength(1)
      const [, , width = 0, height = 0] = pdf.pages[0]?.size ?? []
      expect([width, height].sort((a, b) => a - b).map(Math.round)).toEqual(size.map(Math.round))
      expect(pdf.pages[0]?.text).toContain(pdf.info['Title'])
    }
  })

  it('explains columns that the file has', () => {
    const sheet = templates[name].workbook(british).sheets[0] as Worksheet
    const texts = sheet.rows.flat().flatMap((cell) => (cell.kind === 'text' ? [cell.value] : []))
    for (const { title } of templateColumns(name, british)) expect(texts).toContain(title)
  })
})

it('carries the balance of a month into the next', () => {
  const sheet = sheetOf('cash-flow')
  expect(formulaAt(sheet, 'B8')).toBe('N(B5)')
  expect(textAt(sheet, 'A27')).toBe('Closing balance')
  expect(formulaAt(sheet, 'C8')).toBe('B27')
  expect(formulaAt(sheet, 'M27')).toBe('M8+M26')
  expect(formulaAt(sheet, 'N27')).toBe('M27')
  expect(sheet.get('C7')).toMatchObject({ formula: 'EDATE(B7,1)', result: '46419', format: 'mmm yyyy' })
})

it('takes the VAT out of an amount with VAT, in countries where it can be claimed back', () => {
  const sheet = sheetOf('expense-reporting')
  expect(textAt(sheet, 'A9')).toBe('Date')
  expect(formulaAt(sheet, 'G10')).toBe(
    'IF(OR(E10="",F10=""),"",ROUND(E10*IF(F10<1,F10*100,F10)/(100+IF(F10<1,F10*100,F10)),2))',
  )
  expect(formulaAt(sheet, 'E40')).toBe('SUM(E10:E39)')
  expect(textAt(sheet, 'A43')).toBe('Travel')
  expect(formulaAt(sheet, 'E43')).toBe('SUMIF($C$10:$C$39,A43,$E$10:$E$39)')
  expect(formulaAt(sheet, 'E52')).toBe('E40-N(E51)')
  const inAmerica = sheetOf('expense-reporting', american)
  expect([...inAmerica.keys()].some((address) => address.startsWith('F'))).toBe(false)
})

it('adds the VAT to an invoice', () => {
  const sheet = sheetOf('invoice')
  expect(formulaAt(sheet, 'E17')).toBe('IF(OR(B17="",C17=""),"",ROUND(B17*C17,2))')
  expect(formulaAt(sheet, 'F33')).toBe('SUM(E17:E31)')
  expect(formulaAt(sheet, 'F34')).toBe('SUM(F17:F31)')
  expect(formulaAt(sheet, 'F35')).toBe('F33+F34')
  expect(formulaAt(sheet, 'E8')).toBe('IF(E5="","",E5+E7)')
})

const filled = (name: TemplateName, typed: Record<string, number | string>, of = british) =>
  calculatedSheet(templates[name].workbook(of).sheets[0] as Worksheet, typed)

it('a rate of 20 and one of 20% are the same', () => {
  for (const rate of [20, 0.2]) {
    const report = filled('expense-reporting', { E10: 120, F10: rate })
    expect([report.valueAt('G10'), report.valueAt('H10')]).toEqual([20, 100])
    const invoice = filled('invoice', { B17: 2, C17: 50, D17: rate })
    expect([invoice.valueAt('F17'), invoice.valueAt('F35')]).toEqual([20, 120])
  }
  expect(filled('invoice', { B17: 1, C17: 100, D17: 5.5 }).valueAt('F17')).toBe(5.5)
  expect(filled('invoice', { B17: 1, C17: 100, D17: 0.055 }).valueAt('F17')).toBe(5.5)
})

it('refuses what is no rate, and an end before the start', () => {
  const checkOf = (name: TemplateName) => templates[name].workbook(british).sheets[0]?.checks?.[0]
  const takes = (name: TemplateName, typed: Record<string, number | string>) =>
    filled(name, typed).isAllowed(checkOf(name)?.formula ?? '')
  expect(checkOf('invoice')).toMatchObject({
    range: 'D17:D31',
    message: 'Enter the rate in per cent, as 20 or 20%.',
  })
  expect([20, 0.2, 0, 5.5, 1, 25.5].map((rate) => takes('invoice', { D17: rate }))).not.toContain(false)
  expect([0.9, 200, -20, '20 %', 'twenty'].map((rate) => takes('invoice', { D17: rate }))).not.toContain(true)
  expect(checkOf('expense-reporting')?.range).toBe('F10:F39')
  expect(checkOf('mileage-reimbursement')).toMatchObject({ range: 'F9:F48', message: 'End is before start' })
  expect(takes('mileage-reimbursement', { E9: 100, F9: 99 })).toBe(false)
  expect(takes('mileage-reimbursement', { E9: 100, F9: 100 })).toBe(true)
  // Pasted values pass the check: they are not counted either.
  const pasted = filled('mileage-reimbursement', { H4: 0.55, E9: 100, F9: 90, E10: 100, F10: 110 })
  expect(['G9', 'H9', 'H10', 'G49', 'H49'].map(pasted.valueAt)).toEqual([
    'End is before start',
    '',
    5.5,
    10,
    5.5,
  ])
})

it('multiplies the distance by the rate, in the unit of the country', () => {
  const sheet = sheetOf('mileage-reimbursement')
  expect(textAt(sheet, 'E4')).toBe('Rate per mi')
  expect(textAt(sheetOf('mileage-reimbursement', irish), 'E4')).toBe('Rate per km')
  expect(formulaAt(sheet, 'H49')).toBe('SUM(H9:H48)')
  expect(formulaAt(sheetOf('mileage-reimbursement', american), 'H9')).toBe(
    'IF(OR(NOT(ISNUMBER(G9)),$H$4=""),"",ROUND(G9*$H$4,2))',
  )
})

/** Worked out by hand from the published bands. */
it.each([
  // 10,000 miles × £0.55 + 2,000 × £0.25, in one journey and in two, and with miles of before
  ['GB', british, { H4: 0.55, E9: 0, F9: 12_000 }, 6000],
  ['GB', british, { H4: 0.55, E9: 0, F9: 9000, E10: 9000, F10: 12_000 }, 6000],
  ['GB', british, { H4: 0.55, H7: 9900, E9: 0, F9: 200 }, 80],
  // The rate of a company stays the first one.
  ['GB', british, { H4: 0.45, E9: 0, F9: 100 }, 45],
  // 1,500 km × €0.4340 + 4,000 × €0.7918 + 500 × €0.3179
  ['IE', irish, { H4: 0.434, E9: 0, F9: 6000 }, 3977.15],
  // 20,000 km × 3.94 kr. + 1,000 × 2.28 kr.
  ['DK', danish, { H4: 3.94, E9: 0, F9: 21_000 }, 81_080],
  // 12,000 km × €0.357 + €1,395; 22,000 km × €0.427
  ['FR', french, { H4: 0.636, E9: 0, F9: 12_000 }, 5679],
  ['FR', french, { H4: 0.636, E9: 0, F9: 22_000 }, 9394],
  // Nothing beyond 30,000 km
  ['AT', austrian, { H4: 0.5, E9: 0, F9: 31_000 }, 15_000],
  ['US', american, { H4: 0.76, E9: 0, F9: 12_000 }, 9120],
] as const)('counts the bands of a year (%s)', (_, of, typed, expected) => {
  expect(filled('mileage-reimbursement', typed, of).valueAt('H49')).toBe(expected)
})

it.each([
  ['en', 'GB', 'GBP', '"£"#,##0.00;[Red]-"£"#,##0.00', 'dd/mm/yyyy'],
  ['en', 'US', 'USD', '"$"#,##0.00;[Red]-"$"#,##0.00', 'mm/dd/yyyy'],
  ['de', 'DE', 'EUR', '#,##0.00 "€";[Red]-#,##0.00 "€"', 'dd.mm.yyyy'],
  ['sv', 'SE', 'SEK', '#,##0.00 "kr";[Red]-#,##0.00 "kr"', 'yyyy-mm-dd'],
  ['nl', 'NL', 'EUR', '"€" #,##0.00;[Red]-"€" #,##0.00', 'dd-mm-yyyy'],
  ['fi', 'FI', 'EUR', '#,##0.00 "€";[Red]-#,##0.00 "€"', 'dd.mm.yyyy'],
])('writes amounts and days as %s-%s does', (language, country, currency, money, day) => {
  const of = { ...british, htmlLang: `${language}-${country}`, country, currency }
  expect(moneyFormat(of)).toBe(money)
  expect(dateFormat(of)).toBe(day)
})

it('fits its names into a sheet in every language', () => {
  const languages = readdirSync(documents).filter((language) =>
    readdirSync(path.join(documents, language)).includes('tool_words.template-files.json'),
  )
  expect(languages.length).toBeGreaterThan(2)
  for (const language of languages)
    for (const key of ['cf_title', 'ex_title', 'in_title', 'mi_title'] as const)
      expect(wordsOf(language)[key].length).toBeLessThanOrEqual(31)
})
