import { rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { benchDocuments, editedDocumentId } from './benchContent'
import { changedFiles, listFiles } from './fileListing'
import type { MeasuredRun } from './measuredRun'
import { writeContent } from './sampleContent'
import { temporaryFolder } from './temporaryFolder'
import { trialBuild } from './trialBuild'
import { makeTrialSite } from './trialSite'

/**
 * `npm run bench:build -- [200 2000 10000]`: what `npm run build` takes for so many documents, cold and after one
 * edited document. Prints the table of docs/performance.md.
 */
const project = path.resolve(__dirname, '..')

type Measurement = {
  documents: number
  pages: number
  cold: MeasuredRun
  warm: MeasuredRun
  rendered: number
}

const columns = [
  'documents', 'pages', 'cold, s', 'CPU, s', 'peak memory, MiB', 'pages/s', 'one edit, s', 'CPU, s', 'HTML files rendered',
] // prettier-ignore

/** One line of a Markdown table. */
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

function rowOf({ documents, pages, cold, warm, rendered }: Measurement): string {
  return row([
    documents,
    pages,
    cold.wallSeconds.toFixed(1),
    cold.cpuSeconds.toFixed(1),
    Math.round(cold.peakMebibytes),
    (pages / cold.wallSeconds).toFixed(1),
    warm.wallSeconds.toFixed(1),
    warm.cpuSeconds.toFixed(1),
    rendered,
  ])
}

/** The document that is edited, with another description. */
const edited = (documents: ReturnType<typeof benchDocuments>) =>
  documents
    .filter(({ id }) => id === editedDocumentId)
    .map((one) => ({ ...one, data: { ...one.data, meta_description: 'Edited between two builds.' } }))

async function build(site: string, content: string): Promise<MeasuredRun> {
  const run = await trialBuild(site, { CONTENT_DIR: content })
  if (run.code !== 0) throw new Error(`The build failed:\n${run.output}`)
  return run
}

async function measure(count: number): Promise<Measurement> {
  const site = makeTrialSite(project)
  const content = temporaryFolder('outlay-content')
  const documents = benchDocuments(count)
  writeContent(content, documents)
  const listHtml = () => listFiles(path.join(site, 'public'), '.html')
  const cold = await build(site, content)
  const built = listHtml()
  writeContent(content, edited(documents))
  const warm = await build(site, content)
  const rendered = changedFiles(built, listHtml()).length
  for (const folder of [site, content]) rmSync(folder, { recursive: true })
  return { documents: documents.length, pages: built.size, cold, warm, rendered }
}

async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number)
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
    throw new Error('Usage: npm run bench:build -- [number of documents …]')
  }
  const load = os.loadavg()[0] ?? 0
  process.stdout.write(
    `${os.cpus().length} cores, Node ${process.version}, load before the first build ${load.toFixed(1)}\n\n`,
  )
  process.stdout.write(`${row(columns)}\n${row(columns.map(() => '--:'))}\n`)
  for (const count of counts.length > 0 ? counts : [200, 2000, 10000]) {
    process.stdout.write(`${rowOf(await measure(count))}\n`)
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
