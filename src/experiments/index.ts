import { createAssignment } from './assignment'
import { experiments, type Bucket, type ExperimentName } from './declarations'

export type { Bucket, ExperimentName } from './declarations'

const assignment = createAssignment(experiments)

/**
 * The bucket of this visitor, the same each time. Undefined on the server, for bots and for visitors who send the
 * Global Privacy Control: they see the original. Call it in an effect or a handler, not while rendering.
 */
export const bucketOf = <E extends ExperimentName>(experiment: E): Bucket<E> | undefined =>
  assignment.bucketOf(experiment) as Bucket<E> | undefined

/** True the first time this page shows the visitor an experiment, to report it once. False for the original. */
export const exposed = (experiment: ExperimentName): boolean => assignment.exposed(experiment)
