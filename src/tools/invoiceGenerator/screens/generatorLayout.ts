/** Where the form and the preview of the invoice generator are. */
import styled from 'styled-components'
import { media } from '../../../design/theme/tokens'

export const Beside = styled.div<{ $current: boolean }>`
  display: ${({ $current }) => ($current ? 'block' : 'none')};
  min-width: 0;
  scroll-margin-block-start: calc(var(--header-height, 5.25rem) + var(--space-16));

  ${media.lg} {
    display: block;
    position: sticky;
    inset-block-start: calc(var(--header-height, 5.25rem) + var(--space-16));
    max-height: calc(100vh - var(--header-height, 5.25rem) - var(--space-32));
    overflow-y: auto;
    border-radius: var(--radius-card);
  }
`

export const Below = styled.div`
  padding-block-start: var(--space-24);
`

export const StepHeading = styled.div`
  &:focus {
    outline: none;
  }

  scroll-margin-block-start: calc(var(--header-height, 5.25rem) + var(--space-16));
`
