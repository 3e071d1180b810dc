import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'

/** Width of a picture in px: twice that of a cover on a page. */
const width = 560

/** Pictures of earlier builds, by the digest of their file. */
const cache = 'node_modules/.cache/site/pdf-pages'

/**
 * Draws pages as a separate program, for the reason in src/content/source/readPdf.ts. The build of pdf.js that unpdf has needs a
 * newer Node.
 */
const program = `
const { parentPort } = require('node:worker_threads')
const loaded = Promise.all([import('pdfjs-dist/legacy/build/pdf.mjs'), import('@napi-rs/canvas')])
parentPort.on('message', async ({ bytes, pages, width }) => {
  try {
    const [{ getDocument }, { createCanvas }] = await loaded
    const task = getDocument({ data: bytes, verbosity: 0, standardFontDataUrl: 'node_modules/pdfjs-dist/standard_fonts/' })
    const pdf = await task.promise
    const pictures = []
    for (const number of pages) {
      if (number > pdf.numPages) break
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
      const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
      await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise
      pictures.push(canvas.toBuffer('image/png'))
    }
    await task.destroy()
    parentPort.postMessage({ pictures })
  } catch (error) {
    parentPort.postMessage({ problem: String((error && error.message) || error) })
  }
})
`

type Answer = { pictures: Uint8Array[] } | { problem: string }

/** A PDF with the files that get the pictures of its first pages, in their order. */
export type PicturedPdf = { name: string; bytes: Uint8Array; files: readonly string[] }

const cached = (digest: string, page: number): string => path.join(cache, `${digest}-${page}-${width}.webp`)

/** A file that is there already keeps its date, which is part of its entity tag. */
function copyIfOther(picture: string, file: string): void {
  const content = readFileSync(picture)
  if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content)
}

function ask(worker: Worker, bytes: Uint8Array, pages: readonly number[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.postMessage({ bytes: Uint8Array.from(bytes), pages, width })
  })
}

/**
 * Writes pictures of the first pages of PDFs. A picture that an earlier build has drawn is taken from its cache. Rejects with the
 * name of a PDF that cannot be drawn.
 */
export async function writePdfPages(pdfs: readonly PicturedPdf[]): Promise<void> {
  let worker: Worker | undefined
  try {
    for (const { name, bytes, files } of pdfs) {
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
      const pages = files.map((_, index) => index + 1)
      if (!pages.every((page) => existsSync(cached(digest, page)))) {
        worker ??= new Worker(program, { eval: true })
        const answer = await ask(worker, bytes, pages)
        if ('problem' in answer) throw new Error(`The pages of ${name} cannot be drawn: ${answer.problem}`)
        mkdirSync(cache, { recursive: true })
        for (const [index, picture] of answer.pictures.entries())
          writeFileSync(
            cached(digest, index + 1),
            await sharp(picture).webp({ quality: 80, effort: 4 }).toBuffer(),
          )
      }
      for (const [index, file] of files.entries()) {
        const picture = cached(digest, index + 1)
        // A file of one page has no picture of the second.
        if (existsSync(picture)) copyIfOther(picture, file)
      }
    }
  } finally {
    await worker?.terminate()
  }
}
