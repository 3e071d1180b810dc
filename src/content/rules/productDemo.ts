import { demoContentProblems } from '../../product/demo/content'
import { flowIds, isFlowId } from '../../product/demo/flows'
import { demoType } from '../../product/demo/readDemos'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf, textOf } from '../cms/fields'
import { scenesIn } from '../cms/sceneNames'

/** The group of each page type that chooses and orders the flows of the demo. */
const flowGroups: Readonly<Record<string, string>> = {
  explore_product: 'flows',
  explore_product_v2: 'demo_flows',
}

/**
 * Texts of the interactive demo that are missing, twice there or for no flow or step; and pages that name a flow which
 * does not exist, one twice, or one in a language without a demo, or show a scene that the demo ends one with.
 */
export function productDemoFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  const demos = new Map(documents.filter(({ type }) => type === demoType).map((demo) => [demo.lang, demo]))
  return documents.flatMap((document) => {
    if (document.type === demoType)
      return demoContentProblems(document.data).map(({ path, message }) =>
        findingIn(document, `data.${path}`, message),
      )
    const group = flowGroups[document.type]
    return group
      ? [
          ...pageFindings(document, group, demos.has(document.lang)),
          ...repeatedScenes(document, group, demos.get(document.lang)),
        ]
      : []
  })
}

function pageFindings(document: CmsDocument, group: string, hasDemo: boolean): ContentFinding[] {
  const entries = entriesOf(document.data[group])
  const named = entries.map((entry) => textOf(entry['flow']))
  return named.flatMap((flow, index) => {
    const field = `data.${group}.${index}.flow`
    if (!flow) return []
    if (!isFlowId(flow))
      return [findingIn(document, field, `no flow is called "${flow}"; there are ${flowIds.join(', ')}`)]
    if (named.indexOf(flow) < index) return [findingIn(document, field, `the flow "${flow}" is there twice`)]
    return hasDemo
      ? []
      : [findingIn(document, field, `"${document.lang}" has no document of the type "${demoType}"`)]
  })
}

/** Scenes of a page that its demo shows as well, at the end of a flow: each picture is on a page once. */
function repeatedScenes(
  document: CmsDocument,
  group: string,
  demo: CmsDocument | undefined,
): ContentFinding[] {
  const named = new Set(entriesOf(document.data[group]).map((entry) => textOf(entry['flow'])))
  const ends = entriesOf(demo?.data['flows']).filter((entry) => named.has(textOf(entry['flow'])))
  return scenesIn(document.data).flatMap(({ path, name }) => {
    const end = ends.find((entry) => entry['scene'] === name)
    return end
      ? [
          findingIn(
            document,
            path,
            `the demo shows the scene "${name}" at the end of the flow "${textOf(end['flow'])}": choose another`,
          ),
        ]
      : []
  })
}
