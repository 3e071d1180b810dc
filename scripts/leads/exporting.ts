import type { OutboxEntry } from '../../src/functions/leads/outbox/rows'
import { leadProperties } from '../../src/leads/model/properties'

type Entries = AsyncIterable<OutboxEntry>

/** All data of the leads as a JSON array, with times as ISO 8601. In pieces, one for each lead. */
export async function* jsonOf(entries: Entries): AsyncGenerator<string> {
  let separator = '['
  for await (const { receivedAt, dueAt, settledAt, ...entry } of entries) {
    const times = { receivedAt: iso(receivedAt), dueAt: iso(dueAt), settledAt: iso(settledAt) }
    yield `${separator}\n${JSON.stringify({ ...entry, ...times })}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

const columns = [
  'id', 'state', 'attempts', 'received', 'delivered or given up', 'reason', 'correlation id', 'form', 'locale',
  'page', 'submitted', 'bot check', 'consent to process', 'marketing consent', ...leadProperties,
] as const // prettier-ignore

/** One line for each lead (RFC 4180), one column for each property a lead may have. */
export async function* csvOf(entries: Entries): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const entry of entries) yield csvLine(cellsOf(entry))
}

function cellsOf({ lead, ...entry }: OutboxEntry): string[] {
  const values = new Map(lead?.fields.map(({ name, value }) => [name, value]))
  return [
    entry.id,
    entry.state,
    String(entry.attempts),
    iso(entry.receivedAt) ?? '',
    iso(entry.settledAt) ?? '',
    entry.reason ?? '',
    entry.correlationId ?? '',
    entry.form,
    lead?.locale ?? '',
    lead?.page ?? '',
    iso(lead?.submittedAt) ?? '',
    lead?.botCheck ?? '',
    yesOrNo(lead?.consent?.consentToProcess),
    yesOrNo(lead?.consent?.communications.some(({ value }) => value)),
    ...leadProperties.map((name) => values.get(name) ?? ''),
  ]
}

const iso = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString()

const yesOrNo = (value: boolean | undefined): string => (value === undefined ? '' : value ? 'yes' : 'no')

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/**
 * A place where a spreadsheet may begin a cell, and a character there that begins a formula: at the start of the value,
 * and after what separates cells or lines where a comma does not (Excel separates by semicolons in most of Europe, and
 * then knows no quotes around our cells). Quotes and blanks before the character are no obstacle to it.
 */
const formula = /(^|[;\t\r\n])([\s"']*)([=+\-@＝＋－＠])/g

/** An apostrophe makes a formula a text; a telephone number keeps its plus. */
function csvCell(value: string): string {
  // Control characters other than tabs and line breaks mean nothing in a cell and much to a terminal.
  const text = value.replace(/[^\P{Cc}\t\r\n]/gu, ' ')
  const safe = /^\+[\d ()/.-]+$/.test(text) ? text : text.replace(formula, "$1$2'$3")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
