import styled from 'styled-components'
import { useStrings } from '../i18n/SiteContext'

const Root = styled.a`
  position: fixed;
  z-index: var(--z-skip);
  inset-block-start: var(--space-12);
  inset-inline-start: var(--space-12);
  padding: var(--space-12) var(--space-20);
  background: var(--colour-ink);
  border-radius: var(--radius-control);
  color: var(--colour-paper);
  font-weight: 600;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`

/** The first stop of the keyboard: over the header to the content. */
export function SkipLink() {
  return <Root href="#main">{useStrings().skip_to_content}</Root>
}
