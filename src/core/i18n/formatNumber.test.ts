import { formatNumber, formatPercent } from './formatNumber'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

it.each([
  ['en-GB', '1,250', '1.5%', '0.25%'],
  // As the amounts beside them: €8.50.
  ['en-EE', '1,250', '1.5%', '0.25%'],
  ['de-DE', '1.250', '1,5 %', '0,25 %'],
  ['fr-FR', '1 250', '1,5 %', '0,25 %'],
])('writes numbers and percentages as %s does', (htmlLang, number, percent, quarter) => {
  expect(plain(formatNumber(1250, htmlLang))).toBe(number)
  expect(plain(formatPercent(1.5, htmlLang))).toBe(percent)
  expect(plain(formatPercent(0.25, htmlLang))).toBe(quarter)
})
