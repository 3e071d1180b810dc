import Table from 'cli-table3'
import type { OutboxEntry } from '../../src/server/leads/outbox/rows'
import { leadStates, type LeadState } from '../../src/server/leads/outbox/storage/tables'

/** A masked e-mail address: `a•••@outlay.example`. */
export const maskedEmail = (address: string): string =>
  address.replace(/^(.?).*(?=@)/su, (_local, first: string) => `${first}•••`)

export const emailOf = ({ lead }: OutboxEntry): string | undefined =>
  lead?.fields.find(({ name }) => name === 'email')?.value

/** Date and time to the minute, in UTC. */
export const minute = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')}Z`

/** The entries as a table for a terminal. */
export function tableOf(entries: readonly OutboxEntry[]): string {
  const table = new Table({
    head: [
      'id',
      'received',
      'form',
      'locale',
      'e-mail',
      'bot check',
      'state',
      'attempts',
      'next or end',
      'reason',
    ],
    colWidths: [null, null, null, null, null, null, null, null, null, 36],
    wordWrap: true,
    style: { head: [], border: [] },
  })
  for (const entry of entries) {
    const { id, receivedAt, form, lead, state, attempts, dueAt, settledAt, reason } = entry
    const time = dueAt ?? settledAt
    table.push([
      id.slice(0, 8),
      minute(receivedAt),
      form,
      lead?.locale ?? '?',
      printable(maskedEmail(emailOf(entry) ?? '?')),
      lead?.botCheck.replaceAll('_', ' ') ?? '?',
      state,
      attempts,
      time === undefined ? '' : minute(time),
      printable(reason ?? ''),
    ])
  }
  return table.toString()
}

/** How many leads there are in each state, in one line. */
export const countsLine = (counts: Readonly<Record<LeadState, number>>): string =>
  leadStates.map((state) => `${counts[state]} ${state === 'delivering' ? 'in delivery' : state}`).join(', ')

/** Removes control characters, so that a visitor's text cannot control the terminal. */
const printable = (text: string): string => text.replace(/\p{C}/gu, ' ')
