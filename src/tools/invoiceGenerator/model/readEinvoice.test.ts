import { zlibSync } from 'fflate'
import { writeCii, writeUbl } from '../exports/writeEinvoice'
import { fixtureWords } from '../fixtures/einvoiceWords.fixture'
import { sampleInvoices } from '../fixtures/sampleInvoices.fixture'
import { maxEinvoiceBytes } from './limits'
import { readEinvoice, type ReadEinvoice } from './readEinvoice'
import { violationsOf } from './rules'
import { type SemanticInvoice } from './semantic'
import { toSemantic } from './toSemantic'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (text: string): ReadEinvoice => readEinvoice(bytesOf(text))

function invoiceOf(result: ReadEinvoice): SemanticInvoice {
  if (result.problem) throw new Error(result.problem)
  const {
    amountCurrencies: _,
    readFrom: __,
    document: ___,
    taxTotalCurrency: ____,
    ...invoice
  } = result.invoice
  return invoice
}

const written = sampleInvoices.flatMap(({ name, profiles, invoice }) =>
  profiles.flatMap((profile) => {
    const semantic = toSemantic(invoice, profile, fixtureWords)
    const ubl = { name, profile, syntax: 'UBL', semantic, xml: writeUbl(semantic) }
    return profile === 'peppol' ? [ubl] : [ubl, { ...ubl, syntax: 'CII', xml: writeCii(semantic) }]
  }),
)
const [first] = sampleInvoices
if (!first) throw new Error('No samples')
const semantic = toSemantic(first.invoice, 'en16931', fixtureWords)
const cii = writeCii(semantic)
const ubl = writeUbl(semantic)

it.each(written)(
  '$name of $profile as $syntax is read as it was written',
  ({ semantic: given, syntax, xml }) => {
    const result = read(xml)
    expect(result).toMatchObject({ syntax, source: 'xml' })
    expect(invoiceOf(result)).toEqual(given)
  },
)

it.each(written)('$name of $profile as $syntax keeps the rules when it is read', ({ xml, profile }) => {
  const result = read(xml)
  if (result.problem) throw new Error(result.problem)
  expect(violationsOf(result.invoice, profile).map(({ rule, path }) => `${rule.id} ${path}`)).toEqual([])
})

it('reads all terms that other programs write and the form does not have', () => {
  const rich: SemanticInvoice = {
    ...semantic,
    taxPointCode: '35',
    salesOrder: 'SO-1',
    receivingAdvice: 'RA-1',
    despatchAdvice: 'DA-1',
    tender: 'T-1',
    object: { id: 'O-1', scheme: 'AUN' },
    accounting: '4400',
    notes: [{ subject: 'AAI', text: 'General' }, { text: 'Second' }],
    payee: { name: 'Payee', identifier: { id: '4012345000009', scheme: '0088' }, registration: { id: '1' } },
    representative: { name: 'Rep', vatId: 'DE1', address: { country: 'DE', city: 'Bonn' } },
    documents: [{ reference: 'D1', description: 'Sheet', url: 'https://files.example/1' }],
    lines: semantic.lines.map((line) => ({
      ...line,
      note: 'A note',
      object: { id: 'L-1', scheme: 'AUN' },
      orderLine: '7',
      accounting: '4401',
      period: { start: '2026-10-01', end: '2026-10-31' },
      charges: [{ amount: '1.00', reason: 'Packing', reasonCode: 'ABL' }],
      priceDiscount: '5',
      grossPrice: '100',
      baseQuantity: '1',
      baseUnit: 'HUR',
      buyerItem: 'B-1',
      standardItem: { id: '4012345000009', scheme: '0160' },
      classifications: [{ id: '123', scheme: 'STI' }],
      originCountry: 'DE',
      attributes: [{ name: 'Colour', value: 'red' }],
    })),
  }
  expect(invoiceOf(read(writeCii(rich)))).toEqual(rich)
  // UBL has no scheme of an object on a line's own terms other than schemeID, which is read the same way.
  expect(invoiceOf(read(writeUbl(rich)))).toEqual(rich)
})

it.each(['#REG# at the beginning', 'Order #123# and more'])(
  'a note with three characters between number signs keeps its text in UBL: %s',
  (text) => {
    const xml = writeUbl({ ...semantic, notes: [{ text }] })
    expect(xml).toContain(`<cbc:Note>#AAI#${text}</cbc:Note>`)
    expect(invoiceOf(read(xml)).notes).toEqual([{ subject: 'AAI', text }])
  },
)

it('a note with other number signs is written as it is', () => {
  const notes = [{ text: 'Orders #12# and #1234#, room # 3' }]
  expect(invoiceOf(read(writeUbl({ ...semantic, notes }))).notes).toEqual(notes)
})

describe('files that are no invoice, or were tampered with', () => {
  const bomb = `<!DOCTYPE Invoice [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]>`
  const file = '<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  it.each([
    ['nothing', '', 'empty'],
    ['text', 'Invoice 1', 'notXml'],
    ['HTML', '<html><body><p>Invoice<br></body></html>', 'notXml'],
    ['another XML', '<order><id>1</id></order>', 'otherXml'],
    ['an Invoice of another vocabulary', '<Invoice xmlns="urn:other"/>', 'otherXml'],
    ['entities that grow', ubl.replace('<Invoice', `${bomb}<Invoice`), 'doctype'],
    ['an entity of a file', ubl.replace('<Invoice', `${file}<Invoice`), 'doctype'],
    ['XML that ends early', cii.slice(0, cii.length / 2), 'damagedXml'],
    ['an invoice with an element that does not end', ubl.replace('</cbc:ID>', ''), 'damagedXml'],
    ['another XML that ends early', '<?xml version="1.0"?><order><id>', 'notXml'],
    ['a PDF without objects', '%PDF-1.7\n%%EOF', 'pdfUnreadable'],
    ['a PDF without an invoice', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj', 'pdfWithoutXml'],
    [
      'an encrypted PDF',
      '%PDF-1.7\n1 0 obj\n<< /A 1 >>\nendobj\ntrailer << /Encrypt 2 0 R >>',
      'pdfEncrypted',
    ],
  ])('%s', (_, text, problem) => {
    expect(read(text).problem).toBe(problem)
  })

  it('a file that is too large, and an invoice with too many lines', () => {
    expect(readEinvoice(new Uint8Array(maxEinvoiceBytes + 1)).problem).toBe('tooLarge')
    const line = semantic.lines.slice(0, 1)
    const lines = Array.from({ length: 1001 }, () => line).flat()
    expect(read(writeCii({ ...semantic, lines })).problem).toBe('tooManyLines')
  })

  it('names the rules that changed amounts break', () => {
    const result = read(ubl.replaceAll('>904.40<', '>804.40<'))
    if (result.problem) throw new Error(result.problem)
    expect(violationsOf(result.invoice).map(({ rule }) => rule.id)).toEqual(
      expect.arrayContaining(['BR-CO-15']),
    )
  })

  it('never throws, whatever a byte is changed to', () => {
    const bytes = bytesOf(cii)
    for (let position = 0; position < bytes.length; position += 31) {
      const changed = bytes.slice()
      changed[position] = (position * 31) % 256
      expect(() => readEinvoice(changed)).not.toThrow()
    }
  })

  it('reads escaped letters, CDATA, other prefixes and other encodings', () => {
    const name = (text: string): string | undefined =>
      invoiceOf(read(ubl.replaceAll('Musterwerk Nord GmbH', text))).seller.name
    expect(name('A &amp; B &#x26; &#67;')).toBe('A & B & C')
    expect(name('<![CDATA[A & B <C> &amp;]]>')).toBe('A & B <C> &amp;')
    expect(name('&unknown;')).toBe('&unknown;')
    const prefixed = ubl
      .replaceAll('cbc:', 'x:')
      .replaceAll('xmlns:cbc', 'xmlns:x')
      .replaceAll('cac:', 'y:')
      .replaceAll('xmlns:cac', 'xmlns:y')
    expect(invoiceOf(read(prefixed))).toEqual(semantic)
    const latin = ubl.replace('UTF-8', 'ISO-8859-1').replaceAll('Beispielweg', 'Größeweg')
    const result = readEinvoice(Uint8Array.from(latin, (letter) => letter.charCodeAt(0)))
    expect(invoiceOf(result).seller.address?.line1).toBe('Größeweg 7')
  })
})

describe('files of other programs', () => {
  const withDates = (day: string): string => ubl.replace(/(?<=<cbc:IssueDate>)[^<]*/, day)

  it.each(['2026-03-01+01:00', '2026-03-01Z', '2026-03-01T00:00:00'])('the day of %s is read', (day) => {
    expect(invoiceOf(read(withDates(day))).issueDate).toBe('2026-03-01')
  })

  it.each(['20260301', '202603011200', '20260301120000'])('the day of %s in CII is read', (day) => {
    // The first day of the file is that of the invoice.
    const xml = cii.replace(/(?<=format="102">)\d+/, day)
    expect(invoiceOf(read(xml)).issueDate).toBe('2026-03-01')
  })

  it('a wrong declaration of UTF-16 does not matter', () => {
    const declared = ubl.replace('UTF-8', 'utf-16')
    expect(declared).not.toBe(ubl)
    for (const xml of [declared, `\ufeff${declared}`]) expect(invoiceOf(read(xml))).toEqual(semantic)
  })

  it.each([
    ['UTF-8', (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
    ['ISO-8859-1', bytesOf],
    ['no-encoding', bytesOf],
  ])('letters stay where the declaration says %s and the bytes another encoding', (declared, bytes) => {
    const text = ubl.replace('UTF-8', declared).replaceAll('Beispielweg', 'Größeweg')
    expect(invoiceOf(readEinvoice(bytes(text))).seller.address?.line1).toBe('Größeweg 7')
  })

  it('a day that the calendar does not have is named and stays in the file', () => {
    const invoice = invoiceOf(read(withDates('2026-02-30')))
    expect(invoice.issueDate).toBe('2026-02-30')
    expect(violationsOf(invoice).map(({ rule, path }) => [rule.reason, path])).toContainEqual(['format', 'issueDate'])
  }) // prettier-ignore

  it('UTF-16 without a byte order mark is read', () => {
    const units = Uint16Array.from(ubl, (letter) => letter.charCodeAt(0))
    const little = new Uint8Array(units.buffer)
    const big = little.map((_, index) => little[index % 2 === 0 ? index + 1 : index - 1] ?? 0)
    expect(invoiceOf(readEinvoice(little))).toEqual(semantic)
    expect(invoiceOf(readEinvoice(big))).toEqual(semantic)
  })

  it('a document type in a comment is not a declaration', () => {
    const about = ubl.replace(/<cbc:ID>/, '<!-- <!DOCTYPE x> --><cbc:ID>')
    expect(about).not.toBe(ubl)
    expect(invoiceOf(read(about))).toEqual(semantic)
  })

  it('a tax scheme in small letters is the same one', () => {
    const small = ubl.replaceAll('<cbc:ID>VAT<', '<cbc:ID>vat<')
    expect(invoiceOf(read(small)).seller).toEqual(semantic.seller)
  })
})

describe('what has no place in an invoice', () => {
  const full: SemanticInvoice = {
    ...semantic,
    dueDate: '2026-12-24',
    terms: 'Within 30 days',
    delivery: { name: 'Depot', date: '2026-11-20', address: { city: 'Bonn', country: 'DE' } },
    period: { start: '2026-11-01', end: '2026-11-30' },
  }
  const fullUbl = writeUbl(full)
  const fullCii = writeCii(full)
  const unreadIn = (xml: string): readonly string[] | undefined => {
    const result = read(xml)
    return result.problem ? undefined : result.unread
  }
  const doubled = (xml: string, element: string): string => {
    const [found = ''] = new RegExp(`<${element}>[\\s\\S]*?</${element}>`).exec(xml) ?? []
    expect(found).not.toBe('')
    return xml.replace(found, () => found + found.replace(/>[^<>\s][^<>]*</g, '>2027-01-01<'))
  }

  it('is nothing in what the tool writes', () => {
    for (const { xml } of written) expect(unreadIn(xml)).toEqual([])
  })

  it.each([
    ['a second due date', doubled(fullUbl, 'cbc:DueDate'), 'BT-9'],
    ['second payment terms', doubled(fullUbl, 'cac:PaymentTerms'), 'BT-20'],
    ['a second delivery', doubled(fullUbl, 'cac:Delivery'), 'BG-13'],
    ['second payment terms in CII', doubled(fullCii, 'ram:SpecifiedTradePaymentTerms'), 'BT-20 BT-9'],
    ['another period', doubled(fullCii, 'ram:BillingSpecifiedPeriod'), 'BT-73 BT-74'],
    [
      'the name of a country',
      fullUbl.replace('<cac:Country>', '<cac:Country><cbc:Name>Germany</cbc:Name>'),
      'Country/Name',
    ],
    [
      'an element of the document',
      fullUbl.replace('<cbc:IssueDate>', '<cbc:UUID>1</cbc:UUID><cbc:IssueDate>'),
      'UUID',
    ],
    [
      'a group that the norm does not have',
      fullUbl.replace(
        '<cac:TaxTotal>',
        '<cac:PaymentExchangeRate><cbc:SourceCurrencyCode>EUR</cbc:SourceCurrencyCode><cbc:TargetCurrencyCode>SEK</cbc:TargetCurrencyCode></cac:PaymentExchangeRate><cac:TaxTotal>',
      ),
      'PaymentExchangeRate',
    ],
  ])('%s is named', (_, xml, name) => {
    expect(unreadIn(xml)).toEqual(name.split(' '))
  })

  it('the same value a second time is no other one, nor is an empty element', () => {
    const accounts = [{ id: 'DE89370400440532013000' }, { id: 'DE75512108001245126199' }]
    const payment = { means: '58', reference: 'R', accounts }
    for (const xml of [writeUbl({ ...full, payment }), writeCii({ ...full, payment })]) {
      expect(unreadIn(xml)).toEqual([])
      expect(invoiceOf(read(xml)).payment).toEqual(payment)
    }
    expect(unreadIn(fullUbl.replace('<cac:TaxTotal>', '<cac:PrepaidPayment/><cac:TaxTotal>'))).toEqual([])
  })
})

describe('XML in a PDF', () => {
  const text = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const pdf = (...objects: string[]): Uint8Array =>
    Uint8Array.from(`%PDF-1.7\n${objects.join('\n')}\n%%EOF`, (letter) => letter.charCodeAt(0))
  const stream = (number: number, dictionary: string, content: string): string =>
    `${String(number)} 0 obj\n<< ${dictionary} /Length ${String(content.length)} >>\nstream\n${content}\nendstream\nendobj`
  const xml = text(bytesOf(cii))
  const packed = text(zlibSync(bytesOf(cii)))

  it('is found as it is and packed', () => {
    for (const object of [
      stream(4, '/Type /EmbeddedFile', xml),
      stream(4, '/Type /EmbeddedFile /Filter /FlateDecode', packed),
      stream(4, '/Type/EmbeddedFile/Filter[/FlateDecode]', packed),
    ]) {
      const result = readEinvoice(pdf('1 0 obj\n<< /Type /Catalog >>\nendobj', object))
      expect(result).toMatchObject({ source: 'pdf', syntax: 'CII' })
      expect(invoiceOf(result)).toEqual(semantic)
    }
  })

  it('is looked for in a moment, whatever the file repeats', () => {
    const repeated = text(zlibSync(bytesOf('/EF<<'.repeat(400_000))))
    const terms = ubl.replace(
      /<cac:TaxTotal>/,
      () =>
        `<cac:PaymentTerms><cbc:Note>#\n${' '.repeat(80_000)}x</cbc:Note></cac:PaymentTerms><cac:TaxTotal>`,
    )
    const begin = performance.now()
    readEinvoice(pdf(stream(6, '/Type /ObjStm /Filter /FlateDecode', repeated)))
    read(terms)
    expect(performance.now() - begin).toBeLessThan(2500)
  })

  const streams = '1 0 obj<</Type/ObjStm>>stream\n'.repeat(100_000)
  it.each([
    ['do not end', bytesOf(`%PDF-1.7\n${streams}`)],
    ['have one end', bytesOf(`%PDF-1.7\n${streams}endstream`)],
  ])('is looked for no longer than a moment among streams that %s', (_, file) => {
    const begin = performance.now()
    readEinvoice(file)
    expect(performance.now() - begin).toBeLessThan(20_000)
  })

  it('is found when only a packed file specification names it', () => {
    const specification = text(
      zlibSync(bytesOf('5 0 << /Type /Filespec /F (factur-x.xml) /EF << /F 4 0 R /UF 4 0 R >> >>')),
    )
    const result = readEinvoice(
      pdf(
        stream(4, '/Filter /FlateDecode', packed),
        stream(6, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', specification),
      ),
    )
    expect(invoiceOf(result)).toEqual(semantic)
  })

  it('is refused when it unpacks to more than a file may have', () => {
    const bomb = text(zlibSync(new Uint8Array(45_000_000)))
    expect(readEinvoice(pdf(stream(4, '/Type /EmbeddedFile /Filter /FlateDecode', bomb))).problem).toBe(
      'pdfUnreadable',
    )
  })

  it('is damaged when it is named and not there, cannot be unpacked or ends too early', () => {
    const catalog = '1 0 obj\n<< /Type /Catalog >>\nendobj'
    const names = '5 0 obj\n<< /Type /Filespec /F (factur-x.xml) /EF << /F 4 0 R >> >>\nendobj'
    expect(readEinvoice(pdf(catalog, names)).problem).toBe('pdfUnreadable')
    const torn = stream(4, '/Type /EmbeddedFile /Filter /FlateDecode', packed.slice(0, 300))
    expect(readEinvoice(pdf(catalog, names, torn)).problem).toBe('pdfUnreadable')
    const cut = stream(4, '/Type /EmbeddedFile', xml.slice(0, 400))
    expect(readEinvoice(pdf(catalog, names, cut)).problem).toBe('pdfUnreadable')
  })

  it('has the problem of its XML: one with a document type, or with too many lines', () => {
    const doctype = stream(4, '/Type /EmbeddedFile', `<!DOCTYPE a [<!ENTITY b "c">]>${xml}`)
    expect(readEinvoice(pdf(doctype)).problem).toBe('doctype')
  })

  it('is not in a PDF whose files are something else', () => {
    expect(readEinvoice(pdf(stream(4, '/Type /EmbeddedFile', 'a;b;c'))).problem).toBe('pdfWithoutXml')
    expect(readEinvoice(pdf(stream(4, '/Type /EmbeddedFile', '<note/>'))).problem).toBe('pdfWithoutXml')
  })

  it('is looked for no longer than a moment in a file that was made to keep the reader busy', () => {
    const start = performance.now()
    expect(read(`%PDF-1.7\n${'1 0 obj\n<<'.repeat(200_000)}`).problem).toBe('pdfUnreadable')
    expect(read(`%PDF-1.7\n${'1 0 obj\n<< (a'.repeat(200_000)}`).problem).toBe('pdfUnreadable')
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})
