import styled from 'styled-components'
import type { LinkData } from '../../../content/cms/links'
import { Link } from '../Link'

const Root = styled(Link)`
  color: var(--colour-accent);
  font-weight: 500;

  &:hover {
    color: var(--colour-accent-strong);
    text-decoration-thickness: 0.12em;
  }
`

const Arrow = styled.span`
  display: inline-block;
  margin-inline-start: 0.3em;
  transition: transform 0.15s;

  a:hover > & {
    transform: translateX(0.2em);
  }
`

/** A link on its own line, optionally with an arrow; nothing without a link. */
export function TextLink({ link, arrow = false }: { link: LinkData | undefined; arrow?: boolean }) {
  if (!link) return null
  return (
    <Root to={link.href} target={link.target}>
      {link.text}
      {arrow ? <Arrow aria-hidden="true">→</Arrow> : null}
    </Root>
  )
}
