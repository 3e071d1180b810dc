import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby'
import {
  buildASTSchema,
  defaultFieldResolver,
  execute,
  GraphQLError,
  parse,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'
import type { MemoryNodes } from '../../content/nodes/memoryNodes'
import { createResolvers } from '../../content/nodes/resolvers'
import { createTypes } from '../../content/nodes/schema'

type FieldConfig = {
  type: string
  args: Record<string, string>
  resolve: GraphQLFieldResolver<unknown, MemoryNodes>
}
type Resolvers = Record<string, Record<string, FieldConfig>>

/** `PrismicFaq` → `prismicFaq`, as Gatsby names the root field of a node type. */
const rootField = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1)

const fieldText = ([name, { type, args }]: [string, FieldConfig]): string =>
  `${name}(${Object.entries(args)
    .map(([argument, argumentType]) => `${argument}: ${argumentType}`)
    .join(' ')}): ${type}`

/** The types and resolvers that the source plugin gives Gatsby. */
function definitionsOf(root: string): { types: string[]; resolvers: Resolvers } {
  const types: string[] = []
  let resolvers: Resolvers = {}
  const actions = { createTypes: (texts: string[]) => void types.push(...texts) }
  createTypes({ actions } as unknown as CreateSchemaCustomizationArgs, root)
  const keep = { createResolvers: (given: Resolvers) => (resolvers = given) }
  createResolvers(keep as unknown as CreateResolversArgs, root)
  return { types, resolvers }
}

/** The schema with these types, and with the root fields of Gatsby that the queries of pages use. */
function schemaOf(types: readonly string[], resolvers: Resolvers): GraphQLSchema {
  const names = types.flatMap((text) => /^type (\w+)/.exec(text)?.[1] ?? [])
  const extensions = Object.entries(resolvers)
    .filter(([type]) => type !== 'Query')
    .map(([type, fields]) => `extend type ${type} { ${Object.entries(fields).map(fieldText).join(' ')} }`)
  const nodeFields = names.map((name) => `${rootField(name)}(id: IsText, uid: IsText): ${name}`)
  const ownFields = Object.entries(resolvers['Query'] ?? {}).map(fieldText)
  return buildASTSchema(
    parse(
      [
        'directive @dontInfer on OBJECT',
        'scalar JSON',
        'interface Node { id: ID! }',
        'input IsText { eq: String }',
        ...types.map((text) => text.replace(/\{/, '{ id: ID! ')),
        `type Query { ${[...nodeFields, ...ownFields].join('\n')} }`,
        ...extensions,
      ].join('\n'),
    ),
  )
}

/** The result of a page's query, as Gatsby stores it in page-data. */
export type QueryResult = { data?: object }

/**
 * Runs queries of pages on nodes in memory, with the resolvers of the build. `root` is the folder of the project. The
 * returned function throws an Error with the message of the first resolver that fails.
 */
export function queryRunner(
  root: string,
): (nodes: MemoryNodes, query: string, context: object) => Promise<QueryResult> {
  const { types, resolvers } = definitionsOf(root)
  const schema = schemaOf(types, resolvers)
  const typeOfRoot = new Map(
    types.flatMap((text) => {
      const name = /^type (\w+)/.exec(text)?.[1]
      return name ? [[rootField(name), name] as const] : []
    }),
  )
  const parsed = new Map<string, DocumentNode>()
  const documentOf = (query: string): DocumentNode => {
    const document = parsed.get(query) ?? parse(query)
    parsed.set(query, document)
    return document
  }

  const fieldResolver: GraphQLFieldResolver<unknown, MemoryNodes> = (source, args, nodes, info) => {
    const own = resolvers[info.parentType.name]?.[info.fieldName]
    if (own) return own.resolve(source, args, nodes, info)
    const type = info.parentType.name === 'Query' ? typeOfRoot.get(info.fieldName) : undefined
    if (!type) return defaultFieldResolver(source, args, nodes, info)
    const wanted = Object.entries(args as Record<string, { eq: string }>)
    const byId = (args as { id?: { eq: string } }).id
    // Not the whole type: what a page was made of is known by the nodes that were requested.
    const candidates = byId ? [nodes.getNode(byId.eq)] : nodes.getNodesByType(type)
    return candidates.find(
      (node) => node?.internal.type === type && wanted.every(([field, { eq }]) => node[field] === eq),
    )
  }

  return async (nodes, query, context) => {
    if (query === '') return {}
    const { data, errors } = await execute({
      schema,
      document: documentOf(query),
      contextValue: nodes,
      variableValues: context as Record<string, unknown>,
      fieldResolver,
    })
    const [error] = errors ?? []
    if (error) throw error instanceof GraphQLError ? (error.originalError ?? error) : new Error(String(error))
    return data ? { data } : {}
  }
}
