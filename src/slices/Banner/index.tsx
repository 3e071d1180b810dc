import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { linkOf } from '../../content/cms/links'
import { Icon } from '../../design/components/Icon'
import { Section } from '../../design/components/Section'
import { TextLink } from '../../design/components/TextLink'
import type { SliceProps } from '../sliceProps'

type Tone = Content.BannerSlice['primary']['tone']

const icons: Record<Tone, string> = { info: 'bell', success: 'approval', warning: 'shield' }

const Notice = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-16);
  align-items: start;
  padding: var(--space-16) var(--space-20);
  background: ${({ $tone }) => ($tone === 'warning' ? 'var(--colour-coral-soft)' : 'var(--colour-accent-soft)')};
  border-radius: var(--radius-card);
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-20);
  justify-content: space-between;
`

/** A short notice with a link. */
export default function Banner({ slice: { primary } }: SliceProps<Content.BannerSlice>) {
  const tone = primary.tone ?? 'info'
  if (!primary.text) return null
  return (
    <Section>
      <Notice role="note" $tone={tone}>
        <Icon name={icons[tone]} />
        <Words>
          <p>{primary.text}</p>
          <TextLink link={linkOf(primary.link)} arrow />
        </Words>
      </Notice>
    </Section>
  )
}
