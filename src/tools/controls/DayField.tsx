import { useState } from 'react'
import { Field } from '../../design/components/Field'
import { useCommonWords } from '../words/CommonWordsContext'

type DayFieldProps = {
  label: string
  name: string
  /** `2026-11-25`, or empty. */
  value: string
  onChange: (day: string) => void
  error?: string | undefined
  hint?: string
}

/**
 * A day in the browser's own control. A day that does not exist is said, instead of being lost without a word. While a year
 * is typed it is `0002`, `0020` and so on: the control keeps what it shows, or it would be emptied between the digits.
 */
export function DayField({ value, onChange, error, ...rest }: DayFieldProps) {
  const words = useCommonWords()
  const [isImpossible, setImpossible] = useState(false)
  const [typed, setTyped] = useState<{ text: string; day: string }>()
  const shown = error ?? (isImpossible ? words.problem_date : undefined)
  return (
    <Field
      {...rest}
      value={typed?.day === value ? typed.text : value}
      type="date"
      min="1900-01-01"
      max="2199-12-31"
      onChange={({ currentTarget }) => {
        setImpossible(false)
        const day = currentTarget.validity.valid ? currentTarget.value : ''
        setTyped({ text: currentTarget.value, day })
        onChange(day)
      }}
      onBlur={({ currentTarget }) => setImpossible(!currentTarget.validity.valid)}
      {...(shown ? { error: shown } : {})}
    />
  )
}
