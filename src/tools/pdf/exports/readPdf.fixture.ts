import { fork, type ChildProcess } from 'node:child_process'
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
    /** How many times a picture is drawn. */
    images: number
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

/** What the reader answers: the number of the request, and JSON or the message of an error. */
type Answer = { id: number; json?: string; error?: string }

type Reader = { child: ChildProcess; waiting: Map<number, (answer: Answer) => void> }

let started: Reader | undefined

/** The program that reads files, one for all that a test file asks. It ends with this process, and does not hold it open. */
function reader(): Reader {
  if (started) return started
  const child = fork(path.join(__dirname, 'pdfReader.fixture.mjs'), {
    execArgv: [],
    serialization: 'advanced',
  })
  const waiting: Reader['waiting'] = new Map()
  child.on('message', (message) => {
    const answer = message as Answer
    waiting.get(answer.id)?.(answer)
  })
  child.once('exit', (code) => {
    started = undefined
    for (const [id, settle] of waiting)
      settle({ id, error: `The reader of PDFs ended with ${String(code)}.` })
  })
  child.unref()
  started = { child, waiting }
  return started
}

let requests = 0

/** What PDF.js reads in a file: text in its order, fonts, structure, bookmarks, metadata, attachments. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { child, waiting } = reader()
  const id = ++requests
  return new Promise((resolve, reject) => {
    child.channel?.ref()
    waiting.set(id, ({ json, error }) => {
      waiting.delete(id)
      if (waiting.size === 0) child.channel?.unref()
      if (json === undefined) reject(new Error(error))
      else resolve(JSON.parse(json) as ReadPdf)
    })
    child.send({ id, bytes })
  })
}

/** All elements of a structure with a role. */
export const withRole = (element: ReadElement | null, role: string): ReadElement[] =>
  element
    ? [
        ...(element.role === role ? [element] : []),
        ...element.children.flatMap((child) => withRole(child, role)),
      ]
    : []
