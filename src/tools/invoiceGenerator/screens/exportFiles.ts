/** Makes the files of an invoice. Fetched when a visitor starts one. */
import { makePdf, preparePdf } from '../../pdf/makePdf'
import { saveFile } from '../../download/saveFile'
import { invoicePdf } from '../exports/invoicePdf'
import { invoiceView } from '../exports/invoiceView'
import { calculate } from '../model/calculate'
import type { Invoice } from '../model/invoice'
import { countryName } from './names'
import type { DocumentWords } from './useDocumentWords'

/** Name of the files: the kind of invoice and its number. */
const fileTitle = (invoice: Invoice, words: DocumentWords): string =>
  [words[`title_${invoice.type}`], invoice.number].filter(Boolean).join(' ')

const viewOf = (invoice: Invoice, words: DocumentWords) =>
  invoiceView(invoice, calculate(invoice), {
    words,
    countryName: (code) => countryName(invoice.language, code),
  })

/** Saves the invoice as a PDF. Gives the letters that no font has. */
export async function savePdf(invoice: Invoice, words: DocumentWords): Promise<readonly string[]> {
  const { bytes, missingLetters } = await makePdf(invoicePdf(viewOf(invoice, words), { created: new Date() }))
  saveFile(bytes, 'pdf', fileTitle(invoice, words))
  return missingLetters
}

preparePdf()
