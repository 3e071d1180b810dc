import styled from 'styled-components'
import { useStrings } from '../../content/site/SiteContext'

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

const mainId = 'main'

/** The first element in the tab order: skips the header and focuses the content. */
export function SkipLink() {
  return <Root href={`#${mainId}`}>{useStrings().skip_to_content}</Root>
}
