import { emptyValues, moved, replacedAt, withoutEntry, type Values } from '../values'
import type { NestingInputProps } from './inputProps'
import { ListControls } from './ListControls'

/** A list of entries with the same fields. */
export function GroupInput({ field, label, value, onChange, Fields }: NestingInputProps) {
  const fields = field.config.fields ?? {}
  const entries = Array.isArray(value) ? (value as Values[]) : []
  return (
    <fieldset>
      <legend>{label}</legend>
      {entries.map((entry, place) => {
        const name = `${label} ${place + 1}`
        return (
          // Entries of groups have no ids; their inputs hold no state.
          <section key={place} className="entry" aria-label={name}>
            <header>
              <span>{place + 1}</span>
              <ListControls
                name={name}
                place={place}
                length={entries.length}
                onMove={(to) => onChange(moved(entries, place, to))}
                onRemove={() => onChange(withoutEntry(entries, place))}
              />
            </header>
            <Fields
              fields={fields}
              values={entry}
              onChange={(next) => onChange(replacedAt(entries, place, next))}
            />
          </section>
        )
      })}
      <button type="button" onClick={() => onChange([...entries, emptyValues(fields)])}>
        Add: {label}
      </button>
    </fieldset>
  )
}
