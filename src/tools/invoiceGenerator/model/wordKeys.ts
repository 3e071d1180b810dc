export { invoiceDocumentWordKeys, type InvoiceDocumentWordKey } from './documentWordKeys'
export { invoiceGeneratorWordKeys, type InvoiceGeneratorWordKey } from './generatorWordKeys'
