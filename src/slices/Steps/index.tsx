import type { Content } from '@prismicio/client'
import { NumberedSteps } from '../../design/components/NumberedSteps'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'

/** Numbered steps in order. */
export default function Steps({ slice: { primary } }: SliceProps<Content.StepsSlice>) {
  const items = (primary.steps ?? []).flatMap(({ title, text }) => (title ? { title, text: text ?? '' } : []))
  if (items.length === 0) return null
  return (
    <SliceSection title={primary.title} lead={primary.lead}>
      <NumberedSteps items={items} headingLevel={itemHeadingLevel(primary.title)} />
    </SliceSection>
  )
}
