import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useStrings } from '../../../content/site/SiteContext'
import { Dialog } from '../../../design/components/Dialog'
import { Icon } from '../../../design/components/Icon'
import { Picture } from '../../../design/components/Picture'
import { LeadForm } from '../LeadForm'
import { ChoiceLine } from './ChoiceLine'
import type { SignUpView } from './signUpView'
import { SocialProof } from './SocialProof'

type SignUpModalProps = {
  open: boolean
  view: SignUpView
  /** Called when the visitor closes it. */
  onDismiss: () => void
  /** Called each time the visitor submits the form. */
  onSubmit?: () => void
}

const Features = styled.ul`
  display: grid;
  gap: var(--space-8);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-8);
  }

  & svg {
    color: var(--colour-accent);
  }
`

/**
 * The sign-up modal: one field for the work e-mail, then the registration of the web app. Its form is mounted only
 * while it is open, so a dismissal clears e-mail and error.
 */
export function SignUpModal({ open, view, onDismiss, onSubmit }: SignUpModalProps) {
  const { close_button_text } = useStrings()
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the dialog's own effect: a field can take the focus only in an open dialog.
    if (open) content.current?.querySelector<HTMLInputElement>('input[type="email"]')?.focus()
  }, [open])
  const { title, subtitle, image, features, socialProof, partner, choice, href } = view
  return (
    <Dialog
      open={open}
      onClose={onDismiss}
      title={title}
      closeLabel={close_button_text}
      banner={image && <Picture {...image} alt="" sizes="522px" />}
    >
      {subtitle ? <p>{subtitle}</p> : null}
      {choice ? <ChoiceLine {...choice} onChange={onDismiss} /> : null}
      <div ref={content} onSubmit={onSubmit}>
        <LeadForm form="sign_up" registerHref={href} {...(partner && { partner })} />
      </div>
      {features.length > 0 ? (
        <Features role="list">
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="approval" />
              <span>{feature}</span>
            </li>
          ))}
        </Features>
      ) : null}
      {socialProof ? <SocialProof {...socialProof} /> : null}
    </Dialog>
  )
}
