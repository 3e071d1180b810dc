/** The texts of §3.6 that stand at a form carry their links as `[words](target)`. */

export type ConsentPart = string | { words: string; target: string }

const link = /\[([^\]]+)\]\(([^()\s]+)\)/g

/** A text taken apart: words, and words that are a link. */
export function consentParts(text: string): ConsentPart[] {
  const parts: ConsentPart[] = []
  let end = 0
  for (const found of text.matchAll(link)) {
    const [whole, words = '', target = ''] = found
    if (found.index > end) parts.push(text.slice(end, found.index))
    parts.push({ words, target })
    end = found.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** The words a visitor reads, without the targets of the links: what is sent as the text consented to. */
export const plainConsentText = (text: string): string =>
  consentParts(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('')
