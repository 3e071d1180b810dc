import Table from 'cli-table3'
import { fileKinds } from './buildFiles'
import { isSame, type Comparison, type Finding, type KindCounts } from './compareFolders'

const number = (value: number): string => value.toLocaleString('en-GB')
const counted = (value: number, one: string, several = `${one}s`): string =>
  `${number(value)} ${value === 1 ? one : several}`

const filesShown = 3

const columns: readonly [keyof KindCounts, string][] = [
  ['before', 'before'],
  ['after', 'after'],
  ['identical', 'identical'],
  ['neutral', 'but for names'],
  ['styleOrder', 'but for style order'],
  ['different', 'different'],
  ['missing', 'missing'],
  ['extra', 'extra'],
]

function countsTable({ kinds }: Comparison): string {
  const table = new Table({
    head: ['files', ...columns.map(([, title]) => title)],
    colAligns: ['left', ...columns.map(() => 'right' as const)],
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
    style: { head: [], border: [] },
  })
  for (const kind of fileKinds) {
    const counts = kinds.get(kind)
    if (counts) table.push([kind, ...columns.map(([column]) => number(counts[column]))])
  }
  const sum = (column: keyof KindCounts): number =>
    [...kinds.values()].reduce((total, counts) => total + counts[column], 0)
  table.push(['all', ...columns.map(([column]) => number(sum(column)))])
  return table.toString()
}

function bootstrapLines({ bootstraps }: Comparison): string[] {
  if (bootstraps.length === 0) return ['Inline bootstrap script: on no page']
  return bootstraps.map(({ outcome, beforeBytes, afterBytes, pages, firstPage }) => {
    const size =
      outcome === 'same'
        ? `${number(beforeBytes)} bytes`
        : `${number(beforeBytes)} → ${number(afterBytes)} bytes`
    return `Inline bootstrap script: ${outcome}, ${size}, ${counted(pages, 'page')}${outcome === 'different' ? `, first ${firstPage}` : ''}`
  })
}

/** Findings that are one change, together, in the order in which the changes first appear. */
function byChange(findings: readonly Finding[]): Finding[][] {
  const changes = new Map<string, Finding[]>()
  for (const finding of findings) {
    const same = changes.get(finding.change)
    if (same) same.push(finding)
    else changes.set(finding.change, [finding])
  }
  return [...changes.values()]
}

function changeLines(findings: readonly Finding[], position: number): string[] {
  const files = findings.slice(0, filesShown).map(({ file }) => file)
  const more = findings.length - files.length
  const [first] = findings
  const lines = [
    `${position}. ${first?.what}: ${files.join(', ')}${more > 0 ? ` and ${counted(more, 'more file')}` : ''}`,
  ]
  if (first?.difference) {
    const { place, before, after } = first.difference
    if (place) lines.push(`   at ${place}`)
    lines.push(`   - ${before}`, `   + ${after}`)
  }
  return lines
}

function orderNote({ kinds }: Comparison): string {
  const pages = kinds.get('HTML')?.styleOrder ?? 0
  return pages === 0
    ? ''
    : `; the order of style rules is another on ${counted(pages, 'page')}, but not for two classes of one element`
}

/** The report of a comparison: counts, bootstrap, scripts, and the first `limit` differences. */
export function comparisonReport(comparison: Comparison, limit: number): string {
  const { findings, scripts, skipped, nulPages, bootstraps } = comparison
  const changes = byChange(findings)
  const shown = changes.slice(0, limit)
  const bootstrapDiffers = bootstraps.some(({ outcome }) => outcome === 'different')
  return [
    countsTable(comparison),
    ...bootstrapLines(comparison),
    `Scripts: ${number(scripts.before.files)} → ${counted(scripts.after.files, 'file')}, ${number(scripts.before.bytes)} → ${number(scripts.after.bytes)} bytes; only their names are compared`,
    `Skipped: ${number(skipped.before)} → ${counted(skipped.after, 'file')} that follow from others (.br, .gz, source maps, licence notes, webpack.stats.json)`,
    ...(nulPages.before + nulPages.after > 0
      ? [`NUL characters in the text, left out: on ${nulPages.before} → ${counted(nulPages.after, 'page')}`]
      : []),
    '',
    ...shown.flatMap((change, index) => changeLines(change, index + 1)),
    ...(changes.length > shown.length
      ? [
          `… and ${counted(changes.length - shown.length, 'more change')} (--limit ${changes.length} shows all)`,
        ]
      : []),
    ...(changes.length > 0 ? [''] : []),
    isSame(comparison)
      ? `Visitors get the same from both builds${orderNote(comparison)}.`
      : `The builds differ: ${counted(changes.length, 'change')} in ${counted(findings.length, 'place')}${bootstrapDiffers ? ', and the inline bootstrap script' : ''}.`,
    '',
  ].join('\n')
}
