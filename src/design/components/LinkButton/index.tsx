import type { LinkData } from '../../../content/cms/links'
import { buttonClass, type ButtonVariant } from '../Button/style'
import { Link } from '../Link'

type LinkButtonProps = {
  link: LinkData | undefined
  variant?: ButtonVariant
  /** Marks the link for listeners on the document (src/browser). */
  [mark: `data-${string}`]: string | undefined
}

/** A link that looks like a button; nothing without a link. */
export function LinkButton({ link, variant = 'primary', ...marks }: LinkButtonProps) {
  if (!link) return null
  return (
    <Link {...marks} className={buttonClass(variant)} to={link.href} target={link.target}>
      {link.text}
    </Link>
  )
}
