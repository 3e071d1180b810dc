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

/** The cells of a sheet by their addresses, as a spreadsheet places them. */
function cells({ rows }: Worksheet): Map<string, WorkbookCell> {
  const placed = new Map<string, WorkbookCell>()
  rows.forEach((row, index) => {
    let column = 0
    for (const cell of row) {
      placed.set(`${String.fromCharCode(65 + column)}${index + 1}`, cell)
      column += cell.span ?? 1
    }
  })
  return placed
}
const sheetOf = (name: TemplateName, of = british): Map<string, WorkbookCell> =>
  cells(templates[name].workbook(of).sheets[0] as Worksheet)
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
  expect(formulaAt(sheet, 'G10')).toBe('IF(OR(E10="",F10=""),"",ROUND(E10*F10/(100+F10),2))')
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

it('multiplies the distance by the rate, in the unit of the country', () => {
  const sheet = sheetOf('mileage-reimbursement')
  expect(textAt(sheet, 'E4')).toBe('Rate per mi')
  expect(textAt(sheetOf('mileage-reimbursement', market('en-ie', 'IE', 'EUR')), 'E4')).toBe('Rate per km')
  expect(formulaAt(sheet, 'H9')).toBe('IF(OR(G9="",$H$4=""),"",ROUND(G9*$H$4,2))')
  expect(formulaAt(sheet, 'H49')).toBe('SUM(H9:H48)')
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
