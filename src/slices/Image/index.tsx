import type { Content } from '@prismicio/client'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { Stack } from '../../components/Stack'
import { pictureOf } from '../fields'
import { Note } from '../Note'
import type { SliceProps } from '../SliceZone'

/** One image with a caption. */
export default function Image({ slice: { primary } }: SliceProps<Content.ImageSlice>) {
  const picture = pictureOf(primary.image)
  if (!picture) return null
  return (
    <Section>
      <figure>
        <Stack gap="s">
          <Picture {...picture} sizes="(min-width: 1264px) 1200px, 100vw" />
          {primary.caption && <Note as="figcaption">{primary.caption}</Note>}
        </Stack>
      </figure>
    </Section>
  )
}
