import { registry, type StoredEntry } from './registry'

/** What the cookie policies list. */
export const policyEntries: readonly StoredEntry[] = registry.filter(({ inPolicy }) => inPolicy !== false)

/** The key by which a cookie policy has the words for an entry: its first name. */
export const policyKey = ({ names }: StoredEntry): string => names[0]

/** The keys of all entries; what is stored in two places with one name has one. */
export const policyKeys: readonly string[] = [...new Set(policyEntries.map(policyKey))]
