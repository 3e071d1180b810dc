import type { CustomType, Field, Fields, SharedSlice } from './models'

/** What fields hold, in the wire format of the content API. */
export type Value = unknown
export type Values = Record<string, Value>
export type Slice = {
  id: string
  slice_type: string
  slice_label: null
  variation: string
  version: string
  primary: Values
  items: Values[]
}

/** The value of a field that nobody has filled in. */
export function emptyValue({ type }: Field): Value {
  switch (type) {
    case 'StructuredText':
    case 'Group':
    case 'Slices':
      return []
    case 'Link':
      return { link_type: 'Any' }
    case 'Image':
    case 'Embed':
      return {}
    case 'Boolean':
      return false
    default:
      return null
  }
}

/** Empty values for all fields but the uid, which is no part of the data. */
export const emptyValues = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { type }]) => type !== 'UID')
      .map(([name, field]) => [name, emptyValue(field)]),
  )

/** Empty data of a document. */
export const emptyData = ({ json }: CustomType): Values =>
  Object.assign({}, ...Object.values(json).map(emptyValues)) as Values

/** A slice that has just been added. Its id stays when slices are moved. */
export function newSlice(model: SharedSlice, variationId = model.variations[0]?.id ?? 'default'): Slice {
  const variation = model.variations.find(({ id }) => id === variationId)
  return {
    id: `${model.id}$${crypto.randomUUID().slice(0, 8)}`,
    slice_type: model.id,
    slice_label: null,
    variation: variationId,
    version: 'initial',
    primary: emptyValues(variation?.primary ?? {}),
    items: [],
  }
}

/** A list with the entry at a place moved to another. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list]
  const [entry] = next.splice(from, 1)
  if (entry !== undefined) next.splice(to, 0, entry)
  return next
}

/** A list with another entry at a place. */
export const replacedAt = <Entry>(list: readonly Entry[], place: number, entry: Entry): Entry[] =>
  list.map((old, index) => (index === place ? entry : old))

/** A list without the entry at a place. */
export const withoutEntry = <Entry>(list: readonly Entry[], place: number): Entry[] =>
  list.filter((_, index) => index !== place)
