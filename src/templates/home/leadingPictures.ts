import type { SharedSlice } from '@prismicio/client'

/** The slices of a homepage: those with a picture of the product at its beginning, and all after them. */
export function leadingPictures<Slice extends SharedSlice>(
  slices: readonly Slice[] = [],
): { pictures: Slice[]; rest: Slice[] } {
  const end = slices.findIndex(({ slice_type }) => slice_type !== 'media_text')
  const count = end === -1 ? slices.length : end
  return { pictures: slices.slice(0, count), rest: slices.slice(count) }
}
