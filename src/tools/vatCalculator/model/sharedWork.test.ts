import { emptyLine, type CalculatorWork } from './calculatorWork'
import { sharedWork } from './sharedWork'

const work = (lines: CalculatorWork['lines']): CalculatorWork => ({
  htmlLang: 'de-DE',
  country: 'DE',
  direction: 'remove',
  rounding: 'rate',
  day: '',
  lines,
})

it('a link holds the choices and what was typed, nothing that is empty', () => {
  expect(
    sharedWork(
      work([
        { id: 1, label: 'Tisch', amount: '119', rate: 'standard:19', custom: '7' },
        emptyLine(2, 'standard:19'),
        { id: 3, label: '', amount: '5', rate: 'custom', custom: '12,5' },
        { id: 4, label: 'Stuhl', amount: '', rate: 'zero:0', custom: '' },
      ]),
    ),
  ).toEqual({
    htmlLang: 'de-DE',
    country: 'DE',
    direction: 'remove',
    rounding: 'rate',
    lines: [
      { label: 'Tisch', amount: '119', rate: 'standard:19' },
      { amount: '5', rate: 'custom', custom: '12,5' },
      { label: 'Stuhl', amount: '', rate: 'zero:0' },
    ],
  })
})

it('a link holds the day of the rates where one was chosen', () => {
  expect(sharedWork({ ...work([]), day: '2025-06-30' })).toMatchObject({ day: '2025-06-30' })
})
