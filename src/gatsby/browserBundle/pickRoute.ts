import { matchOf, segmentsOf } from './router'

/** The route of an address; of several the one with the longest path. Null when there is none. */
export function pick<Route extends { path: string }>(
  routes: readonly Route[],
  address: string,
): { uri: string; route: Route } | null {
  const [pathname = ''] = address.split('?')
  const matches = routes.flatMap((route) => {
    const uri = matchOf(route.path, pathname)
    return uri === undefined ? [] : [{ route, uri }]
  })
  const score = ({ route }: { route: Route }): number =>
    segmentsOf(route.path).length - (/\*$/.test(route.path) ? 2 : 0)
  return matches.sort((a, b) => score(b) - score(a))[0] ?? null
}
