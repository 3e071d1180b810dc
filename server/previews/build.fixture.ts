import type { ContentFolder } from '../../content-api/content.fixture'
import type { JsonObject } from '../../content-api/json'
import { templates } from '../../src/content/plan/templates'
import { pageQueriesFile } from '../../src/content/site/pageQueries'

const query = (template: string): string =>
  `query ($id: String!, $locale: String!) { document: prismic${template}(id: {eq: $id}) { localized(locale: $locale) } }`

/** What a build leaves for previews, with the queries of two templates. */
export function writeBuild(folder: ContentFolder): void {
  const names = [...new Set(Object.values(templates)), 'AllSlices']
  const components = names.map((name) => [
    name,
    { chunk: `chunk-${name}`, query: ['Faq', 'Homepage'].includes(name) ? query(name) : '' },
  ])
  folder.write(pageQueriesFile, {
    digest: 'x',
    templates: Object.fromEntries(components) as JsonObject,
    code: {},
  })
}
