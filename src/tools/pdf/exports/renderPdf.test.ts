import sharp from 'sharp'
import { fixtureFonts } from './fonts.fixture'
import type { PdfBlock, PdfDocument } from './pdfDocument'
import { readPdf, withRole, type ReadPdf } from './readPdf.fixture'
import { renderPdf } from './renderPdf'

// Each file is read by a separate program, which takes a second to start when the computer is busy.
jest.setTimeout(60_000)

const fonts = fixtureFonts()
const sentence = 'The accountant writes down what each of the forty-two journeys to Zürich has cost. '
/** The smallest picture: one white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

const document = (blocks: readonly PdfBlock[], more: Partial<PdfDocument> = {}): PdfDocument => ({
  title: 'Expenses <May> & June',
  language: 'en-GB',
  created: new Date('2026-11-25T10:00:00Z'),
  blocks,
  ...more,
})
const made = async (blocks: readonly PdfBlock[], more: Partial<PdfDocument> = {}): Promise<ReadPdf> =>
  readPdf((await renderPdf(document(blocks, more), fonts)).bytes)

const table = (rows: number, text = 'Taxi'): PdfBlock => ({
  kind: 'table',
  name: 'Expenses',
  columns: [
    { title: 'What', width: 4 },
    { title: 'Cost', width: 1, align: 'end' },
  ],
  rows: Array.from({ length: rows }, (_, index) => [`${text} ${index + 1}`, `€${index + 1}.00`]),
  totals: [['Total', { text: '€99.00', strong: true }]],
})
const barChart = (label = 'Today'): PdfBlock => ({
  kind: 'barChart',
  alt: 'Today £12,800, with Outlay £7,392.',
  bars: [
    {
      label,
      value: '£12,800',
      parts: [
        { share: 0.6, colour: 'accent' },
        { share: 0.4, colour: 'mint' },
      ],
    },
    { label: 'With Outlay', value: '£0', parts: [] },
  ],
  legend: [
    { text: 'Employees’ time', colour: 'accent' },
    { text: 'Approvers’ time', colour: 'mint' },
  ],
})
const textOf = ({ pages }: ReadPdf): string => pages.map(({ text }) => text).join('\n')

describe('a document', () => {
  let pdf: ReadPdf
  beforeAll(async () => {
    pdf = await made(
      [
        { kind: 'heading', level: 1, text: 'Report of May' },
        { kind: 'paragraph', text: 'Élodie Őri travelled to Kraków.' },
        { kind: 'heading', level: 2, text: 'Trips' },
        table(3),
        { kind: 'list', items: ['Keep receipts', 'Ask early'] },
        { kind: 'pairs', entries: [{ label: 'Period', value: 'May 2026' }] },
        { kind: 'image', bytes: png, alt: 'Receipt of the taxi' },
        { kind: 'image', bytes: png, alt: '' },
        {
          kind: 'qr',
          size: 60,
          alt: 'Pay by banking app',
          modules: [
            [true, false],
            [false, true],
          ],
        },
        {
          kind: 'columns',
          columns: [[{ kind: 'paragraph', text: 'Left side' }], [{ kind: 'paragraph', text: 'Right side' }]],
        },
      ],
      { footer: 'Report · May\t{page} / {pages}', author: 'Ada & Co', subject: 'May' },
    )
  })

  it('has its text in the order of its blocks', () => {
    const text = textOf(pdf)
    const order = [
      'Report of May',
      'Élodie Őri travelled to Kraków.',
      'Trips',
      'What',
      'Cost',
      'Taxi 1',
      '€1.00',
      'Taxi 3',
      'Total',
      '€99.00',
      'Keep receipts',
      'Ask early',
      'Period',
      'May 2026',
      'Left side',
      'Right side',
    ].map((part) => text.indexOf(part))
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  it('has all its fonts in it', () => {
    expect(pdf.pages[0]?.fonts.map(({ embedded }) => embedded)).toEqual([true, true, true])
    expect(pdf.pages[0]?.fonts.every(({ name }) => /Figtree-(?:Regular|Bold)/.test(name))).toBe(true)
  })

  it('tells assistive technology what everything is', () => {
    const structure = pdf.pages[0]?.structure ?? null
    const roles = structure?.children[0]?.children.map(({ role }) => role)
    expect(structure?.children.map(({ role }) => role)).toEqual(['Document'])
    expect(roles).toEqual(['H1', 'P', 'H2', 'Table', 'L', 'L', 'Figure', 'Figure', 'P', 'P'])
    expect(withRole(structure, 'TH')).toHaveLength(2)
    expect(withRole(structure, 'TR')).toHaveLength(5)
    expect(withRole(structure, 'TD')).toHaveLength(8)
    expect(withRole(structure, 'LBody')).toHaveLength(3)
    // The picture without words only decorates.
    expect(withRole(structure, 'Figure').map(({ alt }) => alt)).toEqual([
      'Receipt of the taxi',
      'Pay by banking app',
    ])
    expect(pdf.marked?.Marked).toBe(true)
  })

  it('says its title, language, author and date', () => {
    expect(pdf.info).toMatchObject({
      Title: 'Expenses <May> & June',
      Author: 'Ada & Co',
      Subject: 'May',
      Language: 'en-GB',
      CreationDate: 'D:20261125100000Z',
    })
    expect(pdf.xmp).toContain('Expenses &lt;May&gt; &amp; June')
    expect(pdf.xmp).toContain('<xmp:CreateDate>2026-11-25T10:00:00Z</xmp:CreateDate>')
    expect(pdf.viewerPreferences).toMatchObject({ DisplayDocTitle: true })
  })

  it('has bookmarks of its headings', () => {
    expect(pdf.outline).toEqual([{ title: 'Report of May', items: [{ title: 'Trips', items: [] }] }])
    expect(pdf.pageMode).toBe('UseNone')
  })

  it('says the page at its end', () => {
    expect(pdf.pages[0]?.text).toContain('Report · May')
    expect(pdf.pages[0]?.text).toContain('1 / 1')
  })
})

const copyOf = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes)

it('gives the same bytes for the same document, and others for another date', async () => {
  const blocks: PdfBlock[] = [
    { kind: 'heading', level: 1, text: 'Same' },
    table(40),
    { kind: 'image', bytes: png, alt: 'x' },
  ]
  const [first, second, later] = await Promise.all([
    renderPdf(document(blocks), fonts),
    renderPdf(document(blocks), fonts),
    renderPdf(document(blocks, { created: new Date('2026-11-26T10:00:00Z') }), fonts),
  ])
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0)
  expect(Buffer.compare(first.bytes, later.bytes)).not.toBe(0)
})

it('gives the same bytes after a document whose letters are made of the same glyphs', async () => {
  const plain = document([{ kind: 'paragraph', text: 'Unit price' }])
  const first = await renderPdf(plain, { regular: fonts.regular.map(copyOf), bold: fonts.bold.map(copyOf) })
  const used = { regular: fonts.regular.map(copyOf), bold: fonts.bold.map(copyOf) }
  await renderPdf(document([{ kind: 'paragraph', text: 'Übertrag' }]), used)
  const later = await renderPdf(plain, used)
  expect(Buffer.compare(first.bytes, later.bytes)).toBe(0)
})

describe('a long table', () => {
  it('has its header on each page and each row once, with the totals beside the last row', async () => {
    const pdf = await made([table(120)])
    expect(pdf.pages.length).toBeGreaterThan(2)
    expect(pdf.pages.map(({ text }) => text.match(/What/g)?.length)).toEqual(pdf.pages.map(() => 1))
    const rows = [...textOf(pdf).matchAll(/Taxi (\d+)/g)].map(([, number]) => Number(number))
    expect(rows).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
    expect(pdf.pages.at(-1)?.text).toContain('Taxi 120')
    expect(pdf.pages.at(-1)?.text).toContain('€99.00')
    // The repeated header is no second header for assistive technology.
    expect(pdf.pages.flatMap(({ structure }) => withRole(structure, 'TH'))).toHaveLength(2)
  })

  it('keeps a row on one page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [
      `Begin ${index} ${sentence.repeat(3)} End ${index}.`,
      '1',
    ])
    const pdf = await made([{ ...(table(0) as Extract<PdfBlock, { kind: 'table' }>), rows }])
    for (const { text } of pdf.pages)
      expect([...text.matchAll(/Begin (\d+) /g)].map(([, number]) => number)).toEqual(
        [...text.matchAll(/End\s+(\d+)\./g)].map(([, number]) => number),
      )
  })

  it('continues a cell that is longer than a page', async () => {
    const pdf = await made([table(1, sentence.repeat(120))])
    expect(pdf.pages.length).toBeGreaterThan(1)
    expect(textOf(pdf).match(/Zürich/g)).toHaveLength(120)
  })
})

it('breaks a word that is longer than a line', async () => {
  const word = 'a'.repeat(300)
  const pdf = await made([{ kind: 'paragraph', text: word }])
  const lines = (pdf.pages[0]?.text ?? '').split('\n')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).toBe(word)
})

it('has a space between the words of two lines, which programs that read aloud need', async () => {
  const text = 'carefully written words '.repeat(12).trim()
  const word = 'a'.repeat(300)
  const { pages } = await made([{ kind: 'paragraph', text: `Weg 1\n50667 Köln\n${text}\n${word}` }])
  expect(pages[0]?.text.split('\n').length).toBeGreaterThan(6)
  expect(pages[0]?.drawn).toContain(`Weg 1 50667 Köln ${text} ${word}`)
})

it('leaves no single line of a paragraph on a page, and no heading without what follows', async () => {
  for (let space = 520; space < 680; space += 35) {
    const pdf = await made([
      { kind: 'space', height: space },
      { kind: 'heading', level: 2, text: 'Heading' },
      { kind: 'paragraph', text: sentence.repeat(8) },
    ])
    const counts = pdf.pages.map(({ text }) => text.split('\n').filter((line) => line.trim()).length)
    const heading = pdf.pages.findIndex(({ text }) => text.includes('Heading'))
    expect(counts[heading]).toBeGreaterThan(2)
    expect(Math.min(...counts.filter((count) => count > 0))).toBeGreaterThan(1)
  }
})

it('lists the headings with their pages, as links', async () => {
  const pdf = await made([
    { kind: 'heading', level: 1, text: 'Policy' },
    { kind: 'contents', title: 'Contents' },
    { kind: 'heading', level: 1, text: 'Travel', newPage: true },
    { kind: 'heading', level: 2, text: 'Trains' },
    { kind: 'heading', level: 3, text: 'Seats' },
    { kind: 'paragraph', text: sentence.repeat(100) },
    { kind: 'heading', level: 2, text: 'Meals' },
    { kind: 'paragraph', text: sentence },
  ])
  expect(pdf.pages[0]?.text.replace(/\s+/g, ' ')).toBe('Policy Contents Travel 2 Trains 2 Meals 3')
  expect(pdf.pages[0]?.links).toHaveLength(3)
  expect(withRole(pdf.pages[0]?.structure ?? null, 'TOCI')).toHaveLength(3)
  expect(pdf.pageMode).toBe('UseOutlines')
  expect(pdf.pages[2]?.text).toContain('Meals')
})

it('writes Greek and Cyrillic, and names the letters no font has', async () => {
  const { bytes, missingLetters } = await renderPdf(
    document([{ kind: 'paragraph', text: 'Ελλάδα, Україна, 東京 and 👩‍💻, 1\u202f234\u2011A' }]),
    fonts,
  )
  expect(missingLetters).toEqual(['京', '東', '👩‍💻'])
  const { pages } = await readPdf(bytes)
  expect(pages[0]?.text).toContain('Ελλάδα')
  expect(pages[0]?.text).toContain('Україна')
  expect(pages[0]?.text).toContain('1 234-A')
  expect(pages[0]?.fonts.every(({ embedded }) => embedded)).toBe(true)
})

it('writes letters that mean the same in others, as they are copied from other PDFs', async () => {
  const text = 'ﬁn oﬃce Ｌｔｄ Ⅷ 25 ㎡ 5 ㎏ 20 ℃ 𝐁𝐨𝐥𝐝'
  const { bytes, missingLetters } = await renderPdf(document([{ kind: 'paragraph', text }]), fonts)
  expect(missingLetters).toEqual([])
  expect((await readPdf(bytes)).pages[0]?.text).toContain('fin office Ltd VIII 25 m² 5 kg 20 °C Bold')
})

it('makes no other number of what is typed, and keeps what its fonts have', async () => {
  const { bytes, missingLetters } = await renderPdf(
    document([{ kind: 'paragraph', text: 'x² ½ ™ № 1ª 2º a\u00a0b, 10⁵ 2⅑ 1①' }]),
    fonts,
  )
  const text = (await readPdf(bytes)).pages[0]?.text ?? ''
  expect(text.replaceAll('\u00a0', ' ')).toContain('x² ½ ™ № 1ª 2º a b')
  expect(text).not.toMatch(/105|21|11/)
  for (const letter of missingLetters) expect('⁵⅑①').toContain(letter)
})

it('writes on Letter', async () => {
  const pdf = await made([{ kind: 'paragraph', text: 'Hello' }], { pageSize: 'LETTER' })
  expect(pdf.pages[0]?.size).toEqual([0, 0, 612, 792])
})

describe('a document to archive', () => {
  const xml = '<?xml version="1.0"?><invoice/>'
  const archive = {
    attachments: [
      {
        name: 'factur-x.xml',
        bytes: new TextEncoder().encode(xml),
        type: 'text/xml',
        description: 'The invoice as data',
        relationship: 'Alternative' as const,
        modified: new Date('2026-11-25T10:00:00Z'),
      },
    ],
    xmp: '<rdf:Description rdf:about="" xmlns:fx="urn:example"><fx:DocumentType>INVOICE</fx:DocumentType></rdf:Description>',
  }

  it('is PDF/A-3 with its file', async () => {
    const { bytes } = await renderPdf(document([{ kind: 'paragraph', text: 'Invoice' }], { archive }), fonts)
    const pdf = await readPdf(bytes)
    expect(pdf.attachments).toEqual([
      { filename: 'factur-x.xml', description: 'The invoice as data', content: xml },
    ])
    expect(pdf.xmp).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(pdf.xmp).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
    expect(pdf.xmp).toContain('<fx:DocumentType>INVOICE</fx:DocumentType>')
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw.startsWith('%PDF-1.7')).toBe(true)
    expect(raw).toMatch(/\/AF \[\d+ 0 R\]/)
    expect(raw).toContain('/AFRelationship /Alternative')
    expect(raw).toContain('/S /GTS_PDFA1')
  })
})

describe('a bar chart', () => {
  it('is one figure with real text, which its words stand for', async () => {
    const { pages } = await made([{ kind: 'heading', level: 2, text: 'Costs' }, barChart()])
    const [page] = pages
    expect(page?.text.replace(/\s+/g, ' ')).toBe(
      'Costs Today £12,800 With Outlay £0 Employees’ time Approvers’ time',
    )
    expect(page?.structure?.children[0]?.children).toMatchObject([
      { role: 'H2' },
      { role: 'Figure', alt: 'Today £12,800, with Outlay £7,392.', children: [] },
    ])
    const [left = 0, bottom = 0, right = 0, top = 0] =
      withRole(page?.structure ?? null, 'Figure')[0]?.bbox ?? []
    // The width between the margins, below the heading
    expect([left, right]).toEqual([56, expect.closeTo(539.28, 1)])
    expect(bottom).toBeGreaterThan(78)
    expect(top).toBeGreaterThan(bottom + 80)
    expect(top).toBeLessThan(790)
  })

  it('stays whole, on the page of its heading', async () => {
    for (let space = 480; space < 700; space += 20) {
      const { pages } = await made([
        { kind: 'space', height: space },
        { kind: 'heading', level: 2, text: 'Costs' },
        barChart(),
      ])
      const shown = pages.map(({ text }) => text).filter((text) => /\S/.test(text))
      expect(shown).toHaveLength(1)
      expect(shown[0]).toMatch(/Costs[\s\S]*Approvers’ time/)
    }
  })

  it.each([
    ['a long name', 'Työntekijöiden matkakulukorvaushakemuslomakkeiden käsittelyaika '.repeat(4).trim()],
    ['a word longer than a line', 'Spesenabrechnung'.repeat(12)],
  ])('shows all of %s, inside the margins', async (_, label) => {
    const { pages } = await made([barChart(label)])
    expect(pages[0]?.text.replace(/\s+/g, '')).toContain(`${label.replace(/\s+/g, '')}£12,800`)
    expect(Math.max(...(pages[0]?.textEnds ?? []))).toBeLessThanOrEqual(539.4)
  })
})

it('shows the words of a picture that cannot be read', async () => {
  const pdf = await made([{ kind: 'image', bytes: new Uint8Array([1, 2, 3]), alt: 'Receipt of the taxi' }])
  expect(pdf.pages[0]?.text).toContain('Receipt of the taxi')
})

describe('a receipt', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
  /** The pages with how often the picture is drawn on each, and its width in points. */
  const drawn = async (width: number, height: number) => {
    const { pages } = await made([
      { kind: 'heading', level: 2, text: 'Receipts' },
      {
        kind: 'image',
        bytes: await picture(width, height),
        alt: 'Receipt',
        caption: 'Hotel',
        maxHeight: 310,
        leastWidth: 200,
      },
    ])
    const figures = pages.flatMap(({ structure }) => withRole(structure, 'Figure'))
    const [left = 0, , right = 0] = figures.find(({ bbox }) => bbox)?.bbox ?? []
    return { images: pages.map(({ images }) => images), width: Math.round(right - left), pages }
  }

  it('has half a page, where it can be read in it', async () => {
    expect(await drawn(1350, 1800)).toMatchObject({ images: [1], width: 233 })
  })

  it('has a page of its own where it would be narrower', async () => {
    const { images, width } = await drawn(800, 1800)
    expect(images).toEqual([0, 1])
    expect(width).toBeGreaterThan(200)
  })

  it('is divided into strips beside one another and over pages where it is longer than a page', async () => {
    const { images, width, pages } = await drawn(300, 6000)
    // 200 × 4000 points: six strips of less than 700.
    expect(images).toEqual([2, 2, 2])
    expect(width).toBe(2 * 200 + 28)
    expect(pages.at(-1)?.text).toContain('Hotel')
  })

  it('that is small is not made larger', async () => {
    expect(await drawn(100, 120)).toMatchObject({ images: [1], width: 75 })
  })
})
