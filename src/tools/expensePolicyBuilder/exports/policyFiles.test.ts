import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { fixtureFonts } from '../../pdf/exports/fonts.fixture'
import { readPdf } from '../../pdf/exports/readPdf.fixture'
import { renderPdf } from '../../pdf/exports/renderPdf'
import { addClause, addSection, editClause, noEdits } from '../model/edits'
import { america, britain, builderWords, policyWith } from '../model/policy.fixture'
import { policyDocx } from './policyDocx'
import { policyPdf } from './policyPdf'

// A PDF is read back by a process of its own, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const created = new Date('2026-11-25T10:00:00Z')
const edits = editClause(
  addClause(addSection(noEdits, 'Pets & <plants>'), 'own-section-1', 'Dogs travel.\nCats do not.'),
  'scope',
  'For "everyone" & all.',
  'scope',
)
const british = policyWith({
  edits,
  answers: {
    company: 'Quillmere & Söhne',
    owner: 'Finance',
    applies_from: '2027-01-01',
    dated: '2026-12-01',
  },
})
const american = policyWith({ market: america, language: 'en-us', today: '2026-11-25' })

const xmlOf = async (policy = british, market = britain) => {
  const file = await policyDocx(policy, { words: builderWords(), market })
  const files = unzipSync(new Uint8Array(file))
  return (name: string) => strFromU8(files[name] ?? new Uint8Array())
}

describe('the Word document', () => {
  it('has every heading and clause as another program reads them', async () => {
    const file = await policyDocx(british, { words: builderWords(), market: britain })
    const { value, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(file) })
    const host = value
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
    const headings = [...host.matchAll(/<h1>(?:<a id="[^"]*"><\/a>)*(.*?)<\/h1>/g)].map(([, text]) => text)
    expect(headings).toEqual(british.sections.map(({ title }) => title))
    expect(host).toContain(`<p>${british.title}</p>`)
    const text = host.replace(/<br \/>/g, '\n').replace(/<[^>]+>/g, '|')
    let place = 0
    for (const { clauses } of british.sections)
      for (const clause of clauses) {
        place = text.indexOf(clause.text, place)
        expect([clause.number, place]).not.toEqual([clause.number, -1])
      }
    expect(messages.filter(({ type }) => type === 'error')).toEqual([])
  })

  it('says company, version, days and owner below its title', async () => {
    const versioned = policyWith({
      answers: {
        company: 'Quillmere & Söhne', version: '3.1', owner: 'Finance', applies_from: '2027-01-01', dated: '2026-12-01',
      },
    }) // prettier-ignore
    const file = await policyDocx(versioned, { words: builderWords(), market: britain })
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) })
    const lines = value.split(/\n+/)
    const title = lines.indexOf(versioned.title)
    expect(lines.slice(title + 1, title + 6)).toEqual([
      'Company: Quillmere & Söhne',
      'Version: 3.1',
      'Date: 1 December 2026',
      'Applies from: 1 January 2027',
      'Owner: Finance',
    ])
  })

  it('has a table of contents that leads to each section and says its page', async () => {
    const xml = (await xmlOf())('word/document.xml')
    const entries = [...xml.matchAll(/<w:hyperlink [^>]*w:anchor="([^"]+)".*?<\/w:hyperlink>/g)]
    const shown = entries.map(([entry]) =>
      [...entry.matchAll(/<w:t [^>]*>([^<]*)</g)].map(([, text]) => text),
    )
    const escaped = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(shown.map(([number, title]) => [number, title])).toEqual(
      british.sections.map(({ number, title }) => [String(number), escaped(title)]),
    )
    for (const [entry, anchor] of entries) {
      expect(entry).toContain(`PAGEREF ${anchor} `)
      expect(xml.split(`w:name="${anchor}"`)).toHaveLength(2)
    }
    // As LibreOffice 7.4 lays the same file out with a font in place of ours, but for the third: its page 1 has a line more.
    expect(shown.map(([, , page]) => page).join(' ')).toBe('1 1 2 2 2 3 3 3 4 4 4 4 5 5 5')
    expect(xml).toMatch(/TOC [^<]*\\o &quot;1-1&quot;|TOC [^<]*\\o "1-1"/)
  })

  it('says the page of each section also after letters whose width is not known', async () => {
    const odd = policyWith({ edits: addClause(noEdits, 'purpose', 'Party 🎉 你好 مرحبا') })
    const xml = (await xmlOf(odd))('word/document.xml')
    const pages = [...xml.matchAll(/PAGEREF [^<]*<\/w:instrText><w:fldChar [^>]*\/>(?:<w:t [^>]*>(\d+)<)?/g)]
    expect(pages).toHaveLength(odd.sections.length)
    for (const [, page] of pages) expect(Number(page)).toBeGreaterThan(0)
  })

  it('has a table of contents without pages when it is so long that to lay it out takes long', async () => {
    const ownClauses = Array.from({ length: 20 }, (_, index) => ({
      id: `own-${index + 1}`,
      section: 'tax',
      text: 'word '.repeat(700),
    }))
    const xmlFile = await xmlOf(policyWith({ edits: { ...noEdits, ownClauses } }))
    const xml = xmlFile('word/document.xml')
    expect(xml).not.toContain('PAGEREF')
    // Dots would lead to no page number.
    expect(xml).not.toMatch(/w:leader="(?!none)/)
    expect(xml).not.toMatch(/w:dirty="(?:true|1)"/)
    expect(xml.match(/<w:hyperlink /g)).toHaveLength(14)
  })

  it('opens without a question of Word: no field is marked for an update', async () => {
    const xmlFile = await xmlOf()
    expect(xmlFile('word/document.xml')).not.toContain('w:dirty')
    expect(xmlFile('word/settings.xml')).not.toContain('w:updateFields')
  })

  it('has headings with their level, by which other programs than Word know them', async () => {
    expect((await xmlOf())('word/styles.xml')).toMatch(
      /<w:style [^>]*w:styleId="Heading1">(?:(?!<\/w:style>).)*<w:outlineLvl w:val="0"\/>/,
    )
  })

  it('numbers sections and clauses in Word itself', async () => {
    const xmlFile = await xmlOf()
    const xml = xmlFile('word/document.xml')
    const clauses = british.sections.flatMap((section) => section.clauses)
    expect(xml.match(/<w:ilvl w:val="1"\/>/g)).toHaveLength(clauses.length)
    expect(xml.match(/<w:ilvl w:val="0"\/>/g)).toHaveLength(british.sections.length)
    expect(xmlFile('word/numbering.xml')).toMatch(/w:lvlText w:val="%1\.%2"/)
  })

  it('says its language, title and company, and has the paper of the market', async () => {
    const xmlFile = await xmlOf()
    expect(xmlFile('word/styles.xml')).toContain('w:lang w:val="en-GB"')
    expect(xmlFile('docProps/core.xml')).toContain(
      '<dc:title>Expense policy of Quillmere &amp; Söhne</dc:title>',
    )
    expect(xmlFile('docProps/core.xml')).toContain('<dc:creator>Quillmere &amp; Söhne</dc:creator>')
    expect(xmlFile('word/document.xml')).toContain('w:w="11906"')
    const letter = await xmlOf(american, america)
    expect(letter('word/document.xml')).toContain('w:w="12240"')
    expect(letter('word/styles.xml')).toContain('w:lang w:val="en-US"')
  })
})

describe('the PDF', () => {
  it('has title, facts, contents with pages, and every clause with its number', async () => {
    const { bytes, missingLetters } = await renderPdf(
      policyPdf(british, { words: builderWords(), market: britain, created }),
      fixtureFonts(),
    )
    expect(missingLetters).toEqual([])
    const { pages } = await readPdf(bytes)
    const text = pages
      .map((page) => page.text)
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(text).toContain('Expense policy of Quillmere & Söhne')
    expect(text).toContain('1 January 2027')
    for (const { number, title, clauses } of british.sections) {
      // Once in the contents, once above its clauses.
      expect(text.split(`${number} ${title}`).length).toBeGreaterThanOrEqual(3)
      for (const clause of clauses)
        expect(text).toContain(`${clause.number} ${clause.text.replaceAll('\n', ' ')}`)
    }
    expect(text).toContain(`Page 1 of ${pages.length}`)
  })

  it('has the language and the paper of the market', () => {
    const pdf = policyPdf(american, { words: builderWords('en-us'), market: america, created })
    expect(pdf).toMatchObject({ language: 'en-US', pageSize: 'LETTER', title: 'Expense policy' })
    expect(pdf).not.toHaveProperty('author')
    expect(policyPdf(british, { words: builderWords(), market: britain, created })).toMatchObject({
      pageSize: 'A4',
      author: 'Quillmere & Söhne',
    })
  })
})
