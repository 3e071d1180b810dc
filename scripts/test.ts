import os from 'node:os'
import pLimit from 'p-limit'
import { bin, run, runQuietly } from './run'
import { runMain } from './runMain'

/**
 * `npm test`: the gate. Types, lint, generated files, unit tests, the content, one full build, the sampled journeys in
 * a real browser, the site as a production machine runs it, and builds on faulty content. `--full` runs every template
 * and every locale, compares how each template looks, and has LibreOffice, where it is installed, read the workbooks and
 * Word documents. With names it runs those steps alone:
 * `npm test -- types "built site"`. Steps that only read the sources run first, beside each other. CI runs all of them,
 * in parallel jobs (.github/workflows/check.yml).
 */
type Step = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** It uses one core and only reads the sources: such steps run beside each other, one on each core. */
  isStatic?: true
}

const isFull = process.argv.includes('--full')
const scale = { TEST_SCALE: isFull ? 'full' : 'sample' }

const steps: Step[] = [
  { name: 'lint', command: bin('eslint'), args: ['.', '--max-warnings', '0'], isStatic: true },
  { name: 'types', command: bin('tsc'), args: ['--noEmit'], isStatic: true },
  {
    name: 'types of the worker',
    command: bin('tsc'),
    args: ['--noEmit', '--project', 'src/serviceWorker/worker'],
    isStatic: true,
  },
  { name: 'format', command: bin('prettier'), args: ['--check', '.', '--log-level', 'warn'], isStatic: true },
  { name: 'content', command: bin('tsx'), args: ['scripts/checkContent.ts'], isStatic: true },
  { name: 'generated files', command: bin('tsx'), args: ['scripts/codegen.ts', '--check'], isStatic: true },
  {
    name: 'unit tests',
    command: bin('tsx'),
    args: ['scripts/unitTests.ts', '--silent'],
    ...(isFull && { env: { TEST_POSTGRES: 'required' } }),
  },
  { name: 'build', command: bin('tsx'), args: ['scripts/build.ts'] },
  { name: 'built site', command: bin('tsx'), args: ['scripts/checkSite.ts'] },
  {
    name: 'journeys',
    command: bin('playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    env: scale,
  },
  {
    name: 'editing',
    command: bin('playwright'),
    args: ['test', '--config', 'e2e/editing/playwright.config.ts'],
  },
  ...(isFull
    ? [
        { name: 'office files', command: bin('tsx'), args: ['scripts/officeFiles.ts'] },
        {
          name: 'looks',
          command: bin('playwright'),
          args: ['test', '--config', 'e2e/visual/playwright.config.ts'],
        },
      ]
    : []),
  { name: 'production machine', command: bin('tsx'), args: ['scripts/productionTrial.ts'] },
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

/** Runs static steps beside each other to their ends; each prints when it has ended. */
const runBeside = (besides: readonly Step[]): Promise<Result[]> =>
  pLimit(os.availableParallelism()).map(besides, (step) =>
    timed(step, async (...command) => {
      const { code, output } = await runQuietly(...command)
      printTitle(step)
      process.stdout.write(output)
      return code
    }),
  )

async function main(): Promise<void> {
  const chosen = chosenSteps(process.argv.slice(2).filter((argument) => argument !== '--full'))
  const started = Date.now()
  const results = await runBeside(chosen.filter(({ isStatic }) => isStatic))
  const failed = (): Result[] => results.filter(({ code }) => code !== 0)
  for (const step of chosen.filter(({ isStatic }) => !isStatic)) {
    if (failed().length > 0) break
    printTitle(step)
    results.push(await timed(step, run))
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
