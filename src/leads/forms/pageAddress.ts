import { leadLimits } from '../model/contract'

/** Path and query of the page; the path alone when the query is too long to be sent. */
export function pageAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname.length + search.length > leadLimits.page ? pathname : pathname + search
}
