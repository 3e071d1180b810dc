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
 * Assigns visitors to buckets, at random and once per page load. The cookies that store the assignment for a year
 * require consent to analytics, because experiments are measurements. A cookie of an earlier page is read before
 * consent is known again: it was written with consent. After a refusal the cookies are deleted.
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
  let watchesConsent = false

  const known = (name: string, bucket: string): boolean =>
    Object.hasOwn(declarations, name) && Object.hasOwn(declarations[name]?.buckets ?? {}, bucket)

  const write = (): void => {
    const stored = [...readPairs(readCookie(experimentCookies.active))].filter((pair) => known(...pair))
    const active = new Map([...stored, ...assigned])
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

  const watchConsent = (): void => {
    if (watchesConsent) return
    watchesConsent = true
    if (refusedIn(store.state(), 'analytics')) clear()
    whenAllowed('analytics', write, clear, store)
  }

  const writeIfAllowed = (): void => {
    if (store.allows('analytics')) write()
  }

  const fromCookie = (experiment: string): string | undefined => {
    const bucket = readPairs(readCookie(experimentCookies.active)).get(experiment)
    return bucket !== undefined && known(experiment, bucket) ? bucket : undefined
  }

  const randomBucket = (buckets: Record<string, number>): string | undefined => {
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
    watchConsent()
    if (store.state().name === 'globalPrivacyControl') return undefined
    const before = assigned.get(experiment)
    if (before !== undefined) return before
    const declaration = Object.hasOwn(declarations, experiment) ? declarations[experiment] : undefined
    const bucket = declaration && (fromCookie(experiment) ?? randomBucket(declaration.buckets))
    if (bucket !== undefined) {
      assigned.set(experiment, bucket)
      writeIfAllowed()
    }
    return bucket
  }

  /** True the first time this page shows the visitor an experiment, to report it once. False for the original. */
  const exposed = (experiment: string): boolean => {
    if (seen.has(experiment) || bucketOf(experiment) === undefined) return false
    seen.add(experiment)
    writeIfAllowed()
    return true
  }

  return { bucketOf, exposed }
}
