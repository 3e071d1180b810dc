/** The keys of the words of the VAT calculator. */
export const vatCalculatorWordKeys = [] as const satisfies readonly string[]
