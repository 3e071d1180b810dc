import { sampleInvoices } from '../src/tools/invoiceGenerator/fixtures/sampleInvoices.fixture'
import { readEinvoice } from '../src/tools/invoiceGenerator/model/readEinvoice'
import { einvoiceFiles } from './einvoiceFiles'

// Fonts and a PDF are made, which takes seconds on a busy machine.
jest.setTimeout(60_000)

it('a sample is written as CII, UBL and PDF of each profile that it keeps, and each file is an invoice', async () => {
  const [sample] = sampleInvoices
  if (!sample) throw new Error('No samples')
  const files = await einvoiceFiles(sample)
  const names = sample.profiles.flatMap((profile) =>
    (profile === 'peppol' ? ['ubl.xml'] : ['ubl.xml', 'cii.xml', 'pdf']).map(
      (type) => `${profile}/${sample.name}.${type}`,
    ),
  )
  expect(names).toContain(`xrechnung/${sample.name}.pdf`)
  expect([...files.keys()].sort()).toEqual([...names].sort())
  for (const [name, content] of files) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const read = readEinvoice(bytes)
    expect([name, read.problem]).toEqual([name, undefined])
    if (read.problem === undefined) expect(read.invoice.number).toBe(sample.invoice.number)
  }
})
