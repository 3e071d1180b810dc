/** The models of a repository, as the fields of a type, of a group and of a variation of a slice. */
import { isRecord } from '../src/core/values/record'
import type { Json, JsonObject } from './json'
import type { Repository } from './repository'

export type FieldModel = { type: string; config: JsonObject }
export type Fields = ReadonlyMap<string, FieldModel>
export type VariationFields = { primary: Fields; items: Fields }

type ModelsOfRepository = Pick<Repository, 'customTypes' | 'sharedSlices'>

const noFields: Fields = new Map()

/** The fields of a record of field models; what is no field model is left out. */
function fieldsOf(record: Json | undefined): Fields {
  const entries = Object.entries(isRecord(record) ? record : {}).flatMap(([name, model]) => {
    if (!isRecord(model) || typeof model['type'] !== 'string') return []
    const config = isRecord(model['config']) ? model['config'] : {}
    return [[name, { type: model['type'], config }] as const]
  })
  return new Map(entries)
}

const groupFields = new WeakMap<FieldModel, Fields>()

/** The fields of an item of a group. */
export function fieldsOfGroup(group: FieldModel): Fields {
  const fields = groupFields.get(group) ?? fieldsOf(group.config['fields'])
  groupFields.set(group, fields)
  return fields
}

/** The types that a content relationship may lead to; empty when any type will do. */
export function linkedTypes({ config }: FieldModel): string[] {
  const types = config['customtypes']
  // A type with the fields to be chosen of it is an object.
  return (Array.isArray(types) ? types : []).flatMap((type) => {
    const id = isRecord(type) ? type['id'] : type
    return typeof id === 'string' ? [id] : []
  })
}

export class Models {
  readonly #types: ReadonlyMap<string, Fields>
  readonly #slices: ReadonlyMap<string, ReadonlyMap<string, VariationFields>>

  constructor({ customTypes, sharedSlices }: ModelsOfRepository) {
    this.#types = new Map(customTypes.map(({ id, json }) => [id, fieldsOfTabs(json)]))
    this.#slices = new Map(sharedSlices.map(({ id, variations }) => [id, variationsOf(variations)]))
  }

  /** The fields of a type, of all its tabs; undefined when there is no model of it. */
  type(id: string): Fields | undefined {
    return this.#types.get(id)
  }

  /** The variations of a shared slice; undefined when there is no model of it. */
  slice(id: string): ReadonlyMap<string, VariationFields> | undefined {
    return this.#slices.get(id)
  }
}

const fieldsOfTabs = (json: Json | undefined): Fields =>
  new Map(Object.values(isRecord(json) ? json : {}).flatMap((tab) => [...fieldsOf(tab)]))

function variationsOf(variations: Json | undefined): ReadonlyMap<string, VariationFields> {
  return new Map(
    (Array.isArray(variations) ? variations : []).flatMap((variation) => {
      if (!isRecord(variation) || typeof variation['id'] !== 'string') return []
      const { id, primary, items } = variation
      return [[id, { primary: fieldsOf(primary), items: fieldsOf(items) }] as const]
    }),
  )
}

export const variationWithoutModel: VariationFields = { primary: noFields, items: noFields }

const modelsOfSnapshot = new WeakMap<object, Models>()

/** The models of what the repository holds now. Read once, until it is loaded again. */
export function modelsOf(repository: ModelsOfRepository): Models {
  const key = repository.customTypes
  const models = modelsOfSnapshot.get(key) ?? new Models(repository)
  modelsOfSnapshot.set(key, models)
  return models
}
