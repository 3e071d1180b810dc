import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { fill } from '../../../core/i18n/fill'
import { Button } from '../../../design/components/Button'
import { Field } from '../../../design/components/Field'
import { Actions } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import { maxClause, maxTitle } from '../model/edits'
import type { PolicyBuilderWords } from './policyBuilderWords'

type TextEditorProps = {
  label: string
  text: string
  multiline?: boolean
  /** Whether an empty text can be saved: it restores the original. */
  takesEmpty?: boolean
  words: PolicyBuilderWords
  onSave: (text: string) => void
  onCancel: () => void
}

const Form = styled.form`
  display: grid;
  gap: var(--space-12);
  width: 100%;
  padding-block: var(--space-8);
`

/** A text of the policy while it is written: saved by its button or Ctrl+Enter, left by Escape. */
export function TextEditor({
  label,
  text,
  multiline = true,
  takesEmpty = false,
  words,
  onSave,
  onCancel,
}: TextEditorProps) {
  const common = useCommonWords()
  const [value, setValue] = useState(text)
  const [isMissing, setIsMissing] = useState(false)
  const maxLength = multiline ? maxClause : maxTitle
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const control = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input')
    control?.focus()
    control?.setSelectionRange(control.value.length, control.value.length)
  }, [])
  const save = (event?: FormEvent): void => {
    event?.preventDefault()
    if (!takesEmpty && !value.trim()) setIsMissing(true)
    else onSave(value)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
  }
  return (
    // The key events come from the field inside and bubble to the form.

    <Form ref={form} onSubmit={save} onKeyDown={onKeyDown} noValidate>
      <Field
        label={label}
        name="policy-text"
        value={value}
        multiline={multiline}
        autoComplete="off"
        maxLength={maxLength}
        {...(value.length >= maxLength
          ? { hint: fill(words.text_too_long, { max: String(maxLength) }) }
          : {})}
        onChange={(event) => {
          setValue(event.currentTarget.value)
          setIsMissing(false)
        }}
        {...(isMissing ? { error: common.problem_required } : {})}
      />
      <Actions>
        <Button type="submit">{words.save_text}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Actions>
    </Form>
  )
}
