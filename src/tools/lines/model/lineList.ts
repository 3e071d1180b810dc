/** What every line of a list has. */
export type Entry = { id: string | number }

/** The number in the id of a new line: no line of the list has it. The same on the server and in the browser. */
export const nextNumber = (lines: readonly Entry[]): number =>
  lines.reduce((highest, { id }) => Math.max(highest, Number(/\d+$/.exec(String(id))?.[0] ?? 0)), 0) + 1

/** The list with further lines at a position. */
export const inserted = <Line>(
  lines: readonly Line[],
  position: number,
  added: readonly Line[],
): readonly Line[] => [...lines.slice(0, position), ...added, ...lines.slice(position)]

/** The list with a line one place further up or down; the list itself where there is no such place. */
export function moved<Line extends Entry>(
  lines: readonly Line[],
  id: Entry['id'],
  by: -1 | 1,
): readonly Line[] {
  const index = lines.findIndex((line) => line.id === id)
  const line = lines[index]
  if (!line || !lines[index + by]) return lines
  return inserted(
    lines.filter((other) => other !== line),
    index + by,
    [line],
  )
}

/** What a change of the list took away and added, so that it can be undone after further changes. */
export type Replacement<Line extends Entry> = {
  position: number
  removed: readonly Line[]
  added: ReadonlySet<Entry['id']>
}

/** The list before a replacement, with what was changed elsewhere since. `withId` gives a line another id where its own is taken. */
export function undone<Line extends Entry>(
  lines: readonly Line[],
  { position, removed, added }: Replacement<Line>,
  withId: (line: Line, number: number) => Line,
): readonly Line[] {
  const kept = lines.filter(({ id }) => !added.has(id))
  const free = nextNumber([...kept, ...removed])
  const back = removed.map((line, index) =>
    kept.some(({ id }) => id === line.id) ? withId(line, free + index) : line,
  )
  return inserted(kept, Math.min(position, kept.length), back)
}

/**
 * The list with pasted lines behind the line `after`, or at its end. Lines in which nothing was entered make room for
 * them; no more are added than there is room for.
 */
export function pastedInto<Line extends Entry>(
  lines: readonly Line[],
  pasted: readonly Line[],
  { after, isEmpty, max }: { after?: Entry['id'] | undefined; isEmpty: (line: Line) => boolean; max: number },
): { lines: readonly Line[]; replacement: Replacement<Line> } {
  const found = lines.findIndex(({ id }) => id === after)
  const end = found < 0 ? lines.length : found + 1
  const kept = lines.filter((line) => !isEmpty(line))
  const position = lines.slice(0, end).filter((line) => !isEmpty(line)).length
  const added = pasted.slice(0, Math.max(0, max - kept.length))
  return {
    lines: inserted(kept, position, added),
    replacement: {
      position,
      removed: lines.filter((line) => isEmpty(line)),
      added: new Set(added.map(({ id }) => id)),
    },
  }
}
