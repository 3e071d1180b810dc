/** What was stored of a tool: the work, or the text of it when it cannot be read. */
export type Saved<Work> = { work?: Work; unreadable?: string }

/**
 * Reads a stored text. `parse` gets its JSON and gives the work, keeping what it understands of an earlier version, or
 * undefined when it is something else; the text is then `unreadable`, so that the visitor can keep it.
 */
export function parseSaved<Work>(
  text: string | null,
  parse: (value: unknown) => Work | undefined,
): Saved<Work> {
  if (text === null) return {}
  try {
    const work = parse(JSON.parse(text))
    return work === undefined ? { unreadable: text } : { work }
  } catch {
    return { unreadable: text }
  }
}
