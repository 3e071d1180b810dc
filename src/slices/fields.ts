import type { ImageField, LinkField } from '@prismicio/client'
import { linkOf, type LinkData } from '../content/cms/links'

/** An image field as the props of a Picture; undefined when it is empty. */
export function pictureOf(
  field: ImageField<never> | null | undefined,
): { url: string; alt: string; width: number; height: number } | undefined {
  if (!field?.url) return undefined
  const { url, alt, dimensions } = field
  return { url, alt: alt ?? '', width: dimensions.width, height: dimensions.height }
}

/** A link field with its own text or, without one, this text, since an address is no link text. */
export function linkWithText(field: LinkField | null | undefined, text: string): LinkData | undefined {
  const link = linkOf(field)
  return link && { ...link, text: field?.text || text }
}

/** The number of columns that leaves the fewest gaps in the last row. */
export const columnsFor = (count: number): 2 | 3 | 4 => (count === 2 ? 2 : count % 4 === 0 ? 4 : 3)
