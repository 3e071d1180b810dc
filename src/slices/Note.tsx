import styled from 'styled-components'

/** Small print under the content of a slice: a source, a condition, a date. */
export const Note = styled.p`
  max-width: 44em;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`
