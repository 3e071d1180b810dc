import { isbot } from 'isbot'
import { whenAllowed } from '../consent/gate'
import { refusedIn } from '../consent/state'
import { consent, type ConsentStore } from '../consent/store'
import { experimentCookies, readCookie, readPairs, writeCookie, writePairs } from './cookies'
import type { Declaration } from './declarations'

export type AssignmentOptions = {
  store?: ConsentStore
  /** From 0 up to, but not including, 1. */
  random?: () => number
  userAgent?: () => string
}

/**
 * Who sees what. A visitor gets a bucket by chance once, and keeps it for the page; the cookies that keep it for a
 * year need consent to analytics, because measuring is what experiments are for. A cookie from an earlier page
 * counts before consent is known again: it was written with consent. After a refusal there are none.
 */
export function createAssignment(
  declarations: Readonly<Record<string, Declaration>>,
  {
    store = consent,
    random = Math.random,
    userAgent = () => (typeof navigator === 'undefined' ? '' : navigator.userAgent),
  }: AssignmentOptions = {},
) {
  const assigned = new Map<string, string>()
  const seen = new Set<string>()
  let watching = false

  const known = (name: string, bucket: string): boolean =>
    Object.hasOwn(declarations, name) && Object.hasOwn(declarations[name]?.buckets ?? {}, bucket)

  const write = (): void => {
    const kept = [...readPairs(readCookie(experimentCookies.active))].filter((pair) => known(...pair))
    const active = new Map([...kept, ...assigned])
    const paths = new Set([...active.keys()].flatMap((name) => declarations[name]?.paths ?? []))
    const before = readCookie(experimentCookies.encountered).split(',')
    const encountered = new Set([...before.filter((name) => active.has(name)), ...seen])
    writeCookie(experimentCookies.active, writePairs(active))
    writeCookie(experimentCookies.paths, paths.size > 0 ? JSON.stringify([...paths]) : '')
    writeCookie(experimentCookies.encountered, [...encountered].join(','))
  }

  const clear = (): void => {
    for (const name of Object.values(experimentCookies)) writeCookie(name, '')
  }

  const watch = (): void => {
    if (watching) return
    watching = true
    if (refusedIn(store.state(), 'analytics')) clear()
    whenAllowed('analytics', write, clear, store)
  }

  const keep = (): void => {
    if (store.allows('analytics')) write()
  }

  const fromCookie = (experiment: string): string | undefined => {
    const bucket = readPairs(readCookie(experimentCookies.active)).get(experiment)
    return bucket !== undefined && known(experiment, bucket) ? bucket : undefined
  }

  const byChance = (buckets: Record<string, number>): string | undefined => {
    const entries = Object.entries(buckets)
    let point = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    return entries.find(([, weight]) => {
      point -= weight
      return point < 0
    })?.[0]
  }

  /**
   * The bucket of this visitor, the same each time. Undefined on the server, for bots and for visitors who send the
   * Global Privacy Control: they see the original.
   */
  const bucketOf = (experiment: string): string | undefined => {
    const agent = userAgent()
    if (!agent || isbot(agent)) return undefined
    watch()
    if (store.state().name === 'globalPrivacyControl') return undefined
    const before = assigned.get(experiment)
    if (before !== undefined) return before
    const declaration = Object.hasOwn(declarations, experiment) ? declarations[experiment] : undefined
    const bucket = declaration && (fromCookie(experiment) ?? byChance(declaration.buckets))
    if (bucket !== undefined) {
      assigned.set(experiment, bucket)
      keep()
    }
    return bucket
  }

  /** True the first time this page shows a visitor an experiment: the moment to report it. Not for the original. */
  const exposed = (experiment: string): boolean => {
    if (seen.has(experiment) || bucketOf(experiment) === undefined) return false
    seen.add(experiment)
    keep()
    return true
  }

  return { bucketOf, exposed }
}
