import { analytics, type TrackedEvent } from '../../visitor/analytics/queue'
import {
  heldAttribution,
  visitPartner,
  type Attribution,
  type Partner,
} from '../../visitor/attribution/visit'
import { preferencesWithAllowed } from '../../visitor/consent/saved'
import { preferencesIn, type ConsentState } from '../../visitor/consent/state'
import { consent } from '../../visitor/consent/store'
import { assignedBucket, experimentNames } from '../../visitor/experiments'
import { flagsState, type FlagsState } from '../../visitor/flags'
import { workerState, type WorkerState } from '../serviceWorker/state'

/** What the page knows about its visitor. */
export type VisitorState = {
  consent: ConsentState
  /** What is allowed in this state, by category, and whether everything is. */
  preferences: ReturnType<typeof preferencesWithAllowed>
  /** What is held in memory; what of it may leave the site: src/visitor/attribution/mayLeave.ts. */
  attribution: Attribution
  partner: Partner | undefined
  /** Events that wait for consent or for a connection. */
  events: readonly TrackedEvent[]
  /** The visitor's bucket by experiment, of those that have assigned the visitor to one. */
  experiments: Record<string, string>
  flags: FlagsState
  /** Undefined until the service worker changes while the page is open. */
  serviceWorker: WorkerState | undefined
}

/** Collects what the page currently knows about its visitor. */
export const visitorState = (): VisitorState => ({
  consent: consent.state(),
  preferences: preferencesWithAllowed(preferencesIn(consent.state())),
  attribution: heldAttribution(),
  partner: visitPartner(),
  events: [...analytics.queued()],
  experiments: Object.fromEntries(
    experimentNames.flatMap((name) => {
      const bucket = assignedBucket(name)
      return bucket === undefined ? [] : [[name, bucket]]
    }),
  ),
  flags: flagsState(),
  serviceWorker: workerState(),
})
