/** The keys of the words of the tables of rates; the names of vehicles and allowances are those of the expense report. */
export const rateTableWordKeys = [
  'country', 'vehicle', 'rate', 'applies', 'source', 'allowance', 'amount', 'looked_up',
  // Worked examples of VAT
  'vat_caption', 'vat_start', 'vat_added', 'vat_gross', 'vat_inside', 'vat_net', 'vat_checked',
  // The mileage calculator
  'period', 'result', 'working', 'empty',
] as const // prettier-ignore

export type RateTableWordKey = (typeof rateTableWordKeys)[number]
