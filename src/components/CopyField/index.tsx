import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../hydration/browserCode'
import { Button } from '../Button'
import { controlStyle } from '../Field/ControlFrame'

type CopyFieldProps = {
  label: string
  /** The text to copy. */
  value: string
  /** Text of the button. */
  copyLabel: string
  /** Shown on the button, and announced, once the text is copied. */
  copiedLabel: string
}

/** How long the button shows `copiedLabel`. */
export const copiedForMs = 1000

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  min-width: 0;

  & > label {
    font-size: var(--font-size-14);
    font-weight: 500;
  }
`

const Row = styled.div`
  display: flex;
  gap: var(--space-8);

  & > button {
    flex: none;
  }
`

/** Space is reserved for both labels, so that nothing moves when one replaces the other. */
const Words = styled.span`
  display: grid;

  & > span {
    grid-area: 1 / 1;
  }

  & > [data-shown='false'] {
    visibility: hidden;
  }
`

const Text = styled.input`
  ${controlStyle}
  flex: 1 1 0;
  min-width: 0;
  text-overflow: ellipsis;
`

/** A text that can be copied. Before the application starts, it can be selected and copied by hand. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  useBrowserCode()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [copies, setCopies] = useState(0)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return undefined
    setCopied(true)
    const timer = setTimeout(() => setCopied(false), copiedForMs)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopies((count) => count + 1)
    } catch {
      // Without access to the clipboard the text is selected, so that one key press copies it.
      input.current?.focus()
      input.current?.select()
    }
  }
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Row>
        <Text id={id} ref={input} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button
          variant="secondary"
          onClick={() => void copy()}
          aria-label={`${copyLabel}: ${label}`}
          data-replay="copy"
        >
          <Words aria-hidden="true">
            <span data-shown={!copied}>{copyLabel}</span>
            <span data-shown={copied}>{copiedLabel}</span>
          </Words>
        </Button>
      </Row>
      <span className="visually-hidden" role="status" aria-live="polite">
        {copied ? copiedLabel : ''}
      </span>
    </Root>
  )
}
