import Table from 'cli-table3'
import type { OutboxEntry } from '../../src/functions/leads/outbox/rows'
import { leadStates, type LeadState } from '../../src/functions/leads/outbox/storage/tables'
import { cellText } from './cell'

/** A masked e-mail address: `a•••@outlay.example`. */
export const maskedEmail = (address: string): string =>
  address.replace(/^(.?).*(?=@)/su, (_local, first: string) => `${first}•••`)

export const emailOf = ({ lead }: OutboxEntry): string | undefined =>
  lead?.fields.find(({ name }) => name === 'email')?.value

/** Date and time to the minute, in UTC. */
export const minute = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')}Z`

/** Widest columns, where a text from outside decides the width. */
const widest = { form: 24, email: 32, botCheck: 14, reason: 36 }

/** The entries as a table for a terminal. Its width does not depend on what visitors and HubSpot wrote. */
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
    style: { head: [], border: [] },
  })
  for (const entry of entries) {
    const { id, receivedAt, form, lead, state, attempts, dueAt, settledAt, reason } = entry
    const time = dueAt ?? settledAt
    table.push([
      id.slice(0, 8),
      minute(receivedAt),
      cellText(form, widest.form),
      lead?.locale ?? '?',
      cellText(maskedEmail(emailOf(entry) ?? '?'), widest.email),
      cellText(lead ? (lead.doubts?.join(', ') ?? lead.botCheck).replaceAll('_', ' ') : '?', widest.botCheck),
      state,
      attempts,
      time === undefined ? '' : minute(time),
      cellText(reason ?? '', widest.reason),
    ])
  }
  return table.toString()
}

/** States that are named only when there are leads in them. */
const rare: readonly LeadState[] = ['doubtful', 'rejected']

/** How many leads there are in each state, in one line. */
export const countsLine = (counts: Readonly<Record<LeadState, number>>): string =>
  leadStates
    .filter((state) => counts[state] > 0 || !rare.includes(state))
    .map((state) => `${counts[state]} ${state === 'delivering' ? 'in delivery' : state}`)
    .join(', ')
