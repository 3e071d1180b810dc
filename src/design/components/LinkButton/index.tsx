import styled from 'styled-components'
import type { LinkData } from '../../../content/cms/links'
import { buttonStyle, type ButtonVariant } from '../Button/style'
import { Link } from '../Link'

type LinkButtonProps = {
  link: LinkData | undefined
  variant?: ButtonVariant
  /** Marks the link for listeners on the document (src/browser). */
  [mark: `data-${string}`]: string | undefined
}

const Root = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`

/** A link that looks like a button; nothing without a link. */
export function LinkButton({ link, variant = 'primary', ...marks }: LinkButtonProps) {
  if (!link) return null
  return (
    <Root {...marks} to={link.href} target={link.target} $variant={variant}>
      {link.text}
    </Root>
  )
}
