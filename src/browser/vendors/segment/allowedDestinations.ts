/**
 * Destinations of a Segment workspace, and which of them a decision allows. Pure. The categories are those of
 * `@segment/consent-manager`; its own sorting is inside of its React component and cannot be called.
 */
import {
  ADVERTISING_CATEGORIES,
  FUNCTIONAL_CATEGORIES,
} from '@segment/consent-manager/commonjs/consent-manager/categories'
import { isRecord } from '../../../core/values/record'
import type { SavedConsent } from '../../../visitor/consent/saved'

/** Segment's name for destinations that measure. The library has no list of them: they are what is left there. */
const analyticsCategory = 'Analytics'

/** A destination; `id` is the name by which Segment's library switches it on and off. */
export type Destination = { id: string; category: string }

const textIn = (entry: object, name: string): string => {
  const value = (entry as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

/**
 * The destinations in Segment's answer to `/v1/projects/KEY/integrations`, each once, sorted by id. Whatever is no
 * destination is left out, and so is the one that only repeats events for others.
 */
export function parseDestinations(answer: unknown): Destination[] {
  const entries = Array.isArray(answer) ? (answer as unknown[]) : []
  const found = entries.flatMap((entry): [string, Destination][] => {
    if (!isRecord(entry)) return []
    const name = textIn(entry, 'name')
    const id = name === 'Fullstory' ? name : textIn(entry, 'creationName')
    return id === '' || id === 'Repeater' ? [] : [[id, { id, category: textIn(entry, 'category') }]]
  })
  return [...new Map(found).values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

function isAllowed({ category }: Destination, saved: SavedConsent): boolean {
  if (ADVERTISING_CATEGORIES.includes(category)) return saved.advertising
  if (FUNCTIONAL_CATEGORIES.includes(category)) return saved.functional
  if (category === analyticsCategory) return saved.performance
  // A kind that is not known may be either.
  return saved.marketingAndAnalytics
}

/** For each destination, whether it may get events. */
export const allowedDestinations = (
  destinations: readonly Destination[],
  saved: SavedConsent,
): Record<string, boolean> =>
  Object.fromEntries(destinations.map((destination) => [destination.id, isAllowed(destination, saved)]))
