import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { islandFiles, textBesideOthersIn } from './textAlone'

const root = process.cwd()

/** The texts that the rule finds fault with in a component with these elements. */
function textsFound(elements: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'text-alone-'))
  const file = path.join(folder, 'Island.tsx')
  try {
    writeFileSync(
      file,
      `type Node = { key: string } | string
declare namespace JSX { interface IntrinsicElements { [name: string]: { children?: unknown } } }
type Props = { state: string; count: number; open: boolean; words: { add: string; total_sum: string }; children: Node }

export function Island({ state, count, open, words, children }: Props) {
  const format = (value: number): string => String(value)
  return (<div>${elements.join('\n')}</div>)
}
`,
    )
    return textBesideOthersIn(root, [file]).map(({ text }) => text)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('finds text that may change beside something else', () => {
  const found = textsFound([
    '<p>{state}{open ? <b>x</b> : null}</p>',
    '<p>Total: {count}</p>',
    '<p>{format(count)} <b>{state}</b></p>',
    '<p>{open ? words.add : words.total_sum} <i /></p>',
    '<p>{open && "open"}<i /></p>',
    '<p><>{`${count} of 3`}</><i /></p>',
    '<p>{(open && state) || words.add}<i /></p>',
  ])
  expect(found).toEqual([
    '{state}',
    '{count}',
    '{format(count)}',
    '{open ? words.add : words.total_sum}',
    '{open && "open"}',
    '{`${count} of 3`}',
    '{(open && state) || words.add}',
  ])
})

it('leaves text that is alone, words of the page, and what is no text', () => {
  const found = textsFound([
    '<p>{state}</p>',
    '<p>{`${state}: ${count}`}</p>',
    '<p><span>{state}</span> <b>{count}</b></p>',
    '<p>{words.add}<i /></p>',
    '<p>{words.total_sum} <i /></p>',
    '<p>{children}{open ? <i /> : null}</p>',
    '<p>{open && <b>{state}</b>}{" "}<i /></p>',
  ])
  expect(found).toEqual([])
})

it('reads the components of islands, not their tests', () => {
  const names = islandFiles(root).map((file) => path.relative(root, file))
  expect(names).toContain('src/tools/roiCalculator/screens/AssumptionGroup.tsx')
  expect(names).toContain('src/slices/PricingTable/index.tsx')
  expect(names.filter((name) => /\.test\.|fixture|examples/.test(name))).toEqual([])
})
