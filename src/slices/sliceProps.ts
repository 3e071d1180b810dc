import type { Content, SharedSlice } from '@prismicio/client'
import type { ComponentType, LazyExoticComponent } from 'react'

/** Props of every slice: its content, and its place on the page (0 is the first). */
export type SliceProps<Slice extends SharedSlice = SharedSlice> = { slice: Slice; index: number }

type AnySlice = Content.PageDocumentData['slices'][number]

/** One component per slice id of the models; the generated registry must satisfy it. */
export type SliceComponents = {
  [Id in AnySlice['slice_type']]: LazyExoticComponent<
    ComponentType<{ slice: Extract<AnySlice, { slice_type: Id }>; index: number }>
  >
}
