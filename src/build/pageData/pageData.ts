import path from 'node:path'
import { z } from 'zod'
import type { PageContext } from '../../content/cms/pageContext'
import { memoryNodes, type MemoryNodes } from '../../content/nodes/memoryNodes'
import { pageQueriesFile, type ComponentQuery, type PageQueries } from '../../content/site/pageQueries'
import type { Content } from '../../content/source/readContent'
import { readJson } from '../../core/values/readJson'
import { allSlicesContexts, codePageContexts, plannedPageContexts } from '../createPages'
import { queryRunner, type QueryResult } from './querySchema'

/** The part of Gatsby's page-data.json that the content decides. */
export type PageData = {
  componentChunkName: string
  path: string
  result: QueryResult & { pageContext: PageContext }
  matchPath?: string
}

/** The pages of some content: as a build would plan them, their data computed when requested. */
export type PagesOfContent = {
  nodes: MemoryNodes
  /** All paths, in the order of the plan, pages of code last. */
  paths: readonly string[]
  /** What is known of a page without its data; undefined when there is none at the path. */
  planOf: (path: string) => PagePlan | undefined
  /**
   * Undefined when there is no page at the path. Rejects when a resolver fails. `using` are the same nodes in another
   * form, for a caller that notes which of them are requested.
   */
  dataOf: (path: string, using?: MemoryNodes) => Promise<PageData | undefined>
}

const componentQuery = z.object({ chunk: z.string(), query: z.string() })
const fileSchema = z.object({
  digest: z.string(),
  templates: z.record(z.string(), componentQuery),
  code: z.record(z.string(), componentQuery),
})

/** Reads the queries of the last build. Throws an Error that says to build when they are missing. */
export function readPageQueries(root: string): PageQueries {
  const file = path.join(root, pageQueriesFile)
  try {
    return fileSchema.parse(readJson(file))
  } catch (cause) {
    throw new Error(`${pageQueriesFile} cannot be read. Run \`npm run build\`, which writes it.`, { cause })
  }
}

/** A page before its data: its component and its context. */
export type PagePlan = { component: ComponentQuery; context: PageContext; matchPath?: string | undefined }

/**
 * Computes the data of pages outside of Gatsby, with the page plan, the resolvers and the queries of the build: for
 * previews of content that is not published, and for the publisher. `root` is the folder of the project; the returned function
 * takes the time in ms since 1970, of which the day counts.
 */
export function pageDataSource(
  root: string,
  queries: PageQueries,
): (content: Content, now: number, options?: { digests?: boolean }) => PagesOfContent {
  const run = queryRunner(root)
  return (content, now, options) => {
    const nodes = memoryNodes(content, { code: queries.digest, now, ...options })
    const pages = new Map<string, PagePlan>()
    const templateOf = (name: string): ComponentQuery => {
      const component = queries.templates[name]
      if (!component) throw new Error(`The last build has no template "${name}". Run \`npm run build\`.`)
      return component
    }
    for (const { page, context } of plannedPageContexts(nodes)) {
      pages.set(page.path, { component: templateOf(page.template), context, matchPath: page.matchPath })
    }
    for (const context of allSlicesContexts(nodes)) {
      pages.set(`/${context.locale}/all-slices`, { component: templateOf('AllSlices'), context })
    }
    const contextOf = codePageContexts(nodes)
    for (const [codePath, component] of Object.entries(queries.code)) {
      if (!pages.has(codePath)) pages.set(codePath, { component, context: contextOf(codePath) })
    }
    return {
      nodes,
      paths: [...pages.keys()],
      planOf: (pagePath) => pages.get(pagePath),
      async dataOf(pagePath, using = nodes) {
        const page = pages.get(pagePath)
        if (!page) return undefined
        const { component, context, matchPath } = page
        const result = await run(using, component.query, context)
        return {
          componentChunkName: component.chunk,
          path: pagePath,
          result: { ...result, pageContext: context },
          ...(matchPath ? { matchPath } : {}),
        }
      },
    }
  }
}
