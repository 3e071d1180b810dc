import { readReportTable } from '../../expenseReportGenerator/model/reportTable'
import { expenseReportWordKeys } from '../../expenseReportGenerator/model/wordKeys'
import { decimal, sumOf } from '../../numbers/model/decimal'
import { parseNumber } from '../../numbers/model/parseNumber'
import { wordsOfPart } from '../../words/commonWords.fixture'
import { wordsFor } from '../../words/model/wordsFor'
import { bankShapes, bankTable } from './bankTables.fixture'

const currencies: Readonly<Record<string, string>> = { 'en-GB': 'GBP', 'sv-SE': 'SEK' }

/** What a table gives on a page: the sum of its lines in cents, and their days. */
function read(text: string, htmlLang: string) {
  const words = wordsFor(wordsOfPart('expense-report', htmlLang.toLowerCase()), expenseReportWordKeys)
  const currency = currencies[htmlLang] ?? 'EUR'
  const table = readReportTable(text, { htmlLang, words, currency })
  const amounts = table.lines.map(({ amount = '' }) => {
    const parsed = parseNumber(amount, htmlLang, { allowNegative: true, unit: { currency } })
    if (parsed.problem !== undefined || parsed.value === undefined) throw new Error(`"${amount}" in\n${text}`)
    return decimal(parsed.value)
  })
  return { table, cents: Number(sumOf(amounts).times(100).toFixed()), count: amounts.length }
}

it('has the shapes of at least twenty banks and ledgers in six languages', () => {
  expect(new Set(bankShapes.map(({ bank }) => bank)).size).toBeGreaterThanOrEqual(20)
  expect(new Set(bankShapes.map(({ htmlLang }) => htmlLang)).size).toBeGreaterThanOrEqual(6)
})

it.each(bankShapes.map((shape) => [shape.bank, shape.htmlLang, shape] as const))(
  'reads generated tables in the shape of: %s (%s)',
  (_bank, _htmlLang, shape) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const { text, ...known } = bankTable(shape, seed)
      const { table, cents, count } = read(text, shape.htmlLang)
      expect({
        text, seed, cents, count, days: table.lines.map(({ date }) => date), questions: table.questions,
        hasNames: table.lines.every(({ merchant }) => merchant !== undefined),
      }).toEqual({ text, seed, ...known, questions: [], hasNames: true }) // prettier-ignore
    }
  },
)
