import type { ReactNode } from 'react'
import styled from 'styled-components'
import { breakpoints, em, media } from '../../theme/tokens'
import { ButtonRow } from '../ButtonRow'
import { Heading } from '../Heading'
import { Lead } from '../Lead'

type PageHeaderProps = {
  /** The breadcrumb, above the title. */
  trail?: ReactNode
  eyebrow?: string
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** A line under the actions: what it costs. */
  note?: ReactNode
  /**
   * A picture or a product scene, beside the words. The caller makes it: a page without one does not load the product
   * scenes.
   */
  media?: ReactNode
  align?: 'split' | 'centered'
  /** Under words and picture, as wide as both. */
  below?: ReactNode
  children?: ReactNode
}

/** Beside the words, a picture goes on to the edge of the window, up to this width of it. */
const widestPicture = 1680

/* The percentages are those of the window without its scroll bar. */
const Root = styled.div<{ $split: boolean }>`
  padding: var(--space-24) max(var(--gutter), calc(50% - var(--width-wide) / 2)) var(--space-40);

  ${media.md} {
    padding-block: var(--space-48) ${({ $split }) => ($split ? 'var(--section-space)' : 'var(--space-60)')};
    ${({ $split }) => ($split ? `padding-inline-end: max(0px, 50% - ${widestPicture / 2}px);` : '')}
  }
`

const Columns = styled.div<{ $split: boolean }>`
  display: grid;
  gap: var(--space-32);
  align-items: center;

  ${media.md} {
    grid-template-columns: ${({ $split }) => ($split ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 1fr)')};
    gap: var(--space-48);
  }

  ${media.lg} {
    ${({ $split }) => ($split ? 'grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);' : '')}
  }

  @media (min-width: ${em(breakpoints.md)}) and (max-width: ${em(widestPicture)}) {
    ${({ $split }) => ($split ? '--picture-corners: var(--radius-panel) 0 0 var(--radius-panel);' : '')}
  }
`

const Words = styled.div<{ $centered: boolean; $narrow: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
  min-width: 0;
  max-width: ${({ $narrow }) => ($narrow ? '50rem' : 'none')};
  ${({ $centered }) => ($centered ? 'align-items: center; margin-inline: auto; text-align: center; text-wrap: balance;' : '')}
`

const Eyebrow = styled.p`
  color: var(--colour-label);
  font-weight: 600;
`

/** The top of a page; contains its only h1. */
export function PageHeader({
  trail,
  eyebrow,
  title,
  lead,
  actions,
  note,
  media: picture,
  align = 'split',
  below,
  children,
}: PageHeaderProps) {
  const split = align === 'split' && Boolean(picture)
  return (
    <Root data-page-header $split={split}>
      <Columns $split={split}>
        <Words $centered={align === 'centered'} $narrow={!split}>
          {trail}
          {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <Heading level={1}>{title}</Heading>
          {lead ? <Lead>{lead}</Lead> : null}
          {actions ? <ButtonRow centered={align === 'centered'}>{actions}</ButtonRow> : null}
          {children}
          {note}
        </Words>
        {picture}
      </Columns>
      {below}
    </Root>
  )
}
