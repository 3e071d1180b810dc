/** Sample invoices as files: CII and UBL of each profile that an invoice keeps, and the Factur-X PDF. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getName, registerLocale } from 'i18n-iso-countries'
import { readJson } from '../src/core/values/readJson'
import { pdfFontSource, pdfFontSubsets } from '../src/design/theme/pdfFonts'
import { einvoiceXml } from '../src/tools/invoiceGenerator/exports/einvoice'
import { facturXArchive } from '../src/tools/invoiceGenerator/exports/facturx'
import { invoicePdf } from '../src/tools/invoiceGenerator/exports/invoicePdf'
import { invoiceView } from '../src/tools/invoiceGenerator/exports/invoiceView'
import type { Sample } from '../src/tools/invoiceGenerator/fixtures/sampleInvoices.fixture'
import { calculate } from '../src/tools/invoiceGenerator/model/calculate'
import { einvoiceWords } from '../src/tools/invoiceGenerator/model/einvoiceWords'
import { epcModules } from '../src/tools/invoiceGenerator/model/epcQr'
import type { InvoiceLanguage } from '../src/tools/invoiceGenerator/model/invoice'
import { invoiceDocumentWordKeys } from '../src/tools/invoiceGenerator/model/wordKeys'
import type { PdfFonts } from '../src/tools/pdf/exports/pdfDocument'
import { renderPdf } from '../src/tools/pdf/exports/renderPdf'
import { wordsFor } from '../src/tools/words/model/wordsFor'

type WordsDocument = { data: { texts: { key: string; text: string }[] } }

/** The same files whenever they are written. */
const created = new Date('2026-11-25T09:00:00Z')

const wordsOf = (language: InvoiceLanguage) => {
  const file = path.join('content/documents', language, 'tool_words.invoice-document.json')
  const { data } = readJson(file) as WordsDocument
  return wordsFor(Object.fromEntries(data.texts.map(({ key, text }) => [key, text])), invoiceDocumentWordKeys)
}

const fontsOf = (weight: 400 | 700): Uint8Array[] =>
  pdfFontSubsets.map((subset) => readFileSync(pdfFontSource(subset, weight)))
const fonts: PdfFonts = { regular: fontsOf(400), bold: fontsOf(700) }

const countries = (language: string): ((code: string) => string) => {
  registerLocale(
    readJson(`node_modules/i18n-iso-countries/langs/${language}.json`) as Parameters<
      typeof registerLocale
    >[0],
  )
  return (code) => getName(code, language) ?? code
}

/** The files of a sample, by their names: `xrechnung/standard-rate.ubl.xml`. */
export async function einvoiceFiles({
  name,
  profiles,
  invoice,
}: Sample): Promise<Map<string, string | Uint8Array>> {
  const words = wordsOf(invoice.language)
  const own = einvoiceWords(words)
  const files = new Map<string, string | Uint8Array>()
  for (const profile of profiles) {
    files.set(`${profile}/${name}.ubl.xml`, einvoiceXml(invoice, profile, 'UBL', own))
    if (profile === 'peppol') continue
    const cii = einvoiceXml(invoice, profile, 'CII', own)
    files.set(`${profile}/${name}.cii.xml`, cii)
    const qr = epcModules(invoice)
    const view = invoiceView(invoice, calculate(invoice), {
      words,
      countryName: countries(invoice.language.slice(0, 2)),
    })
    const pdf = invoicePdf(view, {
      created,
      archive: facturXArchive(cii, profile, created),
      ...('problem' in qr ? {} : { qr }),
    })
    files.set(`${profile}/${name}.pdf`, (await renderPdf(pdf, fonts)).bytes)
  }
  return files
}
