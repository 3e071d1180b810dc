import { execFileSync } from 'node:child_process'

type Message = { ruleId: string; line: number; column: number; endColumn: number }

/** What ESLint, with the settings of the project, finds in the text of an existing file. ESLint does not run inside Jest. */
function lint(code: string, file: string): Message[] {
  const options = [
    '--stdin',
    '--stdin-filename',
    file,
    '--format',
    'json',
    '--rule',
    'import-x/no-cycle: off',
  ]
  let report: string
  try {
    report = execFileSync('node_modules/.bin/eslint', options, { input: code, encoding: 'utf8' })
  } catch (error) {
    // With errors in the code it ends with a status.
    report = (error as { stdout: string }).stdout
  }
  const [result] = JSON.parse(report) as { messages: Message[] }[]
  return result?.messages ?? []
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

/** The texts that the rule finds fault with in each component, in one run: reading all types takes most of it. */
let found: { inChanging: string[]; inAlone: string[] }
beforeAll(() => {
  const first = beginning + component('AssumptionGroup', changing)
  const code = first + component('AssumptionGroups', alone)
  const lines = code.split('\n')
  const lastOfFirst = first.split('\n').length
  const texts = lint(code, 'src/tools/roiCalculator/screens/AssumptionGroup.tsx').flatMap(
    ({ ruleId, line, column, endColumn }) =>
      ruleId === 'outlay/text-alone'
        ? [{ line, text: (lines[line - 1] ?? '').slice(column - 1, endColumn - 1) }]
        : [],
  )
  const textsOf = (isFirst: boolean): string[] =>
    texts.filter(({ line }) => line < lastOfFirst === isFirst).map(({ text }) => text)
  found = { inChanging: textsOf(true), inAlone: textsOf(false) }
}, 120_000)

it('finds text that may change beside something else', () => {
  expect(found.inChanging).toEqual([
    '{state}',
    '{count}',
    '{format(count)}',
    '{open ? words.add : words.total_sum}',
    '{open && "open"}',
    '{`${count} of 3`}',
  ])
})

it('leaves text that is alone, words of the page, and what is no text', () => {
  expect(found.inAlone).toEqual([])
})
