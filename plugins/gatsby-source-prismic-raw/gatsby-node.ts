import type { GatsbyNode } from 'gatsby'
import { routingNode } from '../../src/contentNodes/readNodes'
import { createResolvers as addResolvers } from '../../src/contentNodes/resolvers'
import { createTypes } from '../../src/contentNodes/schema'
import { touchNodes, writeNodes } from '../../src/contentNodes/writeNodes'
import { codeDigest } from '../../src/contentSource/codeDigest'
import { isContentUnchanged, storeContentState } from '../../src/contentSource/contentState'
import { openContent, readContent, type Content } from '../../src/contentSource/readContent'
import { environment } from '../../src/environment'

const root = process.cwd()
/** Read before Gatsby touches the last build, so that faulty content or an unreachable CMS leaves it unchanged. */
let readAhead: Content | undefined

async function read(): Promise<Content> {
  const { source, ref } = await openContent(root, environment())
  return readContent(root, environment(), source, ref)
}

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  try {
    const { source, ref } = await openContent(root, environment())
    if (!isContentUnchanged(root, ref)) readAhead = await readContent(root, environment(), source, ref)
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (api) =>
  createTypes(api, root)

export const createResolvers: GatsbyNode['createResolvers'] = (api) => addResolvers(api, root)

export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const { reporter } = api
  try {
    const { ref } = readAhead ?? (await openContent(root, environment()))
    if (isContentUnchanged(root, ref) && routingNode(api)) {
      reporter.info(`content unchanged at ${ref}: ${touchNodes(api)} nodes kept`)
      return
    }
    const content = readAhead ?? (await read())
    readAhead = undefined
    const { total, changed } = writeNodes(api, content, codeDigest(root))
    storeContentState(root, content.ref)
    reporter.info(
      `content at ${content.ref}: ${content.documents.length} documents, ${content.pages.length} pages, ${changed} of ${total} nodes changed`,
    )
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // In development an error in the content is reported, and the last good state stays visible.
    if (process.env['gatsby_executing_command'] === 'develop') reporter.error(message)
    else reporter.panic(message)
  }
}
