import { Worker } from 'node:worker_threads'
import pTimeout from 'p-timeout'

/** Longest time in milliseconds that reading a file may take. */
const maxMilliseconds = 30_000

/** Most memory that it may take, in MiB. */
const maxMemory = 512

/**
 * It runs in a thread with limits, since an uploaded file may cost any time and memory, and as a separate program, since the
 * package is an ES module that Gatsby's compiled files cannot require. The working directory is the project's.
 */
const program = `
const { parentPort } = require('node:worker_threads')
const loading = import('unpdf')
parentPort.on('message', async (bytes) => {
  try {
    const { extractText, getDocumentProxy } = await loading
    const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
    const { totalPages, text } = await extractText(pdf, { mergePages: true })
    await pdf.destroy()
    const words = text.match(/[\\p{L}\\p{N}][^\\s]*/gu) ?? []
    parentPort.postMessage({ pages: totalPages, words: words.length })
  } catch (error) {
    parentPort.postMessage({ problem: String((error && error.message) || error) })
  }
})
`

interface PdfFacts {
  pages: number
  words: number
}

/**
 * Files that are read one after another by one thread, as loading the package costs more than reading a file. `waiting` counts
 * the file that is read as well.
 */
interface Reader {
  worker: Worker | undefined
  waiting: number
  last: Promise<unknown>
}

const readers: Reader[] = [1, 2].map(() => ({ worker: undefined, waiting: 0, last: Promise.resolve() }))

function answerOf(worker: Worker, bytes: Uint8Array): Promise<PdfFacts> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners()
    worker.once('message', (message: PdfFacts | { problem: string }) => {
      if ('problem' in message) reject(new Error(message.problem))
      else resolve(message)
    })
    worker.once('error', reject)
    worker.postMessage(bytes)
  })
}

/** After a file that cannot be read the next one gets a new thread: what the file did to the old one is not known. */
async function readBy(reader: Reader, bytes: Uint8Array): Promise<PdfFacts> {
  const worker = (reader.worker ??= new Worker(program, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
  }))
  let isRead = false
  try {
    const facts = await pTimeout(answerOf(worker, bytes), {
      milliseconds: maxMilliseconds,
      message: `reading it takes longer than ${maxMilliseconds / 1000} s`,
    })
    isRead = true
    return facts
  } finally {
    reader.waiting -= 1
    if (!isRead || reader.waiting === 0) {
      reader.worker = undefined
      await worker.terminate()
    }
  }
}

/** Pages and words of a PDF. Rejects with a sentence that says why it cannot be read. */
export function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  const reader = readers.reduce((least, other) => (other.waiting < least.waiting ? other : least))
  reader.waiting += 1
  const reading = reader.last.then(() => readBy(reader, Uint8Array.from(bytes)))
  reader.last = reading.catch(() => undefined)
  return reading
}
