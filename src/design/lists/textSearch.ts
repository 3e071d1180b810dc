/** Finds a text in another as a reader of a language would: without regard to case, and to accents that are no letters. */
export type TextSearch = {
  /** True when every word of the query is somewhere in the text. */
  matches(text: string, query: string): boolean
}

/**
 * A search by the rules of a language (BCP 47), which the browser knows: in English `e` finds `é` and `o` finds `ö`; in
 * Swedish `ö` is a separate letter.
 */
export function textSearch(language: string): TextSearch {
  const collator = new Intl.Collator(language, { usage: 'search', sensitivity: 'base' })
  /** Characters that are no equal of each other, and which of them each character is equal to. */
  const bases: string[] = []
  const baseOf = new Map<string, string>()

  const base = (character: string): string => {
    const known = baseOf.get(character)
    if (known !== undefined) return known
    const found = bases.find((one) => collator.compare(one, character) === 0)
    if (found === undefined) bases.push(character)
    baseOf.set(character, found ?? character)
    return found ?? character
  }
  const fold = (text: string): string => Array.from(text.normalize('NFC'), base).join('')

  return {
    matches(text, query) {
      const words = query.split(/\s+/).filter(Boolean)
      if (words.length === 0) return true
      const folded = fold(text)
      return words.every((word) => folded.includes(fold(word)))
    },
  }
}
