import type { Content } from '@prismicio/client'
import { CheckList } from '../CheckList'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

/** What is included or needed, each with a tick. */
export default function Checklist({ slice: { primary } }: SliceProps<Content.ChecklistSlice>) {
  const items = (primary.items ?? []).flatMap(({ text }) => text ?? [])
  if (items.length === 0) return null
  return (
    <SliceSection title={primary.title} lead={primary.lead} layout="beside">
      <CheckList items={items} />
    </SliceSection>
  )
}
