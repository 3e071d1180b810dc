import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { filePagePath, filePagesFolder, picturedPages } from '../content/cms/fileFacts'
import { contentNodeOf, plannedPageNodes, type NodeReader } from '../content/nodes/readNodes'
import { fileBytes } from '../content/source/fileFacts'
import { environment } from '../core/environment'
import { writePdfPages, type PicturedPdf } from './pdfPages'

/** Writes the pictures of the first pages of the files that documents give, and removes those of others. */
export async function writeFilePages(nodes: NodeReader, publicFolder = 'public'): Promise<void> {
  const folder = path.join(publicFolder, filePagesFolder)
  mkdirSync(folder, { recursive: true })
  const pdfs = new Map<string, PicturedPdf>()
  for (const page of plannedPageNodes(nodes)) {
    const { raw } = contentNodeOf(nodes, page)
    const digest = raw?.fileFacts?.digest
    if (!raw || !digest || pdfs.has(digest)) continue
    const bytes = await fileBytes(process.cwd(), environment(), raw)
    if (!bytes) continue
    const files = picturedPages.map((number) => path.join(publicFolder, filePagePath(digest, number)))
    pdfs.set(digest, { name: raw.uid ?? raw.id, bytes, files })
  }
  await writePdfPages([...pdfs.values()])
  const written = new Set([...pdfs.values()].flatMap(({ files }) => files.map((file) => path.basename(file))))
  for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(path.join(folder, name))
}
