import { rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildCacheFolder } from '../src/core/buildCache'
import { benchDocuments, editedDocumentId } from './benchContent'
import { buildPhases } from './buildPhases'
import { changedFiles, listFiles } from './fileListing'
import type { MeasuredRun } from './measuredRun'
import { runMain } from './runMain'
import { writeContent } from './sampleContent'
import { temporaryFolder } from './temporaryFolder'
import { trialBuild } from './trialBuild'
import { makeTrialSite } from './trialSite'

/**
 * `npm run bench:build -- [200 2000 10000] [--phases]`: what `npm run build` takes for so many documents, cold and after
 * one edited document, with `--phases` also where the time of the cold build goes. Prints the tables of
 * docs/performance.md.
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

/** Where the time of a build went, as a Markdown table. */
function phasesTable(run: MeasuredRun): string {
  const share = (seconds: number): string => `${((100 * seconds) / run.cpuSeconds).toFixed(0)} %`
  const total = { name: 'All', wallSeconds: run.wallSeconds, cpuSeconds: run.cpuSeconds }
  const rows = [...buildPhases(run), total].map(({ name, wallSeconds, cpuSeconds }) =>
    row([name, wallSeconds.toFixed(1), cpuSeconds.toFixed(1), share(cpuSeconds)]),
  )
  return [row(['phase', 'wall, s', 'CPU, s', 'of all CPU']), row(['---', '--:', '--:', '--:']), ...rows].join(
    '\n',
  )
}

/** What the build says about the work beside Gatsby and after it. */
const reportOf = ({ output }: MeasuredRun): string =>
  output
    .split('\n')
    .filter((line) => /social images|compressed \d/.test(line))
    .join('\n')

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
  // Without the bundles of earlier builds: as in a new checkout.
  rmSync(path.join(site, buildCacheFolder), { recursive: true, force: true })
  const cold = await build(site, content)
  const built = listHtml()
  writeContent(content, edited(documents))
  const warm = await build(site, content)
  const rendered = changedFiles(built, listHtml()).length
  for (const folder of [site, content]) rmSync(folder, { recursive: true })
  return { documents: documents.length, pages: built.size, cold, warm, rendered }
}

function readOptions(): { counts: number[]; withPhases: boolean } {
  const { values, positionals } = parseArgs({
    options: { phases: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const counts = positionals.map(Number)
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
    throw new Error('Usage: npm run bench:build -- [number of documents …] [--phases]')
  }
  return { counts: counts.length > 0 ? counts : [200, 2000, 10000], withPhases: values.phases }
}

async function main(): Promise<void> {
  const { counts, withPhases } = readOptions()
  const load = os.loadavg()[0] ?? 0
  process.stdout.write(
    `${os.cpus().length} cores, Node ${process.version}, load before the first build ${load.toFixed(1)}\n\n`,
  )
  process.stdout.write(`${row(columns)}\n${row(columns.map(() => '--:'))}\n`)
  const measured: Measurement[] = []
  for (const count of counts) {
    const measurement = await measure(count)
    measured.push(measurement)
    process.stdout.write(`${rowOf(measurement)}\n`)
  }
  if (!withPhases) return
  for (const { documents, cold } of measured) {
    process.stdout.write(
      `\nCold build of ${documents} documents\n\n${phasesTable(cold)}\n\n${reportOf(cold)}\n`,
    )
  }
}

runMain(main)
