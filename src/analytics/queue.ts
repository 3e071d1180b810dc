import { refusedIn } from '../consent/state'
import { consent, type ConsentStore } from '../consent/store'
import { eventCategories, type EventCatalogue, type EventName } from './catalogue'

/** What happened, when (milliseconds since 1970) and at which path: it may be sent much later, from another page. */
export type TrackedEvent = {
  [N in EventName]: { name: N; properties: EventCatalogue[N]; at: number; path: string }
}[EventName]

export type Analytics = {
  /** Notes what the visitor did. Sends nothing by itself and never throws. */
  track<N extends EventName>(name: N, properties: EventCatalogue[N]): void
  /** What waits for consent or for a connection, oldest first. */
  queued(): readonly TrackedEvent[]
  /**
   * Sends what waits and what follows, in order, each event once its category is allowed. One connection at a time:
   * the latest. Gives a function that ends it.
   */
  connect(send: (event: TrackedEvent) => void): () => void
  /** Forgets what waits. */
  drop(): void
}

export type AnalyticsOptions = {
  store?: ConsentStore
  now?: () => number
  warn?: (text: string) => void
  /** Most events that wait; the oldest are forgotten. */
  limit?: number
}

/** A queue of events in the memory of the page (§7): what consent refuses is forgotten at once. */
export function createAnalytics({
  store = consent,
  now = Date.now,
  // eslint-disable-next-line no-console -- §7 asks for a warning; it speaks to whoever wrote the call.
  warn = (text) => console.warn(text),
  limit = 200,
}: AnalyticsOptions = {}): Analytics {
  let queue: TrackedEvent[] = []
  let send: ((event: TrackedEvent) => void) | undefined
  let watching = false

  const deliver = (event: TrackedEvent): void => {
    try {
      send?.(event)
    } catch (error) {
      // A fault of the receiver must neither stop the visitor nor the events behind.
      reportError(error)
    }
  }

  /** Forgets what is refused; sends what is allowed, if there is somewhere to send it. */
  const settle = (): void => {
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
    if (!watching) {
      watching = true
      store.subscribe(settle)
    }
    const path = typeof window === 'undefined' ? '' : window.location.pathname
    queue.push({ name, properties, at: now(), path } as TrackedEvent)
    settle()
  }

  return {
    track,
    queued: () => queue,
    connect(next) {
      send = next
      settle()
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
