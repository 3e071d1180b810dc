import { readdirSync } from 'node:fs'
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { buildSchema, isNonNullType, isObjectType, type GraphQLObjectType } from 'graphql'
import { readJson } from '../../core/values/readJson'
import { demoContentOf } from '../../product/demo/content'
import { bannerTexts } from '../../visitor/consentBanner/texts'
import { cmsDocument } from '../cms/document.fixture'
import { exampleScreens } from '../cms/productScreens.fixture'
import { offlineTexts } from '../offlinePage/texts'
import { testSite } from '../site/site.fixture'
import { contentOf, marketIn, nodeStore, testJob } from './nodes.fixture'
import { nodeTypes } from './nodeTypes'
import { createTypes } from './schema'
import { writeBuildDay, writeNodes } from './writeNodes'

/** The declarations that Gatsby itself adds to the definitions. */
const gatsbyDefinitions = `
  directive @dontInfer on OBJECT
  scalar JSON
  interface Node { id: ID! }
  type Query { node: Node }`

/** The declared types by name. Throws when the definitions are no valid schema. */
function declaredTypes(): Map<string, GraphQLObjectType> {
  const definitions: string[] = []
  const actions = { createTypes: (types: string[]) => definitions.push(...types) }
  createTypes({ actions } as unknown as CreateSchemaCustomizationArgs, process.cwd())
  const schema = buildSchema([gatsbyDefinitions, ...definitions].join('\n'))
  return new Map(
    Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
      .map((type) => [type.name, type]),
  )
}

const documentTypeName = (type: string): string =>
  `Prismic${type.replace(/(?:^|_)([a-z0-9])/g, (_, first: string) => first.toUpperCase())}`

it('declares a type for every custom type and every other node, and nothing else', () => {
  const customTypes = readdirSync('customtypes').map((folder) => {
    const model = readJson(`customtypes/${folder}/index.json`) as { id: string }
    return documentTypeName(model.id)
  })
  expect(customTypes).toContain('PrismicExploreProductV2')
  expect([...declaredTypes().keys()].sort()).toEqual([...customTypes, ...Object.values(nodeTypes)].sort())
})

/** Fields that Gatsby gives every node. */
const gatsbyFields = ['id', 'parent', 'children', 'internal']

/** The fields of a node that its type does not declare, and those it requires that the node has not. */
function mismatches(node: Node, type: GraphQLObjectType | undefined): string[] {
  const fields = type?.getFields() ?? {}
  const undeclared = Object.keys(node).filter((name) => !gatsbyFields.includes(name) && !(name in fields))
  const missing = Object.values(fields)
    .filter((field) => isNonNullType(field.type) && (node[field.name] ?? null) === null)
    .map(({ name }) => name)
  return [...undeclared, ...missing].map((name) => `${node.internal.type}.${name}`)
}

it('declares every field that nodes are written with, since Gatsby infers none', () => {
  const { api, nodes } = nodeStore()
  const content = contentOf({
    documents: [
      cmsDocument('about', {}, { id: 'about', uid: 'about' }),
      cmsDocument('invoice_approvals', {}, { id: 'approvals', uid: 'invoices-approvals' }),
    ],
    codeDocuments: [cmsDocument('about', {}, { id: 'us.about', uid: 'about' })],
    jobs: [testJob],
    markets: new Map([['en', marketIn('Leeds')]]),
    productScreens: new Map([['en', exampleScreens]]),
    siteData: [testSite],
    formsData: new Map([['en', { disallowedEmailDomains: [] }]]),
    demoContents: new Map([
      ['en', demoContentOf({}, exampleScreens, { currency: 'GBP', htmlLang: 'en-GB' })],
    ]),
    localeFiles: [{ folder: 'chat', urlCode: 'en', content: {} }],
    consentBanners: new Map([
      ['en', bannerTexts({ banner: {}, policy: {}, policyPath: undefined, htmlLang: 'en-GB', label: '' })],
    ]),
    offlinePages: new Map([['en', offlineTexts({})]]),
  })
  writeNodes(api, content, 'code')
  writeBuildDay(api, 0)
  const types = declaredTypes()
  const written = [...nodes.values()]
  expect(new Set(written.map(({ internal }) => internal.type)).size).toBe(Object.keys(nodeTypes).length + 2)
  expect(written.some((node) => 'matchPath' in node)).toBe(true)
  expect(written.flatMap((node) => mismatches(node, types.get(node.internal.type)))).toEqual([])
})
