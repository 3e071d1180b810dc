/** Name the embedded repository goes by, in the build and in preview cookies. */
export const embeddedRepositoryName = 'outlay'
