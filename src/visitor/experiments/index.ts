import { createAssignment } from './assignment'
import { experiments, type Bucket, type ExperimentName } from './declarations'

export type { Bucket, ExperimentName } from './declarations'

/** The experiments of the site. */
export const experimentNames = Object.keys(experiments) as ExperimentName[]

const assignment = createAssignment(experiments)

/**
 * What this visitor sees of an experiment: the bucket, the same each time, for a visitor who allows analytics; for everybody
 * else, bots and visitors who send the Global Privacy Control among them, the first one: the original. Call it in an effect or
 * a handler, not while rendering.
 */
export const bucketOf = <E extends ExperimentName>(experiment: E): Bucket<E> =>
  assignment.bucketOf(experiment) as Bucket<E>

/** The bucket that this visitor has already. Asking for it assigns nobody. */
export const assignedBucket = <E extends ExperimentName>(experiment: E): Bucket<E> | undefined =>
  assignment.assignedBucket(experiment) as Bucket<E> | undefined

/**
 * True the first time an experiment is shown to a visitor who takes part, on this page or an earlier one, to report it once.
 * Call it when it is shown, after `bucketOf`.
 */
export const exposed = (experiment: ExperimentName): boolean => assignment.exposed(experiment)
