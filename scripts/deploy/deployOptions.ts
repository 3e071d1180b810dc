/** What a deploy or a rollback gets besides the files; `say` tells the person who runs it what is done. */
export type DeployOptions = { now: Date; dryRun: boolean; say: (line: string) => void }

/** The name of a release that is made now: `20261127-021500`, in UTC. */
export const releaseName = (now: Date): string =>
  now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
