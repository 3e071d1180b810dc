import german from '../../../../content/documents/de-de/tool_words.invoice-document.json'
import { fixtureFonts } from '../../pdf/exports/fonts.fixture'
import { readPdf } from '../../pdf/exports/readPdf.fixture'
import { renderPdf } from '../../pdf/exports/renderPdf'
import { wordsFor } from '../../words/model/wordsFor'
import { sampleInvoices, type Sample } from '../fixtures/sampleInvoices.fixture'
import { calculate } from '../model/calculate'
import { einvoiceWords } from '../model/einvoiceWords'
import { epcModules } from '../model/epcQr'
import { readEinvoice } from '../model/readEinvoice'
import { violationsOf } from '../model/rules'
import { invoiceDocumentWordKeys } from '../model/wordKeys'
import { einvoiceXml } from './einvoice'
import { facturXArchive, facturXMetadata, type FacturXProfile } from './facturx'
import { invoicePdf } from './invoicePdf'
import { invoiceView } from './invoiceView'

// A PDF is read back by a separate process, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const words = wordsFor(
  Object.fromEntries(german.data.texts.map(({ key, text }) => [key, text])),
  invoiceDocumentWordKeys,
)
const created = new Date('2026-11-25T09:00:00Z')
const fonts = fixtureFonts()

async function made(name: string, profile: FacturXProfile): Promise<{ bytes: Uint8Array; cii: string }> {
  const sample = sampleInvoices.find((one: Sample) => one.name === name)
  if (!sample) throw new Error(name)
  const { invoice } = sample
  const cii = einvoiceXml(invoice, profile, 'CII', einvoiceWords(words))
  const qr = epcModules(invoice)
  const view = invoiceView(invoice, calculate(invoice), { words, countryName: (code) => code })
  const pdf = invoicePdf(view, {
    created,
    archive: facturXArchive(cii, profile, created),
    ...('problem' in qr ? {} : { qr }),
  })
  return { bytes: (await renderPdf(pdf, fonts)).bytes, cii }
}

it.each([
  ['standard-rate', 'en16931', 'factur-x.xml', 'EN 16931', '904,40'],
  ['discounts-and-charges', 'xrechnung', 'xrechnung.xml', 'XRECHNUNG', ''],
  ['reverse-charge', 'en16931', 'factur-x.xml', 'EN 16931', 'Steuerschuldnerschaft des Leistungsempfängers'],
  ['intra-community', 'en16931', 'factur-x.xml', 'EN 16931', 'Steuerfreie innergemeinschaftliche Lieferung'],
] as const)(
  'the PDF of %s (%s) has its pages, its fonts and the same XML',
  async (name, profile, file, level, text) => {
    const { bytes, cii } = await made(name, profile)
    const pdf = await readPdf(bytes)
    const shown = pdf.pages.map((page) => page.text).join('\n')
    expect(shown.replace(/\s/gu, ' ')).toContain(text)
    expect(pdf.pages.flatMap((page) => page.fonts).every(({ embedded }) => embedded)).toBe(true)
    expect(pdf.marked).toMatchObject({ Marked: true })
    // PDF/A identification (ISO 19005-3) and Factur-X (chapter 6 of its specification).
    expect(pdf.xmp).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(pdf.xmp).toContain(`<fx:DocumentFileName>${file}</fx:DocumentFileName>`)
    expect(pdf.xmp).toContain(`<fx:ConformanceLevel>${level}</fx:ConformanceLevel>`)
    expect(pdf.attachments.map(({ filename }) => filename)).toEqual([file])
    expect(pdf.attachments[0]?.content).toBe(cii)
    const source = Buffer.from(bytes).toString('latin1')
    expect(source).toContain('/AFRelationship /Alternative')
    expect(source).toMatch(/\/AF \[\d+ 0 R\]/)
    expect(source).toContain('/GTS_PDFA1')
  },
)

it('is read by our own reader: the same XML, and no broken rule', async () => {
  const { bytes, cii } = await made('discounts-and-charges', 'xrechnung')
  const result = readEinvoice(bytes)
  if (result.problem) throw new Error(result.problem)
  expect(result.source).toBe('pdf')
  expect(result.xml).toBe(cii)
  expect(violationsOf(result.invoice)).toEqual([])
})

it('describes each property of its metadata', () => {
  const metadata = facturXMetadata('en16931')
  const used = [...metadata.matchAll(/<fx:(\w+)>/g)].map(([, name]) => name)
  const described = [...metadata.matchAll(/<pdfaProperty:name>(\w+)</g)].map(([, name]) => name)
  expect(described.toSorted()).toEqual(used.toSorted())
})
