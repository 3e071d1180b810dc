/**
 * What one search may ask for. Whatever a request asks, it then costs milliseconds: the server has one thread for all visitors.
 *
 * Prismic publishes two of these limits: pages of 100 documents, and addresses of 8 KB, which its CDN takes. The others
 * are several times what a page of a site asks for.
 */
import { ApiError } from './errors'

export const searchLimits = {
  /** Characters of an address. */
  address: 8192,
  /** Documents on a page; a larger number gives as many, as in Prismic. */
  pageSize: 100,
  /** Of all `q` together. */
  predicates: 20,
  /** Values in lists of predicates (`any`, `in`), all together. */
  values: 500,
  /** Words of full-text predicates, all together. */
  words: 20,
  orderings: 10,
  /** Fields in `fetch`, and in `fetchLinks`. */
  fields: 100,
  /** Names and punctuation in `graphQuery`. */
  graphQueryTokens: 2000,
  /** Content relationships in a row that `graphQuery` follows. */
  graphQueryLevels: 5,
  routes: 100,
  /** Characters of the path of a route, and of `brokenRoute`. */
  routePath: 200,
  /** Keywords in the path of a route, and relationships in a row of one resolver. */
  routeKeywords: 10,
  /** Characters of what `fetchLinks` and `graphQuery` add to the documents of one response. */
  linkedData: 4 * 1024 * 1024,
} as const

export type SearchLimit = keyof typeof searchLimits

/**
 * Throws an ApiError that names the parameter and its limit, unless the number is within it: 414 for an address that is too
 * long, 400 for everything else. `what` is what is counted, in the plural.
 */
export function checkLimit(limit: SearchLimit, count: number, parameter: string, what: string): void {
  const most = searchLimits[limit]
  if (count <= most) return
  const status = limit === 'address' ? 414 : 400
  const message = `[${parameter}] ${what}: ${count} are more than the limit of ${most}.`
  throw new ApiError(status, { type: 'api_validation_error', message })
}

/** Counts the values that the limit is for over all predicates of a request. */
export class Counted {
  #count = 0

  constructor(
    readonly limit: SearchLimit,
    readonly parameter: string,
    readonly what: string,
  ) {}

  /** Throws an ApiError (400) as soon as there are too many. */
  add(count: number): void {
    this.#count += count
    checkLimit(this.limit, this.#count, this.parameter, this.what)
  }
}
