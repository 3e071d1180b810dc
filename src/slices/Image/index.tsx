import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { Picture } from '../../design/components/Picture'
import { Section } from '../../design/components/Section'
import { pictureOf } from '../fields'
import { Note } from '../Note'
import type { SliceProps } from '../sliceProps'

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`

/** One image with a caption. */
export default function Image({ slice: { primary } }: SliceProps<Content.ImageSlice>) {
  const picture = pictureOf(primary.image)
  if (!picture) return null
  return (
    <Section>
      <Figure>
        <Picture {...picture} sizes="(min-width: 1264px) 1200px, 100vw" />
        {primary.caption && <Note as="figcaption">{primary.caption}</Note>}
      </Figure>
    </Section>
  )
}
