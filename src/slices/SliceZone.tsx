import type { SharedSlice } from '@prismicio/client'
import { memo, Suspense, useId, type ComponentType } from 'react'
import { BrowserCodeCollector, useBrowserCode } from '../hydration/browserCode'
import { useKeptHtml } from '../hydration/keptHtml'
import { hasBehaviour } from './behaviour'
import { sliceComponents } from './registry'
import type { SliceProps } from './sliceProps'

// Slices and components are matched by id here; the type of the registry has checked each pair.
const components = sliceComponents as unknown as Record<string, ComponentType<SliceProps> | undefined>

/**
 * The slices of a document in order. A slice without behaviour keeps its prerendered HTML, and its chunk is loaded only
 * to render it after a navigation. Each has a Suspense boundary of its own, so that hydration happens in small steps and
 * the prerendered HTML stays until its chunk is loaded. Memoized: an update of the page around them would make React
 * discard slices that are still hydrating.
 */
export const SliceZone = memo(function SliceZone({
  slices,
}: {
  slices: readonly SharedSlice[] | null | undefined
}) {
  return (
    <>
      {(slices ?? []).map((slice, index) => {
        if (!components[slice.slice_type]) return null
        const Shown = hasBehaviour(slice) ? LiveSlice : StaticSlice
        return <Shown key={slice.id ?? index} slice={slice} index={index} />
      })}
    </>
  )
})

function SliceContent({ slice, index }: SliceProps) {
  const Slice = components[slice.slice_type]
  return <Suspense fallback={null}>{Slice && <Slice slice={slice} index={index} />}</Suspense>
}

function LiveSlice(props: SliceProps) {
  useBrowserCode(`slice-${props.slice.slice_type}`)
  return <SliceContent {...props} />
}

function StaticSlice({ slice, index }: SliceProps) {
  const id = useId()
  const html = useKeptHtml(id, slice)
  if (html) return <div id={id} dangerouslySetInnerHTML={html} />
  const refuse = () => {
    throw new Error(`The slice ${slice.slice_type} has behaviour, but src/slices/behaviour.ts says it has none`)
  }
  return (
    <div id={id}>
      <BrowserCodeCollector value={refuse}>
        <SliceContent slice={slice} index={index} />
      </BrowserCodeCollector>
    </div>
  )
}
