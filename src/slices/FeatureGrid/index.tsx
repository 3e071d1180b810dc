import type { Content } from '@prismicio/client'
import { FeatureList } from '../../design/components/FeatureList'
import { columnsFor, linkWithText } from '../fields'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'

/** Short features with an icon. */
export default function FeatureGrid({ slice: { primary } }: SliceProps<Content.FeatureGridSlice>) {
  const items = (primary.features ?? []).flatMap(({ icon, title, text, link }) =>
    title ? { icon, title, text: text ?? '', link: linkWithText(link, title) } : [],
  )
  if (items.length === 0) return null
  return (
    <SliceSection title={primary.title} lead={primary.lead}>
      <FeatureList
        items={items}
        columns={columnsFor(items.length)}
        headingLevel={itemHeadingLevel(primary.title)}
      />
    </SliceSection>
  )
}
