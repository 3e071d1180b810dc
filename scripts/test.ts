import { bin, run } from './run'

/**
 * `npm test`: the gate. Types, lint, generated files, unit tests, the content, one full build, the sampled journeys in
 * a real browser, the site as a production machine runs it, and builds on faulty content. `--full` runs every template
 * and every locale, and compares how each template looks. With names it runs those steps alone:
 * `npm test -- types "built site"`. CI runs all of them, in parallel jobs (.github/workflows/check.yml).
 */
type Step = { name: string; command: string; args: string[]; env?: Record<string, string> }

const isFull = process.argv.includes('--full')
const scale = { TEST_SCALE: isFull ? 'full' : 'sample' }

const steps: Step[] = [
  { name: 'types', command: bin('tsc'), args: ['--noEmit'] },
  { name: 'lint', command: bin('eslint'), args: ['.', '--max-warnings', '0'] },
  { name: 'format', command: bin('prettier'), args: ['--check', '.', '--log-level', 'warn'] },
  { name: 'generated files', command: bin('tsx'), args: ['scripts/codegen.ts', '--check'] },
  {
    name: 'unit tests',
    command: bin('tsx'),
    args: ['scripts/unitTests.ts', '--silent'],
    ...(isFull && { env: { TEST_POSTGRES: 'required' } }),
  },
  { name: 'content', command: bin('tsx'), args: ['scripts/checkContent.ts'] },
  { name: 'build', command: bin('tsx'), args: ['scripts/build.ts'] },
  { name: 'built site', command: bin('tsx'), args: ['scripts/checkSite.ts'] },
  {
    name: 'journeys',
    command: bin('playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    env: scale,
  },
  ...(isFull
    ? [
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

async function main(): Promise<void> {
  const chosen = chosenSteps(process.argv.slice(2).filter((argument) => argument !== '--full'))
  const started = Date.now()
  const times: string[] = []
  for (const { name, command, args, env } of chosen) {
    process.stdout.write(`\n── ${name}\n`)
    const begin = Date.now()
    const code = await run(command, args, { ...process.env, ...env })
    times.push(`${name} ${((Date.now() - begin) / 1000).toFixed(0)} s`)
    if (code !== 0) {
      process.stderr.write(`\n${name}: failed (${times.join(', ')})\n`)
      process.exitCode = 1
      return
    }
  }
  process.stdout.write(
    `\nAll passed in ${((Date.now() - started) / 1000).toFixed(0)} s: ${times.join(', ')}\n`,
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
