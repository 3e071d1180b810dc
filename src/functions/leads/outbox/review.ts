import { doubts, type Doubt } from '../../../leads/model/properties'
import { reviewVerdict, type ReviewRules, type ReviewVerdict } from '../doubt/reviewVerdict'
import { readBotCheck } from './rows'
import type { OutboxStore, Queries } from './storage/store'
import { reviewed } from './storage/tables'

/** The part of the outbox for doubtful leads: what becomes of them, by rules or by an operator. */
export type OutboxReview = {
  /**
   * Decides about each doubtful lead whose time has come: it is delivered, or waits for a person from now on. Returns how
   * many of each.
   */
  review(options: ReviewRules & { now: () => number }): Promise<{ released: number; kept: number }>
  /**
   * An operator's decision about these leads, doubtful or rejected, or about all doubtful ones: they are delivered, or not and
   * deleted later. Returns their number.
   */
  decide(
    which: { ids: readonly string[] } | 'doubtful',
    decision: 'release' | 'reject',
    now: number,
  ): Promise<number>
}

/** Leads that are reviewed in one go. */
const batch = 50

const hour = 3_600_000
const day = 24 * hour

export function outboxReview(store: OutboxStore): OutboxReview {
  return {
    async review({ now, ...rules }) {
      const count = { released: 0, kept: 0 }
      for (;;) {
        const due = await store.query((queries) => dueLeads(queries, now()))
        for (const lead of due) {
          const verdict = await store.query((queries) => verdictOn(queries, lead, rules))
          const isReleased = verdict.outcome === 'release'
          if (await store.query((queries) => record(queries, lead.id, verdict, now())))
            count[isReleased ? 'released' : 'kept'] += 1
        }
        if (due.length < batch) return count
      }
    },

    async decide(which, decision, now) {
      if (typeof which === 'object' && which.ids.length === 0) return 0
      const { numUpdatedRows } = await store.query((queries) => {
        const query = queries
          .updateTable('outbox')
          .set(
            decision === 'release'
              ? { state: 'waiting', due_at: now, settled_at: null }
              : { state: 'rejected', settled_at: now },
          )
        return (
          which === 'doubtful'
            ? query.where('state', '=', 'doubtful')
            : query.where('state', 'in', ['doubtful', 'rejected']).where('id', 'in', which.ids)
        ).executeTakeFirstOrThrow()
      })
      return Number(numUpdatedRows)
    },
  }
}

type DueLead = Awaited<ReturnType<typeof dueLeads>>[number]

const dueLeads = (queries: Queries, now: number) =>
  queries
    .selectFrom('outbox')
    .select(['id', 'lead', 'recipient', 'doubt', 'received_at'])
    .where('state', '=', 'doubtful')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(batch)
    .execute()

async function verdictOn(queries: Queries, lead: DueLead, rules: ReviewRules): Promise<ReviewVerdict> {
  const at = lead.received_at
  const { of_recipient, doubtful } = await queries
    .selectNoFrom((eb) => [
      eb
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('leads'))
        .where('recipient', '=', lead.recipient)
        .where('received_at', '>', at - day)
        .where('received_at', '<', at + day)
        .where('state', '<>', 'rejected')
        .as('of_recipient'),
      eb
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('leads'))
        .where('received_at', '>', at - hour)
        .where('received_at', '<', at + hour)
        .where('doubt', 'is not', null)
        .where('doubt', '<>', 'unverified' satisfies Doubt)
        .where('state', '<>', 'rejected')
        .as('doubtful'),
    ])
    .executeTakeFirstOrThrow()
  const given = lead.doubt?.split(';') ?? []
  return reviewVerdict(
    {
      botCheck: readBotCheck(lead.lead),
      doubts: doubts.filter((doubt) => given.includes(doubt)),
      ofRecipient: of_recipient ?? 0,
      doubtfulAround: doubtful ?? 0,
    },
    rules,
  )
}

/** False when somebody else has decided meanwhile. */
async function record(queries: Queries, id: string, verdict: ReviewVerdict, now: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('outbox')
    .set(
      verdict.outcome === 'release'
        ? { state: 'waiting', due_at: now, settled_at: null }
        : { due_at: reviewed, reason: verdict.reason },
    )
    .where('id', '=', id)
    .where('state', '=', 'doubtful')
    .where('due_at', '<', reviewed)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
