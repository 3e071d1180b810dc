/** Name of the embedded repository in the build and in preview cookies. */
export const embeddedRepositoryName = 'outlay'
