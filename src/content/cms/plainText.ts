import type { RichTextField } from '@prismicio/client'

/** The text of a rich text field without any marks: for titles, meta data and labels. */
export function plainText(field: RichTextField | null | undefined): string {
  return (field ?? [])
    .map((block) => ('text' in block ? block.text : ''))
    .join(' ')
    .trim()
}
