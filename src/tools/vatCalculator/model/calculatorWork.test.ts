import {
  emptyLine,
  emptyWork,
  inCountry,
  isUnknownDay,
  onDay,
  rateDayOf,
  ratesToChoose,
  type CalculatorWork,
} from './calculatorWork'

const day = '2026-11-25'

it('starts with one empty line at the standard rate', () => {
  expect(emptyWork('FI', day, 'fi-FI')).toEqual({
    htmlLang: 'fi-FI',
    country: 'FI',
    direction: 'add',
    rounding: 'line',
    day: '',
    lines: [{ id: 1, label: '', amount: '', rate: 'standard:25.5', custom: '' }],
  })
})

const ratesOf = ({ lines }: CalculatorWork): string[] => lines.map(({ rate }) => rate)

const british: CalculatorWork = {
  htmlLang: 'en-GB',
  country: 'GB',
  direction: 'remove',
  rounding: 'rate',
  day: '',
  lines: ['standard:20', 'reduced:5', 'zero:0', 'custom'].map((rate, index) => ({
    id: index + 1,
    label: `Line ${index}`,
    amount: '1',
    rate,
    custom: rate === 'custom' ? '7.5' : '',
  })),
}

it('takes the lines to the rates of another country', () => {
  expect(ratesOf(inCountry(british, 'DE', day))).toEqual(['standard:19', 'reduced:7', 'zero:0', 'custom'])
  // France has no zero rate, but exports from there are free of VAT as well.
  expect(ratesOf(inCountry(british, 'FR', day))).toEqual(['standard:20', 'reduced:5.5', 'zero:0', 'custom'])
  const parking = { ...british, lines: [{ id: 1, label: '', amount: '', rate: 'parking:13', custom: '' }] }
  expect(ratesOf(inCountry(parking, 'FR', day))).toEqual(['standard:20'])
})

it('keeps a rate whose kind has another name since the work was saved, and finds the next one for a kind of few', () => {
  const french: CalculatorWork = { ...british, country: 'FR', lines: [emptyLine(1, 'reduced:10')] }
  expect(ratesOf(onDay(french, day))).toEqual(['intermediate:10'])
  const intermediate: CalculatorWork = { ...french, lines: [emptyLine(1, 'intermediate:10')] }
  expect(ratesOf(inCountry(intermediate, 'PT', day))).toEqual(['intermediate:13'])
  expect(ratesOf(inCountry(intermediate, 'DE', day))).toEqual(['reduced:7'])
})

it('only lines whose rate changes are other objects', () => {
  const taken = inCountry(british, 'DE', day)
  expect(taken.lines.map((line, index) => line === british.lines[index])).toEqual([false, false, true, true])
  expect(taken).toMatchObject({ country: 'DE', direction: 'remove', rounding: 'rate' })
})

it('a rate of another country is not kept by its number alone', () => {
  // 5 is the reduced rate of the United Kingdom; Poland has 8 as its first reduced rate and 5 too.
  const line = { ...british, lines: [emptyLine(1, 'reduced:5'), emptyLine(2, 'secondReduced:9')] }
  expect(ratesOf(inCountry(line, 'PL', day))).toEqual(['reduced:5', 'reduced:8'])
  expect(
    ratesOf(inCountry({ ...line, country: 'PL', lines: [emptyLine(1, 'reduced:20')] }, 'GB', day)),
  ).toEqual(['reduced:5'])
})

it('no VAT can be chosen once in every country', () => {
  for (const country of ['GB', 'FR', 'DE'] as const)
    expect(ratesToChoose(country, day).filter(({ kind }) => kind === 'zero')).toMatchObject([
      { percent: '0' },
    ])
  expect(ratesToChoose('FR', day)[0]).toMatchObject({ kind: 'standard', percent: '20' })
})

it('the day that was chosen counts where its rates are known', () => {
  expect(rateDayOf({ day: '2025-06-30' }, day)).toBe('2025-06-30')
  expect(rateDayOf({ day: '2027-01-01' }, day)).toBe('2027-01-01')
  for (const chosen of ['', '2024-12-31', '2026-02-30']) expect(rateDayOf({ day: chosen }, day)).toBe(day)
  expect(['', '2024-12-31', '2025-01-01'].map(isUnknownDay)).toEqual([false, true, false])
})
