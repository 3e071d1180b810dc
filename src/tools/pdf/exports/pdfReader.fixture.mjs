// Reads the PDFs that its parent process sends with PDF.js and answers with what it found as JSON. A separate program,
// because Jest does not load PDF.js, which is an ES module with top-level `await`.
import process from 'node:process'
import { TextDecoder } from 'node:util'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The elements of a page's structure, without what each shows. */
const elements = (node) => ({
  role: node.role,
  ...(node.alt ? { alt: node.alt } : {}),
  ...(node.bbox ? { bbox: node.bbox } : {}),
  children: (node.children ?? []).filter(({ role }) => role).map(elements),
})
const titles = (items) => (items ?? []).map(({ title, items: below }) => ({ title, items: titles(below) }))

async function readPage(page) {
  const text = await page.getTextContent()
  const { fnArray, argsArray } = await page.getOperatorList()
  const fonts = [...new Set(text.items.map(({ fontName }) => fontName).filter(Boolean))].map((id) => {
    const font = page.commonObjs.get(id)
    return { name: font.name, embedded: !font.missingFile }
  })
  const structure = await page.getStructTree()
  const annotations = await page.getAnnotations()
  return {
    text: text.items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    drawn: fnArray
      .flatMap((operator, index) => (operator === OPS.showText ? argsArray[index][0] : []))
      .map((glyph) => glyph.unicode ?? '')
      .join(''),
    images: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    textEnds: text.items.map(({ transform, width }) => transform[4] + width),
    size: page.view,
    fonts,
    structure: structure && elements(structure),
    links: annotations.filter(({ subtype }) => subtype === 'Link').map(({ dest }) => dest),
  }
}

async function read(bytes) {
  const document = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await document.promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(await pdf.getPage(number)))
  const { info, metadata } = await pdf.getMetadata()
  const attachments = (await pdf.getAttachments()) ?? {}
  const found = {
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
  }
  await document.destroy()
  return found
}

process.on('message', ({ id, bytes }) => {
  read(bytes).then(
    (found) => process.send({ id, json: JSON.stringify(found) }),
    (error) => process.send({ id, error: String(error) }),
  )
})
