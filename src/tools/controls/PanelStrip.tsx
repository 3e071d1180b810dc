import styled from 'styled-components'
import { ResultStrip } from '../../design/components/ResultStrip'
import { media } from '../../design/theme/tokens'

/** The result of a tool at the end of the panel with its form, over its padding, where the result itself is below the form. */
export const PanelStrip = styled(ResultStrip)`
  margin: 0 calc(-1 * var(--space-24)) calc(-1 * var(--space-24));
  padding-inline: var(--space-24);
  border-radius: 0 0 var(--radius-card) var(--radius-card);

  ${media.sm} {
    margin: 0 calc(-1 * var(--space-32)) calc(-1 * var(--space-32));
    padding-inline: var(--space-32);
  }
`
