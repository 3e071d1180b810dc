/** Who receives the events: the port of an analytics service. src/browser connects it. */
import { choiceCategories, preferencesIn, type ConsentPreferences } from '../consent/state'
import { consent, type ConsentStore } from '../consent/store'
import { analytics as siteAnalytics, type Analytics, type TrackedEvent } from './queue'

export type EventReceiver = {
  send(event: TrackedEvent): void
  /** Ends the sending. Gives true when scripts stay in the page that only a reload removes. */
  stop(): Promise<boolean>
}

/** Starts a service with what the visitor allows. */
export type ConnectReceiver = (allowed: ConsentPreferences) => EventReceiver

type ReceiverOptions = {
  /** Called when a withdrawal leaves scripts in the page. */
  onRemains: () => void
  store?: ConsentStore
  analytics?: Analytics
}

/**
 * Connects a service while analytics or advertisement is allowed; its code is loaded then. With other preferences it is
 * started anew. Events wait in the queue until then.
 */
export function connectReceiver(
  load: () => Promise<ConnectReceiver>,
  { onRemains, store = consent, analytics = siteAnalytics }: ReceiverOptions,
): void {
  let run = 0
  let receiver: EventReceiver | undefined
  let disconnect = (): void => undefined
  let allowed = preferencesIn({ name: 'unknown' })
  /** Whether any of the services that were started until now has left scripts in the page. */
  let remains = Promise.resolve(false)

  const end = (): void => {
    disconnect()
    if (!receiver) return
    // An error of the service while it ends leaves nothing to do.
    const stopped = receiver.stop().catch(() => false)
    remains = Promise.all([remains, stopped]).then((all) => all.includes(true))
    receiver = undefined
  }
  const begin = (): void => {
    run += 1
    const own = run
    if (!allowed.analytics && !allowed.advertisement) return
    load().then(
      (connect) => {
        if (own !== run) return
        receiver = connect(allowed)
        disconnect = analytics.connect((event) => receiver?.send(event))
      },
      // Without its code the events wait in the queue.
      () => undefined,
    )
  }
  const update = (): void => {
    const before = allowed
    allowed = preferencesIn(store.state())
    if (choiceCategories.every((category) => before[category] === allowed[category])) return
    end()
    const isWithdrawal = choiceCategories.some((category) => before[category] && !allowed[category])
    if (isWithdrawal) void remains.then((any) => any && onRemains())
    begin()
  }
  store.subscribe(update)
  update()
}
