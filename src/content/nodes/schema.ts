import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { documentNodeType, nodeTypes } from './nodeTypes'

/** Every node type, with one definition per custom type of the models. */
export function createTypes({ actions }: CreateSchemaCustomizationArgs, root: string): void {
  const documentType = (type: string): string => `type ${documentNodeType(type)} implements Node @dontInfer {
    _previewable: ID!
    prismicId: ID!
    uid: String
    lang: String!
    type: String!
    raw: JSON!
  }`
  const customTypes = readdirSync(path.join(root, 'customtypes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => documentType(name))
  actions.createTypes([
    ...customTypes,
    `type ${nodeTypes.codeDocument} implements Node @dontInfer { uid: String! raw: JSON! }`,
    `type ${nodeTypes.job} implements Node @dontInfer { jobId: Int! job: JSON! }`,
    `type ${nodeTypes.market} implements Node @dontInfer { urlCode: String! market: JSON! }`,
    `type ${nodeTypes.productScreens} implements Node @dontInfer { urlCode: String! screens: JSON! }`,
    `type ${nodeTypes.siteData} implements Node @dontInfer { urlCode: String! site: JSON! }`,
    `type ${nodeTypes.formsData} implements Node @dontInfer { urlCode: String! forms: JSON! }`,
    `type ${nodeTypes.buildDay} implements Node @dontInfer { day: String! }`,
    `type ${nodeTypes.demoData} implements Node @dontInfer { urlCode: String! demo: JSON! }`,
    `type ${nodeTypes.localeFile} implements Node @dontInfer { folder: String! urlCode: String! content: JSON! }`,
    `type ${nodeTypes.consentBanner} implements Node @dontInfer { urlCode: String! texts: JSON! }`,
    `type ${nodeTypes.offlinePage} implements Node @dontInfer { urlCode: String! texts: JSON! }`,
    `type ${nodeTypes.routing} implements Node @dontInfer { redirects: JSON! codeAlternates: JSON! codeNames: JSON! }`,
    `type ${nodeTypes.plannedPage} implements Node @dontInfer {
      key: String! path: String! matchPath: String template: String! locale: String! documentType: String!
      documentId: String! nodeId: String! uid: String ids: [String!]! alternates: JSON! indexable: Boolean! isReferral: Boolean!
    }`,
  ])
}
