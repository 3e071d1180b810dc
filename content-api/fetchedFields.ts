/** The parameters `fetch` (only these fields) and `fetchLinks` (these fields of linked documents too). */
import type { ContentIndex } from './contentIndex'
import type { StoredDocument } from './documents'
import type { Models } from './fieldModels'
import type { JsonObject } from './json'
import { parameterError, quote } from './parameters'

type FieldsOfTypes = ReadonlyMap<string, ReadonlySet<string>>

/** Fields that Prismic does not give through `fetchLinks`: they are for `graphQuery`. */
const notThroughLinks = ['Group', 'Slices', 'Choices']

/**
 * Parses names of fields, `page.title`, by type. Throws an ApiError (400) that names an unknown type or field.
 */
export function parseFields(
  parameter: 'fetch' | 'fetchLinks',
  names: readonly string[],
  { index, models }: { index: ContentIndex; models: Models },
): FieldsOfTypes {
  const fields = new Map<string, Set<string>>()
  for (const name of names) {
    const fail = (message: string): never => {
      throw parameterError(parameter, `${quote(name)}: ${message}`)
    }
    const [type = '', field = '', ...rest] = name.split('.')
    if (type === '' || field === '' || rest.length > 0) fail('expected a field of a type, "page.title".')
    const model = models.type(type)
    if (!model && index.ofType(type).length === 0) fail(`unknown type "${type}".`)
    if (!model?.has(field) && !index.hasField(type, field))
      fail(`the type "${type}" has no field "${field}".`)
    if (parameter === 'fetchLinks' && notThroughLinks.includes(model?.get(field)?.type ?? ''))
      fail('groups and slices of linked documents are read with "graphQuery".')
    fields.set(type, (fields.get(type) ?? new Set()).add(field))
  }
  return fields
}

/** The fields of a document that were requested; none when no field of its type was. */
export const pickFields = ({ type, data }: StoredDocument, fields: FieldsOfTypes): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([name]) => fields.get(type)?.has(name)))
