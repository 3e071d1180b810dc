import { isUnlessRefused, storedConditions } from './conditions'
import { registry, type StoredEntry } from './registry'
import type { ConsentCategory } from './state'

/** What the cookie policies list. */
export const policyEntries: readonly StoredEntry[] = registry.filter(({ inPolicy }) => inPolicy !== false)

/** The key by which a cookie policy has the words for an entry: its first name. */
export const policyKey = ({ names }: StoredEntry): string => names[0]

/** The keys of all entries; what is stored in two places with one name has one. */
export const policyKeys: readonly string[] = [...new Set(policyEntries.map(policyKey))]

/** Every condition of an entry of the policies, in the order of `storedConditions`. */
export const entryConditions = storedConditions.filter((condition) =>
  policyEntries.some(({ when }) => when === condition),
)

/**
 * What holds for a category as a whole: its entries need no consent; some are stored unless the visitor refuses, the
 * others need consent; or all need consent.
 */
export const categoryConditions = ['categoryAlways', 'categoryUnlessRefused', 'categoryAllowed'] as const

export type CategoryCondition = (typeof categoryConditions)[number]

/** The condition of a category, from those of its entries. Throws for a mixture that has no words. */
export function categoryCondition(
  category: ConsentCategory,
  entries: readonly Pick<StoredEntry, 'category' | 'when'>[] = policyEntries,
): CategoryCondition {
  const conditions = entries.filter((entry) => entry.category === category).map(({ when }) => when)
  if (conditions.every((when) => when === 'allowed')) return 'categoryAllowed'
  if (conditions.every((when) => when === 'opened' || when === 'used' || when === 'decided'))
    return 'categoryAlways'
  if (conditions.some(isUnlessRefused) && conditions.includes('allowed')) return 'categoryUnlessRefused'
  throw new Error(
    `No words for the category ${category} with ${conditions.join(', ')}: add a condition to src/visitor/consent/policyEntries.ts`,
  )
}

/** How many names the policies list in a category. */
export const nameCount = (category: ConsentCategory): number =>
  policyEntries
    .filter((entry) => entry.category === category)
    .reduce((count, { names }) => count + names.length, 0)
