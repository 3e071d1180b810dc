import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { createResolvers as addResolvers } from '../../src/contentNodes/resolvers'
import { createTypes } from '../../src/contentNodes/schema'
import { touchNodes, writeNodes } from '../../src/contentNodes/writeNodes'
import { codeDigest } from '../../src/contentSource/codeDigest'
import { openContent, readContent, type Content } from '../../src/contentSource/readContent'
import { environment } from '../../src/environment'

const root = process.cwd()
/** Ref and code digest of the nodes in Gatsby's cache; a file, since the cache itself is closed during onPreInit. */
const stateFile = path.join(root, '.cache/content-state')

function storedState(): string | undefined {
  try {
    return readFileSync(stateFile, 'utf8')
  } catch {
    return undefined
  }
}

/** Read before Gatsby touches the last build, so that faulty content or an unreachable CMS leaves it unchanged. */
let readAhead: Content | undefined

async function read(): Promise<Content> {
  const { source, ref } = await openContent(root, environment())
  return readContent(root, environment(), source, ref)
}

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  try {
    const { source, ref } = await openContent(root, environment())
    const unchanged = storedState() === `${ref} ${codeDigest(root)}`
    if (!unchanged) readAhead = await readContent(root, environment(), source, ref)
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (api) =>
  createTypes(api, root)

export const createResolvers: GatsbyNode['createResolvers'] = (api) => addResolvers(api, root)

export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const { getNode, reporter } = api
  const code = codeDigest(root)
  try {
    const { ref } = readAhead ?? (await openContent(root, environment()))
    if (storedState() === `${ref} ${code}` && getNode('routing')) {
      reporter.info(`content unchanged at ${ref}: ${touchNodes(api)} nodes kept`)
      return
    }
    const content = readAhead ?? (await read())
    readAhead = undefined
    const { total, changed } = writeNodes(api, content, code)
    writeFileSync(stateFile, `${content.ref} ${code}`)
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
