import type { ReactNode } from 'react'
import styled from 'styled-components'

type SectionProps = {
  tone?: 'plain' | 'tint' | 'dark' | 'accent'
  width?: 'text' | 'wide'
  id?: string
  /** Id of the heading that names the section. */
  labelledBy?: string
  children: ReactNode
}

const Root = styled.section`
  padding-block: var(--section-space);
  background: var(--colour-paper);
  color: var(--colour-ink);

  &[data-tone='tint'] {
    background: var(--colour-tint);
  }

  /* Neighbours of one tone are one sheet of paper: the space between them is not counted twice. */
  [data-page-header] + &[data-tone='plain'],
  &[data-tone='plain'] + &[data-tone='plain'],
  &[data-tone='tint'] + &[data-tone='tint'],
  &[data-tone='dark'] + &[data-tone='dark'],
  &[data-tone='accent'] + &[data-tone='accent'] {
    padding-block-start: 0;
  }
`

const Container = styled.div<{ $width: NonNullable<SectionProps['width']> }>`
  max-width: calc(var(--width-wide) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);

  /* Text begins where everything else of the page begins. */
  ${({ $width }) => ($width === 'text' ? '& > * { max-width: var(--width-text); }' : '')}
`

/** A full-width section of the page with its vertical padding; `text` limits how long its lines get. */
export function Section({ tone = 'plain', width = 'wide', id, labelledBy, children }: SectionProps) {
  return (
    <Root data-tone={tone} id={id} aria-labelledby={labelledBy}>
      <Container $width={width}>{children}</Container>
    </Root>
  )
}
