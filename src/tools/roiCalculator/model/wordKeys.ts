/** The keys of the words of the ROI calculator. */
export const roiCalculatorWordKeys = [] as const satisfies readonly string[]
