import { useState } from 'react'
import { Dialog } from './Dialog'

type ConfirmedButtonProps = {
  label: string
  question: string
  /** What happens, and how it is undone. */
  explanation: string
  disabled: boolean
  onConfirm: () => void
}

/** A button that asks before it acts. */
export function ConfirmedButton({ label, question, explanation, disabled, onConfirm }: ConfirmedButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const close = (): void => setIsAsking(false)
  return (
    <>
      <button type="button" disabled={disabled} onClick={() => setIsAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <Dialog title={question} onClose={close}>
          <p>{explanation}</p>
          <p className="choices">
            <button
              type="button"
              className="primary"
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              Yes, {label.charAt(0).toLowerCase() + label.slice(1)}
            </button>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </p>
        </Dialog>
      )}
    </>
  )
}
