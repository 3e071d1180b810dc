/** A request's JSON; undefined when it is none, which no schema of a stand-in allows. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
