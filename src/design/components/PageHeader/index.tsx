import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/tokens'
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
  /**
   * A picture or a product scene, beside the words. The caller makes it: a page without one does not load the product
   * scenes.
   */
  media?: ReactNode
  align?: 'split' | 'centered'
  children?: ReactNode
}

const Root = styled.div`
  max-width: calc(var(--width-wide) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-24) var(--gutter) var(--space-40);

  ${media.md} {
    padding-block: var(--space-48) var(--space-60);
  }
`

const Columns = styled.div<{ $split: boolean }>`
  display: grid;
  gap: var(--space-32);
  align-items: center;

  ${media.md} {
    grid-template-columns: ${({ $split }) => ($split ? 'minmax(0, 6fr) minmax(0, 7fr)' : 'minmax(0, 1fr)')};
    gap: var(--space-48);
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
  media: picture,
  align = 'split',
  children,
}: PageHeaderProps) {
  const split = align === 'split' && Boolean(picture)
  return (
    <Root data-page-header>
      <Columns $split={split}>
        <Words $centered={align === 'centered'} $narrow={!split}>
          {trail}
          {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <Heading level={1}>{title}</Heading>
          {lead ? <Lead>{lead}</Lead> : null}
          {actions ? <ButtonRow centered={align === 'centered'}>{actions}</ButtonRow> : null}
          {children}
        </Words>
        {picture}
      </Columns>
    </Root>
  )
}
