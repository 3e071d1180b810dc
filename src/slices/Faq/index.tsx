import type { Content } from '@prismicio/client'
import { Accordion } from '../../design/components/Accordion'
import { RichText } from '../../design/components/RichText'
import type { SliceProps } from '../sliceProps'
import { itemHeadingLevel, SliceSection } from '../SliceSection'

/** Questions and answers that open in place. */
export default function Faq({ slice: { primary } }: SliceProps<Content.FaqSlice>) {
  const { title } = primary
  const items = (primary.questions ?? []).flatMap(({ question, answer }) =>
    question && answer?.length ? { title: question, content: <RichText field={answer} /> } : [],
  )
  if (items.length === 0) return null
  return (
    <SliceSection title={title} layout="beside">
      <Accordion items={items} headingLevel={itemHeadingLevel(title)} />
    </SliceSection>
  )
}
