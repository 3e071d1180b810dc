import styled from 'styled-components'

/** A card at the lower edge of the screen, of a service that is on every page: the chat, a survey. */
export const CornerCard = styled.div`
  display: grid;
  gap: var(--space-16);
  justify-items: start;
  max-width: 24rem;
  padding: var(--space-20);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-card);
  box-shadow: 0 8px 32px rgb(18 49 42 / 0.16);
  font-size: var(--font-size-14);
`
