import type { TrailEntry } from '../../content/cms/pageContext'
import { absolute } from '../hreflang'
import type { SchemaObject } from './maker'

/** The trail from the homepage to a page; nothing for a homepage. */
export function breadcrumbs(trail: readonly TrailEntry[], page: TrailEntry): SchemaObject[] {
  if (trail.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...trail, page].map(({ path, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(path),
      })),
    },
  ]
}
