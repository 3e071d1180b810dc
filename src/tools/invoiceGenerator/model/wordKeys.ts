/** The keys of the words of the invoice generator. */
export const invoiceGeneratorWordKeys = [] as const satisfies readonly string[]

/** The keys of the words on an invoice, which can be in another language than the page. */
export const invoiceDocumentWordKeys = [] as const satisfies readonly string[]
