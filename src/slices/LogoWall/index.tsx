import type { Content } from '@prismicio/client'
import { useId } from 'react'
import styled from 'styled-components'
import { Heading } from '../../design/components/Heading'
import { Picture } from '../../design/components/Picture'
import { Section } from '../../design/components/Section'
import { Stack } from '../../design/components/Stack'
import { pictureOf } from '../fields'
import type { SliceProps } from '../sliceProps'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16) var(--space-40);
  align-items: center;
  list-style: none;

  & > li {
    max-width: 140px;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-20);
    font-weight: 600;
    letter-spacing: -0.02em;
  }

  & img {
    background: none;
    border-radius: 0;
  }
`

/** Names or logos of companies or systems. */
export default function LogoWall({ slice: { primary } }: SliceProps<Content.LogoWallSlice>) {
  const id = useId()
  const logos = (primary.logos ?? []).filter(({ name }) => name)
  if (logos.length === 0) return null
  return (
    <Section tone="tint" labelledBy={primary.title ? id : undefined}>
      <Stack gap="m">
        {primary.title && (
          <Heading level={2} size="small" id={id}>
            {primary.title}
          </Heading>
        )}
        <List role="list">
          {logos.map(({ name, logo }, index) => {
            const picture = pictureOf(logo)
            return (
              <li key={index}>{picture ? <Picture {...picture} alt={name ?? ''} sizes="140px" /> : name}</li>
            )
          })}
        </List>
      </Stack>
    </Section>
  )
}
