import { normalizePath } from '../core/routing/pathPattern'
import type { PathTest } from '../core/routing/pathTests'
import { resolveRedirect, type Redirect } from '../core/routing/redirects'

/** What the site has: its pages, by normalized path, and the redirects of the content. */
type Addresses = { hasPage: (path: string) => boolean; redirects: readonly Redirect[] }

/**
 * The experiments between whole pages that this site can carry out, with the buckets whose page is shown at its address:
 * it exists, and no redirect leads away from it. A redirect from a variant to its original would lead visitors of that
 * bucket in a circle. An experiment without its original, or with nothing beside it, is left out. Weights do not matter:
 * visitors who have a bucket of weight 0 are still led to its page.
 */
export function usablePathTests(
  tests: readonly PathTest[],
  { hasPage, redirects }: Addresses,
): readonly PathTest[] {
  const isShown = (path: string): boolean => {
    const target = resolveRedirect(redirects, path)
    return hasPage(path) && (!target || normalizePath(target.location) === normalizePath(path))
  }
  return tests.flatMap(({ name, pages: { original, ...others } }): PathTest[] => {
    const variants = Object.entries(others).filter(([, path]) => isShown(path))
    if (!isShown(original) || variants.length === 0) return []
    return [{ name, pages: { original, ...Object.fromEntries(variants) } }]
  })
}
