import type { Content } from '@prismicio/client'
import { useId } from 'react'
import styled from 'styled-components'
import { linkOf } from '../../content/cms/links'
import { plainText } from '../../content/cms/plainText'
import { Heading } from '../../design/components/Heading'
import { Picture } from '../../design/components/Picture'
import { Prose } from '../../design/components/Prose'
import { hasOnlyParagraphs, RichText } from '../../design/components/RichText'
import { Section } from '../../design/components/Section'
import { Stack } from '../../design/components/Stack'
import { TextLink } from '../../design/components/TextLink'
import { ProductScene } from '../../design/productScreens/ProductScene'
import { media } from '../../design/theme/tokens'
import { pictureOf } from '../fields'
import type { SliceProps } from '../sliceProps'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  align-items: center;

  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--space-60);

    &[data-media-first] {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }

    /* On phones the words come first in every section: two pictures in a row would hide which belongs to which. */
    &[data-media-first] > :first-child {
      order: 1;
    }
  }
`

const Eyebrow = styled.p`
  color: var(--colour-label);
  font-weight: 600;
`

/** Text beside a scene of the product or an image; the variation says which comes first where they are side by side. */
export default function MediaText({ slice: { variation, primary } }: SliceProps<Content.MediaTextSlice>) {
  const id = useId()
  const title = plainText(primary.title)
  const { eyebrow, body, scene } = primary
  const link = linkOf(primary.link)
  if (!title && !body?.length) return null
  const picture = pictureOf(primary.image)
  const words = (
    <Stack gap="m">
      {(eyebrow || title) && (
        <Stack gap="s">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {title && (
            <Heading level={2} id={id}>
              {title}
            </Heading>
          )}
        </Stack>
      )}
      {body?.length ? (
        <Prose $plain={hasOnlyParagraphs(body)}>
          <RichText field={body} />
        </Prose>
      ) : null}
      {link && (
        <div>
          <TextLink link={link} arrow />
        </div>
      )}
    </Stack>
  )
  const labelledBy = title ? id : undefined
  if (!picture && (!scene || scene === 'none')) {
    return (
      <Section width="text" labelledBy={labelledBy}>
        {words}
      </Section>
    )
  }
  const shown = picture ? (
    <Picture {...picture} sizes="(min-width: 992px) 560px, 100vw" />
  ) : (
    <ProductScene name={scene} />
  )
  return (
    <Section labelledBy={labelledBy}>
      <Columns data-media-first={variation === 'mediaFirst' || undefined}>
        {words}
        {shown}
      </Columns>
    </Section>
  )
}
