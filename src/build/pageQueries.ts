import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { pageQueriesFile, type PageQueries } from '../content/site/pageQueries'
import { codeDigest } from '../content/source/codeDigest'

/** The part of Gatsby's state that knows the queries (redux/types.d.ts of gatsby 5.16). */
type GatsbyState = {
  components: Map<string, { componentPath: string; componentChunkName: string; query: string }>
  pages: Map<string, { path: string; component: string }>
}

const nameOf = (file: string): string => path.basename(file, '.tsx')

const byName = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))

/** The queries of all templates and pages of code. Called when Gatsby has read them from the components. */
export function pageQueries({ components, pages }: GatsbyState, root: string): Omit<PageQueries, 'digest'> {
  const entries = [...components.values()].map(
    ({ componentPath, componentChunkName: chunk, query }) =>
      ({ componentPath, value: { chunk, query } }) as const,
  )
  const isIn = (folder: string) => (entry: { componentPath: string }) =>
    entry.componentPath.startsWith(path.join(root, folder) + path.sep)
  const pathsOf = (component: string): string[] =>
    [...pages.values()].flatMap((page) => (page.component === component ? [page.path] : []))
  return {
    templates: byName(
      entries.filter(isIn('src/templates')).map(({ componentPath, value }) => [nameOf(componentPath), value]),
    ),
    code: byName(
      entries
        .filter(isIn('src/pages'))
        .flatMap(({ componentPath, value }) =>
          pathsOf(componentPath).map((one): [string, typeof value] => [one, value]),
        ),
    ),
  }
}

/** Writes them for the server. */
export function writePageQueries({ store }: ParentSpanPluginArgs, root: string): void {
  const file = path.join(root, pageQueriesFile)
  mkdirSync(path.dirname(file), { recursive: true })
  const queries: PageQueries = {
    digest: codeDigest(root),
    ...pageQueries(store.getState() as GatsbyState, root),
  }
  writeFileSync(file, JSON.stringify(queries))
}
