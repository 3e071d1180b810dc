import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import packageJson from '../package.json'

const root = path.resolve(__dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '')

const workflows = readdirSync(path.join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`)

/** The steps of the gate that are not part of `--full` alone, by name. */
const gateSteps = matches(read('scripts/test.ts'), /^ {2,4}(?:\{ )?name: '([^']+)'/gm)

/** The steps that a workflow runs: `npm test -- rooms "built site"`. */
const stepsIn = (workflow: string): string[] =>
  matches(workflow, /run: npm test -- (.+)/g).flatMap((names) =>
    matches(names, /("[^"]+"|\S+)/g).map((name) => name.replaceAll('"', '')),
  )

it('every step of the gate is run by the workflow of pull requests, and no other', () => {
  const workflow = read('.github/workflows/check.yml')
  // The journeys run in parts, by their own command.
  expect(workflow).toContain('run: npm run test:e2e -- --shard=')
  expect([...new Set([...stepsIn(workflow), 'journeys'])].sort()).toEqual([...gateSteps].sort())
})

it.each([...workflows, 'CONTRIBUTING.md', 'README.md'])('every npm script that %s names exists', (file) => {
  const scripts = matches(read(file), /npm run (?:-s )?([a-z][\w:-]*)/g)
  expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([])
})

/** What starts a browser in a workflow: the commands of Playwright, and the step that runs one. */
const startsBrowser =
  /npm run (?:test:e2e|test:editing|test:nginx|test:visual|test:full|lighthouse|budgets)\b|npm test -- .*\bediting\b/

it.each(workflows.filter((file) => startsBrowser.test(read(file))))(
  'every job of %s that starts a browser installs it before',
  (file) => {
    const jobs = read(file).split(/^ {2}(?=[\w-]+:$)/m)
    const withBrowser = jobs.filter((job) => startsBrowser.test(job))
    expect(withBrowser.length).toBeGreaterThan(0)
    const without = withBrowser.filter(
      (job) =>
        !job.slice(0, job.search(startsBrowser)).includes('npx playwright install --with-deps chromium'),
    )
    expect(without.map((job) => job.split(':')[0])).toEqual([])
  },
)
