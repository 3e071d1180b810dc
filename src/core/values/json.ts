/** The value of a JSON text; undefined for invalid JSON, a value that JSON itself does not have. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
