import { useId, useRef } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../hydration/browserCode'
import { controlStyle } from '../Field/ControlFrame'
import { CopyButton } from './CopyButton'

type CopyFieldProps = {
  label: string
  /** The text to copy. */
  value: string
  /** Text of the button. */
  copyLabel: string
  /** Shown on the button, and announced, once the text is copied. */
  copiedLabel: string
}

export { copiedForMs } from './CopyButton'

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
  const select = (): void => {
    input.current?.focus()
    input.current?.select()
  }
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Row>
        <Text id={id} ref={input} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
        <CopyButton
          label={label}
          value={value}
          copyLabel={copyLabel}
          copiedLabel={copiedLabel}
          onRefused={select}
        />
      </Row>
    </Root>
  )
}
