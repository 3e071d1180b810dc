import type { GatsbyNode } from 'gatsby'
import { routingNode } from '../../src/contentNodes/readNodes'
import { createResolvers as addResolvers } from '../../src/contentNodes/resolvers'
import { createTypes } from '../../src/contentNodes/schema'
import { touchNodes, writeNodes } from '../../src/contentNodes/writeNodes'
import { codeDigest } from '../../src/contentSource/codeDigest'
import {
  isContentUnchanged,
  storeContentState,
  type ContentState,
} from '../../src/contentSource/contentState'
import { openContent, readContent, type Content } from '../../src/contentSource/readContent'
import { environment } from '../../src/environment'

const root = process.cwd()

/** What the repository holds now; without `content` when the stored nodes were made of the same. */
type Reading = ContentState & { content?: Content }

async function read({ always = false } = {}): Promise<Reading> {
  const variables = environment()
  const { source, ref } = await openContent(root, variables)
  const state = { ref, code: codeDigest(root) }
  if (!always && isContentUnchanged(root, state)) return state
  return { ...state, content: await readContent(root, variables, source, ref) }
}

/** Read before Gatsby touches the last build, so that faulty content or an unreachable CMS leaves it unchanged. */
let readAhead: Reading | undefined

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  try {
    readAhead = await read()
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
    // Later calls of `gatsby develop` read again; so does a cache that has lost its nodes.
    let reading = readAhead ?? (await read())
    readAhead = undefined
    if (!reading.content && routingNode(api)) {
      reporter.info(`content unchanged at ${reading.ref}: ${touchNodes(api)} nodes kept`)
      return
    }
    if (!reading.content) reading = await read({ always: true })
    const { ref, code, content } = reading
    if (!content) return
    const { total, changed } = writeNodes(api, content, code)
    storeContentState(root, { ref, code })
    reporter.info(
      `content at ${ref}: ${content.documents.length} documents, ${content.pages.length} pages, ${changed} of ${total} nodes changed`,
    )
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // In development an error in the content is reported, and the last good state stays visible.
    if (process.env['gatsby_executing_command'] === 'develop') reporter.error(message)
    else reporter.panic(message)
  }
}
