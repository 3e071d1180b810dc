import os from 'node:os'
import pLimit from 'p-limit'
import { ensureChromium } from './chromiumInstalled'
import { bin, run, runQuietly } from './run'
import { runMain } from './runMain'

/**
 * `npm test`: the gate. Types, lint, generated files, unit tests, the content, one full build, the sampled journeys in
 * a real browser, the site as a production machine runs it, and builds on faulty and other content. `--full` runs every
 * template, every locale and the journeys of `nightly` (e2e/fixtures/scale.ts), compares how each template looks, and has LibreOffice, where it is installed, read the
 * workbooks and Word documents. With names it runs those steps alone: `npm test -- "types and lint" "built site"`. Steps
 * that do not disturb each other run beside each other. CI runs all of them, in parallel jobs
 * (.github/workflows/check.yml).
 */
type Step = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /**
   * Steps with the same word run beside each other, one on each core, and start in their order: those that read the
   * sources beside the build, and those that read the built site beside builds of a copy. The longest comes first.
   */
  beside?: 'build' | 'site'
  needsBrowser?: true
}

const isFull = process.argv.includes('--full')
const scale = { TEST_SCALE: isFull ? 'full' : 'sample' }

const steps: Step[] = [
  { name: 'build', command: bin('tsx'), args: ['scripts/build.ts'], beside: 'build' },
  { name: 'types and lint', command: bin('tsx'), args: ['scripts/typesAndLint.ts'], beside: 'build' },
  { name: 'rooms', command: bin('tsx'), args: ['scripts/checkRooms.ts'], beside: 'build' },
  {
    name: 'format',
    command: bin('oxfmt'),
    args: ['--check', '.'],
    beside: 'build',
  },
  { name: 'content', command: bin('tsx'), args: ['scripts/checkContent.ts'], beside: 'build' },
  { name: 'generated files', command: bin('tsx'), args: ['scripts/codegen.ts', '--check'], beside: 'build' },
  {
    name: 'unit tests',
    command: bin('tsx'),
    args: ['scripts/unitTests.ts', '--silent'],
    env: { ...scale, ...(isFull && { TEST_POSTGRES: 'required' }) },
  },
  {
    name: 'other content',
    command: bin('tsx'),
    args: ['scripts/buildTrials.ts', 'other-repository'],
    env: scale,
    beside: 'site',
  },
  { name: 'built site', command: bin('tsx'), args: ['scripts/checkSite.ts'], beside: 'site' },
  { name: 'secrets', command: bin('tsx'), args: ['scripts/checkSecrets.ts'], beside: 'site' },
  { name: 'production machine', command: bin('tsx'), args: ['scripts/productionTrial.ts'], beside: 'site' },
  {
    name: 'faulty content',
    command: bin('tsx'),
    args: ['scripts/buildTrials.ts', 'malformed-environment', 'faulty-content', 'unreachable-repository'],
    beside: 'site',
  },
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

/** A line for each step with its seconds, which of those beside each other overlap, and one for all. */
function timeTable(results: readonly Result[], seconds: number): string {
  const rows = [...results, { name: 'all', code: 0, seconds }]
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows
    .map(({ name, code, seconds: duration }) => {
      const time = `${duration.toFixed(0).padStart(6)} s`
      return `${name.padEnd(width)}${time}${code === 0 ? '' : '  FAILED'}\n`
    })
    .join('')
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
  process.stdout.write(`\n${timeTable(results, (Date.now() - started) / 1000)}`)
  if (failed().length > 0) {
    const names = failed().map(({ name }) => name)
    process.stderr.write(`\n${names.join(', ')}: failed\n`)
    process.exitCode = 1
    return
  }
  process.stdout.write('\nAll passed\n')
}

runMain(main)
