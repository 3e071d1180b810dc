import { useContext, useState } from 'react'
import { RepositoryContext } from '../RepositoryContext'
import { emptyValues, moved, newSlice, replacedAt, withoutEntry, type Slice } from '../values'
import { GroupInput } from './GroupInput'
import type { NestingInputProps } from './inputProps'
import { ListControls } from './ListControls'

/** The slices of a page: their order, which there are, and their fields, each slice folded up until it is opened. */
export function SlicesInput({ field, label, value, onChange, Fields }: NestingInputProps) {
  const { models } = useContext(RepositoryContext)
  const slices = Array.isArray(value) ? (value as Slice[]) : []
  const choices = Object.keys(field.config.choices ?? {}).flatMap((id) => models.slices.get(id) ?? [])
  const [chosen, setChosen] = useState('')
  const add = (): void => {
    const model = models.slices.get(chosen || (choices[0]?.id ?? ''))
    if (model) onChange([...slices, newSlice(model)])
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      {slices.map((slice, place) => {
        const model = models.slices.get(slice.slice_type)
        const variation = model?.variations.find(({ id }) => id === slice.variation)
        const name = `Slice ${place + 1}, ${model?.name ?? slice.slice_type}`
        const change = (next: Partial<Slice>): void =>
          onChange(replacedAt(slices, place, { ...slice, ...next }))
        const items = variation?.items ?? {}
        return (
          <section key={slice.id ?? place} className="entry" aria-label={name}>
            <header>
              <span>{name}</span>
              <ListControls
                name={name}
                place={place}
                length={slices.length}
                onMove={(to) => onChange(moved(slices, place, to))}
                onRemove={() => onChange(withoutEntry(slices, place))}
              />
            </header>
            <details>
              <summary>Fields of {name}</summary>
              {model && model.variations.length > 1 && (
                <label className="field">
                  Variation
                  <select
                    value={slice.variation}
                    onChange={({ currentTarget: { value: next } }) => {
                      const fields = model.variations.find(({ id }) => id === next)?.primary ?? {}
                      change({ variation: next, primary: { ...emptyValues(fields), ...slice.primary } })
                    }}
                  >
                    {model.variations.map(({ id, name: variationName }) => (
                      <option key={id} value={id}>
                        {variationName || id}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              <Fields
                fields={variation?.primary ?? {}}
                values={slice.primary ?? {}}
                onChange={(primary) => change({ primary })}
              />
              {Object.keys(items).length > 0 && (
                <GroupInput
                  Fields={Fields}
                  field={{ type: 'Group', config: { fields: items } }}
                  label="Items"
                  value={slice.items}
                  onChange={(next) => change({ items: next as Slice['items'] })}
                />
              )}
            </details>
          </section>
        )
      })}
      {choices.length > 0 && (
        <p className="row">
          <select
            aria-label="Kind of slice"
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="button" onClick={add}>
            Add a slice
          </button>
        </p>
      )}
    </fieldset>
  )
}
