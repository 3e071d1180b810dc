import type { CellCheck } from '../../spreadsheet/exports/workbook'

/** A rate in a cell as a number of per cent: `20` and `20%`, which a sheet keeps as 0.2, are both 20. */
export const percentOf = (cell: string): string => `IF(${cell}<1,${cell}*100,${cell})`

/**
 * Rates of VAT that a cell takes: of 1 per cent or more as a plain number, all with the sign. Between them `0.9` could be
 * either, and no country has more than 30 per cent.
 */
export const percentCheck = (first: string, range: string, message: string): CellCheck => ({
  range,
  formula: `AND(ISNUMBER(${first}),OR(AND(${first}>=0,${first}<=0.3),AND(${first}>=1,${first}<=30)))`,
  message,
})
