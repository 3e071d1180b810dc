import { isbot } from 'isbot'
import { readPairs } from '../../core/routing/pathTests'
import { whenAllowed } from '../consent/gate'
import { refusedIn } from '../consent/state'
import { consent, type ConsentStore } from '../consent/store'
import { experimentCookies, readCookie, writeCookie, writePairs } from './cookies'
import type { Declaration } from './declarations'

export type AssignmentOptions = {
  store?: ConsentStore
  /** From 0 up to, but not including, 1. */
  random?: () => number
  userAgent?: () => string
}

/**
 * Assigns visitors to buckets, at random and once. Experiments are measurements, so only visitors who allow analytics take
 * part, and only then the assignment is stored, for a year. Everybody else sees the original: without a cookie a bucket
 * would be another one on each page. A cookie of an earlier page is read before consent is known again: it was written
 * with consent. After a refusal the cookies are deleted.
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

  /** The experiments that this visitor was shown. */
  const encountered = (): string[] => readCookie(experimentCookies.encountered).split(',')

  const write = (): void => {
    const stored = [...readPairs(readCookie(experimentCookies.active))].filter((pair) => known(...pair))
    const active = new Map([...stored, ...assigned])
    const paths = new Set(
      [...active.keys()].flatMap((name) => Object.values(declarations[name]?.pages ?? {})),
    )
    const shown = new Set([...encountered().filter((name) => active.has(name)), ...seen])
    writeCookie(experimentCookies.active, writePairs(active))
    writeCookie(experimentCookies.paths, paths.size > 0 ? JSON.stringify([...paths]) : '')
    writeCookie(experimentCookies.encountered, [...shown].join(','))
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

  /** Undefined for an experiment that does not run: it needs two buckets with a weight. */
  const randomBucket = (buckets: Record<string, number>): string | undefined => {
    const entries = Object.entries(buckets).filter(([, weight]) => weight > 0)
    if (entries.length < 2) return undefined
    let point = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    return entries.find(([, weight]) => {
      point -= weight
      return point < 0
    })?.[0]
  }

  /** False on the server and for bots. */
  const isPerson = (): boolean => {
    const agent = userAgent()
    return agent !== '' && !isbot(agent)
  }

  /**
   * The bucket that this visitor has, from this page or from the cookie of an earlier one. Asking for it assigns nobody
   * and writes nothing.
   */
  const assignedBucket = (experiment: string): string | undefined => {
    const state = store.state()
    if (!isPerson() || state.name === 'globalPrivacyControl') return undefined
    return assigned.get(experiment) ?? (refusedIn(state, 'analytics') ? undefined : fromCookie(experiment))
  }

  /** The bucket of a visitor who takes part; undefined for everybody else. */
  const takePart = (experiment: string, { buckets }: Declaration): string | undefined => {
    if (!isPerson()) return undefined
    watchConsent()
    const state = store.state()
    if (state.name === 'globalPrivacyControl') return undefined
    // What the page has shown stays, also after a withdrawal.
    const before = assigned.get(experiment)
    if (before !== undefined) return before
    if (!store.allows('analytics') && state.name !== 'unknown') return undefined
    const stored = fromCookie(experiment)
    const bucket = stored ?? (store.allows('analytics') ? randomBucket(buckets) : undefined)
    if (bucket === undefined) return undefined
    if (stored && encountered().includes(experiment)) seen.add(experiment)
    assigned.set(experiment, bucket)
    writeIfAllowed()
    return bucket
  }

  /**
   * What this visitor sees of an experiment: the bucket, the same each time, or the first one, the original, for a visitor who
   * does not take part. Undefined for an experiment that is not declared.
   */
  const bucketOf = (experiment: string): string | undefined => {
    const declaration = Object.hasOwn(declarations, experiment) ? declarations[experiment] : undefined
    return declaration && (takePart(experiment, declaration) ?? Object.keys(declaration.buckets)[0])
  }

  /**
   * True the first time an experiment is shown to a visitor who takes part, on this page or an earlier one, to report it
   * once. Call it when it is shown, after `bucketOf`.
   */
  const exposed = (experiment: string): boolean => {
    if (seen.has(experiment) || !assigned.has(experiment)) return false
    seen.add(experiment)
    writeIfAllowed()
    return true
  }

  return { bucketOf, assignedBucket, exposed }
}
