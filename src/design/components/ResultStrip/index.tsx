import styled, { css } from 'styled-components'
import { breakpoints, em } from '../../theme/tokens'

/** Style of an element with a strip: what the focus goes to there stays above it. */
export const aboveResultStrip = css`
  & :is(a, button, input, select, textarea, summary) {
    scroll-margin-block-end: 6rem;
  }
`

/**
 * A result in one line at the lower edge of the window while its form is in view, where the result itself is below the form:
 * narrower than `upTo`. The result says the same to assistive technology, so mark it `aria-hidden`. Its form is its parent.
 */
export const ResultStrip = styled.p<{ $upTo?: 'md' | 'lg' }>`
  display: none;
  position: sticky;
  inset-block-end: 0;
  z-index: var(--z-raised);
  padding: var(--space-12) var(--space-20);
  background: var(--colour-accent-soft);
  border-block-start: 1px solid var(--colour-line);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  @media (max-width: ${({ $upTo = 'lg' }) => em(breakpoints[$upTo] - 0.02)}) {
    display: block;
  }

  &:empty {
    display: none;
  }

  /* On a low screen, as at 400 %, it would cover the fields. */
  @media (max-height: 29.98em) {
    position: static;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`
