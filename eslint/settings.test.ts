import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const root = process.cwd()

type Message = { ruleId: string; line: number; column: number; endColumn: number }

/**
 * What ESLint finds with the settings of the project in these files, by their paths, in a folder where they are all there is:
 * in the project it would read all types. It does not run inside Jest.
 */
async function lint(files: Record<string, string>): Promise<Map<string, Message[]>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'eslint-'))
  try {
    for (const setting of ['eslint.config.mjs', 'eslint', 'tsconfig.json', 'package.json']) {
      cpSync(path.join(root, setting), path.join(folder, setting), { recursive: true })
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), code)
    }
    const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js')
    // With errors in the code it ends with a status.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [eslint, '--format', 'json', ...Object.keys(files)],
      { cwd: folder },
    ).catch((error: { stdout: string }) => error)
    const results = JSON.parse(stdout) as { filePath: string; messages: Message[] }[]
    return new Map(results.map(({ filePath, messages }) => [path.relative(folder, filePath), messages]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const beginning = `import type { ReactNode } from 'react'

type Props = { state: string; count: number; open: boolean; words: { add: string; total_sum: string }; children: ReactNode }
`

/** A component of an island with this text. */
const component = (name: string, jsx: readonly string[]): string => `
export function ${name}({ state, count, open, words, children }: Props) {
  const format = (value: number): string => String(value)
  return (${jsx.join('\n')})
}
`

const changing = [
  '<div>',
  '<p>{state}{open ? <b>x</b> : null}</p>',
  '<p>Total: {count}</p>',
  '<p>{format(count)} <b>{state}</b></p>',
  '<p>{open ? words.add : words.total_sum} <i /></p>',
  '<p>{open && "open"}<i /></p>',
  '<p><>{`${count} of 3`}</><i /></p>',
  '</div>',
]
const alone = [
  '<div>',
  '<p>{state}</p>',
  '<p>{`${state}: ${count}`}</p>',
  '<p><span>{state}</span> <b>{count}</b></p>',
  '<p>{words.add}<i /></p>',
  '<p>{words.total_sum} <i /></p>',
  '<p>{children}{open ? <i /> : null}</p>',
  '<p>{open && <b>{state}</b>}{" "}<i /></p>',
  '</div>',
]

const first = beginning + component('AssumptionGroup', changing)
const island = 'src/tools/roiCalculator/screens/AssumptionGroup.tsx'

/** One broken rule per file, none in the first; and components with text that the rule for it reads. */
const files: Record<string, string> = {
  'src/site/title.ts': `import { documentTitle } from '../cms/title'\n\nexport const title = documentTitle\n`,
  'src/cms/title.ts': `export const documentTitle = 'Title'\n`,
  'src/site/usesFixture.ts': `import { site } from './site.fixture'\n\nexport const usesFixture = site\n`,
  'src/site/site.fixture.ts': `export const site = 'Example'\n`,
  'src/site/order.ts': `import { title } from './title'\nimport { documentTitle } from '../cms/title'\n\nexport const order = [title, documentTitle]\n`,
  'src/site/floating.ts': `export function floating(): void {\n  Promise.resolve()\n}\n`,
  'src/site/title.test.ts': `test('a title', () => undefined)\n`,
  [island]: first + component('AssumptionGroups', alone),
}

/** In one run, of which reading the types takes most. */
let found: Map<string, Message[]>
beforeAll(async () => {
  found = await lint(files)
}, 60_000)

/** The rules that a file breaks; undefined when it was not read. */
function broken(file: string): string[] | undefined {
  const messages = found.get(file)
  return messages && [...new Set(messages.map(({ ruleId }) => ruleId))]
}

it('accepts a file that keeps all rules', () => {
  expect(broken('src/site/title.ts')).toEqual([])
})

it.each([
  ['src/site/usesFixture.ts', 'no-restricted-imports'],
  ['src/site/order.ts', 'import-x/order'],
  ['src/site/floating.ts', '@typescript-eslint/no-floating-promises'],
  ['src/site/title.test.ts', 'no-restricted-globals'],
])('refuses %s: %s', (file, rule) => {
  expect(broken(file)).toEqual([rule])
})

/** The texts that the rule finds fault with in the first of the two components, or in the other one. */
function textsFound(inFirst: boolean): string[] {
  const lines = (files[island] ?? '').split('\n')
  const lastOfFirst = first.split('\n').length
  return (found.get(island) ?? [])
    .filter(({ ruleId, line }) => ruleId === 'outlay/text-alone' && line < lastOfFirst === inFirst)
    .map(({ line, column, endColumn }) => (lines[line - 1] ?? '').slice(column - 1, endColumn - 1))
}

it('finds text that may change beside something else', () => {
  expect(textsFound(true)).toEqual([
    '{state}',
    '{count}',
    '{format(count)}',
    '{open ? words.add : words.total_sum}',
    '{open && "open"}',
    '{`${count} of 3`}',
  ])
})

it('leaves text that is alone, words of the page, and what is no text', () => {
  expect(textsFound(false)).toEqual([])
})
