import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { DayField } from '../../controls/DayField'
import { FieldRow } from '../../controls/layout'
import type { Line } from '../model/report'
import { countryOptions } from './options'
import { useReportView } from './ReportContext'

type DayAndNameProps = {
  line: Line
  /** Label of the text that names the line: its supplier, route or place. */
  label: string
  /** The field of the line that the text is in. */
  field: 'merchant' | 'route' | 'place'
  value: string
  hint?: string
  onDay: (date: string) => void
  onName: (text: string) => void
}

/** The day of a line and what it is called. */
export function DayAndName({ line, label, field, value, hint, onDay, onName }: DayAndNameProps) {
  const { words } = useReportView()
  return (
    <FieldRow $min="11rem">
      <DayField label={words.date} name={`${line.id}.date`} value={line.date} onChange={onDay} />
      <Field
        label={label}
        name={`${line.id}.${field}`}
        enterKeyHint="next"
        autoComplete="off"
        maxLength={300}
        value={value}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
        {...(hint ? { hint } : {})}
      />
    </FieldRow>
  )
}

type CountryFieldProps = { line: Extract<Line, { country: string }>; onChange: (country: string) => void }

/** The country whose official rate counts; none for the rate of the company. */
export function CountryField({ line, onChange }: CountryFieldProps) {
  const { words, htmlLang } = useReportView()
  return (
    <Select
      label={words.country}
      name={`${line.id}.country`}
      placeholder={words.country_own}
      options={countryOptions(htmlLang)}
      value={line.country}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

type NoteFieldProps = { line: Line; onChange: (changes: { note: string }) => void }

/** What else is to be said about a line. */
export function NoteField({ line, onChange }: NoteFieldProps) {
  const { words } = useReportView()
  return (
    <Field
      label={words.note}
      name={`${line.id}.note`}
      enterKeyHint="next"
      autoComplete="off"
      maxLength={1000}
      value={line.note}
      onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
    />
  )
}
