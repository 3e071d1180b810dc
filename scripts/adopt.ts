import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { readJson } from '../src/core/values/readJson'
import { planAdoption, writeAdoption, type Adoption } from './adopt/adoptSite'
import { askBrand } from './adopt/askBrand'
import { parseBrandFile } from './adopt/brandFile'
import { origin } from './adopt/origin'
import { sourceFiles, tracesIn } from './adopt/traces'
import { runMain } from './runMain'

/** `npm run adopt`: gives the site another brand (docs/adopting.md). */
const usage = `npm run adopt -- --file brand.json   gives the site the brand of the file, scripts/adopt/example.json shows one
npm run adopt                        asks for it
npm run adopt -- --check             names every line and file that still has the name ${origin.name}

--force  also when git has changes that are not committed

It changes names, hosts, e-mail domains, imprints, offices, prices, names of plans, colours, icons and the pictures that
carry the name, and removes markets that are not kept. It leaves the typeface, the texts themselves, the imprint of /us
(src/content/us/legal.ts), and tests and journeys of markets that are removed.`

const root = path.resolve(__dirname, '..')
const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Whether git has changes besides the file of the brand. */
function isDirty(brandFile: string): boolean {
  const except = brandFile === '' ? [] : ['--', '.', `:!${brandFile}`]
  const changed = execFileSync('git', ['status', '--porcelain', ...except], { cwd: root, encoding: 'utf8' })
  return changed.trim() !== ''
}

async function asked(): Promise<unknown> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await askBrand((question) => terminal.question(question))
  } finally {
    terminal.close()
  }
}

/** Another name has another length, and generated files name markets. */
function formatted(files: readonly string[]): void {
  const there = files.filter((file) => existsSync(path.join(root, file)))
  const bin = (name: string): string => path.join(root, 'node_modules/.bin', name)
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  for (let start = 0; start < there.length; start += 500) {
    const part = there.slice(start, start + 500)
    execFileSync(bin('oxfmt'), ['--no-error-on-unmatched-pattern', ...part], options)
  }
  execFileSync(bin('tsx'), ['scripts/codegen.ts'], options)
}

function report({ changes, forms, planMentions, removedFiles }: Adoption): void {
  const removed = [...changes.values()].filter((content) => content === null).length
  print(`${changes.size - removed} files written, ${removed} removed.`)
  if (removedFiles.length > 0) {
    print('\nThe old name is set in these files, so they were removed; their pages wait for new ones:')
    for (const file of removedFiles) print(`  ${file}`)
  }
  if (forms.length > 0) {
    print('\nForms of the name that a person must check:')
    for (const { language, form, count, place } of forms)
      print(`  ${language}  ${form}  ${count} ×  ${place}`)
  }
  if (planMentions.length > 0) {
    print('\nTexts that call a plan by its old name:')
    for (const file of planMentions) print(`  ${file}`)
  }
  print(
    '\nNext: npm run adopt -- --check, npm run check:content, npm run build; docs/adopting.md has the rest.',
  )
}

function check(): void {
  const traces = tracesIn(root, sourceFiles(root))
  for (const trace of traces) print(trace)
  print(traces.length === 0 ? `No trace of ${origin.name}.` : `${traces.length} traces of ${origin.name}.`)
  if (traces.length > 0) process.exitCode = 1
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      check: { type: 'boolean' },
      force: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return print(usage)
  if (values.check) return check()
  if (values.file === undefined && !process.stdin.isTTY) throw new Error(`--file is missing.\n\n${usage}`)
  const given = values.file === undefined ? await asked() : readJson(path.resolve(values.file))
  const place = values.file === undefined ? '' : path.relative(root, path.resolve(values.file))
  const brandFile = place.startsWith('..') ? '' : place.split(path.sep).join('/')
  const parsed = parseBrandFile(given)
  const problems = [
    ...('problems' in parsed ? parsed.problems : []),
    ...(!values.force && isDirty(brandFile)
      ? ['git has changes that are not committed: commit them, or use --force']
      : []),
  ]
  if ('problems' in parsed || problems.length > 0) {
    throw new Error(`Nothing was changed. To be corrected:\n${problems.map((one) => `  ${one}`).join('\n')}`)
  }
  const adoption = await planAdoption(root, parsed.file, brandFile)
  writeAdoption(root, adoption.changes)
  formatted([...adoption.changes.keys()])
  report(adoption)
}

runMain(main)
