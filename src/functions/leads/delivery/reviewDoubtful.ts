import type { Environment } from '../../../core/environment'
import type { Log } from '../../log'
import type { Outbox } from '../outbox/outbox'

/** Decides about the doubtful leads whose time has come, and logs how many are released or wait for a person. */
export type ReviewDoubtful = () => Promise<void>

export function reviewDoubtful({
  outbox,
  environment,
  log,
}: {
  outbox: Pick<Outbox, 'review' | 'now'>
  environment: Pick<Environment, 'LEADS_DOUBTFUL_PER_HOUR'>
  log: Log
}): ReviewDoubtful {
  return async () => {
    const { released, kept } = await outbox.review({
      now: outbox.now,
      doubtfulPerHour: environment.LEADS_DOUBTFUL_PER_HOUR,
    })
    if (released > 0) log.info(`Doubtful leads released: ${released}`)
    if (kept > 0)
      log.error(
        `Doubtful leads that a person has to decide about: ${kept}. npm run leads -- list --state doubtful`,
      )
  }
}
