/** The parameter `graphQuery`: fields of documents and of linked ones, in a language that looks like GraphQL. */
import {
  GraphQLError,
  Kind,
  parse,
  type FieldNode,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { isRecord } from '../src/core/values/record'
import type { StoredDocument } from './documents'
import { QueryError } from './errors'
import { fieldsOfGroup, linkedTypes, type FieldModel, type Fields, type Models } from './fieldModels'
import type { Json, JsonObject } from './json'
import type { LinkedDataSize } from './linkedDataSize'
import { isDocumentLink } from './links'
import { searchLimits } from './searchLimits'

/** Gives the document a link leads to, with the fields of its model; undefined for a broken link. */
export type LinkedDocument = (id: string) => StoredDocument | undefined

/** What the data of documents is chosen with: the linked documents, and the limit of what they may add. */
export type Chosen = { linked: LinkedDocument; size: LinkedDataSize }

type Choice<Value extends Json> = (value: Value, chosen: Chosen) => Json
type FieldsChoice = (data: JsonObject, chosen: Chosen) => JsonObject

/**
 * Parses the parameter into a function that gives the chosen part of a document's data. Types that the query does not
 * name have no data. Throws a QueryError (400) that names what is unknown, with its place, or the limit that the query
 * exceeds.
 */
export function parseGraphQuery(
  query: string,
  models: Models,
): (document: StoredDocument, chosen: Chosen) => JsonObject {
  const compiler = new Compiler(query, models)
  const types = compiler.types()
  return ({ type, data }, chosen) => types.get(type)?.(data, chosen) ?? {}
}

class Compiler {
  readonly #query: string
  readonly #models: Models
  /** How many content relationships in a row lead to what is compiled now. */
  #level = 0

  constructor(query: string, models: Models) {
    this.#query = query
    this.#models = models
  }

  types(): Map<string, FieldsChoice> {
    const [definition, ...others] = this.#parse().definitions
    if (definition?.kind !== Kind.OPERATION_DEFINITION || others.length > 0 || definition.name) {
      return this.#fail('expected one query without a name: { page { title } }')
    }
    return new Map(
      definition.selectionSet.selections.map((selection) => {
        const field = this.#plainField(selection, 'the name of a type')
        const type = field.name.value
        return [type, this.#fieldsOfType(type, this.#selectionOf(field), type)]
      }),
    )
  }

  #parse(): ReturnType<typeof parse> {
    try {
      return parse(this.#query, { maxTokens: searchLimits.graphQueryTokens })
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      return this.#fail(error.message, error.positions?.[0])
    }
  }

  #fieldsOfType(type: string, selection: SelectionSetNode, setName: string): FieldsChoice {
    const fields = this.#models.type(type) ?? this.#fail(`unknown type '${type}'`, selection.loc?.start)
    return this.#fields(fields, selection, setName, `the type '${type}'`)
  }

  /** The choice of a set of fields. `...<name of the set>Fields` is all of them. */
  #fields(fields: Fields, selection: SelectionSetNode, setName: string, owner: string): FieldsChoice {
    const choices = new Map<string, Choice<Json>>()
    let isWhole = false
    for (const node of selection.selections) {
      if (this.#isSpread(node, setName)) {
        isWhole = true
        continue
      }
      const field = this.#plainField(node, `a field of ${owner}`)
      const name = field.name.value
      const model = fields.get(name) ?? this.#fail(`${owner} has no field '${name}'`, field.loc?.start)
      choices.set(name, this.#field(field, model))
    }
    return (data, chosen) =>
      Object.fromEntries(
        Object.entries(data)
          .filter(([name]) => isWhole || choices.has(name))
          .map(([name, value]) => [name, choices.get(name)?.(value, chosen) ?? value]),
      )
  }

  #field(node: FieldNode, model: FieldModel): Choice<Json> {
    const name = node.name.value
    const selection = node.selectionSet
    if (!selection) return (value) => value
    switch (model.type) {
      case 'Group': {
        const choice = this.#fields(fieldsOfGroup(model), selection, name, `the group '${name}'`)
        return (items, chosen) => mapObjects(items, (item) => choice(item, chosen))
      }
      case 'Slices':
        return this.#sliceZone(selection, name)
      case 'Link':
        return this.#link(selection, model, name)
      default:
        return this.#fail(`the field '${name}' has no subfields`, selection.loc?.start)
    }
  }

  /** Slices that the query does not name are left out. */
  #sliceZone(selection: SelectionSetNode, zone: string): Choice<Json> {
    const isWhole = selection.selections.some((node) => this.#isSpread(node, zone))
    const slices = new Map(
      selection.selections
        .filter((node) => !this.#isSpread(node, zone))
        .map((node) => {
          const { name, selectionSet } = this.#branch(node, `a slice, '... on hero { … }'`)
          return [name, this.#slice(name, selectionSet)]
        }),
    )
    const isChosen = ({ slice_type: type }: JsonObject): boolean =>
      isWhole || (typeof type === 'string' && slices.has(type))
    return (zoneValue, chosen) =>
      mapObjects(
        zoneValue,
        (slice) => slices.get(String(slice['slice_type']))?.(slice, chosen) ?? slice,
        isChosen,
      )
  }

  #slice(id: string, selection: SelectionSetNode): FieldsChoice {
    const models = this.#models.slice(id) ?? this.#fail(`unknown slice '${id}'`, selection.loc?.start)
    const variations = new Map<string, { primary?: FieldsChoice; items?: FieldsChoice }>()
    for (const node of selection.selections) {
      const field = this.#plainField(node, `'variation'`)
      if (field.name.value !== 'variation') {
        this.#fail(`the slice '${id}' needs 'variation { ... on default { … } }'`, field.loc?.start)
      }
      for (const branch of this.#selectionOf(field).selections) {
        const { name, selectionSet } = this.#branch(branch, `a variation, '... on default { … }'`)
        const model =
          models.get(name) ?? this.#fail(`the slice '${id}' has no variation '${name}'`, branch.loc?.start)
        const parts: { primary?: FieldsChoice; items?: FieldsChoice } = {}
        for (const part of selectionSet.selections) {
          const partField = this.#plainField(part, `'primary' or 'items'`)
          const partName = partField.name.value
          if (partName !== 'primary' && partName !== 'items')
            return this.#fail(`expected 'primary' or 'items', not '${partName}'`, partField.loc?.start)
          const owner = `'${partName}' of the slice '${id}'`
          parts[partName] = this.#fields(model[partName], this.#selectionOf(partField), partName, owner)
        }
        variations.set(name, parts)
      }
    }
    return (slice, chosen) => {
      const parts = variations.get(String(slice['variation']))
      const { primary = {}, items = [] } = slice
      return {
        ...slice,
        primary: isRecord(primary) ? (parts?.primary?.(primary, chosen) ?? {}) : {},
        items: parts?.items ? mapObjects(items, (item) => parts.items?.(item, chosen) ?? {}) : [],
      }
    }
  }

  /** Fields of the linked document; without `... on` where the field leads to one type only. */
  #link(selection: SelectionSetNode, model: FieldModel, name: string): Choice<Json> {
    this.#level += 1
    if (this.#level > searchLimits.graphQueryLevels)
      this.#fail(
        `more than ${searchLimits.graphQueryLevels} content relationships in a row`,
        selection.loc?.start,
      )
    const types = linkedTypes(model)
    const [onlyType] = types
    const branches = new Map<string, FieldsChoice>()
    const hasBranches = selection.selections.some((node) => node.kind === Kind.INLINE_FRAGMENT)
    if (!hasBranches) {
      if (onlyType === undefined || types.length > 1)
        this.#fail(`the link '${name}' needs '... on <type> { … }'`, selection.loc?.start)
      else branches.set(onlyType, this.#fieldsOfType(onlyType, selection, name))
    } else {
      for (const node of selection.selections) {
        const { name: type, selectionSet } = this.#branch(node, `a type, '... on page { … }'`)
        if (types.length > 0 && !types.includes(type))
          this.#fail(`the link '${name}' leads to ${types.join(', ')}, not to '${type}'`, node.loc?.start)
        branches.set(type, this.#fieldsOfType(type, selectionSet, type))
      }
    }
    this.#level -= 1
    const withData: Choice<Json> = (value, chosen) => {
      if (Array.isArray(value)) return value.map((entry) => withData(entry, chosen))
      const document = isDocumentLink(value) ? chosen.linked(value.id) : undefined
      const choice = document && branches.get(document.type)
      if (!document || !choice || !isRecord(value)) return value
      return { ...value, data: chosen.size.dataOf(choice, document, () => choice(document.data, chosen)) }
    }
    return withData
  }

  #isSpread(node: SelectionNode, setName: string): boolean {
    if (node.kind !== Kind.FRAGMENT_SPREAD) return false
    if (node.name.value === `${setName}Fields`) return true
    return this.#fail(
      `unknown '...${node.name.value}', all fields are '...${setName}Fields'`,
      node.loc?.start,
    )
  }

  #branch(node: SelectionNode, expected: string): { name: string; selectionSet: SelectionSetNode } {
    const condition = node.kind === Kind.INLINE_FRAGMENT ? nameOf(node) : undefined
    if (node.kind !== Kind.INLINE_FRAGMENT || condition === undefined || node.directives?.length)
      return this.#fail(`expected ${expected}`, node.loc?.start)
    return { name: condition, selectionSet: node.selectionSet }
  }

  #plainField(node: SelectionNode, expected: string): FieldNode {
    if (node.kind !== Kind.FIELD) return this.#fail(`expected ${expected}`, node.loc?.start)
    if (node.alias || node.arguments?.length || node.directives?.length)
      this.#fail('aliases, arguments and directives are not part of graphQuery', node.loc?.start)
    return node
  }

  #selectionOf(node: FieldNode): SelectionSetNode {
    return node.selectionSet ?? this.#fail(`expected fields, '${node.name.value} { … }'`, node.loc?.start)
  }

  #fail(message: string, offset = 0): never {
    const lines = this.#query.slice(0, offset).split('\n')
    throw new QueryError(
      `[graphQuery] ${message}`,
      this.#query,
      (lines.at(-1) ?? '').length + 1,
      lines.length,
    )
  }
}

const nameOf = ({ typeCondition }: InlineFragmentNode): string | undefined => typeCondition?.name.value

const mapObjects = (
  value: Json,
  change: (entry: JsonObject) => JsonObject,
  isChosen: (entry: JsonObject) => boolean = () => true,
): Json =>
  Array.isArray(value)
    ? value
        .filter((entry) => isRecord(entry))
        .filter(isChosen)
        .map(change)
    : value
