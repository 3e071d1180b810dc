import { hydrateRoot } from 'react-dom/client'
import { Workshop, type ExampleGroup } from './Workshop'

/** Hydrates the prerendered page. */
export function hydrateWorkshop(groups: readonly ExampleGroup[]): void {
  const root = document.getElementById('workshop')
  if (root) hydrateRoot(root, <Workshop groups={groups} />)
}
