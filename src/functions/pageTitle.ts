/** The characters that React escapes. */
const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The title of a rendered page as a browser reads it, in one line; undefined when the HTML has none. */
export function titleIn(html: string): string | undefined {
  const [, text = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? []
  const title = text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => escaped[entity] ?? entity)
  return title.replace(/\s+/g, ' ').trim() || undefined
}
