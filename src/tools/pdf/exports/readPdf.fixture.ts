import { execFile } from 'node:child_process'
import path from 'node:path'

export type ReadElement = {
  role: string
  alt?: string
  /** Left, bottom, right, top in points of the page. */
  bbox?: number[]
  children: ReadElement[]
}

export type ReadPdf = {
  pages: {
    text: string
    /** The letters in the order in which they are drawn, with their spaces, as programs that read aloud find them. */
    drawn: string
    /** The right end of each piece of text. */
    textEnds: number[]
    size: [number, number, number, number]
    fonts: { name: string; embedded: boolean }[]
    structure: ReadElement | null
    links: string[]
  }[]
  info: Record<string, unknown>
  xmp: string | null
  marked: { Marked: boolean } | null
  outline: ReadBookmark[]
  pageMode: string
  viewerPreferences: Record<string, unknown> | null
  attachments: { filename: string; description: string; content: string }[]
}
type ReadBookmark = { title: string; items: ReadBookmark[] }

/** What PDF.js reads in a file: text in its order, fonts, structure, bookmarks, metadata, attachments. */
export const readPdf = (bytes: Uint8Array): Promise<ReadPdf> =>
  new Promise((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      [path.join(__dirname, 'pdfReader.fixture.mjs')],
      { maxBuffer: 2 ** 28 },
      (error, output) => {
        if (error) reject(error)
        else resolve(JSON.parse(output) as ReadPdf)
      },
    )
    reader.stdin?.end(bytes)
  })

/** All elements of a structure with a role. */
export const withRole = (element: ReadElement | null, role: string): ReadElement[] =>
  element
    ? [
        ...(element.role === role ? [element] : []),
        ...element.children.flatMap((child) => withRole(child, role)),
      ]
    : []
