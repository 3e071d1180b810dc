import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { budgetTable, isKept, type Budget, type BudgetOptions, type Measurement } from './budgets/budget'
import { weighHtml } from './budgets/htmlOfPages'
import { measureLighthouse } from './budgets/lighthouse'
import { measureNavigation } from './budgets/navigation'
import { measurePageLoad } from './budgets/pageLoad'
import { weighScripts } from './budgets/scriptsOfPages'
import { measureToolStart } from './budgets/toolStart'
import { openBuiltServer } from './builtServer'
import { runMain } from './runMain'

/**
 * `npm run budgets`: measures the built site against its limits, prints one table and ends with status 1 when a limit is
 * not kept. `-- weigh lighthouse tools navigation page` measures only those named (`page`, on a quiet machine, only then); paths limit it to these pages and say what each consists of. `--runs 9`,
 * `--slow` (navigation on slow 4G), `--sample` (three pages for Lighthouse, as without names), `--files` (the scripts of each
 * page), `--json FILE`. Of the site at `E2E_BASE_URL` when it is set.
 */
const usage =
  'Usage: npm run budgets -- [weigh] [lighthouse] [tools] [navigation] [page] [/en/page …] [--runs 5] [--slow] [--sample] [--files] [--json FILE]'

const measurements: Readonly<Record<string, readonly Measurement[]>> = {
  weigh: [weighScripts, weighHtml],
  lighthouse: [measureLighthouse],
  tools: [measureToolStart],
  navigation: [measureNavigation],
  page: [measurePageLoad],
}

/** Measured when named: its times are on the clock, and other programs make them longer. */
const onQuietMachine = 'page'

function readOptions(): { names: string[]; json: string | undefined; options: BudgetOptions } {
  const { values, positionals } = parseArgs({
    options: {
      runs: { type: 'string' },
      json: { type: 'string' },
      slow: { type: 'boolean', default: false },
      sample: { type: 'boolean', default: false },
      files: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const pages = positionals.filter((argument) => argument.startsWith('/'))
  const named = positionals.filter((argument) => !argument.startsWith('/'))
  const unknown = named.filter((name) => !(name in measurements))
  if (unknown.length > 0) throw new Error(`There is no measurement ${unknown.join(', ')}.\n${usage}`)
  const runs = values.runs === undefined ? undefined : Number(values.runs)
  if (runs !== undefined && (!Number.isInteger(runs) || runs < 1))
    throw new Error(`--runs must be a whole number from 1.\n${usage}`)
  return {
    names: named.length > 0 ? named : Object.keys(measurements).filter((name) => name !== onQuietMachine),
    json: values.json,
    options: {
      pages,
      runs,
      isSlow: values.slow,
      isSample: values.sample || named.length === 0,
      hasFiles: values.files,
    },
  }
}

async function main(): Promise<void> {
  const { names, json, options } = readOptions()
  const project = path.resolve(__dirname, '..')
  const { origin, stop } = await openBuiltServer(project)
  const budgets: Budget[] = []
  try {
    for (const name of names) {
      for (const measure of measurements[name] ?? []) {
        process.stderr.write(`${name} …\n`)
        budgets.push(...(await measure({ project, origin }, options)))
      }
    }
  } finally {
    stop()
  }
  if (json !== undefined) {
    const rows = budgets.map((budget) => ({ ...budget, isKept: isKept(budget) }))
    writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`)
  }
  const broken = budgets.filter((budget) => !isKept(budget))
  process.stdout.write(budgetTable(budgets, { explainsAll: options.pages.length > 0 }))
  process.stdout.write(
    broken.length === 0
      ? `All ${budgets.length} limits are kept.\n`
      : `${broken.length} of ${budgets.length} limits are not kept.\n`,
  )
  if (broken.length > 0) process.exitCode = 1
}

runMain(main)
