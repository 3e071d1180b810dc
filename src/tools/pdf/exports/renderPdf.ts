import { brand } from '../../../core/brand'
import type { PdfDocument, PdfFonts, RenderedPdf } from './pdfDocument'
import type { PlacedHeading } from './pdfHeadings'
import { layOut, type Layout } from './pdfLayout'
import type { NodeAttributes, PdfNode } from './pdfNodes'
import { lineColours, margins, textStyles } from './pdfStyle'
import { createTypesetter, type Typesetter } from './typesetting'
import { xmpOf } from './xmp'

/** What pdfkit has and its types leave out. */
type MoreOfPdfkit = {
  /** Writes the description of the document to its XMP metadata; pdfkit's own writes text as if it were XML. */
  _addInfo: () => void
  _root: { data: { PageMode?: string } }
}
/** The constructor by its name: which export is the default depends on the program that compiles this file. */
type NamedExports = { PDFDocument: PDFKit.PDFDocument }
type MoreOfElement = { dictionary: { data: Record<string, unknown> } }

/**
 * Makes a PDF of a document: real text in embedded fonts, tagged for assistive technology, with bookmarks of its
 * headings. With `archive` it is PDF/A-3 with its attachments. The same document and fonts give the same bytes.
 * Letters that no font has are drawn as a box and named in the result. Throws when a font or a picture is damaged.
 */
export async function renderPdf(document: PdfDocument, fonts: PdfFonts): Promise<RenderedPdf> {
  const { PDFDocument: Pdf } = (await import('pdfkit')) as unknown as NamedExports
  const { archive } = document
  const doc = new Pdf({
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: document.language,
    tagged: true,
    displayTitle: true,
    // None of the standard fonts, which would not be embedded.
    font: '',
    ...(archive ? { subset: 'PDF/A-3a' as const } : {}),
    info: {
      Title: document.title,
      ...(document.author ? { Author: document.author } : {}),
      ...(document.subject ? { Subject: document.subject } : {}),
      Creator: brand.name,
      CreationDate: document.created,
    },
  })
  Object.assign(doc, {
    _addInfo: () => doc.appendXML(xmpOf(document, brand.name)),
  } satisfies Pick<MoreOfPdfkit, '_addInfo'>)
  const bytes = bytesOf(doc)

  const typesetter = createTypesetter(doc, fonts)
  const layout = layOut(doc, typesetter, document)
  const { size, pageCount, headings } = layout
  for (let page = 0; page < pageCount; page++) doc.addPage({ size: [size.width, size.height], margin: 0 })

  const root = doc.struct('Document')
  doc.addStructure(root)
  const draw = createDrawing(doc)
  for (const node of layout.nodes) draw(node, root, 'Document')
  root.end()

  for (const heading of headings) {
    doc.switchToPage(heading.page)
    doc.addNamedDestination(
      heading.destination,
      'XYZ',
      0,
      Math.max(0, heading.y - 12),
      null as unknown as number,
    )
  }
  addBookmarks(doc, layout)
  // Readers open their list of bookmarks where there is a table of contents only.
  const hasContents = document.blocks.some(({ kind }) => kind === 'contents')
  if (!hasContents) (doc as unknown as MoreOfPdfkit)._root.data.PageMode = 'UseNone'
  if (document.footer) drawFooters(doc, typesetter, layout, document.footer)

  for (const { name, bytes: file, type, description, relationship, modified } of archive?.attachments ?? [])
    doc.file(
      file as Buffer,
      {
        name,
        type,
        description,
        relationship,
        creationDate: modified,
        modifiedDate: modified,
      } as PDFKit.Mixins.PDFAttachmentOptions,
    )
  if (archive) doc.appendXML(archive.xmp)
  doc.end()
  return { bytes: await bytes, missingLetters: typesetter.missingLetters() }
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    doc.on('data', (part: Uint8Array) => parts.push(part))
    doc.on('error', reject)
    doc.on('end', () => {
      const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
      let at = 0
      for (const part of parts) {
        bytes.set(part, at)
        at += part.length
      }
      resolve(bytes)
    })
  })
}

type Draw = (node: PdfNode, parent: PDFKit.PDFStructureElement, tag: string) => void

/** Draws a node on its page and enters it in the structure of the document. */
function createDrawing(doc: PDFKit.PDFDocument): Draw {
  const draw: Draw = (node, parent, tag) => {
    if (node.kind === 'element') {
      const { attributes = {} } = node
      const page = attributes.box?.page ?? attributes.link?.page
      if (page !== undefined) doc.switchToPage(page)
      const element = doc.struct(node.tag, structOptions(attributes))
      if (attributes.summary)
        (element as unknown as MoreOfElement).dictionary.data.A = {
          O: 'Table',
          Summary: Object(attributes.summary) as unknown,
        }
      parent.add(element)
      for (const child of node.children) draw(child, element, node.tag)
      if (attributes.link) {
        const { edges, destination, text, page: linkPage } = attributes.link
        doc.switchToPage(linkPage)
        doc.goTo(edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1], destination, {
          structParent: element,
          // pdfkit writes an object of String as text and a plain string as a name.
          Contents: Object(text) as unknown,
        } as unknown as PDFKit.Mixins.AnnotationOption)
      }
      element.end()
      return
    }
    doc.switchToPage(node.page)
    if (node.kind === 'artifact') doc.markContent('Artifact', { type: node.type })
    else parent.add(doc.markStructureContent(tag))
    node.paint()
    doc.endMarkedContent()
  }
  return draw
}

/** As pdfkit takes them; its types know a part. */
const structOptions = ({
  alt,
  title,
  scope,
  box,
}: NodeAttributes): PDFKit.Mixins.StructureElementOptions => ({
  ...(alt ? { alt } : {}),
  ...(title ? { title } : {}),
  ...(scope ? { scope } : {}),
  ...(box ? { bbox: box.edges } : {}),
})

function addBookmarks(doc: PDFKit.PDFDocument, { headings, size }: Layout): void {
  const open: { level: number; item: PDFKit.PDFOutline }[] = [{ level: 0, item: doc.outline }]
  const add = ({ level, text, page, y }: PlacedHeading): void => {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const item = (open.at(-1)?.item ?? doc.outline).addItem(text, {
      pageNumber: page,
      // pdfkit counts the left edge from the right.
      left: size.width,
      top: Math.max(0, y - 12),
      fit: false,
      expanded: level === 1,
    } as Parameters<PDFKit.PDFOutline['addItem']>[1])
    open.push({ level, item })
  }
  headings.forEach(add)
}

function drawFooters(
  doc: PDFKit.PDFDocument,
  typesetter: Typesetter,
  { size, pageCount }: Layout,
  footer: string,
): void {
  const style = textStyles.footer
  const width = size.width - 2 * margins.side
  for (let page = 0; page < pageCount; page++) {
    const text = footer.replaceAll('{page}', String(page + 1)).replaceAll('{pages}', String(pageCount))
    const [start = '', end = ''] = text.split('\t')
    const endLine = typesetter.lines(end, style, width / 2)[0]
    const endWidth = end && endLine ? endLine.width + 16 : 0
    const lines = typesetter.lines(start, style, width - endWidth).slice(0, 2)
    const top = size.height - margins.footer - 2 * style.leading
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc
      .lineWidth(0.6)
      .strokeColor(lineColours.hair)
      .moveTo(margins.side, top - 7)
      .lineTo(size.width - margins.side, top - 7)
      .stroke()
    lines.forEach((line, index) => typesetter.draw(line, margins.side, top + index * style.leading, style))
    if (end && endLine) typesetter.draw(endLine, size.width - margins.side - endLine.width, top, style)
    doc.endMarkedContent()
  }
}
