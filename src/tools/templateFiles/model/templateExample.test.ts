import { locales } from '../../../../locales.config'
import { readProductScreens } from '../../../content/cms/productScreens'
import { screensDocumentOf } from '../../../content/cms/productScreens.fixture'
import { templateExampleOf } from './templateExample'

/** The amount that a text shows, in the smallest unit that it shows. */
const numberIn = (text = ''): number => Number(text.replace(/[^\d−]/g, '').replace('−', '-'))
const sum = (texts: readonly (string | undefined)[]): number =>
  texts.reduce((total, text) => total + numberIn(text), 0)

describe.each(locales.map((locale) => [locale.urlCode, locale] as const))('in %s', (urlCode, locale) => {
  const screens = readProductScreens([screensDocumentOf(locale)], [locale]).productScreens.get(urlCode)
  if (!screens) throw new Error(`${urlCode} has no product screens`)
  const example = templateExampleOf(screens, { htmlLang: locale.htmlLang, currency: 'EUR' })

  it('the plan of cash adds up, and a month begins as the one before it ended', () => {
    const { opening, closing, net, totalIn, totalOut, ...lines } = example.cashFlow
    for (let month = 0; month < 12; month += 1) {
      expect(numberIn(totalIn[month])).toBe(sum(lines.in.map((line) => line[month])))
      expect(numberIn(totalOut[month])).toBe(sum(lines.out.map((line) => line[month])))
      expect(numberIn(net[month])).toBe(numberIn(totalIn[month]) - numberIn(totalOut[month]))
      expect(numberIn(closing[month])).toBe(numberIn(opening[month]) + numberIn(net[month]))
      if (month > 0) expect(opening[month]).toBe(closing[month - 1])
    }
    expect(numberIn(totalIn[12])).toBe(sum(totalIn.slice(0, 12)))
    expect(closing[12]).toBe(closing[11])
    expect(numberIn(closing[11])).toBeGreaterThan(0)
  })

  it('the totals of report, invoice and journeys are the sums of their rows', () => {
    const { report, invoice, mileage } = example
    expect(numberIn(report.totals[3])).toBe(sum(report.rows.map((row) => row[4])))
    expect(numberIn(report.totals[5])).toBe(sum(report.rows.map((row) => row[6])))
    expect(numberIn(invoice.sums[2])).toBe(sum(invoice.sums.slice(0, 2)))
    expect(invoice.sums[0]).toBe(invoice.rows[0]?.[4])
    expect(numberIn(mileage.totals[6])).toBe(sum(mileage.rows.map((row) => row[7])))
    for (const [index, row] of mileage.rows.entries())
      if (index > 0) expect(row[4]).toBe(mileage.rows[index - 1]?.[5])
  })
})
