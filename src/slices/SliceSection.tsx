import type { RichTextField } from '@prismicio/client'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { plainText } from '../content/cms/plainText'
import { Heading } from '../design/components/Heading'
import { Lead } from '../design/components/Lead'
import { Section } from '../design/components/Section'
import { Stack } from '../design/components/Stack'
import { media } from '../design/theme/tokens'

type SliceSectionProps = {
  /** Heading of level 2 that names the section: a rich text field or plain text. */
  title?: RichTextField | string | null
  lead?: ReactNode
  id?: string
  tone?: 'plain' | 'tint' | 'dark' | 'accent'
  width?: 'text' | 'wide'
  /** `beside` sets title and lead in a narrower column beside the content on a wide screen. */
  layout?: 'below' | 'beside'
  children?: ReactNode
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);

  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--space-60);
  }
`

const titleText = (title: SliceSectionProps['title']): string =>
  typeof title === 'string' ? title : plainText(title)

/** Level of the headings inside a slice: 3 under its title, 2 without one. */
export const itemHeadingLevel = (title: SliceSectionProps['title']): 2 | 3 => (titleText(title) ? 3 : 2)

/** The frame most slices share: a section named by its heading, a lead, and the content of the slice. */
export function SliceSection({
  title,
  lead,
  id: sectionId,
  tone,
  width,
  layout = 'below',
  children,
}: SliceSectionProps) {
  const id = useId()
  const text = titleText(title)
  const intro = (text || lead) && (
    <Stack gap="s">
      {text && (
        <Heading level={2} id={id}>
          {text}
        </Heading>
      )}
      {lead && <Lead>{typeof lead === 'string' ? <p>{lead}</p> : lead}</Lead>}
    </Stack>
  )
  return (
    <Section id={sectionId} tone={tone} width={width} labelledBy={text ? id : undefined}>
      {layout === 'beside' && intro ? (
        <Columns>
          {intro}
          <div>{children}</div>
        </Columns>
      ) : (
        <Stack gap="l">
          {intro}
          {children}
        </Stack>
      )}
    </Section>
  )
}
