import type { PathTest } from '../../core/routing/pathTests'

/**
 * The experiments of the site: buckets with their weights, the original first: it is what visitors see who take no part. A
 * weight is a share of the sum; a bucket of weight 0 gets no new visitors, and with only one other bucket the experiment
 * does not run: nobody new takes part. Visitors who have a bucket keep it until the experiment is deleted here. An
 * experiment between whole pages names the page of each bucket: all visitors go to the address of `original`, and the server
 * leads those of another bucket to theirs.
 */
export type Declaration = { buckets: Record<string, number>; pages?: PathTest['pages'] }

export const experiments = {
  'social-signup-modal': { buckets: { reviewQuote: 1, ratingsAndBadges: 1 } },
  chatbot: { buckets: { freshchat: 1, none: 1 } },
  'landing-page': {
    // Prepared, not running: marketing gives `onePlace` a weight to start it.
    buckets: { original: 1, onePlace: 0 },
    pages: { original: '/en/lp/company-cards', onePlace: '/en/lp/one-place-for-spend' },
  },
} as const satisfies Record<string, Declaration>

export type ExperimentName = keyof typeof experiments

export type Bucket<E extends ExperimentName> = keyof (typeof experiments)[E]['buckets'] & string

/** The experiments between whole pages. */
export const pathTests: readonly (PathTest & { name: ExperimentName })[] = Object.entries<Declaration>(
  experiments,
).flatMap(([name, { pages }]) => (pages ? [{ name: name as ExperimentName, pages }] : []))
