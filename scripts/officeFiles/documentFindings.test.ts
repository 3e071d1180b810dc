import { documentFindings, readFlatDocument, type ExpectedDocument } from './documentFindings'

/** As LibreOffice writes it: lines are broken and indented, spaces in a row are elements. */
const flat = (body: string): string =>
  `<?xml version="1.0"?><office:document><office:body><office:text text:use-soft-page-breaks="true">
   ${body}
  </office:text></office:body></office:document>`

const contents = (entries: string): string =>
  `<text:table-of-content text:name="Contents1">
    <text:table-of-content-source><text:index-title-template/></text:table-of-content-source>
    <text:index-body>${entries}</text:index-body>
   </text:table-of-content>`
const entry = (target: string, text: string): string =>
  `<text:p><text:a xlink:type="simple" xlink:href="#${target}" text:style-name="L">${text}<text:tab/></text:a></text:p>`
const heading = (target: string, text: string): string =>
  `<text:list-item><text:h text:style-name="P3" text:outline-level="1"><text:bookmark-start text:name="${target}"/>${text}<text:bookmark-end text:name="${target}"/></text:h></text:list-item>`

const good = flat(`<text:p text:style-name="Title">Policy of A &amp; &lt;B&gt;</text:p>
  <text:p><text:span>Version: </text:span>1.0</text:p>
  ${contents(entry('_Toc1', '1 <text:s/>Travel') + entry('_Toc2', '2 <text:s/>Meals'))}
  ${heading('_Toc1', 'Travel')}
  <text:p text:style-name="P5"><text:soft-page-break/>Up to 1\u202f000\u00a0€
     a night.<text:line-break/>No more.</text:p>
  ${heading('_Toc2', 'Meals')}
  <text:p/>
  <text:p>Ask<text:s text:c="2"/>early.</text:p>`)

const expected: ExpectedDocument = {
  headings: [
    { text: 'Travel', entry: '1  Travel' },
    { text: 'Meals', entry: '2  Meals' },
  ],
  paragraphs: [
    'Policy of A & <B>',
    'Version: 1.0',
    'Up to 1\u202f000\u00a0€ a night.\nNo more.',
    'Ask  early.',
  ],
}
const found = (xml: string, of = expected): string[] =>
  documentFindings('a.docx', of, xml).map(({ check, detail }) => `${check}: ${detail}`)

it('reads headings, the entries that lead to them, and paragraphs with their spaces and lines', () => {
  const { headings, entries } = readFlatDocument(good)
  expect(headings).toEqual(['Travel', 'Meals'])
  expect(entries).toEqual([
    { target: '_Toc1', text: '1  Travel' },
    { target: '_Toc2', text: '2  Meals' },
  ])
  expect(found(good)).toEqual([])
})

it('finds headings that have become paragraphs', () => {
  expect(found(good.replaceAll('text:h', 'text:p'))).toEqual(['headings: Travel, Meals; read: none'])
})

it('finds an entry that leads elsewhere, one that leads nowhere, and one that is missing', () => {
  expect(found(good.replace('#_Toc2', '#_Toc1'))).toEqual(['table of contents: "2  Meals" leads to "Travel"'])
  expect(found(good.replace('#_Toc2', '#_Toc9'))).toEqual(['table of contents: "2  Meals" leads to nothing'])
  expect(found(good.replace(entry('_Toc2', '2 <text:s/>Meals'), ''))).toEqual([
    'table of contents: 1  Travel, 2  Meals; read: 1  Travel',
  ])
})

it('finds a paragraph that is missing, changed, or in another place', () => {
  const missing = (text: string) => `paragraph: ${JSON.stringify(text)} is not there, or not in its place`
  expect(found(good.replace('Version: ', 'Version '))).toEqual([missing('Version: 1.0')])
  expect(found(good.replace('\u00a0', ' '))).toEqual([
    `paragraph: "Up to 1\u202f000\u00a0€ a night.\nNo more." is not there, or not in its place`,
  ])
  expect(found(good, { ...expected, paragraphs: ['Ask  early.', 'Version: 1.0'] })).toEqual([
    missing('Version: 1.0'),
  ])
})

it('finds all of a file without any text', () => {
  expect(found('')).toHaveLength(2 + expected.paragraphs.length)
})
