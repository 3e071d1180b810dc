import type { CmsDocument } from './document'

/** A slice as a document holds it. */
export type StoredSlice = { id: string; slice_type: string; variation: string } & Record<string, unknown>

const keyOf = ({ slice_type, variation }: StoredSlice): string => `${slice_type} ${variation}`

const slicesOf = ({ data }: CmsDocument): StoredSlice[] =>
  Array.isArray(data['slices']) ? (data['slices'] as StoredSlice[]) : []

/** Amount of content of a slice, by which slices of one kind are compared. */
const weight = (slice: StoredSlice): number => JSON.stringify(slice).length

/**
 * One slice of every kind and variation, in the order of the mocks: the one with the most content in the
 * documents of a language, else the mock.
 */
export function sliceSamples(
  documents: readonly CmsDocument[],
  mocks: readonly StoredSlice[],
): StoredSlice[] {
  const fullest = new Map<string, StoredSlice>()
  for (const slice of documents.flatMap(slicesOf)) {
    const current = fullest.get(keyOf(slice))
    if (!current || weight(slice) > weight(current)) fullest.set(keyOf(slice), slice)
  }
  return mocks.map((mock, index) => ({ ...(fullest.get(keyOf(mock)) ?? mock), id: `sample-${index}` }))
}
