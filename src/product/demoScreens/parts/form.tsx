import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { Select } from '../../../design/components/Select'
import type { RefusedInput } from '../../demo/company'
import { errorKeys, useScreen } from '../screen'
import { Message } from './controls'

export const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  min-width: 0;

  & fieldset {
    gap: var(--space-8);
  }
`

/** What is typed or chosen in a field of a form. */
export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Moves the focus to the first field with an error, once the error is shown. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/**
 * A form of the product. `submit` does what was filled in and gives why the product refuses it; the message is there
 * until something is changed; `values` fill its placeholders.
 */
export function useProductForm(
  submit: (form: HTMLFormElement) => RefusedInput | undefined,
  values?: Record<string, string>,
) {
  const { text, touch } = useScreen()
  const [refused, setRefused] = useState<RefusedInput>()
  const forget = (): void => setRefused(undefined)
  return {
    refused,
    forget,
    error: refused && text(errorKeys[refused], values),
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>): void => {
        event.preventDefault()
        const form = event.currentTarget
        const outcome = submit(form)
        setRefused(outcome)
        touch()
        if (outcome) focusFirstInvalid(form)
      },
      onInput: (): void => {
        forget()
        touch()
      },
    },
  }
}

/** Why the product refuses something, said at once. */
export function Refusal({ text }: { text: string | undefined }) {
  return text ? (
    <div role="alert">
      <Message>{text}</Message>
    </div>
  ) : null
}

/** The choice of an account; its field is called `account`. */
export function AccountSelect({ label, error }: { label?: string; error: string | undefined }) {
  const { text, scenario } = useScreen()
  return (
    <Select
      label={label ?? text('account')}
      name="account"
      placeholder={text('choose_account')}
      options={scenario.accounts.map(({ number, name }) => ({ value: number, text: `${number} ${name}` }))}
      error={error}
    />
  )
}
