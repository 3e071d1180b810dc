// Reads a PDF from its standard input with PDF.js and writes what it found as JSON. A separate program, because Jest
// does not load PDF.js, which is an ES module with top-level `await`.
import { Buffer } from 'node:buffer'
import process from 'node:process'
import { TextDecoder } from 'node:util'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

const parts = []
for await (const part of process.stdin) parts.push(part)
const pdf = await getDocument({
  data: new Uint8Array(Buffer.concat(parts)),
  useSystemFonts: false,
  verbosity: 0,
}).promise

/** The elements of a page's structure, without what each shows. */
const elements = (node) => ({
  role: node.role,
  ...(node.alt ? { alt: node.alt } : {}),
  ...(node.bbox ? { bbox: node.bbox } : {}),
  children: (node.children ?? []).filter(({ role }) => role).map(elements),
})
const titles = (items) => (items ?? []).map(({ title, items: below }) => ({ title, items: titles(below) }))

const pages = []
for (let number = 1; number <= pdf.numPages; number++) {
  const page = await pdf.getPage(number)
  const text = await page.getTextContent()
  const { fnArray, argsArray } = await page.getOperatorList()
  const fonts = [...new Set(text.items.map(({ fontName }) => fontName).filter(Boolean))].map((id) => {
    const font = page.commonObjs.get(id)
    return { name: font.name, embedded: !font.missingFile }
  })
  const structure = await page.getStructTree()
  const annotations = await page.getAnnotations()
  pages.push({
    text: text.items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    drawn: fnArray
      .flatMap((operator, index) => (operator === OPS.showText ? argsArray[index][0] : []))
      .map((glyph) => glyph.unicode ?? '')
      .join(''),
    textEnds: text.items.map(({ transform, width }) => transform[4] + width),
    size: page.view,
    fonts,
    structure: structure && elements(structure),
    links: annotations.filter(({ subtype }) => subtype === 'Link').map(({ dest }) => dest),
  })
}
const { info, metadata } = await pdf.getMetadata()
const attachments = (await pdf.getAttachments()) ?? {}
process.stdout.write(
  JSON.stringify({
    pages,
    info,
    xmp: metadata?.getRaw() ?? null,
    marked: await pdf.getMarkInfo(),
    outline: titles(await pdf.getOutline()),
    pageMode: await pdf.getPageMode(),
    viewerPreferences: await pdf.getViewerPreferences(),
    attachments: Object.values(attachments).map(({ filename, content, description }) => ({
      filename,
      description,
      content: new TextDecoder().decode(content),
    })),
  }),
)
