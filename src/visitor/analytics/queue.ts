import { withoutPersonalRest } from '../../core/routing/appAddress'
import { refusedIn } from '../consent/state'
import { consent, type ConsentStore } from '../consent/store'
import { eventCategories, type EventCatalogue, type EventName } from './catalogue'

/** An event with its time (milliseconds since 1970) and path: it may be sent much later, from another page. */
export type TrackedEvent = {
  [N in EventName]: { name: N; properties: EventCatalogue[N]; at: number; path: string }
}[EventName]

export type Analytics = {
  /** Queues what the visitor did. Sends nothing without a connection and never throws. */
  track<N extends EventName>(name: N, properties: EventCatalogue[N]): void
  /** The events that wait for consent or for a connection, oldest first. */
  queued(): readonly TrackedEvent[]
  /**
   * Sends the queued and all later events, in order, each once its category is allowed. Only the latest connection is
   * active. Returns a function that ends it.
   */
  connect(send: (event: TrackedEvent) => void): () => void
  /** Drops the queued events. */
  drop(): void
}

export type AnalyticsOptions = {
  store?: ConsentStore
  now?: () => number
  warn?: (text: string) => void
  /** Maximum length of the queue; the oldest events are dropped. */
  limit?: number
}

/** Creates a queue of events in memory; events whose category is refused are dropped at once. */
export function createAnalytics({
  store = consent,
  now = Date.now,
  // oxlint-disable-next-line no-console -- An unknown event name is a mistake in the code; developers look here.
  warn = (text) => console.warn(text),
  limit = 200,
}: AnalyticsOptions = {}): Analytics {
  let queue: TrackedEvent[] = []
  let send: ((event: TrackedEvent) => void) | undefined
  let subscribed = false

  const deliver = (event: TrackedEvent): void => {
    try {
      send?.(event)
    } catch (error) {
      // An error of the receiver must stop neither the caller nor the next events.
      reportError(error)
    }
  }

  /** Drops refused events; sends allowed ones when there is a connection. */
  const flush = (): void => {
    const waiting = queue
    queue = []
    for (const event of waiting) {
      const category = eventCategories[event.name]
      if (refusedIn(store.state(), category)) continue
      if (send && store.allows(category)) deliver(event)
      else queue.push(event)
    }
    queue = queue.slice(-limit)
  }

  const track: Analytics['track'] = (name, properties) => {
    if (!Object.hasOwn(eventCategories, name)) {
      warn(`unknown analytics call: ${String(name)}`)
      track('unknown analytics call', { name: String(name).slice(0, 100) })
      return
    }
    if (!subscribed) {
      subscribed = true
      store.subscribe(flush)
    }
    const path = typeof window === 'undefined' ? '' : withoutPersonalRest(window.location.pathname)
    queue.push({ name, properties, at: now(), path } as TrackedEvent)
    flush()
  }

  return {
    track,
    queued: () => queue,
    connect(next) {
      send = next
      flush()
      return () => {
        if (send === next) send = undefined
      }
    },
    drop() {
      queue = []
    },
  }
}

/** The analytics of the site. */
export const analytics: Analytics = createAnalytics()
