/** The value of a text of JSON; undefined for a text that is none, which JSON itself cannot say. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
