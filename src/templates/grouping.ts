/** Entries that share a key, in the order in which the keys first occur. */
export function groupInOrder<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): { key: string; entries: Entry[] }[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups].map(([key, members]) => ({ key, entries: members }))
}
