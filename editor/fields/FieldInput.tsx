import { labelOf } from '../models'
import type { Value, Values } from '../values'
import { EmbedInput } from './EmbedInput'
import { GroupInput } from './GroupInput'
import { ImageInput } from './ImageInput'
import type { FieldsProps, InputProps } from './inputProps'
import { Labelled } from './Labelled'
import { LinkInput } from './LinkInput'
import { RichTextInput } from './RichTextInput'
import { SlicesInput } from './SlicesInput'

const inputTypes: Record<string, string> = { Number: 'number', Date: 'date', Color: 'color' }

const textOf = (value: Value): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** `2026-11-23T10:00:00+0000`, in the local time that the browser's input takes, and back. */
const localTime = (value: string): string => {
  const time = new Date(value)
  return Number.isNaN(time.getTime())
    ? ''
    : new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
const storedTime = (value: string): string | null =>
  value === '' ? null : new Date(value).toISOString().replace(/\.\d+Z$/, '+0000')

/** The input of a field, by its type in the model. */
export function FieldInput({ field, label, value, onChange }: InputProps) {
  const { type, config } = field
  switch (type) {
    case 'StructuredText':
      return <RichTextInput field={field} label={label} value={value} onChange={onChange} />
    case 'Image':
      return <ImageInput field={field} label={label} value={value} onChange={onChange} />
    case 'Link':
      return <LinkInput field={field} label={label} value={value} onChange={onChange} />
    case 'Group':
      return <GroupInput Fields={FieldsInput} field={field} label={label} value={value} onChange={onChange} />
    case 'Slices':
      return (
        <SlicesInput Fields={FieldsInput} field={field} label={label} value={value} onChange={onChange} />
      )
    case 'Boolean':
      return (
        <label className="check">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          {label}
        </label>
      )
    case 'Select':
      return (
        <Labelled label={label}>
          {(id) => (
            <select
              id={id}
              value={textOf(value)}
              onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
            >
              <option value="">–</option>
              {(config.options ?? []).map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )}
        </Labelled>
      )
    case 'Timestamp':
      return (
        <Labelled label={label}>
          {(id) => (
            <input
              id={id}
              type="datetime-local"
              value={localTime(textOf(value))}
              onChange={({ currentTarget }) => onChange(storedTime(currentTarget.value))}
            />
          )}
        </Labelled>
      )
    case 'Embed':
      return <EmbedInput label={label} embed={(value ?? {}) as Values} onChange={onChange} />
    case 'Number':
    case 'Date':
    case 'Color':
      return (
        <Labelled label={label}>
          {(id) => (
            <input
              id={id}
              type={inputTypes[type]}
              step="any"
              value={textOf(value)}
              onChange={({ currentTarget: { value: text, valueAsNumber } }) =>
                onChange(text === '' ? null : type === 'Number' ? valueAsNumber : text)
              }
            />
          )}
        </Labelled>
      )
    default:
      return (
        <Labelled label={label}>
          {(id) => (
            <textarea
              id={id}
              rows={1}
              value={textOf(value)}
              onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\n/g, ' ') || null)}
            />
          )}
        </Labelled>
      )
  }
}

/** The inputs of all fields but the uid. */
export function FieldsInput({ fields, values, onChange }: FieldsProps) {
  return (
    <>
      {Object.entries(fields)
        .filter(([, { type }]) => type !== 'UID')
        .map(([name, field]) => (
          <FieldInput
            key={name}
            field={field}
            label={labelOf(name, field)}
            value={values[name]}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        ))}
    </>
  )
}
