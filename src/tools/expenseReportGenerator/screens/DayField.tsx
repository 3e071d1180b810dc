import { useState } from 'react'
import { Field } from '../../../components/Field'
import { useCommonWords } from '../../words/CommonWordsContext'

type DayFieldProps = {
  label: string
  name: string
  /** `2026-11-25`, or empty. */
  value: string
  onChange: (day: string) => void
  error?: string | undefined
}

/** A day in the browser's own control. A day that does not exist is said, instead of being lost without a word. */
export function DayField({ onChange, error, ...rest }: DayFieldProps) {
  const words = useCommonWords()
  const [isImpossible, setImpossible] = useState(false)
  const shown = error ?? (isImpossible ? words.problem_date : undefined)
  return (
    <Field
      {...rest}
      type="date"
      min="1900-01-01"
      max="2199-12-31"
      onChange={({ currentTarget }) => {
        setImpossible(false)
        onChange(currentTarget.validity.valid ? currentTarget.value : '')
      }}
      onBlur={({ currentTarget }) => setImpossible(!currentTarget.validity.valid)}
      {...(shown ? { error: shown } : {})}
    />
  )
}
