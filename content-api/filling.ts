/** Fields that a document does not have, with the empty values of Prismic's API. */
import { isRecord } from '../src/core/values/record'
import type { StoredDocument } from './documents'
import {
  fieldsOfGroup,
  variationWithoutModel,
  type FieldModel,
  type Fields,
  type Models,
} from './fieldModels'
import type { Json, JsonObject } from './json'

/** What an empty field of a type holds; undefined for what is not in `data`. */
function emptyValue({ type, config }: FieldModel): Json | undefined {
  switch (type) {
    case 'UID':
    case 'Separator':
      return undefined
    case 'StructuredText':
    case 'Group':
    case 'Slices':
    case 'Choices':
      return []
    case 'Link':
      return config['repeat'] === true ? [] : { link_type: 'Any' }
    case 'Image':
      return emptyImage(config)
    case 'Embed':
    case 'GeoPoint':
      return {}
    case 'Boolean':
      return config['default_value'] === true
    case 'Select':
      return typeof config['default_value'] === 'string' ? config['default_value'] : null
    default:
      return null
  }
}

function emptyImage(config: JsonObject): JsonObject {
  const thumbnails = Array.isArray(config['thumbnails']) ? config['thumbnails'] : []
  const names = thumbnails.flatMap((thumbnail) => {
    const name = isRecord(thumbnail) ? thumbnail['name'] : undefined
    return typeof name === 'string' ? [name] : []
  })
  return Object.fromEntries(names.map((name) => [name, {}]))
}

function fillFields(data: JsonObject, fields: Fields, models: Models): JsonObject {
  const filled: JsonObject = { ...data }
  for (const [name, field] of fields) {
    const value = data[name]
    const complete = value === undefined ? emptyValue(field) : fillValue(value, field, models)
    if (complete !== undefined) filled[name] = complete
  }
  return filled
}

function fillValue(value: Json, field: FieldModel, models: Models): Json {
  if (!Array.isArray(value)) return value
  if (field.type === 'Group') {
    return value.map((item) => (isRecord(item) ? fillFields(item, fieldsOfGroup(field), models) : item))
  }
  if (field.type === 'Slices') {
    return value.map((slice) => (isRecord(slice) ? fillSlice(slice, models) : slice))
  }
  return value
}

function fillSlice(slice: JsonObject, models: Models): JsonObject {
  const { slice_type: type, variation, primary, items } = slice
  const variations = typeof type === 'string' ? models.slice(type) : undefined
  // A slice without a model, or of a variation that the model has no more, is given as it is stored.
  const fields =
    (typeof variation === 'string' ? variations?.get(variation) : undefined) ?? variationWithoutModel
  return {
    ...slice,
    primary: fillFields(isRecord(primary) ? primary : {}, fields.primary, models),
    items: (Array.isArray(items) ? items : []).map((item) =>
      isRecord(item) ? fillFields(item, fields.items, models) : item,
    ),
  }
}

const filledDocuments = new WeakMap<Models, WeakMap<StoredDocument, StoredDocument>>()

/**
 * The document with all fields of its model, of its groups and of its slices; as stored when there is no model of its
 * type. Made once for each document and set of models.
 */
export function filledDocument(document: StoredDocument, models: Models): StoredDocument {
  const fields = models.type(document.type)
  if (!fields) return document
  const known = filledDocuments.get(models) ?? new WeakMap<StoredDocument, StoredDocument>()
  filledDocuments.set(models, known)
  const filled = known.get(document) ?? { ...document, data: fillFields(document.data, fields, models) }
  known.set(document, filled)
  return filled
}
