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
const { parentPort, workerData } = require('node:worker_threads')
import('unpdf')
  .then(async ({ extractText, getDocumentProxy }) => {
    const pdf = await getDocumentProxy(workerData, { verbosity: 0 })
    const { totalPages, text } = await extractText(pdf, { mergePages: true })
    const words = text.match(/[\\p{L}\\p{N}][^\\s]*/gu) ?? []
    parentPort.postMessage({ pages: totalPages, words: words.length })
  })
  .catch((error) => parentPort.postMessage({ problem: String((error && error.message) || error) }))
`

/** Pages and words of a PDF. Rejects with a sentence that says why it cannot be read. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; words: number }> {
  const worker = new Worker(program, {
    eval: true,
    workerData: Uint8Array.from(bytes),
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
  })
  const answer = new Promise<{ pages: number; words: number }>((resolve, reject) => {
    worker.once('message', (message: { pages: number; words: number } | { problem: string }) => {
      if ('problem' in message) reject(new Error(message.problem))
      else resolve(message)
    })
    worker.once('error', reject)
  })
  try {
    return await pTimeout(answer, {
      milliseconds: maxMilliseconds,
      message: `reading it takes longer than ${maxMilliseconds / 1000} s`,
    })
  } finally {
    await worker.terminate()
  }
}
