import { analytics, type TrackedEvent } from '../analytics/queue'
import { visitAttribution, visitPartner, type Attribution, type Partner } from '../attribution/visit'
import type { ConsentState } from '../consent/state'
import { consent } from '../consent/store'
import { bucketOf } from '../experiments'

/** What the page knows about its visitor. */
export type VisitorState = {
  consent: ConsentState
  attribution: Attribution
  partner: Partner | undefined
  /** Events that wait for consent or for a connection. */
  events: readonly TrackedEvent[]
  /** The visitor's bucket by experiment; undefined for the original. */
  experiments: Record<string, string | undefined>
}

/** Collects what the page currently knows about its visitor. */
export const visitorState = (): VisitorState => ({
  consent: consent.state(),
  attribution: visitAttribution(),
  partner: visitPartner(),
  events: [...analytics.queued()],
  experiments: {
    'social-signup-modal': bucketOf('social-signup-modal'),
    chatbot: bucketOf('chatbot'),
  },
})
