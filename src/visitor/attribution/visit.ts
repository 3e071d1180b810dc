/**
 * Where the visitor came from (docs/attribution.md). Held in memory until the page is closed or reloaded; cookies are
 * read and written only while advertisement is allowed.
 */
import { whenAllowed } from '../consent/gate'
import { refusedIn } from '../consent/state'
import { consent, type ConsentStore } from '../consent/store'
import { deleteCookies, readAttribution, readLanding, writeAttribution, writeLanding } from './cookies'
import { attributionThatMayLeave } from './mayLeave'
import { attributionCookies, type Attribution } from './parameters'
import {
  landingOf,
  merge,
  parentDomainOf,
  parseAddress,
  partnerOf,
  touchOf,
  type Landing,
  type Partner,
} from './touch'

export type { Attribution, AttributionName } from './parameters'
export type { Landing, Partner } from './touch'

export type Visit = {
  /** Reads the page's address and, the first time, the referrer. `now` in milliseconds since 1970. */
  captureVisit(now?: number): void
  /** The values that may leave the site now, by their name: without consent to advertisement the partner's `pt_ref` alone. */
  visitAttribution(): Attribution
  /**
   * Every known value, those of earlier visits only while advertisement is allowed. For what itself waits for that consent
   * or stays in the page; everything else sends `visitAttribution`.
   */
  heldAttribution(): Attribution
  /** The partner who sent the visitor: by `partner` since the page was loaded, else by `pt_ref`. */
  visitPartner(): Partner | undefined
  /** Where the visit began; a new visit begins after 30 minutes without a page. */
  visitLanding(): Landing | undefined
}

const { category, landingMinutes } = attributionCookies

/** Creates a visit, for tests; the site has one below. Does nothing until `captureVisit`. */
export function createVisit(store: ConsentStore = consent): Visit {
  let touched: Attribution = {}
  let partner: Partner | undefined
  let landing: { value: Landing; seenAt: number } | undefined
  let started = false

  const allowed = (): boolean => started && store.allows(category)
  const known = (): Attribution => (allowed() ? merge(readAttribution(), touched) : touched)

  const readTouch = (search: string, now: number): Attribution => {
    const host = parentDomainOf(location.hostname) ?? location.hostname
    const touch = touchOf({ search, host, now })
    touched = merge(touched, touch)
    partner = partnerOf(search) ?? partner
    return touch
  }

  /** Writes only the given touch: another tab may have written a later one in the meantime. */
  const persist = (touch: Attribution): void => {
    if (!landing || !allowed()) return
    writeAttribution(merge(readAttribution(), touch))
    writeLanding(readLanding() ?? landing.value, landing.seenAt)
  }

  // After a refusal there may be cookies of an earlier consent: from another visit, or from before the browser sent
  // the Global Privacy Control.
  const deleteIfRefused = (): void => {
    if (refusedIn(store.state(), category)) deleteCookies()
  }

  /**
   * A link followed before hydration was a full load, so the parameters of its page are no longer in memory. Within
   * the site the referrer still has them.
   */
  const previousPage = (): URL | undefined => {
    const from = started ? undefined : parseAddress(document.referrer)
    return from?.origin === location.origin ? from : undefined
  }

  return {
    captureVisit(now = Date.now()) {
      const previous = previousPage()
      if (previous) readTouch(previous.search, now)
      const touch = readTouch(location.search, now)
      if (!landing || now - landing.seenAt > landingMinutes * 60_000) {
        const value = previous
          ? landingOf(previous, '')
          : landingOf(location, started ? '' : document.referrer)
        landing = { value, seenAt: now }
      } else landing.seenAt = now
      if (started) return persist(touch)
      started = true
      whenAllowed(category, () => persist(touched), deleteCookies, store)
      store.subscribe(deleteIfRefused)
      deleteIfRefused()
    },
    visitAttribution: () => attributionThatMayLeave(known(), store.allows(category)),
    heldAttribution: known,
    visitPartner() {
      if (partner) return partner
      const id = known().pt_ref
      return id === undefined ? undefined : { id }
    },
    visitLanding: () => (allowed() ? readLanding() : undefined) ?? landing?.value,
  }
}

export const { captureVisit, visitAttribution, heldAttribution, visitPartner, visitLanding } = createVisit()
