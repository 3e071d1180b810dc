/**
 * The experiments of the site: buckets with their weights. A weight is a share of the sum; a bucket of weight 0 gets no
 * new visitors. `paths` are the pages of an experiment between whole pages.
 */
export type Declaration = { buckets: Record<string, number>; paths?: readonly string[] }

export const experiments = {
  'social-signup-modal': { buckets: { reviewQuote: 1, ratingsAndBadges: 1 } },
  chatbot: { buckets: { freshchat: 1, none: 1 } },
} as const satisfies Record<string, Declaration>

export type ExperimentName = keyof typeof experiments

export type Bucket<E extends ExperimentName> = keyof (typeof experiments)[E]['buckets'] & string
