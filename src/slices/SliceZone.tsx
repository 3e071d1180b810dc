import type { SharedSlice } from '@prismicio/client'
import { memo, Suspense, type ComponentType } from 'react'
import { sliceComponents } from './registry'
import type { SliceProps } from './sliceProps'

// Slices and components are matched by id here; the type of the registry has checked each pair.
const components = sliceComponents as unknown as Record<string, ComponentType<SliceProps> | undefined>

/**
 * The slices of a document in order. Each has its own Suspense boundary, so that hydration happens in
 * small steps and the prerendered HTML stays until its chunk is loaded. Memoized: an update of the page
 * around them would make React discard slices that are still hydrating.
 */
export const SliceZone = memo(function SliceZone({
  slices,
}: {
  slices: readonly SharedSlice[] | null | undefined
}) {
  return (
    <>
      {(slices ?? []).map((slice, index) => {
        const Slice = components[slice.slice_type]
        return Slice ? (
          <Suspense key={slice.id ?? index} fallback={null}>
            <Slice slice={slice} index={index} />
          </Suspense>
        ) : null
      })}
    </>
  )
})
