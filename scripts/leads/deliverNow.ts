import Table from 'cli-table3'
import type { Environment } from '../../src/core/environment'
import { deliverDue } from '../../src/functions/leads/delivery/deliverDue'
import { deliverLead } from '../../src/functions/leads/delivery/deliverLead'
import { hubspotClient } from '../../src/functions/leads/delivery/hubspotClient'
import { hubspotSettings } from '../../src/functions/leads/delivery/hubspotSettings'
import { reviewDoubtful } from '../../src/functions/leads/delivery/reviewDoubtful'
import type { Outbox } from '../../src/functions/leads/outbox/outbox'
import { logText } from '../../src/functions/log'
import { countsLine } from './listing'
import type { Terminal } from './terminal'

type DeliverNowOptions = { outbox: Outbox; environment: Environment; terminal: Terminal; signal: AbortSignal }

/** Makes one attempt for every waiting lead. Gives the exit code: 1 when one of them is not delivered after it. */
export async function deliverNow({
  outbox,
  environment,
  terminal,
  signal,
}: DeliverNowOptions): Promise<number> {
  const hubspot = hubspotSettings(environment)
  if (!hubspot) {
    terminal.note(
      'HubSpot is not configured: set HUBSPOT_PORTAL_ID and the variables beside it (.env.example).',
    )
    return 1
  }
  const { now } = outbox
  const waiting = await outbox.retry('waiting', now())
  const review = reviewDoubtful({ outbox, environment, log: { info: terminal.note, error: terminal.note } })
  const attempt = deliverLead({
    outbox,
    submit: hubspotClient(hubspot),
    // Successes are counted in the table, errors are shown at once.
    log: { info: () => undefined, error: (line, cause) => terminal.note(logText(line, cause)) },
    now,
    random: Math.random,
  })
  const ended = { delivered: 0, postponed: 0, refused: 0 }
  await deliverDue({
    outbox,
    review,
    async deliver(claimed) {
      const verdict = await attempt(claimed)
      if (verdict.outcome === 'postponed' && verdict.withoutHutk) return
      ended[verdict.outcome] += 1
      const count = ended.delivered + ended.postponed + ended.refused
      terminal.progress(`${count} of ${waiting} leads tried, ${ended.delivered} delivered`)
    },
    requestsPer10Seconds: environment.HUBSPOT_REQUESTS_PER_10_SECONDS,
    now,
    signal,
    onPause: (until) =>
      terminal.progress(
        `HubSpot accepts no more until ${new Date(until).toTimeString().slice(0, 8)}; waiting`,
      ),
  })
  const table = new Table({ style: { head: [], border: [] } })
  table.push(
    ['delivered', ended.delivered],
    ['postponed', ended.postponed],
    ['refused for good', ended.refused],
  )
  terminal.print(table.toString())
  terminal.print(`In all: ${countsLine(await outbox.counts())}.`)
  if (signal.aborted) terminal.note('Stopped before every lead was tried.')
  return ended.postponed + ended.refused > 0 || signal.aborted ? 1 : 0
}
