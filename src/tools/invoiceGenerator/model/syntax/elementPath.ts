/**
 * Paths of elements in the table of bindings, from the element of their group on:
 *
 * - `PostalAddress/CityName`: an element in another; a name without prefix has the usual one of the syntax
 * - `BilledQuantity@unitCode`: an attribute
 * - `AdditionalReferencedDocument[TypeCode=50]/IssuerAssignedID`: an element with a part that tells it from its namesakes
 * - `[Indicator=true|1]`: the part can be read as either; the first is written
 * - `[DocumentTypeCode!=50|130]`: the part is something else, or is not there; nothing is written
 * - `[TypeCode:=VAT]`: the schema requires the part; it tells nothing
 * - `TaxTotal#1`: the first of namesakes that only their content tells apart (`taxTotals.ts`)
 */

/** A part of an element that is no term itself. */
export type Condition = {
  place: ElementPath
  is: '=' | '!=' | ':='
  values: readonly string[]
}

export type Step = {
  /** As it is written in the table: two steps with the same key are one element. */
  key: string
  /** Without the prefix. */
  name: string
  /** `udt`; undefined for the usual prefix. */
  prefix: string | undefined
  conditions: readonly Condition[]
}

export type ElementPath = { steps: readonly Step[]; attribute?: string | undefined }

function conditionOf(text: string): Condition {
  const [, place = '', is = '=', values = ''] = /^(.+?)(!=|:=|=)(.*)$/.exec(text) ?? []
  return { place: pathOf(place), is: is as Condition['is'], values: values.split('|') }
}

/** A step alone. */
export function stepOf(key: string): Step {
  const [, prefix, name = ''] = /^(?:(\w+):)?(\w+)/.exec(key) ?? []
  const conditions = [...key.matchAll(/\[([^\]]*)\]/g)].map(([, text = '']) => conditionOf(text))
  return { key, name, prefix, conditions }
}

const paths = new Map<string, ElementPath>()

/** The steps of a path, and the attribute at its end. */
export function pathOf(text: string): ElementPath {
  const known = paths.get(text)
  if (known) return known
  const [elements = '', attribute] = text.split(/@(?![^[]*\])/)
  const path = { steps: (elements.match(/(?:[^/[]|\[[^\]]*\])+/g) ?? []).map(stepOf), attribute }
  paths.set(text, path)
  return path
}

/** A path in a path. */
export const joined = (group: string, path: string): string =>
  group && path && !path.startsWith('@') ? `${group}/${path}` : group + path

/** The path as its names alone: `AdditionalReferencedDocument/IssuerAssignedID`. */
export const plainPath = ({ steps }: ElementPath): string => steps.map(({ name }) => name).join('/')
