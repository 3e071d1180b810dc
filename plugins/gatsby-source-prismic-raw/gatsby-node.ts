import type { GatsbyNode } from 'gatsby'
import { routingNode } from '../../src/content/nodes/readNodes'
import { createResolvers as addResolvers } from '../../src/content/nodes/resolvers'
import { createTypes } from '../../src/content/nodes/schema'
import { touchNodes, writeBuildDay, writeNodes } from '../../src/content/nodes/writeNodes'
import { storeContentState } from '../../src/content/source/contentState'
import {
  readChangedContent,
  readWholeContent,
  type Reading,
} from '../../src/content/source/readChangedContent'
import { environment } from '../../src/core/environment'
import { messageOf } from '../../src/core/values/error'

const root = process.cwd()

/** Read before Gatsby touches the last build, so that faulty content or an unreachable CMS leaves it unchanged. */
let readAhead: Reading | undefined

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  try {
    readAhead = await readChangedContent(root, environment())
  } catch (error) {
    reporter.panic(messageOf(error))
  }
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (api) =>
  createTypes(api, root)

export const createResolvers: GatsbyNode['createResolvers'] = (api) => addResolvers(api, root)

export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const { reporter } = api
  writeBuildDay(api, Date.now())
  try {
    // Later calls of `gatsby develop` read again; so does a cache that has lost its nodes.
    const reading = readAhead ?? (await readChangedContent(root, environment()))
    readAhead = undefined
    if (!reading.content && routingNode(api)) {
      reporter.info(`content unchanged at ${reading.state.ref}: ${touchNodes(api)} nodes kept`)
      return
    }
    const { state, content } = reading.content
      ? { ...reading, content: reading.content }
      : await readWholeContent(root, environment())
    const { total, changed } = writeNodes(api, content, state.code)
    storeContentState(root, state)
    reporter.info(
      `content at ${state.ref}: ${content.documents.length} documents, ${content.pages.length} pages, ${changed} of ${total} nodes changed`,
    )
  } catch (error) {
    const message = messageOf(error)
    // In development an error in the content is reported, and the last good state stays visible.
    if (process.env['gatsby_executing_command'] === 'develop') reporter.error(message)
    else reporter.panic(message)
  }
}
