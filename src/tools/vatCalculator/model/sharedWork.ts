import { customRate, type CalculatorWork } from './calculatorWork'

/** What a link holds: nothing that is empty, so that it stays short. */
export const sharedWork = ({
  htmlLang,
  country,
  direction,
  rounding,
  day,
  lines,
}: CalculatorWork): object => ({
  htmlLang,
  country,
  direction,
  rounding,
  ...(day && { day }),
  lines: lines
    .filter(({ label, amount }) => label !== '' || amount !== '')
    .map(({ label, amount, rate, custom }) => ({
      ...(label && { label }),
      amount,
      rate,
      ...(rate === customRate && { custom }),
    })),
})
