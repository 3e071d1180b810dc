/** The keys of the words of the expense report generator. */
export const expenseReportWordKeys = [] as const satisfies readonly string[]
