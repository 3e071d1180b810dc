import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from 'jest'
import config from '../jest.config'
import { readJson } from '../src/core/values/readJson'
import { mutatedRooms, type MutatedRoom } from './mutants/mutatedRooms'
import { runMain } from './runMain'
import { makeTrialSite } from './trialSite'

/**
 * `npm run test:mutants -- [room or file …] [--concurrency N] [--again]`: mutates the code of a room (scripts/mutants/mutatedRooms.ts) with
 * Stryker, mutant by mutant, and counts those that its tests notice. Prints the survivors and the score, writes
 * coverage/mutants/ROOM.html, and fails below the room's floor. Mutations of constants that are computed once when a module
 * loads are not counted: each would take a run of all tests. `--again` tries only what the last run of the room on this
 * machine does not tell: mutants of changed lines, those whose test has changed, and survivors that a new test runs.
 */
const project = path.resolve(__dirname, '..')
const reports = path.join(project, 'coverage/mutants')

const reportOf = ({ name }: MutatedRoom): string => path.join(reports, `${name}.json`)
const lastReportOf = ({ name }: MutatedRoom): string => path.join(reports, `${name}.last.json`)

/** Tests with an environment of their own report to Stryker through its one. */
const environment = /@jest-environment (jsdom|node)\b/

function useStrykerEnvironments(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.test\.tsx?$/.test(name)) continue
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    if (environment.test(text))
      writeFileSync(
        file,
        text.replace(environment, '@jest-environment @stryker-mutator/jest-runner/jest-env/$1'),
      )
  }
}

type Report = { files: Record<string, { mutants: { status: string }[] }> }

/** A line with the score of the last run of a room: mutants, those that tests noticed, and the floor, in per cent. */
function scoreOf(room: MutatedRoom): string {
  const { files } = readJson(reportOf(room)) as Report
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted: string[]): number => statuses.filter((status) => wanted.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const all = noticed + count('Survived', 'NoCoverage')
  return `${room.name}: ${((100 * noticed) / all).toFixed(1)} % of ${all} mutants noticed, floor: ${room.floor === undefined ? 'not set yet' : `${room.floor} %`}\n`
}

/** Mutates a room, or some of its files, in a copy of the project, and gives the exit code of Stryker. */
async function mutate(
  room: MutatedRoom,
  { files, concurrency, again }: { files: readonly string[]; concurrency: number; again: boolean },
): Promise<number> {
  const copy = makeTrialSite(project, { content: true })
  const { name, folders, data = {}, floor } = room
  const isWhole = files.length === 0
  for (const folder of folders) useStrykerEnvironments(path.join(copy, folder))
  // Jest looks through its roots anew for each mutant: the room alone, without starting other programs, makes that fast.
  const jestConfig: Config = {
    ...config,
    rootDir: copy,
    roots: folders.map((folder) => `<rootDir>/${folder}`),
    // Tests of speed would run for each mutant and notice none.
    testPathIgnorePatterns: [...(config.testPathIgnorePatterns ?? []), '\\.speed\\.test\\.tsx?$'],
    watchman: false,
    haste: { forceNodeFilesystemAPI: true },
    maxWorkers: 1,
  }
  const jestFile = path.join(copy, 'mutants.jest.json')
  writeFileSync(jestFile, JSON.stringify(jestConfig))
  const options = {
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    // All mutants of a process run in it one after the other: modules are compiled once for them.
    testRunnerNodeArgs: ['--import', path.join(project, 'scripts/jest/compileOnce.mjs')],
    jest: { configFile: jestFile, enableFindRelatedTests: true },
    mutate: [
      ...(isWhole ? folders.map((folder) => `${folder}/**/*.ts`) : files),
      '!**/*.{test,fixture,d}.ts',
      ...Object.keys(data).map((file) => `!${file}`),
    ],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    // A mutant that runs out of time counts as noticed: no test may do so because the machine is busy.
    timeoutMS: 30_000,
    disableTypeChecks: false,
    // The copy is ours: nothing has to be put back.
    inPlace: true,
    incremental: again,
    incrementalFile: lastReportOf(room),
    concurrency,
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: path.join(reports, `${name}.html`) },
    jsonReporter: { fileName: reportOf(room) },
    // The floor is that of the whole room.
    thresholds: { high: 90, low: floor ?? 80, break: isWhole ? (floor ?? null) : null },
    allowConsoleColors: false,
  }
  const optionsFile = path.join(copy, 'stryker.config.json')
  writeFileSync(optionsFile, JSON.stringify(options))
  const stryker = spawn(path.join(copy, 'node_modules/.bin/stryker'), ['run', optionsFile], {
    cwd: copy,
    stdio: 'inherit',
  })
  const [code] = (await once(stryker, 'exit')) as [number | null]
  return code ?? 1
}

/** The rooms to mutate, each with its files when only some are. Throws for a name that is neither a room nor a file of one. */
function chosen(names: readonly string[]): { room: MutatedRoom; files: string[] }[] {
  const isIn = (room: MutatedRoom, file: string): boolean =>
    room.folders.some((folder) => file.startsWith(`${folder}/`))
  const known = mutatedRooms.map(({ name }) => name)
  const unknown = names.find(
    (name) => !known.includes(name) && !mutatedRooms.some((room) => isIn(room, name)),
  )
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is neither a file of a room nor a room: ${known.join(', ')}.`)
  return mutatedRooms.flatMap((room) => {
    if (names.length === 0 || names.includes(room.name)) return [{ room, files: [] }]
    const files = names.filter((name) => isIn(room, name))
    return files.length > 0 ? [{ room, files }] : []
  })
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      concurrency: { type: 'string', default: String(os.availableParallelism()) },
      again: { type: 'boolean', default: false },
    },
  })
  const concurrency = Number(values.concurrency)
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new Error(`--concurrency ${values.concurrency}: give the number of processes, from 1.`)
  mkdirSync(reports, { recursive: true })
  const scores: string[] = []
  for (const { room, files } of chosen(positionals)) {
    process.stdout.write(`\n${room.name}: ${(files.length > 0 ? files : room.folders).join(', ')}\n`)
    if (values.again && existsSync(reportOf(room))) renameSync(reportOf(room), lastReportOf(room))
    rmSync(reportOf(room), { force: true })
    if ((await mutate(room, { files, concurrency, again: values.again })) !== 0) process.exitCode = 1
    if (existsSync(reportOf(room))) scores.push(scoreOf(room))
  }
  process.stdout.write(`\n${scores.join('')}`)
}

runMain(() => main(process.argv.slice(2)))
