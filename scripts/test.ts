import os from 'node:os'
import pLimit from 'p-limit'
import { ensureChromium } from './chromiumInstalled'
import { bin, run, runQuietly } from './run'
import { runMain } from './runMain'

/**
 * `npm test`: the gate. Types, lint, generated files, unit tests, the content, one full build, the sampled journeys in
 * a real browser, the site as a production machine runs it, and builds on faulty content. `--full` runs every template
 * and every locale, compares how each template looks, and has LibreOffice, where it is installed, read the workbooks and
 * Word documents. With names it runs those steps alone:
 * `npm test -- types "built site"`. Steps that do not disturb each other run beside each other. CI runs all of them, in
 * parallel jobs (.github/workflows/check.yml).
 */
type Step = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /**
   * Steps with the same word run beside each other, one on each core: those that only read the sources, and those that only
   * read the built site.
   */
  beside?: 'sources' | 'site'
  needsBrowser?: true
}

const isFull = process.argv.includes('--full')
const scale = { TEST_SCALE: isFull ? 'full' : 'sample' }

const steps: Step[] = [
  { name: 'rooms', command: bin('tsx'), args: ['scripts/checkRooms.ts'], beside: 'sources' },
  { name: 'lint', command: bin('eslint'), args: ['.', '--max-warnings', '0'], beside: 'sources' },
  {
    name: 'types',
    command: bin('tsc'),
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
    beside: 'sources',
  },
  {
    name: 'types of the worker',
    command: bin('tsc'),
    args: ['--noEmit', '--project', 'src/browser/serviceWorker/worker'],
    beside: 'sources',
  },
  {
    name: 'format',
    command: bin('prettier'),
    args: ['--check', '.', '--log-level', 'warn'],
    beside: 'sources',
  },
  { name: 'content', command: bin('tsx'), args: ['scripts/checkContent.ts'], beside: 'sources' },
  {
    name: 'generated files',
    command: bin('tsx'),
    args: ['scripts/codegen.ts', '--check'],
    beside: 'sources',
  },
  {
    name: 'unit tests',
    command: bin('tsx'),
    args: ['scripts/unitTests.ts', '--silent'],
    ...(isFull && { env: { TEST_POSTGRES: 'required' } }),
  },
  { name: 'build', command: bin('tsx'), args: ['scripts/build.ts'] },
  { name: 'built site', command: bin('tsx'), args: ['scripts/checkSite.ts'], beside: 'site' },
  { name: 'production machine', command: bin('tsx'), args: ['scripts/productionTrial.ts'], beside: 'site' },
  {
    name: 'journeys',
    command: bin('playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    env: scale,
    needsBrowser: true,
  },
  {
    name: 'editing',
    command: bin('playwright'),
    args: ['test', '--config', 'e2e/editing/playwright.config.ts'],
    needsBrowser: true,
  },
  ...(isFull
    ? ([
        { name: 'office files', command: bin('tsx'), args: ['scripts/officeFiles.ts'] },
        {
          name: 'looks',
          command: bin('playwright'),
          args: ['test', '--config', 'e2e/visual/playwright.config.ts'],
          needsBrowser: true,
        },
      ] satisfies Step[])
    : []),
  { name: 'faulty and foreign content', command: bin('tsx'), args: ['scripts/buildTrials.ts'], env: scale },
]

/** The steps with these names, all without names. Throws for an unknown name. */
function chosenSteps(names: readonly string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new Error(`No step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`)
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name))
}

/** A step's exit code and duration in seconds. */
type Result = { name: string; code: number; seconds: number }

async function timed({ name, env, command, args }: Step, start: typeof run): Promise<Result> {
  const begin = Date.now()
  const code = await start(command, args, { ...process.env, ...env })
  return { name, code, seconds: (Date.now() - begin) / 1000 }
}

const printTitle = ({ name }: Step): boolean => process.stdout.write(`\n── ${name}\n`)

/** The steps in the order of their turns: those that run beside each other share the turn of the first of them. */
function turnsOf(chosen: readonly Step[]): Step[][] {
  const turns: Step[][] = []
  for (const step of chosen) {
    const turn = step.beside && turns.find(([first]) => first?.beside === step.beside)
    if (turn) turn.push(step)
    else turns.push([step])
  }
  return turns
}

/** Runs the steps of a turn to their ends. One by itself prints as it goes, several print each when it has ended. */
async function runTurn(turn: readonly Step[]): Promise<Result[]> {
  const [first] = turn
  if (first && turn.length === 1) {
    printTitle(first)
    return [await timed(first, run)]
  }
  return pLimit(os.availableParallelism()).map(turn, (step) =>
    timed(step, async (...command) => {
      const { code, output } = await runQuietly(...command)
      printTitle(step)
      process.stdout.write(output)
      return code
    }),
  )
}

async function main(): Promise<void> {
  const chosen = chosenSteps(process.argv.slice(2).filter((argument) => argument !== '--full'))
  // First: without a browser the gate would run for ten minutes to find out.
  await ensureChromium(chosen.filter(({ needsBrowser }) => needsBrowser).map(({ name }) => name))
  const started = Date.now()
  const results: Result[] = []
  const failed = (): Result[] => results.filter(({ code }) => code !== 0)
  for (const turn of turnsOf(chosen)) {
    if (failed().length > 0) break
    results.push(...(await runTurn(turn)))
  }
  const times = results.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')
  if (failed().length > 0) {
    const names = failed().map(({ name }) => name)
    process.stderr.write(`\n${names.join(', ')}: failed (${times})\n`)
    process.exitCode = 1
    return
  }
  process.stdout.write(`\nAll passed in ${((Date.now() - started) / 1000).toFixed(0)} s: ${times}\n`)
}

runMain(main)
