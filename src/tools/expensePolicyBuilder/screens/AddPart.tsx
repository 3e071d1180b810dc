import type { ReactElement } from 'react'
import { Notice } from '../../controls/layout'

type AddPartProps = {
  /** Finds the button again (usePolicyEditing). */
  name: string
  isOpen: boolean
  /** Why nothing more can be added. */
  fullText: string | undefined
  /** Opens the editor. */
  button: ReactElement
  /** The editor. */
  children: ReactElement
}

/** A button that adds a part to the policy, in its place the editor of that part, or why there is no room for it. */
export function AddPart({ name, isOpen, fullText, button, children }: AddPartProps) {
  return (
    <div data-tools={name}>
      {isOpen && fullText ? (
        <Notice $tone="problem" role="alert">
          <p>{fullText}</p>
        </Notice>
      ) : null}
      {isOpen && !fullText ? children : button}
    </div>
  )
}
