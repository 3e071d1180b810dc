/**
 * Where the visitor came from (§3.4, docs/attribution.md). Kept in memory for this page life; cookies are read and
 * written only while advertisement is allowed.
 */
import { whenAllowed } from '../consent/gate'
import { refusedIn } from '../consent/state'
import { consent, type ConsentStore } from '../consent/store'
import { deleteCookies, readAttribution, readLanding, writeAttribution, writeLanding } from './cookies'
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
  /** Takes what the page's address and, the first time, the referrer say. `now` in milliseconds since 1970. */
  captureVisit(now?: number): void
  /** Every value known, by its name. What an earlier visit left is known only while advertisement is allowed. */
  visitAttribution(): Attribution
  /** The partner who sent the visitor: by `partner` in this page life, else by `pt_ref`. */
  visitPartner(): Partner | undefined
  /** Where the visit began; a new visit begins after 30 minutes without a page. */
  visitLanding(): Landing | undefined
}

const { category, landingMinutes } = attributionCookies

/** A visit of its own, for tests; the site has one. Does nothing until `captureVisit`. */
export function createVisit(store: ConsentStore = consent): Visit {
  let touched: Attribution = {}
  let partner: Partner | undefined
  let landing: { value: Landing; seenAt: number } | undefined
  let started = false

  const allowed = (): boolean => started && store.allows(category)
  const known = (): Attribution => (allowed() ? merge(readAttribution(), touched) : touched)

  const take = (search: string, now: number): Attribution => {
    const host = parentDomainOf(location.hostname) ?? location.hostname
    const touch = touchOf({ search, host, now })
    touched = merge(touched, touch)
    partner = partnerOf(search) ?? partner
    return touch
  }

  /** Writes no more than what came: another tab may have written a later touch meanwhile. */
  const keep = (came: Attribution): void => {
    if (!landing || !allowed()) return
    writeAttribution(merge(readAttribution(), came))
    writeLanding(readLanding() ?? landing.value, landing.seenAt)
  }

  // A refusal can find cookies of an earlier consent: of another visit, or from before the browser's own signal.
  const deleteIfRefused = (): void => {
    if (refusedIn(store.state(), category)) deleteCookies()
  }

  /**
   * A link followed before the application lived was a full load, and what its page's address said is gone from
   * memory. Within a site the referrer still has it.
   */
  const previousPage = (): URL | undefined => {
    const from = started ? undefined : parseAddress(document.referrer)
    return from?.origin === location.origin ? from : undefined
  }

  return {
    captureVisit(now = Date.now()) {
      const previous = previousPage()
      if (previous) take(previous.search, now)
      const came = take(location.search, now)
      if (!landing || now - landing.seenAt > landingMinutes * 60_000) {
        const value = previous
          ? landingOf(previous, '')
          : landingOf(location, started ? '' : document.referrer)
        landing = { value, seenAt: now }
      } else landing.seenAt = now
      if (started) return keep(came)
      started = true
      whenAllowed(category, () => keep(touched), deleteCookies, store)
      store.subscribe(deleteIfRefused)
      deleteIfRefused()
    },
    visitAttribution: known,
    visitPartner() {
      if (partner) return partner
      const id = known().pt_ref
      return id === undefined ? undefined : { id }
    },
    visitLanding: () => (allowed() ? readLanding() : undefined) ?? landing?.value,
  }
}

export const { captureVisit, visitAttribution, visitPartner, visitLanding } = createVisit()
