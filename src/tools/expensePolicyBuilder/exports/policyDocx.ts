import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LeaderType,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TextRun,
} from 'docx'
import { estimatePageNumbersWith } from 'docx/layout'
import { labelled } from '../../../core/i18n/labelled'
import type { Policy, PolicyClause } from '../model/policy'
import { policyText } from '../model/policyText'
import type { PolicyFileOptions } from './policyFile'

/** Name of the numbering of sections and clauses. */
const numbering = 'policy'

/**
 * A font that is on most computers, or one of the same widths (Liberation Sans): lines and pages then end at the same place
 * in Word, LibreOffice and the table of contents.
 */
const font = 'Arial'

/**
 * The longest policy, in characters, whose pages are worked out: some 20 pages, five times a usual policy. It takes
 * seconds for more, in which the page does not answer; then the table of contents has no page numbers.
 */
const longest = 50_000

/** Lengths in twentieths of a point. */
const indent = 720
const paper = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } }

/** Lines of a text in one paragraph. */
const runsOf = (text: string): TextRun[] =>
  text.split('\n').map((line, index) => new TextRun({ text: line, ...(index > 0 ? { break: 1 } : {}) }))

/** A text with the number of the page and of all pages in place of `{page}` and `{pages}`. */
const pageRuns = (text: string): TextRun[] =>
  text.split(/(\{pages?\})/).map(
    (part) =>
      new TextRun({
        size: 18,
        color: '555555',
        children: [
          part === '{page}' ? PageNumber.CURRENT : part === '{pages}' ? PageNumber.TOTAL_PAGES : part,
        ],
      }),
  )

const clauseParagraph = ({ text }: PolicyClause): Paragraph =>
  new Paragraph({
    children: runsOf(text),
    numbering: { reference: numbering, level: 1 },
    spacing: { after: 120 },
  })

/**
 * The policy as a Word document: headings and clauses are numbered by Word, so that both stay right when the text is
 * changed there. The table of contents is a field of Word with an entry that leads to each section and the number of its
 * page, as the layout of docx works it out. It is not marked for an update: Word would ask whether to update fields "that
 * may refer to other files" before it shows the document. Word brings it up to date on request.
 */
export function policyDocx(
  policy: Policy,
  { words, market }: Omit<PolicyFileOptions, 'created'>,
): Promise<ArrayBuffer> {
  const company = policy.facts.find(({ label }) => label === words.fact_company)?.value ?? ''
  const saysPages = policyText(policy, market.htmlLang).length <= longest
  const document = new Document({
    // A letter whose width is not known is guessed: otherwise the sections after it would have no number.
    ...(saysPages ? { pageNumbers: estimatePageNumbersWith({ guess: true }) } : {}),
    title: policy.title,
    subject: words.title,
    creator: company,
    lastModifiedBy: company,
    styles: {
      default: {
        document: {
          run: { font, size: 20, language: { value: market.htmlLang } },
          paragraph: { spacing: { line: 276 } },
        },
        title: { run: { size: 48, bold: true }, paragraph: { spacing: { after: 200 } } },
        heading1: {
          run: { size: 28, bold: true, color: '000000' },
          // Programs other than Word know a heading, for their outline and table of contents, by this level alone.
          paragraph: { spacing: { before: 360, after: 120 }, keepNext: true, outlineLevel: 0 },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: numbering,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: indent, hanging: indent } } },
            },
            {
              level: 1,
              format: LevelFormat.DECIMAL,
              text: '%1.%2',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: indent, hanging: indent } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: market.country === 'US' ? paper.letter : paper.a4 } },
        footers: {
          default: new Footer({
            children: [new Paragraph({ children: pageRuns(`${policy.title} · ${words.page_of}`) })],
          }),
        },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(policy.title)] }),
          ...policy.facts.map(
            ({ label, value }) =>
              new Paragraph({
                spacing: { after: 0 },
                children: [
                  new TextRun({ text: labelled(label, '', market.htmlLang), color: '555555' }),
                  new TextRun(value),
                ],
              }),
          ),
          new Paragraph({
            spacing: { before: 360, after: 120 },
            children: [new TextRun({ text: words.contents, bold: true })],
          }),
          new TableOfContents(words.contents, {
            hyperlink: true,
            headingStyleRange: '1-1',
            // Without numbers of pages there is nothing for dots to lead to.
            ...(saysPages
              ? {}
              : { beginDirty: false, pageNumbersEntryLevelsRange: '1-1', tabLeader: LeaderType.NONE }),
          }),
          ...policy.sections.flatMap(({ title, clauses }) => [
            new Paragraph({
              heading: HeadingLevel.HEADING_1,
              numbering: { reference: numbering, level: 0 },
              children: [new TextRun(title)],
            }),
            ...clauses.map(clauseParagraph),
          ]),
        ],
      },
    ],
  })
  return Packer.toArrayBuffer(document)
}
