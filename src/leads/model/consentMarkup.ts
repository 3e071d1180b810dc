/** The consent texts beside a form contain their links as `[words](target)`. */

export type ConsentPart = string | { words: string; target: string }

const link = /\[([^\]]+)\]\(([^()\s]+)\)/g

/** The parts of a text: plain words, and words with the target of their link. */
export function consentParts(text: string): ConsentPart[] {
  const parts: ConsentPart[] = []
  let end = 0
  for (const match of text.matchAll(link)) {
    const [whole, words = '', target = ''] = match
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push({ words, target })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** The text as a visitor reads it, without the targets of the links: sent as the text of the consent. */
export const plainConsentText = (text: string): string =>
  consentParts(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('')
