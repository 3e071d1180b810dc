import { hydrateRoot } from 'react-dom/client'
import { Workshop, type ExampleGroup } from './Workshop'

/** Brings the prerendered page to life. */
export function hydrateWorkshop(groups: readonly ExampleGroup[]): void {
  const root = document.getElementById('workshop')
  if (root) hydrateRoot(root, <Workshop groups={groups} />)
}
